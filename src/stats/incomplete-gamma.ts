import { gammaTerm } from './power-terms.js';
import type { Shares } from './shares.js';

/**
 * The regularised incomplete gamma functions P(a, x) and Q(a, x): the shares of the gamma distribution of shape a below
 * and above x. The smaller of the two has a relative error of about 1e-14. Takes about √a steps.
 *
 * @param a above 0
 * @param x 0 or more
 * @returns `incompleteGamma(1, 2).upper` is e^-2 = 0.1353352832366127
 *
 * Source: DLMF 8.11.4 (series) and 8.9.2 (continued fraction), split at x = a + 1.
 */
export const incompleteGamma = (a: number, x: number): Shares => {
  const slope = gammaTerm(a, x);
  if (x < a + 1) {
    const lower = slope * series(a, x);
    return { lower, upper: 1 - lower, slope };
  }
  const upper = slope * fraction(a, x);
  return { lower: 1 - upper, upper, slope };
};

const series = (a: number, x: number): number => {
  let term = 1 / a;
  let sum = term;
  for (let k = 1; term > sum * 1e-17; k++) {
    term *= x / (a + k);
    sum += term;
  }
  return sum;
};

/** By the modified method of Lentz; the bound is out of reach and only keeps a NaN or a bug from running on. */
const fraction = (a: number, x: number): number => {
  let b = x + 1 - a;
  let c = Number.MAX_VALUE;
  let d = 1 / b;
  let result = d;
  for (let k = 1; k < 1e7; k++) {
    const an = k * (a - k);
    b += 2;
    d = 1 / (b + an * d);
    c = b + an / c;
    const factor = c * d;
    result *= factor;
    if (!(Math.abs(factor - 1) > 1e-15)) break;
  }
  return result;
};
