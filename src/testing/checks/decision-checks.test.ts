import { expect, it } from 'vitest';
import { findingsOf, pigWhere } from '../toy-games/broken.js';
import { HOLD, ROLL } from '../toy-games/pig.js';

const LEGAL = 'legal actions are at least one, unique, within maxLegalActions, and 32-bit integers';

it('catches an action that is listed twice', () => {
  const game = pigWhere({
    legalActions(out) {
      const count = super.legalActions(out);
      if (count === 2) out[1] = out[0];
      return count;
    },
  });
  expect(findingsOf(game)).toHaveProperty([LEGAL], 'the legal action 10 is listed twice');
});

it('catches more legal actions than are stated', () => {
  const game = pigWhere({}, { info: { maxLegalActions: 1 } });
  expect(findingsOf(game)).toHaveProperty([LEGAL], '2 legal actions, with maxLegalActions 1');
});

it('catches a decision without legal actions', () => {
  const game = pigWhere({
    legalActions(out) {
      return this.turn === 3 ? 0 : super.legalActions(out);
    },
  });
  expect(findingsOf(game)).toHaveProperty([LEGAL], '0 legal actions, with maxLegalActions 2');
});

it('catches a wrong number of actions', () => {
  const game = pigWhere({ countActions: () => 2 });
  expect(findingsOf(game)).toHaveProperty(
    ['countActions is the number of legal actions'],
    'countActions gives 2, legalActions lists 1',
  );
});

const WRITTEN = 'exactly what is returned is written to buffers';

it('catches a game that uses the rest of the buffer', () => {
  const game = pigWhere({
    legalActions(out) {
      out[2] = 99;
      return super.legalActions(out);
    },
  });
  expect(findingsOf(game)[WRITTEN]).toMatch(/^legalActions wrote to place \d, and gives/);
});

it('catches an evaluation that leaves out a seat', () => {
  const game = pigWhere({}, { evaluate: (_, out) => void out.fill(0, 0, 1) });
  expect(findingsOf(game)).toHaveProperty([WRITTEN], 'evaluate left a value unwritten');
});

it('catches actions that are called alike', () => {
  const game = pigWhere({
    describeAction(action: number) {
      return action >= ROLL ? 'go' : super.describeAction(action);
    },
  });
  expect(findingsOf(game)).toHaveProperty(['texts of actions are unique at a node'], '10 and 11 are both called "go"');
});

it('catches outcomes that are called alike', () => {
  const game = pigWhere({
    describeAction: (action: number) => (action === ROLL ? 'roll' : action === HOLD ? 'hold' : 'throw'),
  });
  expect(findingsOf(game)).toHaveProperty(
    ['texts of outcomes are unique at a node'],
    '1 and 2 and 3 and 4 and 5 and 6 are both called "throw"',
  );
});

it('catches a position that changes when it is read', () => {
  const game = pigWhere({
    describeAction(action: number) {
      this.busts = (this.busts + 1) % 100;
      return super.describeAction(action);
    },
  });
  expect(findingsOf(game)).toHaveProperty(['reading a position does not change it']);
});

it('catches an action that draws', () => {
  const game = pigWhere({
    apply(action) {
      super.apply(action);
      if (action === HOLD) this.busts += Math.random() < 0.5 ? 1 : 0;
    },
  });
  const findings = findingsOf(game);
  expect(findings['the same action leads to the same position']).toMatch(
    /^hold, taken in two copies, gave two positions/,
  );
  expect(findings).toHaveProperty(['a game replays from its list of actions']);
});
