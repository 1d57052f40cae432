import { expect, test } from 'vitest';
import { Rng } from '../../core/rng.js';
import { scenesOf } from '../../testing/scene.js';
import { diceOf, ranksOf, size } from './dice.js';
import { zombiesVsWrestlers } from './index.js';
import { FACTIONS, type Faction } from './options.js';
import { FACES, type HeroRoom, Rolls, UNLIMITED } from './rolls.js';

const at = scenesOf(zombiesVsWrestlers);

/** Every ordered roll, with heroes converted die by die: written apart from the code under test. */
const bruteForce = (faction: Faction, dice: number, room: HeroRoom): Map<string, number> => {
  const ways = new Map<string, number>();
  for (let roll = 0; roll < 6 ** dice; roll++) {
    const faces: number[] = [];
    let heroes = 0;
    for (let i = 0, rest = roll; i < dice; i++, rest = Math.floor(rest / 6)) {
      const face = FACES[faction][rest % 6];
      faces.push(face === 5 && ++heroes > room ? 1 : face);
    }
    const outcome = faces.sort().join(' ');
    ways.set(outcome, (ways.get(outcome) ?? 0) + 1);
  }
  return ways;
};

const cases = FACTIONS.flatMap((faction) =>
  ([0, 1, UNLIMITED] as const).flatMap((room) => [1, 2, 3, 4, 5, 6].map((dice) => [faction, dice, room] as const)),
);

test.each(cases)(
  'W5: the outcomes are those of all ordered rolls (%s, %i dice, room for %i heroes)',
  (faction, dice, room) => {
    const { outcomes, probabilities } = new Rolls(faction).outcomes(dice, room);
    const expected = bruteForce(faction, dice, room);
    expect(outcomes).toHaveLength(expected.size);
    outcomes.forEach((outcome, i) => {
      expect(Math.round(probabilities[i] * 6 ** dice)).toBe(expected.get(ranksOf(outcome).join(' ')));
      expect(probabilities[i] * 6 ** dice).toBeCloseTo(Math.round(probabilities[i] * 6 ** dice), 9);
    });
  },
);

test('W5: nine dice have at most 1,210 outcomes after heroes are converted, 2,002 before', () => {
  expect(new Rolls('wrestlers').outcomes(9, 1).outcomes).toHaveLength(1210);
  expect(new Rolls('wrestlers').outcomes(9, 0).outcomes).toHaveLength(715);
  expect(new Rolls('wrestlers').outcomes(9, UNLIMITED).outcomes).toHaveLength(2002);
  expect(new Rolls('zombies').outcomes(9, 1).outcomes).toHaveLength(385);
});

test.each(FACTIONS)('W5: the probabilities of up to twelve %s dice sum to 1', (faction) => {
  for (let dice = 0; dice <= 12; dice++) {
    const sum = new Rolls(faction).outcomes(dice, 1).probabilities.reduce((total, each) => total + each, 0);
    expect(sum).toBeCloseTo(1, 13);
  }
});

test('W5: nine zombies show no hero with probability (5/6)^9, nine rank 1 with (1/3)^9, and eight beside a hero otherwise', () => {
  const { outcomes, probabilities } = new Rolls('zombies').outcomes(9, 1);
  const chance = (holds: (ranks: number[]) => boolean) =>
    outcomes.reduce((sum, outcome, i) => (holds(ranksOf(outcome)) ? sum + probabilities[i] : sum), 0);
  expect(chance((ranks) => !ranks.includes(5))).toBeCloseTo((5 / 6) ** 9, 14);
  expect(chance((ranks) => ranks.every((rank) => rank === 1))).toBeCloseTo((1 / 3) ** 9, 16);
  // One hero stays, so rank 1 on the other eight means 1, 1 or 5 on each of them: all but the rolls without any hero.
  expect(chance((ranks) => ranks.join('') === '111111115')).toBeCloseTo((1 / 2) ** 9 - (1 / 3) ** 9, 15);
});

/** Pearson's statistic of draws against the listed probabilities, over outcomes expected five times or more. */
const chiSquare = (
  faction: Faction,
  dice: number,
  room: HeroRoom,
  draws: number,
): { statistic: number; cells: number } => {
  const rolls = new Rolls(faction);
  const { outcomes, probabilities } = rolls.outcomes(dice, room);
  const rng = new Rng().seed(2025, dice, room);
  const seen = new Map<number, number>();
  for (let k = 0; k < draws; k++) {
    const roll = rolls.sample(dice, room, rng);
    seen.set(roll, (seen.get(roll) ?? 0) + 1);
  }
  let [statistic, cells] = [0, 0];
  outcomes.forEach((outcome, i) => {
    const expected = draws * probabilities[i];
    if (expected >= 5)
      [statistic, cells] = [statistic + ((seen.get(outcome) ?? 0) - expected) ** 2 / expected, cells + 1];
    seen.delete(outcome);
  });
  expect(seen.size).toBe(0);
  return { statistic, cells };
};

test.each([1, 3, 4, 7, 9])('W5: rolls of %i dice are drawn with the probabilities listed', (dice) => {
  for (const faction of FACTIONS) {
    const { statistic, cells } = chiSquare(faction, dice, 1, 200_000);
    expect(Math.abs(statistic - cells)).toBeLessThan(4.5 * Math.sqrt(2 * cells));
  }
});

test('dice are counted in one number and read back', () => {
  const ranks = [1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 2, 6];
  expect(ranksOf(diceOf(ranks))).toEqual(ranks);
  expect(size(diceOf(ranks))).toBe(12);
});

test('a set-up roll of a seat takes all its dice, one seat after the other', () => {
  const scene = at(undefined, { dice: 1 });
  expect(scene.chances).toEqual({
    'zombies roll 1': 2 / 6,
    'zombies roll 2': 1 / 6,
    'zombies roll 3': 1 / 6,
    'zombies roll 5': 1 / 6,
    'zombies roll 6': 1 / 6,
  });
  scene.take('zombies roll 3');
  expect(scene.texts).toEqual([1, 2, 3, 4, 5, 6].map((rank) => `wrestlers roll ${rank}`));
});
