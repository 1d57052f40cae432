import { type BlockSums, blockRate } from './block-rate.js';
import { clopperPearson } from './clopper-pearson.js';
import type { Interval } from './interval.js';
import { wilson } from './wilson.js';

/** A rate with its interval, and how the interval came about. */
export interface RateInterval {
  /** From 0 to 1; NaN without trials. */
  rate: number;
  /** Within [0, 1], never of width zero. */
  interval: Interval;
  method: 'wilson' | 'clopper-pearson' | 'wilson by blocks';
}

/**
 * The rate of success of a fixed number of blocks, with the interval that fits them: of independent trials where every
 * block has exactly one, of {@link blockRate} otherwise. Only for a number of blocks that was not chosen by what they
 * showed.
 *
 * @param confidence above 0 and below 1
 * @param oneGame the interval where every block has one trial
 * @returns of 263 blocks of one game, of which 81 were won, the rate 0.3080 with the interval
 *   { low: 0.2553, high: 0.3662 } to four places, by 'wilson'
 * @throws RangeError if no blocks have these sums
 */
export const rateInterval = (
  sums: BlockSums,
  confidence: number,
  oneGame: 'wilson' | 'clopper-pearson' = 'wilson',
): RateInterval => {
  const { blocks, trials, successes, trialsSquared } = sums;
  if (trials !== blocks || trialsSquared !== blocks) return blockRate(sums, confidence);
  const interval = oneGame === 'wilson' ? wilson : clopperPearson;
  return { rate: successes / trials, interval: interval(successes, trials, confidence), method: oneGame };
};
