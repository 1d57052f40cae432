import type { Interval } from './interval.js';
import { normalQuantile } from './normal.js';

/**
 * The Wilson score interval of a proportion. Its coverage is near the nominal one on average over the true proportion,
 * for some proportions a little below it.
 *
 * @param successes from 0 to n; need not be whole (an effective count is allowed)
 * @param n independent trials, 0 or more; with none the interval is [0, 1]
 * @param confidence above 0 and below 1
 * @returns within [0, 1]; `wilson(81, 263, 0.95)` is { low: 0.2553, high: 0.3662 } to four places
 * @throws RangeError if successes is not from 0 to n
 *
 * Source: Wilson, "Probable Inference, the Law of Succession, and Statistical Inference", 1927; Newcombe, "Two-sided
 * confidence intervals for the single proportion", 1998, method 3.
 */
export const wilson = (successes: number, n: number, confidence: number): Interval => {
  if (!(successes >= 0 && successes <= n)) throw new RangeError(`${successes} successes in ${n} trials`);
  if (n === 0) return { low: 0, high: 1 };
  const z = normalQuantile((1 + confidence) / 2);
  return { low: lowEnd(successes, n, z), high: 1 - lowEnd(n - successes, n, z) };
};

/** Wilson's lower end as a quotient of sums alone: exactly 0 without successes, and no digits lost for a few. */
const lowEnd = (successes: number, n: number, z: number): number => {
  const half = (z * z) / 2;
  const root = z * Math.sqrt(half / 2 + successes * (1 - successes / n));
  return (successes * successes) / n / (successes + half + root);
};
