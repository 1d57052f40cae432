import { NONE } from './connected.js';
import { MAXIMISER, NATURE } from './graph.js';
import type { Solution } from './solve.js';
import { soonestEnd } from './soonest-end.js';

/** Of the tolerance of values: what a decision may give away to be done sooner. */
const GIVEN_AWAY = 1e-3;

/**
 * By position the edge that its seat takes if it plays best, -1 at nodes of nature: to the best bound, from below for those
 * who want the value high, from above for those who want it low.
 *
 * Seats that play together would go round for ever where they can wait at no cost, since there all positions are worth the
 * same. Of the edges that are as good, up to a thousandth of the tolerance, they take the one by which play ends soonest.
 */
export const bestEdges = (solution: Solution, cooperative: boolean, tolerance: number): Int32Array => {
  const { kind, start, target } = solution.explored;
  const best = new Int32Array(kind.length).fill(NONE);
  for (let node = 0; node < kind.length; node++) {
    if (kind[node] === NATURE) continue;
    best[node] = start[node];
    for (let edge = start[node] + 1; edge < start[node + 1]; edge++) {
      if (worth(solution, node, edge) > worth(solution, node, best[node])) best[node] = edge;
    }
  }
  if (!cooperative) return best;
  const allowed = new Uint8Array(target.length);
  for (let node = 0; node < kind.length; node++) {
    const least = kind[node] === NATURE ? 0 : worth(solution, node, best[node]) - GIVEN_AWAY * tolerance;
    for (let edge = start[node]; edge < start[node + 1]; edge++) {
      if (kind[node] === NATURE || worth(solution, node, edge) >= least) allowed[edge] = 1;
    }
  }
  return soonestEnd(solution.explored, allowed, closed(solution));
};

/** What an edge leads to is worth, as the seat of its node judges it: the more the better. */
const worth = ({ explored, nodeOf, bounds }: Solution, node: number, edge: number): number => {
  const { kind, target, ends } = explored;
  const to = target[edge];
  if (kind[node] === MAXIMISER) return to >= 0 ? bounds.low[nodeOf[to]] : ends[-1 - to];
  return -(to >= 0 ? bounds.high[nodeOf[to]] : ends[-1 - to]);
};

/** By position whether it is in an end component without a way out. */
const closed = ({ component, nodeOf, graph, explored }: Solution): Uint8Array => {
  const isClosed = new Uint8Array(explored.kind.length);
  if (!component) return isClosed;
  const forever = -graph.ends.length;
  for (let node = 0; node < isClosed.length; node++) {
    if (component[node] !== NONE && graph.target[graph.start[nodeOf[node]]] === forever) isClosed[node] = 1;
  }
  return isClosed;
};
