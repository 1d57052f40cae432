import type { Interval } from './interval.js';
import { wilson } from './wilson.js';

/** The share of worlds in which something holds has an interval from so many worlds on. */
export const LEAST_WORLDS = 60;

/** In how many worlds a claim holds, is refuted, or is left open. */
export interface WorldShare {
  readonly holds: number;
  readonly fails: number;
  readonly undecided: number;
  /** Of the worlds, those in which it holds; NaN without worlds. */
  readonly share: number;
  /** Wilson's, since worlds are drawn independently; undefined below {@link LEAST_WORLDS}. */
  readonly interval: Interval | undefined;
}

/**
 * Counts the verdicts of worlds against a claim. A verdict that is 'undecided' speaks neither for it nor against it.
 *
 * @param claim what one of the verdicts would say
 * @param verdicts a verdict a world
 * @param confidence above 0 and below 1
 * @returns of the claim 'in band' and 40 verdicts 'in band', 5 'too easy' and 15 'undecided': 40, 5 and 15, the share 0.6667 with the
 *   interval { low: 0.5406, high: 0.7727 } to four places
 */
export const worldShare = (claim: string, verdicts: readonly string[], confidence: number): WorldShare => {
  const n = verdicts.length;
  const holds = verdicts.filter((verdict) => verdict === claim).length;
  const undecided = verdicts.filter((verdict) => verdict === 'undecided').length;
  const interval = n < LEAST_WORLDS ? undefined : wilson(holds, n, confidence);
  return { holds, fails: n - holds - undecided, undecided, share: holds / n, interval };
};
