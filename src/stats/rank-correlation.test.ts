import fc from 'fast-check';
import { expect, test } from 'vitest';
import { rankCorrelation } from './rank-correlation.js';

test('agrees with the worked example without ties: hours of television and intelligence quotients', () => {
  // 1 - 6 * 194 / (10 * 99) = -29/165; p by Student's t with 8 degrees of freedom. Wikipedia, "Spearman's rank correlation".
  const quotients = [106, 100, 86, 101, 99, 103, 97, 113, 112, 110];
  const hours = [7, 27, 2, 50, 28, 29, 20, 12, 6, 17];
  const { correlation, p } = rankCorrelation(quotients, hours);
  expect(correlation).toBeCloseTo(-29 / 165, 12);
  expect(p).toBeCloseTo(0.627188, 5);
});

test('agrees with R where values are tied: miles a gallon and weight of 32 cars', () => {
  // cor.test(mtcars$mpg, mtcars$wt, method = "spearman", exact = FALSE): rho -0.886422, p 1.488e-11.
  const miles = [
    ...[21, 21, 22.8, 21.4, 18.7, 18.1, 14.3, 24.4, 22.8, 19.2, 17.8, 16.4, 17.3, 15.2, 10.4, 10.4],
    ...[14.7, 32.4, 30.4, 33.9, 21.5, 15.5, 15.2, 13.3, 19.2, 27.3, 26, 30.4, 15.8, 19.7, 15, 21.4],
  ];
  const weights = [
    ...[2.62, 2.875, 2.32, 3.215, 3.44, 3.46, 3.57, 3.19, 3.15, 3.44, 3.44, 4.07, 3.73, 3.78, 5.25, 5.424],
    ...[5.345, 2.2, 1.615, 1.835, 2.465, 3.52, 3.435, 3.84, 3.845, 1.935, 2.14, 1.513, 3.17, 2.77, 3.57, 2.78],
  ];
  const { correlation, p } = rankCorrelation(miles, weights);
  expect(correlation).toBeCloseTo(-0.886422, 6);
  expect(p / 1.488e-11).toBeCloseTo(1, 3);
});

test('is 1 or -1 for any rising or falling relation, with the p of that order', () => {
  const x = [1, 2, 3, 4];
  expect(rankCorrelation(x, [1, 10, 100, 1000])).toEqual({ correlation: expect.closeTo(1, 12), p: 2 / 24 });
  expect(rankCorrelation(x, [4, 3, 2, -9])).toEqual({ correlation: expect.closeTo(-1, 12), p: 2 / 24 });
});

test('is nothing where one side does not vary, or there are fewer than two pairs', () => {
  expect(rankCorrelation([1, 2, 3], [5, 5, 5])).toEqual({ correlation: 0, p: 1 });
  expect(rankCorrelation([], [])).toEqual({ correlation: 0, p: 1 });
  expect(rankCorrelation([1], [2])).toEqual({ correlation: 0, p: 1 });
  expect(rankCorrelation([1, 2], [1, 2]).p).toBe(1);
});

test('does not depend on the order of the pairs, nor on any rising change of scale', () => {
  const pairs = fc.array(fc.tuple(fc.integer({ min: 0, max: 9 }), fc.integer({ min: 0, max: 9 })), {
    minLength: 3,
    maxLength: 30,
  });
  fc.assert(
    fc.property(pairs, (list) => {
      const of = (each: typeof list) =>
        rankCorrelation(...([0, 1].map((i) => each.map((pair) => pair[i])) as [number[], number[]]));
      const { correlation, p } = of(list);
      expect(of(list.toReversed()).correlation).toBeCloseTo(correlation, 10);
      expect(of(list.map(([x, y]) => [Math.exp(x), y ** 3])).correlation).toBeCloseTo(correlation, 10);
      expect(of(list.map(([x, y]) => [y, x])).correlation).toBeCloseTo(correlation, 10);
      expect(p).toBeGreaterThanOrEqual(0);
      expect(p).toBeLessThanOrEqual(1);
    }),
  );
});
