import type { Interval } from './interval.js';
import { normalQuantile } from './normal.js';
import { studentQuantile } from './student.js';
import { wilson } from './wilson.js';

/**
 * What is known of some independent blocks, each of m trials, 1 or more, of which y succeeded, 0 to m. All whole numbers
 * below 2^53, so exact: the sums of two sets of blocks add up to those of both together.
 */
export interface BlockSums {
  /** How many blocks had a trial; the others do not count. */
  blocks: number;
  /** Σ m. */
  trials: number;
  /** Σ y. */
  successes: number;
  /** Σ m². */
  trialsSquared: number;
  /** Σ y². */
  successesSquared: number;
  /** Σ m y. */
  product: number;
}

/**
 * The rate of success Σ y / Σ m over blocks of several trials and its confidence interval. The trials of a block may
 * depend on each other (they share their luck), so the blocks are the sample.
 *
 * The variance of the rate r is that of a ratio, linearised: B / (B - 1) · Σ (y - r m)² / (Σ m)² for B blocks. So many
 * independent trials as would give this variance, r (1 - r) / variance, are the sample of a Wilson interval, with
 * Student's quantile at B - 1 degrees of freedom for the normal one. Unlike a t interval around r it holds where
 * successes or failures are rare.
 *
 * Where all blocks agree on the rate, as one block alone does, they show no spread to build on, though they may disagree
 * in the long run: then the interval is Wilson's with each block one trial (with a fraction of a success, where they
 * agree on one), which takes for granted that large blocks are no likelier to differ than small ones.
 *
 * It falls short where only a handful of blocks tell much. Asked for 0.95 of a hundred blocks, it covers the rate in
 * about 0.85 of simulated cells of two games of which one is won, but for 3 % of blocks that win both; and in about 0.92
 * of cells where one block in ten has twenty games that share their luck, and the others have one.
 *
 * @param confidence above 0 and below 1
 * @returns `rate` from 0 to 1, NaN without blocks; `interval` within [0, 1], never of width zero, and [0, 1] without
 *   blocks. Four blocks of two trials with 0, 1, 1 and 2 successes give the rate 0.5 with a variance of
 *   4/3 · 2 / 8² = 1/24, as six independent trials would, and the interval { low: 0.1038, high: 0.8962 } to four places
 * @throws RangeError if no blocks have these sums
 *
 * Source: for the variance, Cochran, "Sampling Techniques", third edition, 1977, chapters 6 (ratios) and 9A (clusters of
 * unequal sizes); for the sample that has it, Korn and Graubard, "Confidence Intervals for Proportions with Small
 * Expected Number of Positive Counts Estimated from Survey Data", 1998 (there with Clopper–Pearson); comparisons in Dean
 * and Pagano, "Evaluating Confidence Interval Methods for Binomial Proportions in Clustered Surveys", 2015.
 */
export const blockRate = (
  sums: BlockSums,
  confidence: number,
): { rate: number; interval: Interval; method: 'wilson by blocks' } => {
  const spread = exactSpread(sums);
  const rate = sums.successes / sums.trials;
  const sample = spread === 0n ? sums.blocks : effectiveTrials(sums, spread, confidence);
  const successes = sample === 0 ? 0 : rate * sample;
  return { rate, interval: wilson(successes, sample, confidence), method: 'wilson by blocks' };
};

/** B (Σ m)² · Σ (y - r m)², exact: the difference of large products would lose what it is about. */
const exactSpread = (sums: BlockSums): bigint => {
  const { blocks, trials, successes, trialsSquared, successesSquared, product } = sums;
  const [b, m, y, mm, yy, my] = [blocks, trials, successes, trialsSquared, successesSquared, product].map(BigInt);
  // B² times the variances of m and y and their covariance.
  const [varM, varY, cov] = [b * mm - m * m, b * yy - y * y, b * my - m * y];
  const ordered = b <= m && 0n <= y && y <= m && y <= yy && yy <= my && my <= mm && mm <= m * m && yy <= y * y;
  if (!ordered || varM < 0n || varY < 0n || cov * cov > varM * varY) {
    throw new RangeError(`No blocks have the sums ${JSON.stringify(sums)}`);
  }
  return m * m * varY - 2n * m * y * cov + y * y * varM;
};

/**
 * The independent trials that would show the variance of the blocks, fewer by (z / t)²: Wilson's interval depends on its
 * quantile and its sample through n / z² alone, so this is Student's quantile in place of the normal one.
 */
const effectiveTrials = ({ blocks, trials, successes }: BlockSums, spread: bigint, confidence: number): number => {
  const [b, m, y] = [blocks, trials, successes].map(BigInt);
  const p = (1 + confidence) / 2;
  const n = Number((b - 1n) * m * m * y * (m - y)) / Number(spread);
  return n * (normalQuantile(p) / studentQuantile(p, blocks - 1)) ** 2;
};
