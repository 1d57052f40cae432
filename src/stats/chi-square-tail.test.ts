import { expect, test } from 'vitest';
import { chiSquareTail } from './chi-square-tail.js';

// x, degrees of freedom, upper tail: computed with mpmath at 60 digits.
const tails = [
  [3.84, 1, 0.050043521248705106],
  [100, 1, 1.523970604832105e-23],
  [1e-6, 1, 0.9992021155721779],
  [50, 1, 1.537459794428035e-12],
  [0.5, 2, 0.7788007830714049],
  [200, 10, 1.6139305336977305e-37],
  [7.1, 12, 0.8509349438624756],
  [25, 12, 0.014822874597441556],
  [60, 12, 2.2573487463962842e-8],
  [90, 100, 0.7531979655998298],
  [101, 100, 0.45319222327636854],
  [102.5, 100, 0.4120050049993892],
  [180, 100, 1.6494985017178249e-6],
  [320, 100, 7.7227709812672e-25],
  [1000, 1000, 0.49405285382923964],
  [1300, 1000, 3.8897364994868526e-10],
  [10100, 10000, 0.2390153252401751],
  [11200, 10000, 1.5105660300761264e-16],
  [1200, 3, 7.331671591550678e-260],
];

test('agrees with reference values from 1 to 10,000 degrees of freedom, down to 1e-259', () => {
  for (const [x, df, p] of tails) expect(Math.abs(chiSquareTail(x, df) / p - 1), `${x}, ${df}`).toBeLessThan(1e-13);
});

test('gives the printed table (Abramowitz and Stegun, table 26.8)', () => {
  for (const [df, x] of [
    [1, 3.84146],
    [2, 5.99146],
    [5, 11.0705],
    [10, 18.307],
    [30, 43.773],
    [100, 124.342],
  ]) {
    expect(chiSquareTail(x, df)).toBeCloseTo(0.05, 5);
  }
});

test('starts at 1', () => {
  expect(chiSquareTail(0, 3)).toBe(1);
});
