import { expect, test } from 'vitest';
import { incompleteGamma } from './incomplete-gamma.js';

test('agrees with sums of Poisson probabilities', () => {
  for (const x of [0.1, 2, 3.9, 4.1, 30, 500]) {
    const atMostTwo = Math.exp(-x) * (1 + x + (x * x) / 2);
    expect(Math.abs(incompleteGamma(3, x).upper / atMostTwo - 1), `x = ${x}`).toBeLessThan(2e-13);
  }
});

test('keeps a tiny lower share', () => {
  expect(incompleteGamma(1, 1e-20).lower).toBeCloseTo(1e-20, 33);
  expect(incompleteGamma(3, 0)).toEqual({ lower: 0, upper: 1, slope: 0 });
});

test('joins its two methods without a step', () => {
  const below = incompleteGamma(50, 51 - 1e-12);
  const above = incompleteGamma(50, 51);
  expect(Math.abs(above.upper / below.upper - 1)).toBeLessThan(1e-12);
});
