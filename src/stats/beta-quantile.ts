import { incompleteBeta } from './incomplete-beta.js';
import { solveQuantile } from './solve-quantile.js';

/**
 * The x below which a beta variable falls with probability p, with a relative error below 1e-12.
 *
 * @param p from 0 to 1
 * @param a, b above 0
 * @returns from 0 to 1; `betaQuantile(0.4375, 1, 2)` is 0.25
 */
export const betaQuantile = (p: number, a: number, b: number): number => {
  if (p === 0 || p === 1) return p;
  return solveQuantile(p, 1 - p, (x) => incompleteBeta(x, 1 - x, a, b), a / (a + b), 1);
};
