import { expect, test } from 'vitest';
import { studentQuantile, studentTail } from './student.js';

// t, degrees of freedom, two-sided p: computed with mpmath at 60 digits.
const tails = [
  [12.7, 1, 0.05002432768934416],
  [1000000.0, 1, 6.366197723673691e-7],
  [0.001, 1, 0.9993633804398389],
  [0.5, 2, 0.6666666666666666],
  [4.3, 2, 0.05005715411709159],
  [2.2, 10, 0.05244106844935315],
  [20, 10, 2.146062317204252e-9],
  [1e-5, 10, 0.9999922178323208],
  [2.04, 30, 0.05023957473908688],
  [1.98, 99, 0.05047947597465231],
  [8, 99, 2.4003038210568684e-12],
  [1.2, 999, 0.2304238367441803],
  [6, 999, 2.7562690689044144e-9],
  [2, 10001, 0.04552725796190077],
  [7, 100001, 2.575655507062865e-12],
  [3, 1000000.0, 0.002699862541421797],
  [1.9, 100000000.0, 0.05743312250564823],
];

test('the two-sided tail agrees with reference values from 1 to 100 million degrees of freedom', () => {
  for (const [t, df, p] of tails) expect(Math.abs(studentTail(t, df) / p - 1), `${t}, ${df}`).toBeLessThan(1e-14);
});

test('the quantile undoes the tail', () => {
  for (const [t, df, p] of tails.filter(([, , p]) => p < 0.9)) {
    expect(Math.abs(-studentQuantile(p / 2, df) / t - 1), `${t}, ${df}`).toBeLessThan(1e-14);
  }
});

test('the quantile gives the printed table (Abramowitz and Stegun, table 26.10)', () => {
  for (const [df, at95, at99] of [
    [1, 12.706, 63.657],
    [2, 4.303, 9.925],
    [5, 2.571, 4.032],
    [10, 2.228, 3.169],
    [30, 2.042, 2.75],
    [120, 1.98, 2.617],
  ]) {
    expect(studentQuantile(0.975, df)).toBeCloseTo(at95, 3);
    expect(studentQuantile(0.995, df)).toBeCloseTo(at99, 3);
  }
});

test('one degree of freedom is the Cauchy distribution', () => {
  for (const p of [1e-9, 0.01, 0.3]) {
    expect(Math.abs(studentQuantile(p, 1) * Math.tan(Math.PI * p) + 1), `p = ${p}`).toBeLessThan(1e-14);
  }
});

test('neither side counts for more than the other', () => {
  expect(studentTail(-2, 7)).toBe(studentTail(2, 7));
  expect(studentTail(0, 7)).toBe(1);
  expect(studentQuantile(0.9, 7)).toBeCloseTo(-studentQuantile(0.1, 7), 14);
  expect(studentQuantile(0.5, 7)).toBe(0);
  expect(studentQuantile(0, 7)).toBe(-Infinity);
});
