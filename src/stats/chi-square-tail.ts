import { incompleteGamma } from './incomplete-gamma.js';

/**
 * The probability that a χ² variable exceeds x, with a relative error below 1e-12 however small it is.
 *
 * @param x 0 or more
 * @param df degrees of freedom, above 0
 * @returns from 0 to 1; `chiSquareTail(3.841458820694124, 1)` is 0.05
 *
 * Source: Abramowitz and Stegun 26.4.19.
 */
export const chiSquareTail = (x: number, df: number): number => incompleteGamma(df / 2, x / 2).upper;
