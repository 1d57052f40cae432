import { expect, test } from 'vitest';
import { chanceToComplete } from './completion.js';
import { ACTION, die, rollOutcomes } from './dice.js';

const JAW = die(0);
const BRAIN = die(1);
const FACE = die(ACTION);

test('nothing missing is complete, and without a roll nothing else is', () => {
  expect(chanceToComplete(0, 0, 0, 0)).toBe(1);
  expect(chanceToComplete(JAW, 0, 6, 0)).toBe(0);
});

test('a face of one die comes in each roll with probability 1/6', () => {
  for (const rolls of [1, 2, 3]) expect(chanceToComplete(FACE, 0, 1, rolls)).toBeCloseTo(1 - (5 / 6) ** rolls, 12);
});

test('two dice show a jaw, or make one of two half-targets, in 12 of 36 rolls', () => {
  expect(chanceToComplete(JAW, 0, 2, 1)).toBeCloseTo(12 / 36, 12);
});

test('a half-target that was kept makes any face with another one', () => {
  expect(chanceToComplete(JAW, 1, 1, 1)).toBeCloseTo(2 / 6, 12);
});

test('a half-target that was kept can be rolled again instead', () => {
  expect(chanceToComplete(JAW, 1, 0, 3)).toBeCloseTo(1 - (5 / 6) ** 3, 12);
});

test('faces of two kinds are likelier than two of one kind', () => {
  expect(chanceToComplete(JAW + BRAIN, 0, 4, 2)).toBeGreaterThan(chanceToComplete(2 * JAW, 0, 4, 2));
});

test.each([1, 2, 3, 4, 5, 6])(
  'of one roll of %i dice the chance of two action faces is that of the outcomes',
  (dice) => {
    const { outcomes, probabilities } = rollOutcomes(dice);
    let chance = 0;
    for (const [i, outcome] of outcomes.entries()) {
      const own = (outcome >> (4 * ACTION)) & 15;
      const pairs = ((outcome >> (4 * 4)) & 15) >> 1;
      if (own + pairs >= 2) chance += probabilities[i];
    }
    expect(chanceToComplete(2 * FACE, 0, dice, 1)).toBeCloseTo(chance, 12);
  },
);

test('it is never better to have a die, a roll or a kept half-target less', () => {
  for (const missing of [JAW, 2 * JAW, JAW + BRAIN, 3 * FACE, 2 * FACE + JAW + BRAIN, 4 * FACE, 6 * JAW]) {
    for (let dice = 1; dice <= 8; dice++) {
      for (let rolls = 1; rolls <= 5; rolls++) {
        const chance = chanceToComplete(missing, 0, dice, rolls);
        expect(chance).toBeGreaterThanOrEqual(chanceToComplete(missing, 0, dice - 1, rolls));
        expect(chance).toBeGreaterThanOrEqual(chanceToComplete(missing, 0, dice, rolls - 1));
        expect(chance).toBeLessThanOrEqual(chanceToComplete(missing, 1, dice, rolls));
      }
    }
  }
});
