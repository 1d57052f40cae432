/**
 * Holm's adjustment of p values for their number: rejecting where the adjusted value is at most α keeps the probability
 * of any false rejection among all of them at α or below, however they depend on each other.
 *
 * @param p values from 0 to 1, in any order
 * @returns the adjusted values, from 0 to 1, in the order given; `holm([0.01, 0.04, 0.03, 0.005])` is
 *   [0.03, 0.06, 0.06, 0.02]
 *
 * Source: Holm, "A Simple Sequentially Rejective Multiple Test Procedure", 1979; the adjusted form in Wright, "Adjusted
 * P-Values for Simultaneous Inference", 1992.
 */
export const holm = (p: readonly number[]): number[] => {
  const ascending = p.map((_, index) => index).sort((i, j) => p[i] - p[j]);
  const adjusted = new Array<number>(p.length);
  let largest = 0;
  for (const [rank, index] of ascending.entries()) {
    largest = Math.max(largest, Math.min(1, (p.length - rank) * p[index]));
    adjusted[index] = largest;
  }
  return adjusted;
};
