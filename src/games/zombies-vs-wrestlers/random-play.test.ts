import { expect, test } from 'vitest';
import { CHANCE, type State, TERMINAL } from '../../core/game.js';
import { parseOptions } from '../../core/options.js';
import { Rng } from '../../core/rng.js';
import { zombiesVsWrestlers } from './index.js';
import type { WrestlersState } from './state.js';

const gameOf = (given: Record<string, unknown>) =>
  zombiesVsWrestlers.create(parseOptions(zombiesVsWrestlers.options, given, 'game'));

/** Plays games at random and shows each node. */
const play = (given: Record<string, unknown>, games: number, look: (state: WrestlersState) => void) => {
  const game = gameOf(given);
  const state = game.newState();
  const rng = new Rng().seed(4711, games);
  for (let k = 0; k < games; k++) {
    state.reset();
    for (; state.seat !== TERMINAL; look(state)) {
      // A rally among a hundred actions would end nearly every game in a stalemate: half of the time the attacks come first.
      state.apply(state.seat === CHANCE ? state.sampleChance(rng) : attackOften(state, rng));
    }
  }
};

const buffer = new Int32Array(5000);
const attackOften = (state: State, rng: Rng): number => {
  const count = state.legalActions(buffer);
  return buffer[rng.below(rng.below(2) === 0 ? count : Math.min(count, 4))];
};

const sets = [{}, ...zombiesVsWrestlers.conformance!, { horde: 'guide', stalemateTurns: 50, dice: 12 }].map(
  (set) => [JSON.stringify(set), set as Record<string, unknown>] as const,
);

test.each(sets)('with options %s no play reaches a broken position', (_, set) => {
  const game = gameOf(set);
  play(set, 300, (state) => {
    if (game.brokenInvariant!(state) !== null) throw new Error(`${game.brokenInvariant!(state)}\n${state.describe()}`);
  });
});

test.each(sets)('with options %s every position is loaded as it is written', (_, set) => {
  const other = gameOf(set).newState();
  play(set, 60, (state) => {
    const json = JSON.stringify(state);
    other.load(JSON.parse(json));
    if (JSON.stringify(other) !== json) expect(other.toJSON()).toEqual(state.toJSON());
    if (other.seat !== state.seat) expect(other.seat).toBe(state.seat);
  });
});

test.each(sets)(
  'with options %s actions are counted as they are listed, different, and different in text',
  (_, set) => {
    const { maxLegalActions } = gameOf(set).info;
    const out = new Int32Array(maxLegalActions);
    play(set, 60, (state) => {
      if (state.seat < 0) return;
      const listed = [...out.subarray(0, state.legalActions(out))];
      expect(state.countActions()).toBe(listed.length);
      expect(new Set(listed).size).toBe(listed.length);
      expect(new Set(listed.map((action) => state.describeAction(action))).size).toBe(listed.length);
    });
  },
);

test.each(sets)('with options %s the k-th number drawn gives the k-th action listed', (_, set) => {
  const out = new Int32Array(gameOf(set).info.maxLegalActions);
  play(set, 10, (state) => {
    if (state.seat < 0) return;
    const count = state.legalActions(out);
    for (let k = 0; k < count; k++) {
      const below = (n: number) => (n === count ? k : Number.NaN);
      if (state.sampleAction({ below } as Rng) !== out[k]) expect(k, state.describe()).toBe(-1);
    }
  });
});

test.each(sets)('with options %s the outcomes of chance sum to 1 and hold every draw', (_, set) => {
  const { maxChanceOutcomes } = gameOf(set).info;
  const [out, probability] = [new Int32Array(maxChanceOutcomes), new Float64Array(maxChanceOutcomes)];
  const rng = new Rng().seed(3);
  play(set, 20, (state) => {
    if (state.seat !== CHANCE) return;
    const count = state.chanceOutcomes(out, probability);
    const listed = out.subarray(0, count);
    expect(probability.subarray(0, count).every((each) => each > 0)).toBe(true);
    expect(probability.subarray(0, count).reduce((sum, each) => sum + each, 0)).toBeCloseTo(1, 12);
    for (let k = 0; k < 20; k++) expect(listed.includes(state.sampleChance(rng))).toBe(true);
  });
});

test('a copy is independent of what it was copied from', () => {
  const { newState } = gameOf({});
  play({}, 20, (state) => {
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
