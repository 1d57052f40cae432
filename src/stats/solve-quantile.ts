import type { Shares } from './shares.js';

/**
 * The point of a distribution on the positive numbers below which `lower` of it lies.
 *
 * Newton's method on the logarithm of the smaller share against the logarithm of the point, where the usual
 * distributions are nearly straight in both tails; a bisection wherever a step would leave what is already known.
 *
 * @param lower, upper the shares below and above the point, both above 0, of sum 1
 * @param shares the distribution function
 * @param guess a point to start from
 * @param largest a point with everything below it
 * @returns the point, as exact relatively as the smaller share is
 */
export const solveQuantile = (
  lower: number,
  upper: number,
  shares: (x: number) => Shares,
  guess: number,
  largest: number,
): number => {
  const target = Math.log(Math.min(lower, upper));
  let low = Number.MIN_VALUE;
  let high = largest;
  let x = guess;
  // Bisection alone would need about 70 halvings of the exponent and the fraction of a double.
  for (let round = 0; round < 200; round++) {
    const at = shares(x);
    const share = lower <= upper ? at.lower : at.upper;
    // Positive where x has to grow.
    const short = lower <= upper ? target - Math.log(share) : Math.log(share) - target;
    if (short > 0) low = x;
    else high = x;
    const step = (short * share) / at.slope;
    const next = x * Math.exp(step);
    if (Math.abs(step) < 1e-13) return Math.min(next, largest);
    if (next > low && next < high) x = next;
    else x = Math.sqrt(low) * Math.sqrt(high);
  }
  return x;
};
