import { expect, test } from 'vitest';
import { binomialCoverage } from '../testing/binomial-coverage.js';
import { wilson } from './wilson.js';

test('gives the published intervals (Newcombe 1998, table I, method 3)', () => {
  for (const [successes, n, low, high] of [
    [81, 263, 0.2553, 0.3662],
    [15, 148, 0.0624, 0.1605],
    [0, 20, 0, 0.1611],
    [1, 29, 0.0061, 0.1718],
  ]) {
    const interval = wilson(successes, n, 0.95);
    expect(interval.low).toBeCloseTo(low, 4);
    expect(interval.high).toBeCloseTo(high, 4);
  }
});

test('has the ends at which the score test just rejects', () => {
  const { low, high } = wilson(7, 30, 0.95);
  for (const p of [low, high]) {
    expect(Math.abs(7 / 30 - p) / Math.sqrt((p * (1 - p)) / 30)).toBeCloseTo(1.959963984540054, 12);
  }
});

test('knows nothing without trials', () => {
  expect(wilson(0, 0, 0.95)).toEqual({ low: 0, high: 1 });
});

test('reaches exactly 0 without successes and exactly 1 without failures', () => {
  expect(wilson(0, 1e6, 0.95).low).toBe(0);
  expect(wilson(1e6, 1e6, 0.95).high).toBe(1);
});

test('keeps its digits for one success in a billion', () => {
  // To first order in 1/n the ends are (1 + z²/2 ∓ z √(1 + z²/4)) / n.
  expect(wilson(1, 1e9, 0.95).low * 1e9).toBeCloseTo(0.17652455, 7);
  expect(wilson(1, 1e9, 0.95).high * 1e9).toBeCloseTo(5.664934, 5);
});

test('turns around with the outcome', () => {
  const { low, high } = wilson(9, 40, 0.9);
  const other = wilson(31, 40, 0.9);
  expect(other.low).toBeCloseTo(1 - high, 15);
  expect(other.high).toBeCloseTo(1 - low, 15);
});

test('covers the nominal share on average over the proportion (Brown, Cai and DasGupta 2001, figure 5)', () => {
  for (const n of [10, 25, 50, 100]) {
    const coverage = binomialCoverage(n, (successes) => wilson(successes, n, 0.95));
    const average = coverage.reduce((sum, share) => sum + share, 0) / coverage.length;
    expect(Math.abs(average - 0.95), `n = ${n}`).toBeLessThan(0.006);
  }
});

test('refuses more successes than trials', () => {
  expect(() => wilson(3, 2, 0.95)).toThrow(RangeError);
  expect(() => wilson(Number.NaN, 2, 0.95)).toThrow(RangeError);
});
