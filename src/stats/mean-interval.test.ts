import { expect, test } from 'vitest';
import { Histogram } from './histogram.js';
import { meanInterval, meanIntervalOf } from './mean-interval.js';

const of = (...values: number[]) => {
  const histogram = new Histogram();
  for (const value of values) histogram.add(value);
  return meanInterval(histogram, 0.95);
};

test('the mean of 2, 4, 4, 4, 5, 5, 7, 9 is 5, with the t interval of seven degrees of freedom', () => {
  const { mean, interval } = of(2, 4, 4, 4, 5, 5, 7, 9);
  // 2.364624 is the 0.975 quantile of t with 7 degrees of freedom in printed tables, √(32/7) the standard deviation.
  const half = (2.364624 * Math.sqrt(32 / 7)) / Math.sqrt(8);
  expect(mean).toBe(5);
  expect(interval.low).toBeCloseTo(5 - half, 5);
  expect(interval.high).toBeCloseTo(5 + half, 5);
});

test.each([[[]], [[3]], [[3, 3, 3]]])('%j shows no spread, and has no interval', (values) => {
  const { interval } = of(...values);
  expect([interval.low, interval.high]).toEqual([Number.NaN, Number.NaN]);
});

test('a list of values has the mean and the interval of their histogram', () => {
  const values = [2, 4, 4, 4, 5, 5, 7, 9];
  const { mean, interval } = meanIntervalOf(values, 0.95);
  expect(mean).toBe(of(...values).mean);
  expect(interval.low).toBeCloseTo(of(...values).interval.low, 12);
  expect(interval.high).toBeCloseTo(of(...values).interval.high, 12);
});

test('parts of whole numbers have a mean and an interval too, one value alone no interval', () => {
  expect(meanIntervalOf([0.25, 0.75], 0.95).mean).toBe(0.5);
  // 12.7062 is the 0.975 quantile of t with 1 degree of freedom.
  expect(meanIntervalOf([0.25, 0.75], 0.95).interval.high).toBeCloseTo(0.5 + 12.7062 * 0.25, 3);
  expect(meanIntervalOf([0.5], 0.95).interval).toEqual({ low: Number.NaN, high: Number.NaN });
});
