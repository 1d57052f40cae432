import { type Action, CHANCE, type Game, type Seat, type State, TERMINAL } from '../core/game.js';
import type { Rng } from '../core/rng.js';
import { type Evaluate, evaluationOf } from './evaluation.js';
import { Look } from './look.js';
import { Playout, type PlayoutSettings } from './playout.js';
import { ROOT, Tree } from './tree.js';

export interface UctSettings extends PlayoutSettings {
  readonly iterations: number;
  /** The weight of the exploration term; √2 for returns between 0 and 1 in the source. */
  readonly exploration: number;
  /** Open: a node stands for a list of actions, whatever chance brought. Closed: for a list of actions and outcomes. */
  readonly chance: 'open' | 'closed';
  /**
   * How much the end of a line counts for each of its positions against the position's own evaluation, from there on back: 1
   * for the end alone. Below 1 what is good soon is worth more than what is as good later, and errors of the evaluation
   * average out. It is the λ of temporal differences (Sutton 1988).
   */
  readonly lambda: number;
  /**
   * Whether the evaluation judges all actions of a decision when it is first come to, each with one draw of the chance that
   * follows, and that counts as a visit (Gelly and Silver, "Combining Online and Offline Knowledge in UCT", 2007). So only what
   * looks good is tried, and lines grow deep where there are many actions.
   */
  readonly prior: boolean;
}

/** Outcomes that a closed search may add for each iteration, on average, before its tree is full. */
const OUTCOMES_PER_ITERATION = 2;

/** Actions that each iteration may judge beforehand, on average, and the most nodes that this makes room for. */
const JUDGED_PER_ITERATION = 64;
const MOST_JUDGED = 1 << 22;

/** The longest line that is followed in the tree; a playout goes on from there. */
const MAX_DEPTH = 512;

/** The mover of a node that chance leads to: nobody's choice. */
const NOBODY = -1;

/**
 * Upper confidence bounds on trees (Kocsis and Szepesvári 2006) for any number of seats: each seat maximises its own
 * return (max^n, Luckhardt and Irani 1986). With open chance nodes it is the open-loop search of Perez et al. 2015. Under
 * hidden information every iteration searches a new deal of what the seat can't know, in one tree of what the seat sees
 * (information set Monte Carlo tree search: Cowling, Powley and Whitehouse 2012).
 */
export class Uct {
  readonly tree: Tree;
  private readonly playout: Playout;
  private readonly state: State;
  private readonly legal: Int32Array;
  private readonly unseen: Int32Array;
  private readonly path = new Int32Array(MAX_DEPTH);
  private readonly mover = new Int32Array(MAX_DEPTH);
  private readonly returns: Float64Array;
  /** By place on the path: whether the position was judged, and by place and seat what was expected there. */
  private readonly judged = new Uint8Array(MAX_DEPTH);
  private readonly expected: Float64Array;
  private readonly evaluate: Evaluate | undefined;
  private readonly look: Look | undefined;
  private readonly closed: boolean;
  private readonly hidden: boolean;
  /** By how often an action was offered, the weight of the exploration term. */
  private readonly weights: Float64Array;
  private readonly scale: number;
  private root: Seat = 0;

  constructor(
    private readonly game: Game,
    private readonly settings: UctSettings,
  ) {
    const { info } = game;
    this.closed = settings.chance === 'closed';
    this.hidden = info.hiddenInformation;
    this.weights = new Float64Array(this.hidden ? settings.iterations + 1 : 0);
    for (let n = 0; n < this.weights.length; n++) this.weights[n] = settings.exploration * Math.sqrt(Math.log(n + 1));
    this.tree = new Tree(room(settings, info.maxLegalActions));
    this.look = settings.prior ? new Look(game) : undefined;
    this.playout = new Playout(game, settings);
    this.state = game.newState();
    this.legal = new Int32Array(info.maxLegalActions);
    this.unseen = new Int32Array(info.maxLegalActions);
    this.returns = new Float64Array(info.seats);
    this.evaluate = settings.lambda < 1 ? evaluationOf(game) : undefined;
    this.expected = new Float64Array(this.evaluate ? MAX_DEPTH * info.seats : 0);
    this.scale = info.maxReturn > info.minReturn ? 1 / (info.maxReturn - info.minReturn) : 1;
  }

  /** Searches from a decision node, which stays as it is; the tree then holds what was found. */
  search(root: State, rng: Rng): void {
    this.tree.clear();
    this.root = root.seat;
    for (let i = 0; i < this.settings.iterations; i++) {
      this.state.copyFrom(root);
      if (this.hidden) this.state.determinize(this.root, rng);
      this.iterate(rng);
    }
  }

  /** The most visited of the root's actions, the first of the list where several are. */
  mostVisited(legal: Int32Array, count: number): Action {
    const place = this.tree.placeOf(ROOT, this.root);
    let most = -1;
    let choice = legal[0];
    for (let i = 0; i < count; i++) {
      const child = this.tree.find(place, legal[i]);
      if (child !== 0 && this.tree.visits[child] > most) {
        most = this.tree.visits[child];
        choice = legal[i];
      }
    }
    return choice;
  }

  private iterate(rng: Rng): void {
    const depth = this.descend(rng);
    this.playout.run(this.state, rng, this.returns);
    this.backUp(depth);
  }

  /** Walks down the tree to a node that is new, or to the end of the game, and returns the length of the path. */
  private descend(rng: Rng): number {
    const { state, tree, path, mover } = this;
    let node = ROOT;
    let depth = 1;
    path[0] = ROOT;
    mover[0] = NOBODY;
    while (state.seat !== TERMINAL && depth < MAX_DEPTH) {
      const { seat } = state;
      const place = tree.placeOf(node, seat);
      if (seat === CHANCE) {
        const outcome = state.sampleChance(rng);
        const seen = this.closed ? this.keyOf(outcome) : 0;
        state.apply(outcome);
        if (!this.closed) continue;
        const child = tree.find(place, seen);
        if (child === 0 && tree.isFull) return depth;
        node = child === 0 ? tree.add(node, place, seen) : child;
        mover[depth] = NOBODY;
        this.judged[depth] = 0;
        path[depth++] = node;
        continue;
      }
      if (this.evaluate && depth > 1) this.judge(this.evaluate, depth - 1);
      const before = tree.size;
      const isNew = tree.children[node] === 0;
      const action = this.select(node, place, rng);
      const key = this.keyOf(action);
      let child = tree.find(place, key);
      if (child === 0) {
        if (tree.isFull) return depth;
        child = tree.add(node, place, key);
      }
      state.apply(action);
      node = child;
      mover[depth] = seat;
      this.judged[depth] = 0;
      path[depth++] = node;
      if (this.look ? isNew : tree.size > before) break;
    }
    return depth;
  }

  /** Notes what the evaluation expects of the decision that a place of the path has come to. */
  private judge(evaluate: Evaluate, place: number): void {
    const { expected, returns } = this;
    evaluate(this.state, returns);
    this.judged[place] = 1;
    for (let seat = 0; seat < returns.length; seat++) expected[place * returns.length + seat] = returns[seat];
  }

  /** What the end of a line makes of a place before it: mixed with what was expected there. */
  private mix(place: number): void {
    const { expected, returns } = this;
    const { lambda } = this.settings;
    for (let seat = 0; seat < returns.length; seat++) {
      const own = expected[place * returns.length + seat];
      returns[seat] = own + lambda * (returns[seat] - own);
    }
  }

  /** What an action or outcome of this node goes by in the tree: as the seat that searches sees it. */
  private keyOf(action: Action): Action {
    return this.hidden ? this.state.observedAs(action, this.root) : action;
  }

  /**
   * An action not yet tried or judged here, all such equally likely; when there is none, the one of the highest bound. While few
   * were tried, drawing until one is new is quicker than listing all.
   */
  private select(node: number, place: number, rng: Rng): Action {
    const { state, tree } = this;
    if (!this.hidden && !this.look && state.sampleAction && state.countActions && !tree.isFull) {
      if (tree.children[node] * 2 <= state.countActions()) {
        for (;;) {
          const action = state.sampleAction(rng);
          if (tree.find(place, action) === 0) return action;
        }
      }
    }
    return this.selectFromList(node, place, rng);
  }

  private selectFromList(node: number, place: number, rng: Rng): Action {
    const { state, tree, legal, unseen, hidden, weights } = this;
    const { mean, width, offers } = tree;
    const count = state.legalActions(legal);
    // An action that few deals offer is measured against how often it was offered, not how often its node was visited.
    const weight = this.settings.exploration * Math.sqrt(Math.log(tree.visits[node] + 1));
    let untried = 0;
    let highest = Number.NEGATIVE_INFINITY;
    let choice = legal[0];
    let best = 0;
    let alike = 0;
    for (let i = 0; i < count; i++) {
      const action = legal[i];
      const key = hidden ? this.keyOf(action) : action;
      let child = tree.find(place, key);
      if (child === 0 && this.look && !tree.isFull) {
        child = tree.add(node, place, key);
        tree.visit(child, this.scaled(this.look.worthOf(state, action, rng)));
      }
      if (child === 0) {
        unseen[untried++] = action;
        continue;
      }
      if (hidden) tree.offer(child, tree.visits[ROOT] + 1);
      const bound = mean[child] + (hidden ? weights[offers[child]] : weight) * width[child];
      if (bound > highest) {
        highest = bound;
        choice = action;
        best = child;
        alike = 1;
      } else if (hidden && child === best && rng.below(++alike) === 0) {
        // Actions that the root can't tell apart are one node: any of them is as likely (Cowling, Powley and Whitehouse 2012).
        choice = action;
      }
    }
    return untried > 0 && !tree.isFull ? unseen[rng.below(untried)] : choice;
  }

  private backUp(depth: number): void {
    const { tree, path, mover, returns, judged } = this;
    for (let i = depth - 1; i >= 0; i--) {
      if (judged[i] === 1) this.mix(i);
      const seat = mover[i];
      tree.visit(path[i], seat === NOBODY ? 0 : this.scaled(returns[seat]));
    }
  }

  /** A return as the tree counts it, from 0 to 1. */
  private scaled(value: number): number {
    return (value - this.game.info.minReturn) * this.scale;
  }
}

/** The nodes that a search may need. */
const room = ({ iterations, chance, prior }: UctSettings, actions: number): number => {
  const outcomes = chance === 'closed' ? OUTCOMES_PER_ITERATION : 0;
  const judged = prior ? Math.min(iterations * Math.min(actions, JUDGED_PER_ITERATION), MOST_JUDGED) : 0;
  return iterations * (1 + outcomes) + judged + 1;
};
