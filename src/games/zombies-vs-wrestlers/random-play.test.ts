import { expect, test } from 'vitest';
import { CHANCE, type State } from '../../core/game.js';
import { Rng } from '../../core/rng.js';
import {
  copiedWhole,
  drawnAsListed,
  loadedAsWritten,
  optionCases,
  randomPlayOf,
  unbroken,
} from '../../testing/random-play.js';
import { zombiesVsWrestlers } from './index.js';

const buffer = new Int32Array(5000);

/** A rally among a hundred actions would end nearly every game in a stalemate: half of the time the attacks come first. */
const attackOften = (state: State, rng: Rng): number => {
  const count = state.legalActions(buffer);
  return buffer[rng.below(rng.below(2) === 0 ? count : Math.min(count, 4))];
};

const { gameOf, play } = randomPlayOf(zombiesVsWrestlers, attackOften);

const sets = optionCases([{}, ...zombiesVsWrestlers.conformance!, { horde: 'guide', stalemateTurns: 50, dice: 12 }]);

test.each(sets)('with options %s no play reaches a broken position', (_, set) => play(set, 300, unbroken(gameOf(set))));

test.each(sets)('with options %s every position is loaded as it is written', (_, set) =>
  play(set, 60, loadedAsWritten(gameOf(set))),
);

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

test.each(sets)('with options %s the k-th number drawn gives the k-th action listed', (_, set) =>
  play(set, 10, drawnAsListed(gameOf(set))),
);

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

test('a copy is independent of what it was copied from', () => play({}, 20, copiedWhole(gameOf({}))));
