import { connected } from './connected.js';
import type { Graph } from './graph.js';

/** Nodes in an order to sweep through: block i is from `order[blocks[i]]` to `order[blocks[i + 1] - 1]`. */
export interface SweepOrder {
  readonly order: Int32Array;
  readonly blocks: Int32Array;
}

/**
 * Nodes so that what they lead to comes first, as far as there is such an order: a block for each strongly connected
 * component, and in it from the last node found to the first.
 */
export const sweepOrder = (graph: Graph): SweepOrder => {
  const component = connected(graph);
  const components = component.reduce((most, each) => Math.max(most, each + 1), 0);
  const blocks = new Int32Array(components + 1);
  for (const each of component) blocks[each + 1]++;
  for (let block = 0; block < components; block++) blocks[block + 1] += blocks[block];
  const order = new Int32Array(component.length);
  const next = blocks.slice(0, components);
  for (let node = component.length - 1; node >= 0; node--) order[next[component[node]]++] = node;
  return { order, blocks };
};
