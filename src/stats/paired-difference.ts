import type { Interval } from './interval.js';
import { studentQuantile, studentTail } from './student.js';

/** Exact sums over blocks that were played under two conditions, a and b. All whole numbers. */
export interface PairedSums {
  blocks: number;
  /** Σ a and Σ b. */
  a: number | bigint;
  b: number | bigint;
  /** Σ a², Σ b² and Σ ab. */
  aa: number | bigint;
  bb: number | bigint;
  ab: number | bigint;
}

/** What the whole numbers stand for. */
export interface PairedScale {
  /** The least and the greatest value a block can have, as whole numbers. */
  range: readonly [number, number];
  /** How many of the whole numbers make one unit of the answer: the games per block, to compare rates. */
  unit: number;
}

export interface PairedDifference {
  /** The mean of a - b, in units; NaN without blocks. */
  difference: number;
  /** Within plus and minus the length of the range, never of width zero. */
  interval: Interval;
  /** Two-sided, of no difference, from 0 to 1. */
  p: number;
  /** The estimated standard error of `difference`, in units: 0 where all differences agree, NaN below two blocks. */
  standardError: number;
  /**
   * 1 - var(a - b) / (var a + var b), from -1 to 1: the share of the variance that pairing took away. At 0.75, unpaired
   * samples would need four times the blocks. 0 where nothing varies and below two blocks.
   */
  varianceSaved: number;
  /** 'atom': all differences agree, so the bound for one repeated value stood in for the t interval. */
  method: 'paired t' | 'atom';
}

/**
 * The mean difference between two conditions that were played on the same blocks: the paired t interval and test,
 * clipped to what a difference can be.
 *
 * Where all differences agree there is no spread to build on. Then the interval rests on the range alone: if the value
 * seen had a probability of less than 1 - q, all n differences would have agreed on any such value with a probability
 * below (1 - q)^(n - 1); so with q = 1 - α^(1/(n - 1)), about ln(1/α) / n, all but a share q of the blocks have this
 * value, and the others at worst an end of the range. Hoeffding's bound would shrink as 1/√n only. The p value is the
 * smallest α whose interval leaves out 0.
 *
 * @param confidence above 0 and below 1
 * @returns the difference in units; of the sums of a = 1, 1, 0, 1 and b = 0, 1, 0, 0 with range [0, 1] and unit 1 it is
 *   0.5, with standard error √(1/3) / 2 = 0.2887 and p = 0.1817
 * @throws RangeError if no values in the range have these sums
 *
 * Source: Student, "The Probable Error of a Mean", 1908; for agreeing differences, Hanley and Lippman-Hand, "If Nothing
 * Goes Wrong, Is Everything All Right?", 1983 (there for a value named in advance, hence n where n - 1 stands here).
 */
export const pairedDifferenceOfSums = (sums: PairedSums, confidence: number, scale: PairedScale): PairedDifference => {
  const n = sums.blocks;
  const [a, b, aa, bb, ab] = [sums.a, sums.b, sums.aa, sums.bb, sums.ab].map(BigInt);
  // n (n - 1) times the variances, exact: rounded sums of squares could show a spread where there is none.
  const spreadA = BigInt(n) * aa - a * a;
  const spreadB = BigInt(n) * bb - b * b;
  const spread = BigInt(n) * (aa - 2n * ab + bb) - (a - b) ** 2n;
  const length = (scale.range[1] - scale.range[0]) / scale.unit;
  const difference = Number(a - b) / n / scale.unit;
  if (spreadA < 0n || spreadB < 0n || spread < 0n || Math.abs(difference) > length) {
    throw new RangeError(`No ${n} pairs within [${scale.range.join(', ')}] have these sums`);
  }
  const clip = (low: number, high: number): Interval => ({ low: Math.max(-length, low), high: Math.min(length, high) });
  const separate = spreadA + spreadB;
  const varianceSaved = separate === 0n ? 0 : 1 - Number(spread) / Number(separate);
  if (spread > 0n) {
    const standardError = Math.sqrt(Number(spread) / (n - 1)) / n / scale.unit;
    const half = studentQuantile((1 + confidence) / 2, n - 1) * standardError;
    return {
      difference,
      interval: clip(difference - half, difference + half),
      p: studentTail(difference / standardError, n - 1),
      standardError,
      varianceSaved,
      method: 'paired t',
    };
  }
  const others = n < 2 ? 1 : -Math.expm1(Math.log1p(-confidence) / (n - 1));
  return {
    difference,
    interval:
      n === 0
        ? clip(-length, length)
        : clip(difference - others * (length + difference), difference + others * (length - difference)),
    p: n < 2 ? 1 : (length / (length + Math.abs(difference))) ** (n - 1),
    standardError: n < 2 ? Number.NaN : 0,
    varianceSaved,
    method: 'atom',
  };
};

/**
 * The mean difference a - b of two lists of whole numbers, block by block: {@link pairedDifferenceOfSums} of their sums.
 *
 * @param a, b the values of the same blocks under two conditions, in the same order, within the range
 * @throws RangeError if the lists differ in length, if a value is not whole or out of range, or if the squares
 *   sum to 2^53 or more
 */
export const pairedDifference = (
  a: ArrayLike<number>,
  b: ArrayLike<number>,
  confidence: number,
  scale: PairedScale,
): PairedDifference => {
  if (a.length !== b.length) throw new RangeError(`${a.length} values are paired with ${b.length}`);
  const sums = { blocks: a.length, a: 0, b: 0, aa: 0, bb: 0, ab: 0 };
  for (let i = 0; i < a.length; i++) {
    const [x, y] = [a[i], b[i]];
    if (!inside(x, scale.range) || !inside(y, scale.range)) throw new RangeError(`${x} or ${y} is out of range`);
    sums.a += x;
    sums.b += y;
    sums.aa += x * x;
    sums.bb += y * y;
    sums.ab += x * y;
  }
  // Sums of squares only grow, and bound the other sums: exact at the end, they were exact all along.
  if (!Number.isSafeInteger(sums.aa) || !Number.isSafeInteger(sums.bb))
    throw new RangeError('Too large to sum exactly');
  return pairedDifferenceOfSums(sums, confidence, scale);
};

const inside = (value: number, [least, greatest]: readonly [number, number]): boolean =>
  Number.isInteger(value) && value >= least && value <= greatest;
