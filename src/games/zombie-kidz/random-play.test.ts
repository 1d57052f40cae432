import { expect, test } from 'vitest';
import { CHANCE, TERMINAL } from '../../core/game.js';
import { parseOptions } from '../../core/options.js';
import { Rng } from '../../core/rng.js';
import { zombieKidz } from './index.js';
import type { KidzState } from './state.js';

const gameOf = (given: Record<string, unknown>) => zombieKidz.create(parseOptions(zombieKidz.options, given, 'game'));

const buffer = new Int32Array(30);

/** A random action, half of the time the one that is listed last of two: it eliminates more, so that games last. */
const eliminateOften = (state: KidzState, rng: Rng): number => {
  const count = state.legalActions(buffer);
  const [one, other] = [rng.below(count), rng.below(count)];
  return buffer[rng.below(2) === 0 || buffer[one] % 5 >= buffer[other] % 5 ? one : other];
};

/** Plays games at random and shows each node. */
const play = (given: Record<string, unknown>, games: number, look: (state: KidzState) => void) => {
  const state = gameOf(given).newState();
  const rng = new Rng().seed(4711, games);
  for (let k = 0; k < games; k++) {
    state.reset();
    for (; state.seat !== TERMINAL; look(state)) {
      state.apply(state.seat === CHANCE ? state.sampleChance(rng) : eliminateOften(state, rng));
    }
  }
};

const sets = [
  {},
  ...zombieKidz.conformance!,
  { side: 'day', crowdRule: 'lose' },
  { players: 4, locks: 1, lockNeedsClear: true, zombies: 12, goal: 'lockAndClear' },
  { crowd: 2, zombies: 12, whiteFaces: 0, eliminatePerTurn: 4 },
].map((set) => [JSON.stringify(set), set as Record<string, unknown>] as const);

test.each(sets)('with options %s no play reaches a broken position', (_, set) => {
  const game = gameOf(set);
  play(set, 300, (state) => {
    if (game.brokenInvariant!(state) !== null) throw new Error(`${game.brokenInvariant!(state)}\n${state.describe()}`);
  });
});

test.each(sets)('with options %s every position is loaded as it is written', (_, set) => {
  const other = gameOf(set).newState();
  play(set, 100, (state) => {
    const json = JSON.stringify(state);
    other.load(JSON.parse(json));
    if (JSON.stringify(other) !== json) expect(other.toJSON()).toEqual(state.toJSON());
    if (other.seat !== state.seat) expect(other.seat).toBe(state.seat);
  });
});

test.each(sets)(
  'with options %s the k-th number drawn gives the k-th action listed, of as many as are counted',
  (_, set) => {
    const out = new Int32Array(gameOf(set).info.maxLegalActions);
    play(set, 100, (state) => {
      if (state.seat < 0) return;
      const count = state.legalActions(out);
      if (state.countActions() !== count) expect(state.countActions(), state.describe()).toBe(count);
      for (let k = 0; k < count; k++) {
        const below = (n: number) => (n === count ? k : Number.NaN);
        if (state.sampleAction({ below } as Rng) !== out[k]) expect(k, state.describe()).toBe(-1);
      }
    });
  },
);

test('a copy is independent of what it was copied from', () => {
  const { newState } = gameOf({ players: 4 });
  play({ players: 4 }, 20, (state) => {
    const copy = newState();
    copy.copyFrom(state);
    const before = JSON.stringify(copy);
    expect(before).toBe(JSON.stringify(state));
    if (state.seat === TERMINAL) return;
    const rng = new Rng().seed(5);
    const other = newState();
    other.copyFrom(copy);
    other.apply(other.seat === CHANCE ? other.sampleChance(rng) : other.sampleAction(rng));
    expect(JSON.stringify(copy)).toBe(before);
  });
});
