import { NONE } from './connected.js';
import { type Graph, NATURE } from './graph.js';
import { sweepOrder } from './sweep-order.js';

/** A step is 1: see below. */
const ENOUGH = 0.05;

/**
 * By which of the edges allowed, a seat at each node brings play to an end soonest, in steps on average.
 *
 * The steps left are backed up from 0 (stochastic shortest paths, Bertsekas and Tsitsiklis 1991), a component of the graph
 * after those that it leads to. As soon as a further backup changes none by half a step, whoever takes the edge to the
 * fewest comes nearer by half a step on average each time; so play ends with probability 1.
 *
 * @param allowed 1 for each edge that may be taken; all of nature, and enough of the seats that play can end
 * @param over 1 for each node that counts as an end: where play can't end
 * @returns by node the edge, -1 at nodes of nature
 */
export const soonestEnd = (graph: Graph, allowed: Uint8Array, over: Uint8Array): Int32Array => {
  const { kind, start, target, probability } = graph;
  const { order, blocks } = sweepOrder(graph);
  const steps = new Float64Array(kind.length);
  const after = (edge: number): number => (target[edge] < 0 || over[target[edge]] === 1 ? 0 : steps[target[edge]]);
  const soonest = (node: number): number => {
    let best = NONE;
    for (let edge = start[node]; edge < start[node + 1]; edge++) {
      if (allowed[edge] === 1 && (best === NONE || after(edge) < after(best))) best = edge;
    }
    return best;
  };
  const left = (node: number): number => {
    if (kind[node] !== NATURE) return 1 + after(soonest(node));
    let sum = 1;
    for (let edge = start[node]; edge < start[node + 1]; edge++) sum += probability[edge] * after(edge);
    return sum;
  };
  for (let block = 0; block + 1 < blocks.length; block++) {
    for (let change = Number.POSITIVE_INFINITY; change > ENOUGH; ) {
      change = 0;
      for (let i = blocks[block]; i < blocks[block + 1]; i++) {
        const node = order[i];
        if (over[node] === 1) continue;
        const now = left(node);
        if (now - steps[node] > change) change = now - steps[node];
        steps[node] = now;
      }
    }
  }
  return Int32Array.from(kind, (each, node) => (each === NATURE ? NONE : soonest(node)));
};
