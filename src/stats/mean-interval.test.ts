import { expect, test } from 'vitest';
import { Histogram } from './histogram.js';
import { meanInterval } from './mean-interval.js';

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
