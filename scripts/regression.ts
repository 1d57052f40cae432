import { lusolve } from 'mathjs';

/** Alternatives, one of which comes about: of each its features, and what it got, 1 or a share; all together got 1. */
export interface Example {
  readonly features: readonly Float64Array[];
  readonly got: readonly number[];
}

const STEPS = 30;
const STILL = 1e-9;

/**
 * The weights under which what came about was likeliest, where an alternative's chance is in proportion to e to the power of its weighted
 * features (a conditional logit, McFadden 1974; of two, one of them without features, a logistic regression). By Newton's method.
 *
 * @param size how many features there are
 * @param ridge holds weights back from what few examples say
 */
export const regression = (examples: readonly Example[], size: number, ridge: number): Float64Array => {
  const weights = new Float64Array(size);
  for (let step = 0; step < STEPS; step++) {
    const gradient = weights.map((weight) => -ridge * weight);
    const curvature = Array.from({ length: size }, (_, i) =>
      Float64Array.from({ length: size }, (__, j) => (i === j ? ridge : 0)),
    );
    for (const example of examples) addExample(example, weights, gradient, curvature);
    const move = lusolve(
      curvature.map((row) => [...row]),
      [...gradient],
    ) as number[][];
    for (const [i, [by]] of move.entries()) weights[i] += by;
    if (move.every(([by]) => Math.abs(by) < STILL)) break;
  }
  return weights;
};

const dot = (a: Float64Array, b: Float64Array): number => a.reduce((sum, value, i) => sum + value * b[i], 0);

const addExample = (
  { features, got }: Example,
  weights: Float64Array,
  gradient: Float64Array,
  curvature: Float64Array[],
): void => {
  const size = weights.length;
  const odds = features.map((each) => Math.exp(dot(each, weights)));
  const sum = odds.reduce((a, b) => a + b, 0);
  const mean = new Float64Array(size);
  for (const [p, each] of features.entries()) for (let i = 0; i < size; i++) mean[i] += (odds[p] / sum) * each[i];
  for (const [p, each] of features.entries()) {
    const chance = odds[p] / sum;
    for (let i = 0; i < size; i++) {
      gradient[i] += (got[p] - chance) * each[i];
      const share = chance * (each[i] - mean[i]);
      if (share !== 0) for (let j = 0; j < size; j++) curvature[i][j] += share * (each[j] - mean[j]);
    }
  }
};
