import { expect, test } from 'vitest';
import { normalQuantile, normalTail } from './normal.js';

// Computed with mpmath at 60 digits.
const tails = [
  [-8, 0.9999999999999993],
  [-3, 0.9986501019683699],
  [-1, 0.8413447460685429],
  [-0.1, 0.539827837277029],
  [0, 0.5],
  [1e-9, 0.49999999960105773],
  [0.3, 0.3820885778110474],
  [0.7, 0.24196365222307303],
  [1, 0.15865525393145705],
  [1.2, 0.11506967022170828],
  [1.7, 0.04456546275854304],
  [1.74, 0.040929508978807365],
  [2, 0.02275013194817921],
  [3, 0.0013498980316300946],
  [5, 2.866515718791939e-7],
  [6, 9.86587645037698e-10],
  [8, 6.220960574271784e-16],
  [12, 1.776482112077679e-33],
  [20, 2.7536241186062337e-89],
  [30, 4.906713927148187e-198],
  [37, 5.725571222524577e-300],
];

const quantiles = [
  [1e-300, -37.0470962993612],
  [1e-100, -21.273453560965326],
  [1e-20, -9.262340089798407],
  [1e-12, -7.034483825301132],
  [1e-6, -4.753424308822899],
  [0.0001, -3.7190164854556804],
  [0.001, -3.0902323061678136],
  [0.005, -2.575829303548901],
  [0.01, -2.326347874040841],
  [0.025, -1.9599639845400543],
  [0.05, -1.6448536269514726],
  [0.1, -1.2815515655446004],
  [0.25, -0.6744897501960817],
  [0.4, -0.2533471031357997],
  [0.49, -0.025068908258711057],
  [0.499999, -2.5066282745665593e-6],
];

test('the tail agrees with reference values from -8 to 37 standard deviations', () => {
  for (const [z, p] of tails) expect(Math.abs(normalTail(z) / p - 1), `z = ${z}`).toBeLessThan(1e-13);
});

test('the quantile agrees with reference values down to 1e-300', () => {
  for (const [p, z] of quantiles) expect(Math.abs(normalQuantile(p) / z - 1), `p = ${p}`).toBeLessThan(1e-14);
});

test('the quantile gives the familiar numbers of printed tables', () => {
  expect(normalQuantile(0.95)).toBeCloseTo(1.6448536269514722, 14);
  expect(normalQuantile(0.975)).toBeCloseTo(1.959963984540054, 14);
  expect(normalQuantile(0.995)).toBeCloseTo(2.5758293035489004, 14);
});

test('the quantile is symmetric, 0 in the middle and infinite at the ends', () => {
  expect(normalQuantile(0.75)).toBe(-normalQuantile(0.25));
  expect(normalQuantile(0.5)).toBe(0);
  expect(normalQuantile(0)).toBe(-Infinity);
  expect(normalQuantile(1)).toBe(Infinity);
});
