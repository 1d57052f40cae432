import { type Graph, MAXIMISER, NATURE } from './graph.js';

/** Bounds of the value of each node to the first seat (to all, in a cooperative game). */
export interface Bounds {
  readonly low: Float64Array;
  readonly high: Float64Array;
  readonly iterations: number;
  /** The widest interval. */
  readonly gap: number;
}

export interface IterationSettings {
  /** Where to begin: no value lies outside. */
  readonly lowest: number;
  readonly highest: number;
  /** The widest interval that is good enough. */
  readonly tolerance: number;
  readonly maxIterations: number;
  readonly onProgress?: (iterations: number, gap: number) => void;
}

const backedUp = ({ kind, start, target, probability, ends }: Graph, values: Float64Array, node: number): number => {
  const last = start[node + 1];
  if (kind[node] === NATURE) {
    let sum = 0;
    for (let edge = start[node]; edge < last; edge++) {
      const to = target[edge];
      sum += probability[edge] * (to >= 0 ? values[to] : ends[-1 - to]);
    }
    return sum;
  }
  const sign = kind[node] === MAXIMISER ? 1 : -1;
  let best = Number.NEGATIVE_INFINITY;
  for (let edge = start[node]; edge < last; edge++) {
    const to = target[edge];
    const value = sign * (to >= 0 ? values[to] : ends[-1 - to]);
    if (value > best) best = value;
  }
  return sign * best;
};

/**
 * Interval iteration (Haddad and Monmege, "Reachability in MDPs: Refining Convergence of Value Iteration", 2014): one sequence
 * of values rises from below, one falls from above, and the truth lies between them at every step; so where they meet
 * within a tolerance, that is a proof and not a residual. Values are written over in place (Gauss and Seidel), from the last
 * node found to the first, which only quickens both. That they meet is sure where every play ends with probability 1: see
 * `endlessNodes`.
 */
export const iterateIntervals = (graph: Graph, settings: IterationSettings): Bounds => {
  const nodes = graph.kind.length;
  const low = new Float64Array(nodes).fill(settings.lowest);
  const high = new Float64Array(nodes).fill(settings.highest);
  let gap = Number.POSITIVE_INFINITY;
  let iterations = 0;
  while (gap > settings.tolerance && iterations < settings.maxIterations) {
    gap = 0;
    for (let node = nodes - 1; node >= 0; node--) {
      // A bound never loosens, though a rounded sum may wobble in its last digit.
      low[node] = Math.max(low[node], backedUp(graph, low, node));
      high[node] = Math.min(high[node], backedUp(graph, high, node));
      if (high[node] - low[node] > gap) gap = high[node] - low[node];
    }
    settings.onProgress?.(++iterations, gap);
  }
  return { low, high, iterations, gap };
};
