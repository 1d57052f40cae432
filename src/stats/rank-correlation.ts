import { sampleRankCorrelation } from 'simple-statistics';
import { studentTail } from './student.js';

/**
 * Spearman's rank correlation of pairs, equal values sharing the mean of their ranks, and the two-sided p of none by
 * Student's t distribution: near enough from about ten pairs on. With fewer it is kept from falling below the p of the most
 * extreme order there is, 2 / n!.
 *
 * @param x, y as long as each other
 * @returns `correlation` from -1 to 1, and `p` from 0 to 1; 0 and 1 where x or y does not vary. The ranks of 106, 100, 86, 101, 99,
 *   103, 97, 113, 112, 110 and 7, 27, 2, 50, 28, 29, 20, 12, 6, 17 have -0.1758 with p = 0.6272
 *
 * Source: Spearman, "The Proof and Measurement of Association between Two Things", 1904; for t, Zwillinger and Kokoska, "CRC
 * Standard Probability and Statistics Tables and Formulae", 2000, section 14.7.
 */
export const rankCorrelation = (x: readonly number[], y: readonly number[]): { correlation: number; p: number } => {
  const n = x.length;
  const correlation = n < 2 ? Number.NaN : sampleRankCorrelation([...x], [...y]);
  if (Number.isNaN(correlation)) return { correlation: 0, p: 1 };
  if (n < 3) return { correlation, p: 1 };
  const unexplained = (1 - correlation) * (1 + correlation);
  const p = unexplained > 0 ? studentTail(correlation * Math.sqrt((n - 2) / unexplained), n - 2) : 0;
  return { correlation, p: Math.max(p, leastP(n)) };
};

const leastP = (n: number): number => {
  let least = 2;
  for (let k = 2; k <= n; k++) least /= k;
  return Math.min(1, least);
};
