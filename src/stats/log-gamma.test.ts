import { expect, test } from 'vitest';
import { logGamma, stirlingError } from './log-gamma.js';

// Computed with mpmath at 60 digits.
const reference = [
  [1e-8, 18.42068073818021],
  [0.001, 6.907178885383853],
  [0.1, 2.252712651734206],
  [0.5, 0.5723649429247001],
  [1.5, -0.12078223763524522],
  [2.5, 0.2846828704729192],
  [3.3, 0.9870985778947344],
  [9.99, 12.779315214350193],
  [10, 12.801827480081469],
  [57.3, 173.5638682796914],
  [1000.0, 5905.220423209181],
  [1000000.0, 12815504.569147611],
  [1000000000.0, 19723265827.503716],
];

test('agrees with reference values from 1e-8 to 1e9', () => {
  for (const [a, value] of reference) expect(Math.abs(logGamma(a) / value - 1), `a = ${a}`).toBeLessThan(2e-15);
});

test('vanishes where the gamma function is 1', () => {
  expect(Math.abs(logGamma(1))).toBeLessThan(1e-15);
  expect(Math.abs(logGamma(2))).toBeLessThan(1e-15);
});

test("leaves 0.0810614667953272... of Stirling's formula at 1, the first entry of Loader's table (2000)", () => {
  expect(stirlingError(1)).toBeCloseTo(0.08106146679532726, 15);
});
