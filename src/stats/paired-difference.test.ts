import fc from 'fast-check';
import { expect, test } from 'vitest';
import { Rng } from '../core/rng.js';
import { pairedDifference, pairedDifferenceOfSums } from './paired-difference.js';

const rates = { range: [0, 1], unit: 1 } as const;

test("is R's paired t.test on Student's hours of sleep (1908, R's data set `sleep`)", () => {
  // In tenths of hours. R: t = -4.0621, df = 9, p-value = 0.002833, interval -2.4598858 to -0.7001142, mean -1.58.
  const a = [7, -16, -2, -12, -1, 34, 37, 8, 0, 20];
  const b = [19, 8, 11, 1, -1, 44, 55, 16, 46, 34];
  const result = pairedDifference(a, b, 0.95, { range: [-240, 240], unit: 10 });
  expect(result.method).toBe('paired t');
  expect(result.difference).toBeCloseTo(-1.58, 14);
  expect(result.difference / result.standardError).toBeCloseTo(-4.0621, 4);
  expect(result.p).toBeCloseTo(0.002833, 6);
  expect(result.interval.low).toBeCloseTo(-2.4598858, 7);
  expect(result.interval.high).toBeCloseTo(-0.7001142, 7);
  // R: 1 - var(a - b) / (var(a) + var(b)), from the published variances 3.200556, 4.009 and 1.512889.
  expect(result.varianceSaved).toBeCloseTo(1 - 1.512889 / (3.200556 + 4.009), 6);
});

test('gives the numbers of its description', () => {
  const result = pairedDifference([1, 1, 0, 1], [0, 1, 0, 0], 0.95, rates);
  expect(result.difference).toBe(0.5);
  expect(result.standardError).toBeCloseTo(0.2887, 4);
  expect(result.p).toBeCloseTo(0.1817, 4);
  expect(result.interval).toEqual({ low: expect.closeTo(-0.4186931155, 10), high: 1 });
});

test('counts in units', () => {
  const games = pairedDifference([4, 2, 3], [1, 1, 3], 0.95, { range: [0, 4], unit: 1 });
  const rate = pairedDifference([4, 2, 3], [1, 1, 3], 0.95, { range: [0, 4], unit: 4 });
  expect(rate.difference).toBe(games.difference / 4);
  expect(rate.interval.low).toBeCloseTo(games.interval.low / 4, 14);
  expect(rate.p).toBeCloseTo(games.p, 14);
});

test('saves all variance of equal ups and downs, none of unrelated ones, and loses by opposite ones', () => {
  expect(pairedDifference([0, 1, 0, 1], [0, 1, 0, 1], 0.95, rates).varianceSaved).toBe(1);
  expect(pairedDifference([0, 0, 1, 1], [0, 1, 0, 1], 0.95, rates).varianceSaved).toBe(0);
  expect(pairedDifference([0, 1, 0, 1], [1, 0, 1, 0], 0.95, rates).varianceSaved).toBe(-1);
  expect(pairedDifference([1, 1], [0, 0], 0.95, rates).varianceSaved).toBe(0);
});

test('has a width where all differences agree, of about 3 / n of the way to each end of the range', () => {
  const zeros = new Uint8Array(1001);
  const share = 1 - 0.05 ** (1 / 1000);
  expect(share).toBeCloseTo(3 / 1000, 4);
  const same = pairedDifference(zeros, zeros, 0.95, rates);
  expect(same).toMatchObject({ difference: 0, p: 1, standardError: 0, method: 'atom' });
  expect(same.interval).toEqual({ low: expect.closeTo(-share, 14), high: expect.closeTo(share, 14) });
  const better = pairedDifference(
    zeros.map(() => 1),
    zeros,
    0.95,
    rates,
  );
  expect(better.interval).toEqual({ low: expect.closeTo(1 - 2 * share, 14), high: 1 });
  expect(better.p).toBe(0.5 ** 1000);
});

test('gives the agreeing differences a p value below α just where the interval leaves out 0', () => {
  for (let n = 2; n < 12; n++) {
    const { p, interval } = pairedDifference(new Uint8Array(n).fill(3), new Uint8Array(n), 0.95, {
      range: [0, 4],
      unit: 4,
    });
    expect(p < 0.05, `${n} blocks`).toBe(interval.low > 0);
  }
});

test('knows nothing from one pair or none', () => {
  const all = { interval: { low: -1, high: 1 }, p: 1, standardError: Number.NaN, varianceSaved: 0 };
  expect(pairedDifference([], [], 0.95, rates)).toMatchObject({ difference: Number.NaN, ...all });
  expect(pairedDifference([1], [0], 0.95, rates)).toMatchObject({ difference: 1, ...all });
});

test('is the same from sums and from lists, and turns around with its arguments', () => {
  const values = fc.array(fc.tuple(fc.nat(6), fc.nat(6)), { minLength: 1, maxLength: 50 });
  fc.assert(
    fc.property(values, (pairs) => {
      const [a, b] = [pairs.map(([x]) => x), pairs.map(([, y]) => y)];
      const dot = (x: number[], y: number[]) => x.reduce((sum, value, i) => sum + BigInt(value * y[i]), 0n);
      const ones = pairs.map(() => 1);
      const scale = { range: [0, 6], unit: 6 } as const;
      const sums = { blocks: a.length, a: dot(a, ones), b: dot(b, ones), aa: dot(a, a), bb: dot(b, b), ab: dot(a, b) };
      const result = pairedDifference(a, b, 0.95, scale);
      expect(pairedDifferenceOfSums(sums, 0.95, scale)).toEqual(result);
      expect(result.interval.high).toBeGreaterThan(result.interval.low);
      const other = pairedDifference(b, a, 0.95, scale);
      expect(other.interval.low).toBeCloseTo(-result.interval.high, 14);
      expect(other.p).toBe(result.p);
    }),
  );
});

test('refuses what cannot be', () => {
  expect(() => pairedDifference([1], [1, 0], 0.95, rates)).toThrow(RangeError);
  expect(() => pairedDifference([2], [0], 0.95, rates)).toThrow(RangeError);
  expect(() => pairedDifference([0.5], [0], 0.95, rates)).toThrow(RangeError);
  expect(() => pairedDifferenceOfSums({ blocks: 2, a: 2, b: 0, aa: 1, bb: 0, ab: 0 }, 0.95, rates)).toThrow(RangeError);
  expect(() => pairedDifferenceOfSums({ blocks: 1, a: 2, b: 0, aa: 4, bb: 0, ab: 0 }, 0.95, rates)).toThrow(RangeError);
  expect(() => pairedDifference([1e9], [0], 0.95, { range: [0, 1e9], unit: 1 })).toThrow(RangeError);
});

test('covers the nominal share of simulated pairs that share their luck', () => {
  const rng = new Rng();
  const cells = 10_000;
  const [a, b] = [new Uint8Array(60), new Uint8Array(60)];
  let covered = 0;
  let rejected = 0;
  for (let cell = 0; cell < cells; cell++) {
    rng.seed(2, cell);
    for (let block = 0; block < a.length; block++) {
      const luck = rng.float();
      // Two games under each condition, of chances 0.2 + 0.5 luck and 0.1 + 0.5 luck.
      a[block] = (rng.float() < 0.2 + 0.5 * luck ? 1 : 0) + (rng.float() < 0.2 + 0.5 * luck ? 1 : 0);
      b[block] = (rng.float() < 0.1 + 0.5 * luck ? 1 : 0) + (rng.float() < 0.1 + 0.5 * luck ? 1 : 0);
    }
    const { interval, p } = pairedDifference(a, b, 0.95, { range: [0, 2], unit: 2 });
    if (interval.low <= 0.1 && 0.1 <= interval.high) covered++;
    if (p < 0.05 !== (interval.low > 0 || interval.high < 0)) rejected++;
  }
  // Four standard errors of the simulation are 0.009.
  expect(Math.abs(covered / cells - 0.95)).toBeLessThan(0.009);
  expect(rejected, 'tests that disagree with their interval').toBe(0);
});

test('has the truth in its interval where rare differences happened not to show', () => {
  const rng = new Rng();
  const cells = 10_000;
  const [a, b] = [new Uint8Array(30), new Uint8Array(30)];
  let agreed = 0;
  let missed = 0;
  for (let cell = 0; cell < cells; cell++) {
    rng.seed(3, cell);
    for (let block = 0; block < a.length; block++) a[block] = rng.below(20) === 0 ? 1 : 0;
    const { interval, method } = pairedDifference(a, b, 0.95, rates);
    if (method === 'paired t') continue;
    agreed++;
    if (interval.low > 0.05 || interval.high < 0.05) missed++;
  }
  // All 30 agree on 0 in 0.95^30 = 21 % of the cells; then the truth, 0.05, has to be within the bound.
  expect(agreed / cells).toBeCloseTo(0.95 ** 30, 2);
  expect(missed).toBe(0);
});
