import { expect, it } from 'vitest';
import type { AmbushState } from '../toy-games/ambush-state.js';
import { ambushWhere, findingsOf, pigWhere } from '../toy-games/broken.js';

const REDEALT = 'determinize redeals something where the game says that something is hidden';
const KNOWS = 'determinize depends on nothing the observer can’t know';
const TWINS = 'actions that look the same to a seat leave it with the same knowledge';
const ALIKE = 'actions are observed alike where their texts to the observer are alike';

it('catches a determinization that leaves all as it is', () => {
  const findings = findingsOf(ambushWhere({ determinize: () => undefined }));
  expect(findings).toHaveProperty([REDEALT]);
  expect(findings[TWINS]).toMatch(/look the same to seat \d, but 0 plies later it is dealt different positions/);
});

it('catches a determinization that shuffles the true cards', () => {
  const game = ambushWhere({
    determinize(observer, rng) {
      const other = 1 - observer;
      if (rng.below(2) === 0) return;
      const start = this.hands.slice(other * 8, other * 8 + 8);
      super.determinize(observer, rng);
      if (start[1] === 2) this.hands.set(start, other * 8);
    },
  });
  expect(findingsOf(game)).toHaveProperty([KNOWS]);
});

it('catches a determinization that changes what the observer holds', () => {
  const game = ambushWhere({
    determinize(observer, rng) {
      super.determinize(1 - observer, rng);
    },
  });
  expect(findingsOf(game)['determinize leaves what the observer sees as it is']).toMatch(/^for seat \d, /);
});

it('catches a determinization that deals a card too often', () => {
  const game = ambushWhere({
    determinize(observer, rng) {
      super.determinize(observer, rng);
      if (this.turn > 0) this.hands[(1 - observer) * 8 + 1] += 2;
    },
  });
  expect(findingsOf(game)['a determinized position keeps the invariants and plays to the end']).toMatch(
    /^for seat \d, \d cards of rank 1/,
  );
});

it('catches a redeal in a game without secrets', () => {
  const game = pigWhere({
    determinize() {
      this.busts = 0;
    },
  });
  expect(findingsOf(game)).toHaveProperty(['determinize changes nothing where nothing is hidden']);
});

it('catches legal actions that give a secret away', () => {
  const game = ambushWhere({
    legalActions(out) {
      const count = super.legalActions(out);
      if (this.turn !== 3 || this.placed[0] >= this.placed[1]) return count;
      out.subarray(0, count).reverse();
      return count;
    },
  });
  expect(findingsOf(game)).toHaveProperty([
    'legal actions are equal in positions that the seat to act can’t tell apart',
  ]);
});

it('catches a sampled action that gives a secret away', () => {
  const game = ambushWhere({
    sampleAction(rng) {
      const out = new Int32Array(2);
      const count = this.legalActions(out);
      return out[(rng.below(count) + this.placed[1]) % count];
    },
  });
  expect(findingsOf(game)).toHaveProperty([
    'legal actions are equal in positions that the seat to act can’t tell apart',
  ]);
});

it('catches a description that gives a secret away', () => {
  const game = ambushWhere({
    describe() {
      return super.describe();
    },
  });
  expect(findingsOf(game)).toHaveProperty(['determinize leaves what the observer sees as it is']);
});

it('catches a text that gives a secret away', () => {
  const game = ambushWhere({ describeAction: (action: number) => `action ${action}` });
  expect(findingsOf(game)[ALIKE]).toMatch(/observed alike/);
});

it('catches an observation that gives a secret away', () => {
  const game = ambushWhere({ observedAs: (action) => action });
  expect(findingsOf(game)[ALIKE]).toMatch(/^for seat \d, "(deal seat \d|place) a card" is observed in two ways/);
});

it('catches a seat that does not know what it does', () => {
  const game = ambushWhere({ observedAs: () => 0 });
  expect(findingsOf(game)['a seat observes its own actions as they are']).toMatch(
    /^seat \d sees its own action \d+ as 0/,
  );
});

it('catches a private action that shows at once', () => {
  const game = ambushWhere({
    describe(observer?: number) {
      return `${super.describe(observer)} (${this.placed[0]})`;
    },
  });
  expect(findingsOf(game)[TWINS]).toMatch(/look the same to seat 1, but it sees different positions after them/);
});

it('catches an action of no kind', () => {
  const game = ambushWhere({}, { actionKinds: { names: ['low'], kindOf: (action) => action } });
  expect(findingsOf(game)['every action is of a kind that has a name']).toMatch(/^the kind of action \d is \d of 1$/);
});

it('catches a kind of action that gives a secret away', () => {
  const kindOf = (_action: number, state: AmbushState): number => (state.placed[1] + state.hands[8]) % 2;
  const game = ambushWhere({}, { actionKinds: { names: ['even', 'odd'], kindOf } });
  expect(findingsOf(game)).toHaveProperty([
    'an action is of one kind in all positions that the seat to act can’t tell apart',
  ]);
});
