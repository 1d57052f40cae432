import { type BlockSums, blockRate } from './block-rate.js';
import { clopperPearson } from './clopper-pearson.js';
import type { Interval } from './interval.js';
import { wilson } from './wilson.js';

/** A rate with its interval, and how the interval came about. */
export interface RateInterval {
  /** From 0 to 1; NaN without games. */
  rate: number;
  /** Within [0, 1], never of width zero. */
  interval: Interval;
  method: 'wilson' | 'clopper-pearson' | 'block t' | 'wilson on blocks';
}

/**
 * The rate of success of a fixed number of blocks, with the interval that fits their size: of independent games for
 * blocks of one game, of {@link blockRate} for larger ones. Only for a number of blocks that was not chosen by what
 * they showed.
 *
 * @param confidence above 0 and below 1
 * @param oneGame the interval of blocks of one game
 * @returns `rateInterval({ blocks: 263, gamesPerBlock: 1, sum: 81, sumOfSquares: 81 }, 0.95)` is the rate 0.3080 with
 *   the interval { low: 0.2553, high: 0.3662 } to four places, by 'wilson'
 * @throws RangeError if no blocks of that size have these sums
 */
export const rateInterval = (
  sums: BlockSums,
  confidence: number,
  oneGame: 'wilson' | 'clopper-pearson' = 'wilson',
): RateInterval => {
  if (sums.gamesPerBlock > 1) return blockRate(sums, confidence);
  const interval = oneGame === 'wilson' ? wilson : clopperPearson;
  return {
    rate: sums.sum / sums.blocks,
    interval: interval(sums.sum, sums.blocks, confidence),
    method: oneGame,
  };
};
