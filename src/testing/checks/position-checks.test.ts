import { expect, it } from 'vitest';
import { ambushWhere, findingsOf, pigWhere } from '../toy-games/broken.js';
import type { PigState } from '../toy-games/pig.js';

it('catches a copy that shares an array', () => {
  const game = pigWhere({
    copyFrom(other) {
      super.copyFrom(other);
      this.points = other.points;
    },
  });
  expect(findingsOf(game)['a copy is independent']).toMatch(
    /^playing on in a copy changed what it was copied from; JSON/,
  );
});

it('catches a field that all states share', () => {
  let busts = 0;
  const game = pigWhere({
    reset() {
      super.reset();
      busts = 0;
    },
    apply(action) {
      super.apply(action);
      if (action === 1) busts = (busts + 1) % 9;
    },
    metrics(out) {
      super.metrics(out);
      out[0] = busts;
    },
  });
  expect(findingsOf(game)).toHaveProperty(['a game replays from its list of actions']);
});

it('catches an earlier copy that changes much later', () => {
  const copies: PigState[] = [];
  const game = pigWhere({
    copyFrom(other) {
      super.copyFrom(other);
      copies.push(this as PigState);
      if (copies.length > 40) for (const copy of copies.splice(0)) copy.pot++;
    },
  });
  expect(findingsOf(game)['no earlier copy ever changes']).toMatch(/^the copy made at ply \d+ has changed since/);
});

it('catches a field that is not copied', () => {
  const game = pigWhere({
    copyFrom(other) {
      const { pot } = this;
      super.copyFrom(other);
      this.pot = pot;
    },
  });
  expect(findingsOf(game)).toHaveProperty(['a copy is equal']);
});

it('catches a field that is not copied, and shows only at the end', () => {
  const game = ambushWhere({
    copyFrom(other) {
      super.copyFrom(other);
      Object.assign(this, { early: false });
    },
    apply(action) {
      super.apply(action);
      if (this.turn === 1) Object.assign(this, { early: true });
    },
    metrics(out) {
      out[0] = 'early' in this && this.early ? 1 : 0;
    },
  });
  expect(findingsOf(game)['a copy plays on as the original does']).toMatch(/^at the end of the game, metrics/);
});

it('catches a field that is not reset', () => {
  const game = pigWhere({
    reset() {
      const { busts } = this;
      super.reset();
      this.busts = busts;
    },
  });
  expect(findingsOf(game)).toHaveProperty(['reset gives a new game']);
});

it('catches a field that is not loaded', () => {
  const game = pigWhere({
    load(json) {
      const { pot } = this;
      super.load(json);
      this.pot = pot;
    },
  });
  expect(findingsOf(game)).toHaveProperty(['a position written as JSON loads as itself']);
});

it('catches a field that is not in the JSON', () => {
  const game = pigWhere({
    toJSON() {
      return { ...super.toJSON(), busts: 0 };
    },
    describe: () => 'a game of Pig',
  });
  expect(findingsOf(game)['a loaded position plays on as the original does']).toMatch(
    /^at the end of the game, metrics/,
  );
});

it('catches a position that depends on how it was reached', () => {
  let made = 0;
  const game = pigWhere({
    apply(action) {
      super.apply(action);
      if (action === 6) this.busts += made++ % 7 === 0 ? 1 : 0;
    },
  });
  expect(findingsOf(game)).toHaveProperty(['the history leads to the same position again']);
});
