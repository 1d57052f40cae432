import { betaQuantile } from './beta-quantile.js';
import type { Interval } from './interval.js';

/**
 * The Clopper–Pearson interval of a proportion, called exact: its coverage is at least the nominal one for every true
 * proportion, at the price of being wider than Wilson's interval.
 *
 * @param successes a whole number from 0 to n
 * @param n independent trials, 0 or more; with none the interval is [0, 1]
 * @param confidence above 0 and below 1
 * @returns within [0, 1]; `clopperPearson(81, 263, 0.95)` is { low: 0.2527, high: 0.3676 } to four places
 * @throws RangeError if successes is not from 0 to n
 *
 * Source: Clopper and Pearson, "The Use of Confidence or Fiducial Limits", 1934; as quantiles of the beta distribution
 * in Brown, Cai and DasGupta, "Interval Estimation for a Binomial Proportion", 2001, section 4.2.1.
 */
export const clopperPearson = (successes: number, n: number, confidence: number): Interval => {
  if (!(successes >= 0 && successes <= n)) throw new RangeError(`${successes} successes in ${n} trials`);
  const tail = (1 - confidence) / 2;
  const failures = n - successes;
  return {
    low: successes === 0 ? 0 : betaQuantile(tail, successes, failures + 1),
    high: failures === 0 ? 1 : 1 - betaQuantile(tail, failures, successes + 1),
  };
};
