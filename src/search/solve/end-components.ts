import { type Graph, MAXIMISER, NATURE } from './graph.js';

/** No component. */
const NONE = -1;

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

/** Strongly connected components (Tarjan 1972), with a stack of its own since the graph is deep. */
const connected = ({ kind, start, target }: Graph, allowed: Uint8Array): Int32Array => {
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
  const { nodeOf, members } = number(component);
  const quotient = { kind: [] as number[], start: [0], target: [] as number[], probability: [] as number[] };
  for (const [id, nodes] of members.entries()) {
    const before = quotient.target.length;
    const merged = component[nodes[0]] !== NONE;
    for (const node of nodes) {
      for (let edge = start[node]; edge < start[node + 1]; edge++) {
        const to = target[edge] >= 0 ? nodeOf[target[edge]] : target[edge];
        if (merged && to === id) continue;
        quotient.target.push(to);
        quotient.probability.push(probability[edge]);
      }
    }
    if (quotient.target.length === before) {
      quotient.target.push(forever);
      quotient.probability.push(1);
    }
    quotient.kind.push(merged ? MAXIMISER : kind[nodes[0]]);
    quotient.start.push(quotient.target.length);
  }
  return {
    nodeOf,
    graph: {
      keys: graph.keys,
      kind: Uint8Array.from(quotient.kind),
      start: Int32Array.from(quotient.start),
      target: Int32Array.from(quotient.target),
      probability: Float64Array.from(quotient.probability),
      ends: Float64Array.from(ends),
    },
  };
};

/** Numbers nodes and components in the order in which they are met. */
const number = (component: Int32Array): { nodeOf: Int32Array; members: number[][] } => {
  const nodeOf = new Int32Array(component.length);
  const known = new Map<number, number>();
  const members: number[][] = [];
  for (let node = 0; node < component.length; node++) {
    const id = component[node] === NONE ? undefined : known.get(component[node]);
    nodeOf[node] = id ?? members.length;
    if (id !== undefined) {
      members[id].push(node);
      continue;
    }
    if (component[node] !== NONE) known.set(component[node], members.length);
    members.push([node]);
  }
  return { nodeOf, members };
};
