import { expect, test } from 'vitest';
import { incompleteBeta } from './incomplete-beta.js';

test('agrees with sums of binomial probabilities', () => {
  // P(X >= 3) of ten throws at 0.3: 1 - 0.7^10 - 10 0.3 0.7^9 - 45 0.3^2 0.7^8 = 0.6172172136 (DLMF 8.17.5).
  expect(incompleteBeta(0.3, 0.7, 3, 8).lower).toBeCloseTo(1 - 0.7 ** 10 - 3 * 0.7 ** 9 - 4.05 * 0.7 ** 8, 14);
  // P(X >= 20) of twenty: p^20.
  expect(incompleteBeta(0.01, 0.99, 20, 1).lower / 1e-40).toBeCloseTo(1, 13);
});

test('keeps the complement of a share that is nearly 1', () => {
  expect(incompleteBeta(1 - 1e-3, 1e-3, 1, 20).upper / 1e-60).toBeCloseTo(1, 12);
});

test('is symmetric in its two ends', () => {
  const at = incompleteBeta(0.2, 0.8, 3.5, 40);
  const mirrored = incompleteBeta(0.8, 0.2, 40, 3.5);
  expect(mirrored.lower / at.upper).toBeCloseTo(1, 14);
  expect(mirrored.upper / at.lower).toBeCloseTo(1, 14);
});

test('gives everything beyond 0 and nothing beyond 1', () => {
  expect(incompleteBeta(0, 1, 2, 3)).toEqual({ lower: 0, upper: 1, slope: 0 });
  expect(incompleteBeta(1, 0, 2, 3)).toMatchObject({ lower: 1, upper: 0 });
});
