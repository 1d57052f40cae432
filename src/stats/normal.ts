import { incompleteGamma } from './incomplete-gamma.js';
import { solveQuantile } from './solve-quantile.js';

/**
 * The probability that a standard normal variable exceeds z, with a relative error below 1e-12 for any z.
 *
 * @returns from 0 to 1; `normalTail(1.959963984540054)` is 0.025
 *
 * Source: DLMF 7.11.2 (the error function as an incomplete gamma function).
 */
export const normalTail = (z: number): number => {
  const beyond = incompleteGamma(0.5, (z * z) / 2).upper / 2;
  return z < 0 ? 1 - beyond : beyond;
};

/**
 * The z below which a standard normal variable falls with probability p, with a relative error below 1e-12.
 *
 * @param p from 0 to 1; 0 gives -Infinity and 1 gives Infinity
 * @returns `normalQuantile(0.975)` is 1.959963984540054
 */
export const normalQuantile = (p: number): number => {
  if (p > 0.5) return -normalQuantile(1 - p);
  if (p === 0) return -Infinity;
  if (p === 0.5) return 0;
  // z² / 2 is a gamma variable, and the logarithm of z moves half as fast as that of z².
  const shares = (z: number) => {
    const at = incompleteGamma(0.5, (z * z) / 2);
    return { ...at, slope: 2 * at.slope };
  };
  return -solveQuantile(1 - 2 * p, 2 * p, shares, Math.sqrt(-2 * Math.log(p)), 40);
};
