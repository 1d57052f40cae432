import fc from 'fast-check';
import { expect, test } from 'vitest';
import { Histogram } from './histogram.js';

const histogramOf = (values: Iterable<number>): Histogram => {
  const histogram = new Histogram();
  for (const value of values) histogram.add(value);
  return histogram;
};

const numbersOf = (histogram: Histogram) => ({
  data: histogram.toData(),
  ...histogram.summary([0, 0.05, 0.5, 0.95, 1]),
});

/** Turn counts mostly, with some values beside the array and at the ends of its growth. */
const value = fc.oneof(
  { weight: 8, arbitrary: fc.nat(5000) },
  fc.nat(20),
  fc.constantFrom(63, 64, 65_535, 65_536, -1, 0, 2 ** 31 - 1, -(2 ** 31)),
  fc.integer(),
);
const values = fc.array(value, { maxLength: 200 });

test('tells the textbook numbers of 2, 4, 4, 4, 5, 5, 7, 9', () => {
  expect(numbersOf(histogramOf([2, 4, 4, 4, 5, 5, 7, 9]))).toMatchObject({
    count: 8,
    min: 2,
    max: 9,
    mean: 5,
    standardDeviation: Math.sqrt(32 / 7),
    quantiles: [2, 2, 4, 9, 9],
  });
});

test("agrees with R's mean and its quantile of type 1", () => {
  // The first ten values of R's data set `rivers`.
  const rivers = histogramOf([735, 320, 325, 392, 524, 450, 1459, 135, 465, 600]);
  expect(rivers.summary([0.1, 0.25, 0.5, 0.9])).toMatchObject({ mean: 540.5, quantiles: [135, 325, 450, 735] });
});

test('counts the same in any order, and in any groups merged in any order', () => {
  fc.assert(
    fc.property(values, fc.array(fc.nat(4), { minLength: 200, maxLength: 200 }), fc.nat(4), (list, groups, first) => {
      const whole = numbersOf(histogramOf(list));
      expect(numbersOf(histogramOf(list.toReversed()))).toEqual(whole);
      const parts = [0, 1, 2, 3, 4].map((group) => histogramOf(list.filter((_, i) => groups[i] === group)));
      const merged = new Histogram();
      for (let k = 0; k < parts.length; k++) merged.merge(parts[(first + 2 * k) % parts.length]);
      expect(numbersOf(merged)).toEqual(whole);
      parts[0].merge(parts[1]);
      parts[3].merge(parts[4]);
      parts[3].merge(parts[2]);
      parts[0].merge(parts[3]);
      expect(numbersOf(parts[0])).toEqual(whole);
    }),
  );
});

test('comes back from its data, also through a structured clone', () => {
  fc.assert(
    fc.property(values, (list) => {
      const histogram = histogramOf(list);
      const data = structuredClone(histogram.toData());
      expect(numbersOf(Histogram.fromData(data))).toEqual(numbersOf(histogram));
      expect(data.values.every((v, i) => i === 0 || v > data.values[i - 1])).toBe(true);
    }),
  );
});

test('finds the quantiles that a sorted list shows', () => {
  fc.assert(
    fc.property(fc.array(value, { minLength: 1, maxLength: 100 }), fc.nat(100), (list, percent) => {
      const sorted = list.toSorted((a, b) => a - b);
      const expected = sorted.find((_, i) => (i + 1) / sorted.length >= percent / 100);
      expect(histogramOf(list).summary([percent / 100]).quantiles).toEqual([expected]);
    }),
  );
});

test('does not round a share past the value it belongs to', () => {
  // 0.07 x 100 is 7.000000000000001 in doubles, yet the seventh of a hundred values reaches a share of 0.07.
  expect(histogramOf(Array.from({ length: 100 }, (_, i) => i + 1)).summary([0.07]).quantiles).toEqual([7]);
});

test('tells the mean and the standard deviation that two passes over the list show', () => {
  fc.assert(
    fc.property(fc.array(fc.nat(5000), { minLength: 2, maxLength: 100 }), (list) => {
      const mean = list.reduce((sum, x) => sum + x, 0) / list.length;
      const squares = list.reduce((sum, x) => sum + (x - mean) ** 2, 0);
      const summary = histogramOf(list).summary();
      expect(summary.mean).toBe(mean);
      expect(summary.standardDeviation).toBeCloseTo(Math.sqrt(squares / (list.length - 1)), 8);
    }),
  );
});

test('keeps a small spread around a large mean over many values', () => {
  const times = 2 ** 40;
  const histogram = Histogram.fromData({
    values: Int32Array.of(2e9, 2e9 + 1),
    counts: Float64Array.of(times, times),
  });
  expect(histogram.summary().mean).toBe(2e9 + 0.5);
  expect(histogram.summary().standardDeviation).toBeCloseTo(0.5, 12);
});

test('has no numbers while it is empty, and no deviation of one value', () => {
  const none = [Number.NaN, Number.NaN, Number.NaN, Number.NaN, Number.NaN];
  expect(numbersOf(new Histogram())).toMatchObject({ count: 0, min: Number.NaN, mean: Number.NaN, quantiles: none });
  expect(new Histogram().summary().standardDeviation).toBeNaN();
  expect(histogramOf([3]).summary().standardDeviation).toBeNaN();
});

test('merges with itself', () => {
  const histogram = histogramOf([1, 1, -5]);
  histogram.merge(histogram);
  expect(histogram.toData()).toEqual({ values: Int32Array.of(-5, 1), counts: Float64Array.of(2, 4) });
});

test('refuses what is not a 32-bit integer', () => {
  for (const wrong of [0.5, Number.NaN, 2 ** 31, -(2 ** 31) - 1, Infinity]) {
    expect(() => new Histogram().add(wrong)).toThrow(RangeError);
  }
});
