import { expect, test } from 'vitest';
import { binomialCoverage } from '../testing/binomial-coverage.js';
import { clopperPearson } from './clopper-pearson.js';

test('gives the published intervals (Newcombe 1998, table I, method 5)', () => {
  for (const [successes, n, low, high] of [
    [81, 263, 0.2527, 0.3676],
    [15, 148, 0.0578, 0.1617],
    [0, 20, 0, 0.1684],
    [1, 29, 0.0009, 0.1776],
  ]) {
    const interval = clopperPearson(successes, n, 0.95);
    expect(interval.low).toBeCloseTo(low, 4);
    expect(interval.high).toBeCloseTo(high, 4);
  }
});

test('has a formula where nothing or everything succeeds', () => {
  expect(clopperPearson(0, 100, 0.95)).toEqual({ low: 0, high: expect.closeTo(1 - 0.025 ** (1 / 100), 13) });
  expect(clopperPearson(100, 100, 0.95)).toEqual({ low: expect.closeTo(0.025 ** (1 / 100), 13), high: 1 });
});

test('knows nothing without trials', () => {
  expect(clopperPearson(0, 0, 0.95)).toEqual({ low: 0, high: 1 });
});

test('never covers less than the nominal share', () => {
  for (const confidence of [0.8, 0.95, 0.999]) {
    for (const n of [1, 2, 5, 10, 33, 100]) {
      const coverage = binomialCoverage(n, (successes) => clopperPearson(successes, n, confidence));
      expect(Math.min(...coverage), `n = ${n}`).toBeGreaterThanOrEqual(confidence);
    }
  }
});

test('refuses more successes than trials', () => {
  expect(() => clopperPearson(3, 2, 0.95)).toThrow(RangeError);
  expect(() => clopperPearson(-1, 2, 0.95)).toThrow(RangeError);
});
