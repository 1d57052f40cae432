import { expect, test } from 'vitest';
import { betaTerm, gammaTerm } from './power-terms.js';

test('is the Poisson probability of a count, times the count', () => {
  // e^-3 3^4 / 4! = 0.16803135574154085
  expect(gammaTerm(4, 3) / 4).toBeCloseTo(0.16803135574154085, 15);
});

test('loses no digits where the shapes are huge', () => {
  // At x = a only the error of Stirling's formula is left, a factor of 1 - 1 / 12a.
  expect(gammaTerm(1e12, 1e12) / Math.sqrt(1e12 / (2 * Math.PI))).toBeCloseTo(1, 12);
  // 2^-1000002 / B(500001, 500001), by mpmath at 30 digits.
  expect(betaTerm(0.5, 0.5, 500_001, 500_001) / 199.47128980402786).toBeCloseTo(1, 14);
});

test('is the product of powers over the beta function', () => {
  // 0.2^3 0.8^4 / B(3, 4), and 1 / B(3, 4) = 60.
  expect(betaTerm(0.2, 0.8, 3, 4)).toBeCloseTo(60 * 0.2 ** 3 * 0.8 ** 4, 15);
});
