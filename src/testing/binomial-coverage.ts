import type { Interval } from '../stats/interval.js';
import { betaTerm } from '../stats/power-terms.js';

/** What the tests ask of an interval: its exact coverage for n trials at the proportions 0.001, 0.002, ... 0.999. */
export const binomialCoverage = (n: number, interval: (successes: number) => Interval): number[] => {
  const intervals = Array.from({ length: n + 1 }, (_, successes) => interval(successes));
  return Array.from({ length: 999 }, (_, index) => {
    const p = (index + 1) / 1000;
    return intervals.reduce(
      (sum, { low, high }, k) =>
        low <= p && p <= high ? sum + betaTerm(p, 1 - p, k + 1, n - k + 1) / (p * (1 - p) * (n + 1)) : sum,
      0,
    );
  });
};
