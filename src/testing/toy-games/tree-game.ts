import { CHANCE, DRAWN, type Game, LOST, type State, TERMINAL, WON } from '../../core/game.js';
import type { Rng } from '../../core/rng.js';

/** A node of a game that is written down as its tree. */
export interface TreeNode {
  /** Who decides; left out at chance nodes and at the end. */
  readonly seat?: number;
  /** Where each action leads, or each outcome of chance, numbered from 0. */
  readonly to?: readonly TreeNode[];
  /** Chance nodes: the probability of each outcome. */
  readonly odds?: readonly number[];
  /** A seat that does not see which action or outcome is taken here. */
  readonly unseenBy?: number;
  /** What the evaluation says of a decision node; nothing said is 0. */
  readonly value?: readonly number[];
  /** At the end. */
  readonly returns?: readonly number[];
}

/** The end of a game of two seats, by the return of seat 0. */
export const end = (value: number): TreeNode => ({ returns: [value, -value] });

/** A decision of a seat. */
export const choice = (seat: number, ...to: TreeNode[]): TreeNode => ({ seat, to });

/** Chance with equal probabilities. */
export const lottery = (...to: TreeNode[]): TreeNode => ({ to, odds: to.map(() => 1 / to.length) });

class TreeState implements State {
  readonly chanceStream = 0;
  path: number[] = [];
  node: TreeNode;

  constructor(readonly root: TreeNode) {
    this.node = root;
  }

  get seat(): number {
    return this.node.seat ?? (this.node.odds ? CHANCE : TERMINAL);
  }

  get turn(): number {
    return this.path.length;
  }

  get endReason(): number {
    return this.seat === TERMINAL ? 0 : -1;
  }

  reset(): void {
    this.load([]);
  }

  copyFrom(other: this): void {
    this.path = [...other.path];
    this.node = other.node;
  }

  legalActions(out: Int32Array): number {
    const { to = [] } = this.node;
    for (let i = 0; i < to.length; i++) out[i] = i;
    return to.length;
  }

  apply(action: number): void {
    const next = this.node.to?.[action];
    if (!next) throw new Error(`There is no way ${action}`);
    this.path.push(action);
    this.node = next;
  }

  sampleChance(rng: Rng): number {
    const { odds = [] } = this.node;
    let left = rng.float();
    for (let i = 0; i < odds.length - 1; i++) {
      left -= odds[i];
      if (left < 0) return i;
    }
    return odds.length - 1;
  }

  chanceOutcomes(out: Int32Array, probability: Float64Array): number {
    const { odds = [] } = this.node;
    for (let i = 0; i < odds.length; i++) out[i] = i;
    probability.set(odds);
    return odds.length;
  }

  result(out: Int8Array): void {
    const { returns = [] } = this.node;
    out.set(returns.map((value) => (value > 0 ? WON : value < 0 ? LOST : DRAWN)));
  }

  returns(out: Float64Array): void {
    out.set(this.node.returns ?? []);
  }

  metrics(): void {}

  roleOf(seat: number): number {
    return seat;
  }

  /** What is unseen lies behind the root of a search, where nothing has been hidden yet. */
  determinize(): void {}

  observedAs(action: number, observer: number): number {
    return this.node.unseenBy === observer ? -1 : action;
  }

  describe(): string {
    return `after ${this.path.join(', ')}`;
  }

  describeAction(action: number): string {
    return `way ${action}`;
  }

  toJSON(): number[] {
    return [...this.path];
  }

  load(json: unknown): void {
    this.path = [];
    this.node = this.root;
    for (const action of json as number[]) this.apply(action);
  }
}

/** The nodes of a tree, the deepest last. */
const nodesOf = (root: TreeNode): TreeNode[] => {
  const nodes = [root];
  for (const node of nodes) nodes.push(...(node.to ?? []));
  return nodes;
};

/** A game of two seats with returns from -1 to 1 that is the given tree: for searches whose result is known. */
export const treeGame = (root: TreeNode): Game => {
  const nodes = nodesOf(root);
  const widest = Math.max(1, ...nodes.map(({ to = [] }) => to.length));
  return {
    info: {
      id: 'tree',
      version: 1,
      seats: 2,
      roles: ['first', 'second'],
      maxLegalActions: widest,
      maxChanceOutcomes: widest,
      maxPlies: nodes.length,
      minReturn: -1,
      maxReturn: 1,
      returnUnit: 100,
      cooperative: false,
      hiddenInformation: nodes.some(({ unseenBy }) => unseenBy !== undefined),
      chanceStreams: ['chance'],
      endReasons: ['end'],
      metrics: [],
    },
    newState: () => new TreeState(root),
    evaluate: (state, out) => out.set((state as TreeState).node.value ?? [0, 0]),
  };
};
