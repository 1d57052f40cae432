import { expect, test } from 'vitest';
import { solveQuantile } from './solve-quantile.js';

/** The exponential distribution of mean 1, whose quantile is -ln(upper). */
const exponential = (x: number) => ({ lower: -Math.expm1(-x), upper: Math.exp(-x), slope: x * Math.exp(-x) });

test('finds points far out in both tails', () => {
  for (const share of [1e-300, 1e-15, 0.01, 0.3]) {
    const above = solveQuantile(1 - share, share, exponential, 1, 1e4);
    expect(above / -Math.log(share)).toBeCloseTo(1, 14);
    const below = solveQuantile(share, 1 - share, exponential, 1, 1e4);
    expect(below / -Math.log1p(-share)).toBeCloseTo(1, 14);
  }
});

test('arrives from a guess on the wrong side of everything', () => {
  for (const guess of [1e-200, 700]) {
    expect(solveQuantile(0.5, 0.5, exponential, guess, 1e4)).toBeCloseTo(Math.LN2, 14);
  }
});
