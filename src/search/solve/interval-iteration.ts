import { type Graph, MAXIMISER, NATURE } from './graph.js';
import { sweepOrder } from './sweep-order.js';

/** Bounds of the value of each node to the first seat (to all, in a cooperative game). */
export interface Bounds {
  readonly low: Float64Array;
  readonly high: Float64Array;
  /** How often each node was looked at, on average. */
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
  /** Whether every play ends, so that only the values themselves repeat when they are backed up. */
  readonly ends: boolean;
  /** Told after each sweep how often each node was looked at so far, and how wide the widest interval is, if both bounds move. */
  readonly onProgress?: (iterations: number, gap?: number) => void;
}

/** Of the tolerance: what a sweep may still raise when bounds from above are first tried. */
const FIRST_TRIAL = 1e-2;
/** Each time they fail, sweeps go on until they raise so much less. */
const TIGHTER = 1e-2;
/** Below this part of the range of values, a change is one of rounding. */
const ROUNDING = 1e-15;
/** Sweeps in which bounds that were tried must prove themselves. */
const TRIAL_SWEEPS = 60;

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

class Sweeps {
  readonly low: Float64Array;
  readonly high: Float64Array;
  private readonly order: Int32Array;
  private readonly blocks: Int32Array;
  private readonly rounding: number;
  private looks = 0;

  constructor(
    private readonly graph: Graph,
    private readonly settings: IterationSettings,
  ) {
    const nodes = graph.kind.length;
    const { lowest, highest } = settings;
    this.low = new Float64Array(nodes).fill(lowest);
    this.high = new Float64Array(nodes).fill(highest);
    this.rounding = ROUNDING * Math.max(highest - lowest, Math.abs(highest), Math.abs(lowest));
    ({ order: this.order, blocks: this.blocks } = sweepOrder(graph));
  }

  get iterations(): number {
    return Math.ceil(this.looks / this.order.length);
  }

  get gap(): number {
    let gap = 0;
    for (let node = 0; node < this.low.length; node++) gap = Math.max(gap, this.high[node] - this.low[node]);
    return gap;
  }

  private get tired(): boolean {
    return this.iterations >= this.settings.maxIterations;
  }

  /** Raises the bounds from below, component by component, until a sweep raises none by more than so much. */
  raise(enough: number): void {
    const { order, blocks } = this;
    for (let block = 0; block + 1 < blocks.length; block++) {
      const [from, to] = [blocks[block], blocks[block + 1]];
      for (let most = Number.POSITIVE_INFINITY; most > enough && !this.tired; ) {
        most = this.raiseOnce(order, from, to);
        this.looks += to - from;
        if (to - from === 1) break;
        this.settings.onProgress?.(this.iterations);
      }
    }
  }

  private raiseOnce(order: Int32Array, from: number, to: number): number {
    const { graph, low } = this;
    let most = 0;
    for (let i = from; i < to; i++) {
      const node = order[i];
      const value = backedUp(graph, low, node);
      // A bound never loosens, though a rounded sum may wobble in its last digit.
      if (value <= low[node]) continue;
      if (value - low[node] > most) most = value - low[node];
      low[node] = value;
    }
    return most;
  }

  /** Tries bounds from above that are so much higher than those from below. Whether they are proved to be bounds. */
  tryAbove(width: number): boolean {
    const { graph, low, high, order, settings, rounding } = this;
    for (let node = 0; node < low.length; node++) high[node] = Math.min(settings.highest, low[node] + width);
    for (let sweep = 0; sweep < TRIAL_SWEEPS && !this.tired; sweep++) {
      let proved = true;
      for (let i = 0; i < order.length; i++) {
        const node = order[i];
        const value = backedUp(graph, high, node);
        if (value > high[node] + rounding) proved = false;
        if (value < high[node] || value > high[node] + rounding) high[node] = value;
      }
      this.looks += order.length;
      settings.onProgress?.(this.iterations);
      if (proved) return true;
    }
    high.fill(settings.highest);
    return false;
  }

  /** Both bounds, from below and from above, until they meet. */
  squeeze(): void {
    const { graph, low, high, order, settings } = this;
    for (let gap = Number.POSITIVE_INFINITY; gap > settings.tolerance && !this.tired; ) {
      gap = 0;
      for (let i = 0; i < order.length; i++) {
        const node = order[i];
        low[node] = Math.max(low[node], backedUp(graph, low, node));
        high[node] = Math.min(high[node], backedUp(graph, high, node));
        if (high[node] - low[node] > gap) gap = high[node] - low[node];
      }
      this.looks += order.length;
      settings.onProgress?.(this.iterations, gap);
    }
  }
}

/**
 * Bounds of all values that meet within a tolerance: a proof, and not a residual.
 *
 * Where every play ends with probability 1, by optimistic value iteration (Hartmanns and Kaminski, "Optimistic Value
 * Iteration", 2020): values rise from below, and what lies a little above them is tried as a bound from above. It is one if
 * backing it up raises it nowhere. Values from above would have to fall all the way, and where one can wait at little
 * cost they fall slowly. Otherwise, and if that fails, by interval iteration (Haddad and Monmege, "Reachability in MDPs:
 * Refining Convergence of Value Iteration", 2014): one sequence rises from below, one falls from above.
 *
 * Values are written over in place (Gauss and Seidel), a component of the graph after those that it leads to. At the end
 * backing up lowers no bound from below and raises none from above, up to rounding: so whoever takes the best action by the
 * first (the worst by the second) gets as much (gives as little), if play ends.
 */
export const iterateIntervals = (graph: Graph, settings: IterationSettings): Bounds => {
  const sweeps = new Sweeps(graph, settings);
  const { tolerance, ends, highest, lowest } = settings;
  let proved = false;
  for (let part = FIRST_TRIAL; ends && !proved && tolerance * part > ROUNDING * (highest - lowest); part *= TIGHTER) {
    sweeps.raise(tolerance * part);
    proved = sweeps.tryAbove(tolerance / 2) && sweeps.gap <= tolerance;
  }
  if (!proved) sweeps.squeeze();
  return { low: sweeps.low, high: sweeps.high, iterations: sweeps.iterations, gap: sweeps.gap };
};
