import { expect, test } from 'vitest';
import { regression } from './regression.js';

const features = (...rows: number[][]): Float64Array[] => rows.map((row) => Float64Array.from(row));
const copies = <T>(count: number, item: T): T[] => new Array<T>(count).fill(item);

test('what came about in three of four cases gets the chance of three in four', () => {
  const among = features([1], [0]);
  const [weight] = regression([...copies(3, { features: among, got: [1, 0] }), { features: among, got: [0, 1] }], 1, 0);
  expect(weight).toBeCloseTo(Math.log(3), 9);
});

test('of three alternatives each gets its share', () => {
  const among = features([1, 0], [0, 1], [0, 0]);
  const got = [copies(5, [1, 0, 0]), copies(3, [0, 1, 0]), copies(2, [0, 0, 1])].flat();
  const weights = regression(
    got.map((each) => ({ features: among, got: each })),
    2,
    0,
  );
  expect(weights[0]).toBeCloseTo(Math.log(5 / 2), 9);
  expect(weights[1]).toBeCloseTo(Math.log(3 / 2), 9);
});

test('a share of a win counts as that share of an example', () => {
  const [weight] = regression([{ features: features([1], [0]), got: [0.75, 0.25] }], 1, 0);
  expect(weight).toBeCloseTo(Math.log(3), 9);
});

test('a ridge keeps finite what always came about', () => {
  const always = [{ features: features([1], [0]), got: [1, 0] }];
  const [held] = regression(always, 1, 1);
  expect(held).toBeGreaterThan(0);
  expect(held).toBeLessThan(1);
  // At the optimum the slope of the likelihood, 1 - chance, is the ridge times the weight.
  expect(1 - 1 / (1 + Math.exp(-held))).toBeCloseTo(held, 9);
});

test('what is alike in all alternatives gets no weight', () => {
  const [same] = regression(copies(4, { features: features([1, 2], [1, 0]), got: [1, 0] }), 2, 1);
  expect(same).toBeCloseTo(0, 12);
});
