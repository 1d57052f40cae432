import { betaTerm } from './power-terms.js';
import type { Shares } from './shares.js';

/**
 * The regularised incomplete beta function I_x(a, b) and its complement: the shares of the beta distribution below and
 * above x. The smaller of the two has a relative error of about 1e-14. Takes about √max(a, b) steps.
 *
 * @param x, y from 0 to 1, of sum 1: both are asked for, so that neither loses digits near 0
 * @param a, b above 0
 * @returns `incompleteBeta(0.25, 0.75, 1, 2).lower` is 1 - 0.75² = 0.4375
 *
 * Source: Didonato and Morris, "Algorithm 708", 1992, equation 9 (a continued fraction in which nothing cancels where x
 * or y is tiny), and DLMF 8.17.4 for x above the mean, where it converges slowly.
 */
export const incompleteBeta = (x: number, y: number, a: number, b: number): Shares => {
  const term = betaTerm(x, y, a, b);
  const slope = term / y;
  if (x < (a + 1) / (a + b + 2)) {
    const lower = term * fraction(x, y, a, b);
    return { lower, upper: 1 - lower, slope };
  }
  const upper = term * fraction(y, x, b, a);
  return { lower: 1 - upper, upper, slope };
};

/** By the modified method of Lentz; the bound is out of reach and only keeps a NaN or a bug from running on. */
const fraction = (x: number, y: number, a: number, b: number): number => {
  let denominator = (a * (a * y - b * x + 1)) / (a + 1);
  let c = denominator;
  let d = 0;
  for (let m = 1; m < 1e7; m++) {
    const above = (((a + m - 1) * (a + b + m - 1)) / (a + 2 * m - 1)) * ((m * (b - m)) / (a + 2 * m - 1)) * x * x;
    const below =
      m + (m * (b - m) * x) / (a + 2 * m - 1) + ((a + m) * (a * y - b * x + 1 + m * (1 + y))) / (a + 2 * m + 1);
    d = 1 / (below + above * d);
    c = below + above / c;
    const factor = c * d;
    denominator *= factor;
    if (!(Math.abs(factor - 1) > 1e-15)) break;
  }
  return 1 / denominator;
};
