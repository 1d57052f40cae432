import { chiSquareTail } from './chi-square-tail.js';

export interface ChiSquareResult {
  /** Σ (observed - expected)² / expected over the pooled cells; Infinity where something impossible was observed. */
  statistic: number;
  /** The number of pooled cells less one. */
  degreesOfFreedom: number;
  /** The probability of a statistic at least as large, from 0 to 1; 1 without degrees of freedom. */
  p: number;
}

/**
 * Pearson's χ² test of goodness of fit: whether counts can come from given probabilities.
 *
 * The distribution of the statistic is an approximation that needs enough expected counts, so small cells are pooled:
 * in ascending order of what they expect (equals in the order given), each pool is closed as soon as it expects the
 * minimum, and what is left over in the end joins the last pool. Cells of probability 0 expect nothing and are left
 * out, but a single count in one of them refutes the probabilities: p is 0.
 *
 * @param observed counts, whole numbers
 * @param probabilities of the same length, from 0 to 1, of sum 1
 * @param minimumExpected above 0; 5 is the usual rule
 * @returns `chiSquareTest([315, 108, 101, 32], [9 / 16, 3 / 16, 3 / 16, 1 / 16])` is a statistic of 0.470 with 3
 *   degrees of freedom and p = 0.925
 * @throws RangeError if the lengths differ or the probabilities don't sum to 1 within 1e-9
 *
 * Source: Pearson, "On the criterion that a given system of deviations [...]", 1900; the rule of five in Cochran, "The
 * χ² Test of Goodness of Fit", 1952.
 */
export const chiSquareTest = (
  observed: ArrayLike<number>,
  probabilities: ArrayLike<number>,
  minimumExpected = 5,
): ChiSquareResult => {
  const counts = Array.from(observed);
  const chances = Array.from(probabilities);
  if (counts.length !== chances.length) throw new RangeError(`${counts.length} counts for ${chances.length} cells`);
  const whole = sum(chances);
  if (!(Math.abs(whole - 1) <= 1e-9)) throw new RangeError(`The probabilities sum to ${whole}`);
  const total = sum(counts);
  const cells = counts.map((count, i) => ({ observed: count, expected: total * chances[i] }));
  const possible = cells.filter((_, i) => chances[i] > 0);
  const pools = pool(possible, minimumExpected);
  const degreesOfFreedom = pools.length - 1;
  if (cells.some((cell, i) => chances[i] === 0 && cell.observed > 0)) {
    return { statistic: Infinity, degreesOfFreedom, p: 0 };
  }
  if (degreesOfFreedom === 0) return { statistic: 0, degreesOfFreedom, p: 1 };
  const statistic = sum(pools.map((cell) => (cell.observed - cell.expected) ** 2 / cell.expected));
  return { statistic, degreesOfFreedom, p: chiSquareTail(statistic, degreesOfFreedom) };
};

interface Cell {
  observed: number;
  expected: number;
}

const pool = (cells: readonly Cell[], minimumExpected: number): Cell[] => {
  const pools: Cell[] = [];
  let open: Cell = { observed: 0, expected: 0 };
  for (const cell of cells.toSorted((a, b) => a.expected - b.expected)) {
    open = { observed: open.observed + cell.observed, expected: open.expected + cell.expected };
    if (open.expected < minimumExpected) continue;
    pools.push(open);
    open = { observed: 0, expected: 0 };
  }
  if (open.expected === 0 && pools.length > 0) return pools;
  const last = pools.pop() ?? { observed: 0, expected: 0 };
  return [...pools, { observed: last.observed + open.observed, expected: last.expected + open.expected }];
};

const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0);
