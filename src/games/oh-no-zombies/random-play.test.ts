import { expect, test } from 'vitest';
import { CHANCE } from '../../core/game.js';
import {
  copiedWhole,
  drawnAsListed,
  loadedAsWritten,
  optionCases,
  randomPlayOf,
  unbroken,
} from '../../testing/random-play.js';
import { ohNoZombies } from './index.js';
import { CUT } from './rules.js';

const buffer = new Int32Array(300);

const { gameOf, play } = randomPlayOf(ohNoZombies, (state, rng) => buffer[rng.below(state.legalActions(buffer))]);

/** With its text; of a board the name alone. */
const sets = optionCases([{}, { players: 2 }, ...ohNoZombies.conformance!]).map(
  ([, set]) => [JSON.stringify(set, (key, value) => (key === 'board' ? value.name : value)), set] as const,
);

test.each(sets)('with options %s no play reaches a broken position', (_, set) => play(set, 20, unbroken(gameOf(set))));

test.each(sets)('with options %s every position is loaded as it is written', (_, set) =>
  play(set, 3, loadedAsWritten(gameOf(set))),
);

test.each(sets)('with options %s actions are drawn as they are listed', (_, set) =>
  play(set, 10, drawnAsListed(gameOf(set))),
);

test.each(sets)('with options %s a copy is whole', (_, set) => play(set, 2, copiedWhole(gameOf(set))));

test.each(sets)('with options %s a decision with one choice is not asked', (_, set) => {
  play(set, 60, (state) => {
    if (state.seat >= 0 && state.countActions() < 2) throw new Error(state.describe());
  });
});

test.each(sets)('with options %s fights of one roll end by themselves (O5)', (_, set) => {
  play(set, 100, (state) => {
    if (state.counts[CUT] > 0) throw new Error(state.describe());
  });
});

test.each(sets)('with options %s cards are drawn until the deck is empty, and all come back at once', (_, set) => {
  let [before, empty, refilled] = [-1, 0, 0];
  play(set, 60, (state) => {
    const left = state.deck.reduce((sum, copies) => sum + copies, 0);
    if (state.turn <= 1) before = -1;
    if (left === 0) empty++;
    if (before >= 0 && left > before) {
      expect(left).toBeGreaterThanOrEqual(17);
      refilled++;
    }
    before = state.seat === CHANCE || state.seat >= 0 ? left : -1;
  });
  if (set.reshuffleCards === false) expect(refilled).toBe(0);
  else if (empty > 0) expect(refilled).toBeGreaterThan(0);
});
