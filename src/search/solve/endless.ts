import { type Graph, NATURE } from './graph.js';

/**
 * The nodes from which play can go on for ever whatever chance brings, if all seats together want it: the largest set in
 * which every node of nature leads only into the set, and every node of a seat has a way that stays in it. Where it is empty
 * every play ends with probability 1, and bounds from above and below meet.
 *
 * @returns 1 for each node of the set
 */
export const endlessNodes = (graph: Graph): Uint8Array => {
  const { kind, start, target } = graph;
  const nodes = kind.length;
  const inside = new Uint8Array(nodes).fill(1);
  const { from, before } = incoming(graph);
  /** Of a seat's node: the ways that stay in the set. */
  const ways = new Int32Array(nodes);
  const queue = new Int32Array(nodes);
  let end = 0;
  for (let node = 0; node < nodes; node++) {
    let within = 0;
    for (let edge = start[node]; edge < start[node + 1]; edge++) if (target[edge] >= 0) within++;
    ways[node] = within;
    const out = kind[node] === NATURE ? within < start[node + 1] - start[node] : within === 0;
    if (!out) continue;
    inside[node] = 0;
    queue[end++] = node;
  }
  for (let i = 0; i < end; i++) {
    const gone = queue[i];
    for (let edge = from[gone]; edge < from[gone + 1]; edge++) {
      const node = before[edge];
      if (inside[node] === 0) continue;
      if (kind[node] !== NATURE && --ways[node] > 0) continue;
      inside[node] = 0;
      queue[end++] = node;
    }
  }
  return inside;
};

/** The edges by the node they lead to: node n is reached from `before[from[n]]` to `before[from[n + 1] - 1]`. */
const incoming = ({ kind, start, target }: Graph): { from: Int32Array; before: Int32Array } => {
  const nodes = kind.length;
  const from = new Int32Array(nodes + 1);
  for (let edge = 0; edge < target.length; edge++) if (target[edge] >= 0) from[target[edge] + 1]++;
  for (let node = 0; node < nodes; node++) from[node + 1] += from[node];
  const before = new Int32Array(from[nodes]);
  const next = from.slice(0, nodes);
  for (let node = 0; node < nodes; node++) {
    for (let edge = start[node]; edge < start[node + 1]; edge++)
      if (target[edge] >= 0) before[next[target[edge]]++] = node;
  }
  return { from, before };
};
