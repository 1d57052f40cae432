import { connected, NONE } from './connected.js';
import { type Graph, MAXIMISER, NATURE } from './graph.js';
import { Growing } from './growing.js';

/**
 * The maximal end components among some nodes: sets in which play can be kept for ever, and from each node of which every
 * other can be reached. Found by taking strongly connected components and dropping what can leave or can't stay, until
 * nothing changes (de Alfaro, "Formal Verification of Probabilistic Systems", 1997, section 3.3).
 *
 * @param inside 1 for each node to look at: those of `endlessNodes`
 * @returns by node the number of its component, or -1
 */
export const endComponents = (graph: Graph, inside: Uint8Array): Int32Array => {
  const allowed = inside.slice();
  for (;;) {
    const component = connected(graph, allowed);
    if (!prune(graph, allowed, component)) return component;
  }
};

/** Drops nodes of nature that can leave their component and nodes of a seat that can't stay in it. */
const prune = ({ kind, start, target }: Graph, allowed: Uint8Array, component: Int32Array): boolean => {
  let dropped = false;
  for (let node = 0; node < kind.length; node++) {
    if (allowed[node] === 0) continue;
    let stays = 0;
    for (let edge = start[node]; edge < start[node + 1]; edge++) {
      if (target[edge] >= 0 && component[target[edge]] === component[node]) stays++;
    }
    if (kind[node] === NATURE ? stays === start[node + 1] - start[node] : stays > 0) continue;
    allowed[node] = 0;
    dropped = true;
  }
  return dropped;
};

/** A graph in which each end component is one node, and which node of it stands for each of the old ones. */
export interface Quotient {
  readonly graph: Graph;
  readonly nodeOf: Int32Array;
}

/**
 * Makes one node of each end component: those who want the value high can go round in it until chance brings them to its
 * best way out, so all its nodes are worth what that is. Play that never leaves is worth `endless`.
 */
export const collapse = (graph: Graph, component: Int32Array, endless: number): Quotient => {
  const { kind, start, target, probability } = graph;
  const ends = [...graph.ends, endless];
  const forever = -ends.length;
  const { nodeOf, first, next, count } = number(component);
  const kinds = new Uint8Array(count);
  const starts = new Int32Array(count + 1);
  const targets = new Growing(new Int32Array(target.length + 1));
  const probabilities = new Growing(new Float64Array(target.length + 1));
  for (let id = 0; id < count; id++) {
    const merged = component[first[id]] !== NONE;
    for (let node = first[id]; node !== NONE; node = next[node]) {
      for (let edge = start[node]; edge < start[node + 1]; edge++) {
        const to = target[edge] >= 0 ? nodeOf[target[edge]] : target[edge];
        if (merged && to === id) continue;
        targets.push(to);
        probabilities.push(probability[edge]);
      }
    }
    if (targets.length === starts[id]) {
      targets.push(forever);
      probabilities.push(1);
    }
    kinds[id] = merged ? MAXIMISER : kind[first[id]];
    starts[id + 1] = targets.length;
  }
  return {
    nodeOf,
    graph: {
      keys: graph.keys,
      kind: kinds,
      start: starts,
      target: targets.done(),
      probability: probabilities.done(),
      ends: Float64Array.from(ends),
    },
  };
};

interface Numbering {
  readonly nodeOf: Int32Array;
  /** By number: its first node. */
  readonly first: Int32Array;
  /** By node: the next one of its number, or -1. */
  readonly next: Int32Array;
  readonly count: number;
}

/** Numbers nodes and components in the order in which they are met. */
const number = (component: Int32Array): Numbering => {
  const nodes = component.length;
  const nodeOf = new Int32Array(nodes);
  const first = new Int32Array(nodes);
  const last = new Int32Array(nodes);
  const next = new Int32Array(nodes).fill(NONE);
  const known = new Int32Array(nodes).fill(NONE);
  let count = 0;
  for (let node = 0; node < nodes; node++) {
    const id = component[node] === NONE ? NONE : known[component[node]];
    nodeOf[node] = id === NONE ? count : id;
    if (id === NONE) {
      if (component[node] !== NONE) known[component[node]] = count;
      first[count++] = node;
    } else next[last[id]] = node;
    last[nodeOf[node]] = node;
  }
  return { nodeOf, first, next, count };
};
