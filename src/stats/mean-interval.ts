import { mean as meanOf, sampleStandardDeviation } from 'simple-statistics';
import type { Histogram } from './histogram.js';
import type { Interval } from './interval.js';
import { studentQuantile } from './student.js';

/**
 * The mean of independent whole numbers and its t interval.
 *
 * @param confidence above 0 and below 1
 * @returns NaN for both ends where fewer than two values, or values that all agree, show no spread to build on; of 2, 4,
 *   4, 4, 5, 5, 7, 9 at 0.95 the mean is 5 and the interval { low: 3.2125, high: 6.7875 } to four places
 *
 * Source: Student, "The Probable Error of a Mean", 1908.
 */
export const meanInterval = (histogram: Histogram, confidence: number): MeanInterval => {
  const { count, mean, standardDeviation } = histogram.summary();
  return around(mean, standardDeviation, count, confidence);
};

/** The same of any independent values, at least one. */
export const meanIntervalOf = (values: readonly number[], confidence: number): MeanInterval => {
  const list = [...values];
  return around(meanOf(list), list.length > 1 ? sampleStandardDeviation(list) : 0, list.length, confidence);
};

interface MeanInterval {
  readonly mean: number;
  readonly interval: Interval;
}

const around = (mean: number, standardDeviation: number, count: number, confidence: number): MeanInterval => {
  if (!(standardDeviation > 0)) return { mean, interval: { low: Number.NaN, high: Number.NaN } };
  const half = (studentQuantile((1 + confidence) / 2, count - 1) * standardDeviation) / Math.sqrt(count);
  return { mean, interval: { low: mean - half, high: mean + half } };
};
