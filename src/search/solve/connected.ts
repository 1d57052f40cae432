import type { Graph } from './graph.js';

/** No component. */
export const NONE = -1;

/**
 * Strongly connected components (Tarjan 1972), with a stack of its own since the graph is deep. They are numbered so that
 * every edge leads into the same component or one of a lower number.
 *
 * @param allowed 1 for each node to look at; all unless it is given
 * @returns by node the number of its component, or -1
 */
export const connected = (
  { kind, start, target }: Graph,
  allowed: Uint8Array = new Uint8Array(kind.length).fill(1),
): Int32Array => {
  const nodes = kind.length;
  const component = new Int32Array(nodes).fill(NONE);
  const order = new Int32Array(nodes);
  const low = new Int32Array(nodes);
  const nextEdge = new Int32Array(nodes);
  const open = new Int32Array(nodes);
  const path = new Int32Array(nodes);
  let opened = 0;
  let seen = 0;
  let components = 0;
  for (let root = 0; root < nodes; root++) {
    if (allowed[root] === 0 || order[root] > 0) continue;
    let depth = 0;
    const enter = (node: number): void => {
      order[node] = low[node] = ++seen;
      nextEdge[node] = start[node];
      open[opened++] = node;
      path[depth++] = node;
    };
    enter(root);
    while (depth > 0) {
      const node = path[depth - 1];
      if (nextEdge[node] < start[node + 1]) {
        const to = target[nextEdge[node]++];
        if (to < 0 || allowed[to] === 0) continue;
        if (order[to] === 0) enter(to);
        else if (component[to] === NONE && order[to] < low[node]) low[node] = order[to];
        continue;
      }
      depth--;
      if (depth > 0 && low[node] < low[path[depth - 1]]) low[path[depth - 1]] = low[node];
      if (low[node] < order[node]) continue;
      let member: number;
      do {
        member = open[--opened];
        component[member] = components;
      } while (member !== node);
      components++;
    }
  }
  return component;
};
