import { test } from 'vitest';
import type { Rng } from '../../core/rng.js';
import {
  copiedWhole,
  drawnAsListed,
  loadedAsWritten,
  optionCases,
  randomPlayOf,
  unbroken,
} from '../../testing/random-play.js';
import { zombieKidz } from './index.js';
import { STRIDE } from './rules.js';
import type { KidzState } from './state.js';

const buffer = new Int32Array(30);

/** A random action, half of the time the one of two that eliminates more, so that games last. */
const eliminateOften = (state: KidzState, rng: Rng): number => {
  const count = state.legalActions(buffer);
  const [one, other] = [rng.below(count), rng.below(count)];
  return buffer[rng.below(2) === 0 || buffer[one] % STRIDE >= buffer[other] % STRIDE ? one : other];
};

const { gameOf, play } = randomPlayOf(zombieKidz, eliminateOften);

const sets = optionCases([
  {},
  ...zombieKidz.conformance!,
  { side: 'day', crowdRule: 'lose' },
  { players: 4, locks: 1, lockNeedsClear: true, zombies: 12, goal: 'lockAndClear' },
  { crowd: 2, zombies: 12, whiteFaces: 0, eliminatePerTurn: 4 },
]);

test.each(sets)('with options %s no play reaches a broken position', (_, set) => play(set, 300, unbroken(gameOf(set))));

test.each(sets)('with options %s every position is loaded as it is written', (_, set) =>
  play(set, 100, loadedAsWritten(gameOf(set))),
);

test.each(sets)(
  'with options %s the k-th number drawn gives the k-th action listed, of as many as are counted',
  (_, set) => play(set, 100, drawnAsListed(gameOf(set))),
);

test('a copy is independent of what it was copied from', () =>
  play({ players: 4 }, 20, copiedWhole(gameOf({ players: 4 }))));
