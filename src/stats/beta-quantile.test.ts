import fc from 'fast-check';
import { expect, test } from 'vitest';
import { betaQuantile } from './beta-quantile.js';
import { incompleteBeta } from './incomplete-beta.js';

test('inverts the distributions that have a formula', () => {
  for (const p of [1e-12, 0.025, 0.3, 0.5, 0.8, 0.975]) {
    // I_x(a, 1) = x^a, I_x(1, b) = 1 - (1 - x)^b, and I_x(1/2, 1/2) is the arcsine distribution.
    expect(Math.abs(betaQuantile(p, 3, 1) / p ** (1 / 3) - 1)).toBeLessThan(1e-13);
    expect(Math.abs(betaQuantile(p, 1, 1e6) / -Math.expm1(Math.log1p(-p) / 1e6) - 1)).toBeLessThan(1e-13);
    expect(Math.abs(betaQuantile(p, 0.5, 0.5) / Math.sin((Math.PI * p) / 2) ** 2 - 1)).toBeLessThan(1e-13);
  }
});

test('agrees with reference values of scipy 1.17 for large shapes', () => {
  expect(betaQuantile(0.025, 5e8, 5e8)).toBeCloseTo(0.49996901024840673, 14);
  expect(betaQuantile(1e-12, 4e5, 6e5)).toBeCloseTo(0.3965570941168745, 14);
  expect(betaQuantile(0.025, 1e6, 3)).toBeCloseTo(0.9999927753456549, 14);
});

test('is undone by the distribution function', () => {
  const shape = fc.double({ min: 0.5, max: 1e5, noNaN: true });
  fc.assert(
    fc.property(shape, shape, fc.double({ min: 1e-6, max: 0.5, noNaN: true }), (a, b, p) => {
      const x = betaQuantile(p, a, b);
      const { lower, slope } = incompleteBeta(x, 1 - x, a, b);
      // What one part in 10^13 of x makes of the probability.
      expect(Math.abs(lower - p)).toBeLessThan(1e-13 * (slope + p));
    }),
  );
});

test('reaches both ends', () => {
  expect(betaQuantile(0, 2, 3)).toBe(0);
  expect(betaQuantile(1, 2, 3)).toBe(1);
});
