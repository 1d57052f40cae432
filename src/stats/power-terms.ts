import { stirlingError } from './log-gamma.js';

/**
 * x^a e^-x / Γ(a): the density of the gamma distribution times x. Its relative error is about 1e-16 times the larger of
 * 1 and minus its logarithm, for any size of a: logarithms of the factors would lose as many digits as a has.
 *
 * @param a above 0
 * @param x 0 or more
 * @returns 0 or more; `gammaTerm(1, 1)` is 1/e = 0.36787944117144233
 *
 * Source: Loader, "Fast and Accurate Computation of Binomial Probabilities", 2000 (the saddle-point expansion).
 */
export const gammaTerm = (a: number, x: number): number =>
  Math.sqrt(a / (2 * Math.PI)) * Math.exp(-deviance(a, x) - stirlingError(a));

/**
 * x^a y^b / B(a, b) for y = 1 - x: the density of the beta distribution times xy. Accurate as {@link gammaTerm} is.
 *
 * @param x, y from 0 to 1, of sum 1: both are asked for, so that neither loses digits near 0
 * @param a, b above 0
 * @returns 0 or more; `betaTerm(0.5, 0.5, 1, 1)` is 0.25
 */
export const betaTerm = (x: number, y: number, a: number, b: number): number => {
  const n = a + b;
  const exponent = stirlingError(n) - stirlingError(a) - stirlingError(b) - deviance(a, n * x) - deviance(b, n * y);
  return Math.sqrt((a / n) * (b / (2 * Math.PI))) * Math.exp(exponent);
};

/** x ln(x / m) + m - x, without the cancellation where x is near m. */
const deviance = (x: number, m: number): number => {
  const v = (x - m) / (x + m);
  if (Math.abs(v) > 0.1) return x * Math.log(x / m) + m - x;
  // ln(x / m) = 2 artanh v, and the terms of first order are gathered in (x - m) v.
  let sum = (x - m) * v;
  let power = 2 * x * v;
  for (let k = 3; ; k += 2) {
    power *= v * v;
    const next = sum + power / k;
    if (next === sum) return sum;
    sum = next;
  }
};
