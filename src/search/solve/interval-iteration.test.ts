import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Graph, MAXIMISER, NATURE } from './graph.js';
import { iterateIntervals } from './interval-iteration.js';
import { soonestEnd } from './soonest-end.js';

const MINIMISER = 2;

/** A node: whose it is, and its edges, each to a node or, below 0, to an end, for nature with its probability. */
interface Written {
  readonly kind: number;
  readonly to: readonly number[];
  readonly odds?: readonly number[];
}

const graphOf = (nodes: readonly Written[], ends: readonly number[]): Graph => {
  const start = [0];
  for (const { to } of nodes) start.push(start[start.length - 1] + to.length);
  return {
    keys: undefined as never,
    kind: Uint8Array.from(nodes, ({ kind }) => kind),
    start: Int32Array.from(start),
    target: Int32Array.from(nodes.flatMap(({ to }) => to)),
    probability: Float64Array.from(nodes.flatMap(({ to, odds }) => odds ?? to.map(() => 0))),
    ends: Float64Array.from(ends),
  };
};

const SETTINGS = { lowest: 0, highest: 1, tolerance: 1e-6, maxIterations: 1_000_000, ends: true };

/** Waiting costs a thousandth each time, the way out is worth a half. */
const WAITING = graphOf(
  [
    { kind: MAXIMISER, to: [1, -2] },
    { kind: NATURE, to: [0, -1], odds: [0.999, 0.001] },
  ],
  [0, 0.5],
);

/** By plain repetition from below, each time from all values of the time before. */
const repeated = ({ kind, start, target, probability, ends }: Graph, sweeps: number): Float64Array => {
  let values = new Float64Array(kind.length);
  for (let sweep = 0; sweep < sweeps; sweep++) {
    const before = values;
    const worth = (to: number): number => (to >= 0 ? before[to] : ends[-1 - to]);
    values = Float64Array.from(kind, (each, node) => {
      const edges = [...target.subarray(start[node], start[node + 1])];
      if (each === NATURE) return edges.reduce((sum, to, i) => sum + probability[start[node] + i] * worth(to), 0);
      return each === MAXIMISER ? Math.max(...edges.map(worth)) : Math.min(...edges.map(worth));
    });
  }
  return values;
};

/** Graphs in which seats lead only to nature, and nature to an end one time in ten, so that every play ends. */
const endingGraph = fc.integer({ min: 1, max: 8 }).chain((pairs) => {
  const nature = fc.integer({ min: pairs, max: 2 * pairs - 1 });
  const seat = fc.record({
    kind: fc.constantFrom(MAXIMISER, MINIMISER),
    to: fc.array(fc.oneof(nature, fc.integer({ min: -3, max: -1 })), { minLength: 1, maxLength: 4 }),
  });
  const chance = fc.tuple(fc.integer({ min: -3, max: -1 }), fc.integer({ min: 0, max: 2 * pairs - 1 })).map((to) => ({
    ...{ kind: NATURE, to, odds: [0.1, 0.9] },
  }));
  const all = fc.tuple(
    fc.array(seat, { minLength: pairs, maxLength: pairs }),
    fc.array(chance, { minLength: pairs, maxLength: pairs }),
  );
  return all.map(([seats, chances]) => graphOf([...seats, ...chances], [0, 0.3, 1]));
});

describe('bounds of values', () => {
  it('hold what plain repetition comes to, and are as near as was asked', () => {
    fc.assert(
      fc.property(endingGraph, (graph) => {
        const { low, high, gap } = iterateIntervals(graph, SETTINGS);
        const values = repeated(graph, 600);
        expect(gap).toBeLessThanOrEqual(1e-6);
        for (const [node, value] of values.entries()) {
          expect(low[node]).toBeLessThanOrEqual(value + 1e-12);
          expect(high[node]).toBeGreaterThanOrEqual(value - 1e-12);
        }
      }),
      { seed: 1, numRuns: 200 },
    );
  });

  it('meet soon where one can wait at little cost, though from above values fall a thousandth a sweep', () => {
    const { low, high, iterations } = iterateIntervals(WAITING, SETTINGS);
    expect(low[0]).toBe(0.5);
    expect(high[0]).toBeLessThan(0.5 + 1e-6);
    expect(iterations).toBeLessThan(10);
  });

  it('from above fall all the way where play need not end', () => {
    const { high, iterations } = iterateIntervals(WAITING, { ...SETTINGS, ends: false });
    expect(high[0]).toBeLessThan(0.5 + 1e-6);
    expect(iterations).toBeGreaterThan(600);
  });

  it('stay apart where seats against each other can go on for ever', () => {
    const round = graphOf(
      [
        { kind: MAXIMISER, to: [1, -1] },
        { kind: MINIMISER, to: [0, -2] },
      ],
      [0.2, 0.8],
    );
    const { low, high, gap } = iterateIntervals(round, { ...SETTINGS, ends: false, maxIterations: 50 });
    expect([low[0], high[0], gap]).toEqual([0.2, 0.8, 0.6000000000000001]);
  });
});

describe('the soonest end', () => {
  it('is taken where all ways are allowed, and the soonest of those allowed otherwise', () => {
    expect([...soonestEnd(WAITING, Uint8Array.of(1, 1, 1, 1), new Uint8Array(2))]).toEqual([1, -1]);
    expect([...soonestEnd(WAITING, Uint8Array.of(1, 0, 1, 1), new Uint8Array(2))]).toEqual([0, -1]);
  });

  it('counts the steps of chance by their probability', () => {
    // A sure way of three steps against one that takes ten on average.
    const graph = graphOf(
      [
        { kind: MAXIMISER, to: [1, 2] },
        { kind: NATURE, to: [1, -1], odds: [0.9, 0.1] },
        { kind: MAXIMISER, to: [3] },
        { kind: MAXIMISER, to: [-1] },
      ],
      [0],
    );
    expect(soonestEnd(graph, new Uint8Array(6).fill(1), new Uint8Array(4))[0]).toBe(1);
  });
});
