import { incompleteBeta } from './incomplete-beta.js';
import type { Shares } from './shares.js';
import { solveQuantile } from './solve-quantile.js';

/**
 * The probability that a variable of Student's t distribution is at least as far from 0 as t, on either side. The
 * relative error is below 1e-12.
 *
 * @param df degrees of freedom, above 0
 * @returns from 0 to 1; `studentTail(2.2281388519862744, 10)` is 0.05
 *
 * Source: Abramowitz and Stegun 26.7.1 and 26.5.27.
 */
export const studentTail = (t: number, df: number): number => distance(Math.abs(t), df).upper;

/**
 * The t below which a variable of Student's t distribution falls with probability p, with a relative error below 1e-12.
 *
 * @param p from 0 to 1; 0 gives -Infinity and 1 gives Infinity, and no other answer lies beyond ±1e150
 * @param df degrees of freedom, above 0
 * @returns `studentQuantile(0.975, 10)` is 2.2281388519862744
 */
export const studentQuantile = (p: number, df: number): number => {
  if (p > 0.5) return -studentQuantile(1 - p, df);
  if (p === 0) return -Infinity;
  if (p === 0.5) return 0;
  return -solveQuantile(1 - 2 * p, 2 * p, (t) => distance(t, df), 1, 1e150);
};

/** The distribution of |t|: df / (df + t²) is a beta variable, which falls twice as fast as t rises. */
const distance = (t: number, df: number): Shares => {
  const ratio = t / Math.sqrt(df);
  const x = 1 / (1 + ratio * ratio);
  const y = ratio < 1 ? ratio * ratio * x : 1 / (1 + 1 / (ratio * ratio));
  const at = incompleteBeta(x, y, df / 2, 0.5);
  return { lower: at.upper, upper: at.lower, slope: 2 * at.slope * y };
};
