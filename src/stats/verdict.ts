import type { Interval } from './interval.js';

export type Verdict = 'in band' | 'too hard' | 'too easy' | 'undecided';

/**
 * What the interval of a rate of success says about the band that its designer wants: 'in band' where the whole
 * interval lies inside, 'too hard' where it lies wholly below, 'too easy' wholly above, and otherwise 'undecided'. The
 * first three are wrong no more often than the interval misses the true rate.
 *
 * @param interval of a rate for which more is easier
 * @param target the lowest and the highest wanted rate, both still wanted
 * @returns `verdict({ low: 0.42, high: 0.48 }, [0.4, 0.5])` is 'in band'
 */
export const verdict = (interval: Interval, target: readonly [number, number]): Verdict => {
  if (interval.low >= target[0] && interval.high <= target[1]) return 'in band';
  if (interval.high < target[0]) return 'too hard';
  if (interval.low > target[1]) return 'too easy';
  return 'undecided';
};
