import fc from 'fast-check';
import { expect, test } from 'vitest';
import { Rng } from '../core/rng.js';
import { chiSquareTest } from './chi-square-test.js';

test("finds Mendel's peas as likely as R does", () => {
  // R: chisq.test(c(315, 108, 101, 32), p = c(9, 3, 3, 1) / 16) gives X-squared = 0.47002, df = 3, p-value = 0.9254.
  const { statistic, degreesOfFreedom, p } = chiSquareTest([315, 108, 101, 32], [9 / 16, 3 / 16, 3 / 16, 1 / 16]);
  expect(statistic).toBeCloseTo(0.47002, 5);
  expect(degreesOfFreedom).toBe(3);
  expect(p).toBeCloseTo(0.9254, 4);
});

test("pools the rare throws of Weldon's dice as Fisher did (Statistical Methods for Research Workers, table 10)", () => {
  // Fives and sixes among twelve dice. 11 and 12 expect 1.19 and 0.05, so they join 10. Fisher: 35.49, n = 10.
  const observed = [185, 1149, 3265, 5475, 6114, 5194, 3067, 1331, 403, 105, 14, 4, 0];
  const ways = [1, 12, 66, 220, 495, 792, 924, 792, 495, 220, 66, 12, 1];
  const { statistic, degreesOfFreedom, p } = chiSquareTest(
    observed,
    ways.map((count, fives) => (count * 2 ** (12 - fives)) / 3 ** 12),
  );
  expect(statistic).toBeCloseTo(35.4943, 4);
  expect(degreesOfFreedom).toBe(10);
  expect(p).toBeCloseTo(0.000102788, 9);
});

test('pools the smallest cells first, and what is left over with the last pool', () => {
  // Expected 1, 2, 3, 4, 90: the first three make a pool of 6, and 4 with 90 another.
  expect(chiSquareTest([1, 2, 3, 4, 90], [0.01, 0.02, 0.03, 0.04, 0.9])).toEqual({
    statistic: 0,
    degreesOfFreedom: 1,
    p: 1,
  });
  // Expected 3, 3, 3: the first two make a pool, which the third joins.
  expect(chiSquareTest([1, 4, 4], [1 / 3, 1 / 3, 1 / 3]).degreesOfFreedom).toBe(0);
});

test('says nothing without degrees of freedom', () => {
  const nothing = { statistic: 0, degreesOfFreedom: 0, p: 1 };
  expect(chiSquareTest([7], [1])).toEqual(nothing);
  expect(chiSquareTest([0, 0], [0.5, 0.5])).toEqual(nothing);
  expect(chiSquareTest([4, 0], [0.5, 0.5])).toEqual(nothing);
});

test('is refuted by a single count of what is impossible', () => {
  expect(chiSquareTest([50, 49, 1], [0.5, 0.5, 0])).toEqual({ statistic: Infinity, degreesOfFreedom: 1, p: 0 });
  expect(chiSquareTest([1, 1], [1, 0]).p).toBe(0);
  expect(chiSquareTest([50, 50, 0], [0.5, 0.5, 0])).toEqual({ statistic: 0, degreesOfFreedom: 1, p: 1 });
});

test('does not depend on the order of the cells', () => {
  const cells = fc.array(fc.record({ count: fc.nat(50), weight: fc.integer({ min: 1, max: 20 }) }), { minLength: 1 });
  fc.assert(
    fc.property(cells, (list) => {
      const weights = list.map(({ weight }) => weight);
      // Equal cells may swap their places in a pool, so each weight is made different.
      const scaled = weights.map((weight, i) => weight + i / 1000);
      const total = scaled.reduce((sum, weight) => sum + weight, 0);
      const chances = scaled.map((weight) => weight / total);
      const counts = list.map(({ count }) => count);
      const there = chiSquareTest(counts, chances);
      const back = chiSquareTest(counts.toReversed(), chances.toReversed());
      expect(back.degreesOfFreedom).toBe(there.degreesOfFreedom);
      expect(back.p).toBeCloseTo(there.p, 9);
    }),
  );
});

test('refuses cells without a probability, and probabilities that miss 1', () => {
  expect(() => chiSquareTest([1, 2], [1])).toThrow(RangeError);
  expect(() => chiSquareTest([1, 2], [0.5, 0.4])).toThrow(RangeError);
  expect(() => chiSquareTest([], [])).toThrow(RangeError);
});

test('rejects fair dice as often as it says', () => {
  const rng = new Rng();
  const runs = 10_000;
  let rejected = 0;
  for (let run = 0; run < runs; run++) {
    rng.seed(4, run);
    const counts = new Array<number>(6).fill(0);
    for (let roll = 0; roll < 120; roll++) counts[rng.below(6)]++;
    if (chiSquareTest(counts, new Array<number>(6).fill(1 / 6)).p < 0.05) rejected++;
  }
  // Four standard errors of the simulation are 0.009.
  expect(Math.abs(rejected / runs - 0.05)).toBeLessThan(0.009);
});
