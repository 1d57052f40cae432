import { UserError } from '../core/errors.js';
import { type Action, CHANCE, type Game, type State, TERMINAL } from '../core/game.js';
import { type Evaluate, evaluationOf } from './evaluation.js';
import { type Backup, MOST_NODES, ROOT, ValueTree } from './value-tree.js';

export interface ThtsSettings {
  readonly iterations: number;
  /** The weight of the exploration term, for returns scaled to 0 to 1. */
  readonly exploration: number;
  /**
   * How much the best action counts for what a decision is worth against the evaluation of the decision itself, from 1 for the best
   * action alone down. Where an evaluation orders actions better than it says what they are worth, less is better.
   */
  readonly lambda: number;
}

/** More actions or outcomes at a node than these, and an iteration that judges them all is too dear. */
const MOST_ACTIONS = 64;
const MOST_OUTCOMES = 36;

/** The longest line that is followed. */
const MAX_DEPTH = 1024;

/** What judging an action at the start counts as in visits. */
const PRIOR_VISITS = 1;

/**
 * Trial-based heuristic tree search (Keller and Helmert, "Trial-based Heuristic Tree Search for Finite Horizon MDPs", 2013) for any
 * number of seats. An iteration follows the most promising line to a decision that is new and judges all its actions by the
 * game's evaluation. What it found is backed up by Bellman's equation: a decision is worth what its best action is to its
 * seat (max^n, Luckhardt and Irani 1986), chance what its outcomes are on average, by their exact probabilities. So a line
 * that was tried only to explore spoils no value, as it does in the means of UCT. It draws nothing: equal positions are
 * searched alike.
 */
export class Thts {
  readonly tree: ValueTree;
  private readonly evaluate: Evaluate;
  private readonly state: State;
  private readonly child: State;
  private readonly outcome: State;
  private readonly list: Int32Array;
  private readonly odds: Float64Array;
  private readonly outcomes: Int32Array;
  private readonly outcomeOdds: Float64Array;
  private readonly expected: Float64Array;
  private readonly judged: Float64Array;
  private readonly path = new Int32Array(MAX_DEPTH);
  private readonly weight: number;
  private readonly backup: Backup;

  /** @throws UserError if the game has no evaluation, hides information, or has too many actions or outcomes at a node */
  constructor(
    game: Game,
    private readonly settings: ThtsSettings,
  ) {
    const { cooperative, seats, maxLegalActions, maxChanceOutcomes, minReturn, maxReturn } = game.info;
    this.evaluate = evaluationOf(game);
    const why = whyUnsuited(game);
    if (why !== undefined) throw new UserError(`${why} Search it with backup=mean.`);
    // Those who win and lose together have one value.
    this.tree = new ValueTree(cooperative ? 1 : seats);
    this.state = game.newState();
    this.child = game.newState();
    this.outcome = game.newState();
    this.list = new Int32Array(Math.max(maxLegalActions, maxChanceOutcomes));
    this.odds = new Float64Array(maxChanceOutcomes);
    this.outcomes = new Int32Array(maxChanceOutcomes);
    this.outcomeOdds = new Float64Array(maxChanceOutcomes);
    this.expected = new Float64Array(seats);
    this.judged = new Float64Array(seats);
    this.weight = settings.exploration * (maxReturn - minReturn);
    this.backup = { least: minReturn, most: maxReturn, patience: game.patience ?? 1, lambda: settings.lambda };
  }

  /** Searches from a decision node, which stays as it is; the tree then holds what was found. */
  search(root: State): void {
    const { tree } = this;
    tree.clear(root.seat);
    for (let i = 0; i < this.settings.iterations && tree.exact[ROOT] === 0 && tree.size < MOST_NODES; i++) {
      this.state.copyFrom(root);
      this.backUp(this.descend());
    }
  }

  /** The action of the root, of all or of those that are given, that is worth most, the most visited where several are, of those the first. */
  best(among?: Int32Array): Action {
    const { tree } = this;
    const seat = tree.seat[ROOT];
    const first = tree.first[ROOT];
    let choice = -1;
    for (let child = first; child < first + tree.children[ROOT]; child++) {
      if (among && !among.includes(tree.action[child])) continue;
      const lead = choice < 0 ? 1 : tree.valueOf(child, seat) - tree.valueOf(choice, seat);
      if (lead > 0 || (lead === 0 && tree.visits[child] > tree.visits[choice])) choice = child;
    }
    return tree.action[choice];
  }

  /** Walks down to a decision that is new, or to the end of the game, and returns the length of the path. */
  private descend(): number {
    const { tree, state, path } = this;
    let node = ROOT;
    let depth = 0;
    path[depth++] = ROOT;
    while (depth < MAX_DEPTH && tree.seat[node] !== TERMINAL) {
      const isNew = tree.first[node] === 0;
      const isChance = tree.seat[node] === CHANCE;
      if (isNew) this.expand(node);
      if (isNew && !isChance) break;
      node = isChance ? this.mostOverdue(node) : this.mostPromising(node);
      state.apply(tree.action[node]);
      path[depth++] = node;
    }
    return depth;
  }

  /** Adds all children of the node that the state is at, each with what it is judged to be worth. */
  private expand(node: number): void {
    const { tree, state, child, list, odds } = this;
    const isChance = state.seat === CHANCE;
    const count = isChance ? state.chanceOutcomes(list, odds) : state.legalActions(list);
    const first = tree.expand(node, count);
    for (let i = 0; i < count; i++) {
      child.copyFrom(state);
      child.apply(list[i]);
      tree.action[first + i] = list[i];
      tree.seat[first + i] = child.seat;
      if (isChance) tree.probability[first + i] = odds[i];
      if (child.seat === TERMINAL) tree.exact[first + i] = 1;
      tree.setValue(first + i, this.worthOf(child));
    }
  }

  /** What a position is judged to be worth, at a chance node what its outcomes are on average. */
  private worthOf(state: State): Float64Array {
    if (state.seat !== CHANCE) return this.judge(state);
    const { expected, outcome, outcomes, outcomeOdds } = this;
    const count = state.chanceOutcomes(outcomes, outcomeOdds);
    expected.fill(0);
    for (let i = 0; i < count; i++) {
      outcome.copyFrom(state);
      outcome.apply(outcomes[i]);
      const worth = this.judge(outcome);
      for (let seat = 0; seat < expected.length; seat++) expected[seat] += outcomeOdds[i] * worth[seat];
    }
    return expected;
  }

  private judge(state: State): Float64Array {
    if (state.seat === TERMINAL) state.returns(this.judged);
    else this.evaluate(state, this.judged);
    return this.judged;
  }

  /** The action of the highest upper bound (UCB1) among those whose value can still change. */
  private mostPromising(node: number): number {
    const { tree } = this;
    const { visits, exact } = tree;
    const seat = tree.seat[node];
    const first = tree.first[node];
    const last = first + tree.children[node];
    const weight = this.weight * Math.sqrt(Math.log(visits[node] + 1));
    let choice = first;
    let highest = Number.NEGATIVE_INFINITY;
    for (let child = first; child < last; child++) {
      if (exact[child] === 1) continue;
      const bound = tree.valueOf(child, seat) + weight / Math.sqrt(visits[child] + PRIOR_VISITS);
      if (bound <= highest) continue;
      highest = bound;
      choice = child;
    }
    return choice;
  }

  /** The outcome whose visits lag most behind its probability, among those whose value can still change. */
  private mostOverdue(node: number): number {
    const { tree } = this;
    const { visits, exact, probability } = tree;
    const first = tree.first[node];
    const last = first + tree.children[node];
    let choice = first;
    let most = Number.NEGATIVE_INFINITY;
    for (let child = first; child < last; child++) {
      if (exact[child] === 1) continue;
      const lag = probability[child] * (visits[node] + 1) - visits[child];
      if (lag <= most) continue;
      most = lag;
      choice = child;
    }
    return choice;
  }

  private backUp(depth: number): void {
    const { tree, path } = this;
    for (let i = depth - 1; i >= 0; i--) {
      const node = path[i];
      tree.visits[node]++;
      if (tree.first[node] === 0) continue;
      if (tree.seat[node] === CHANCE) tree.average(node);
      else tree.maximise(node, this.backup);
    }
  }
}

/** Why a game can't be searched so, or nothing. */
export const whyUnsuited = ({ info }: Game): string | undefined => {
  const { id, hiddenInformation, maxLegalActions, maxChanceOutcomes } = info;
  if (hiddenInformation) return `The game ${id} hides information, which backup=best can't deal with.`;
  if (maxLegalActions <= MOST_ACTIONS && maxChanceOutcomes <= MOST_OUTCOMES) return undefined;
  const has = `up to ${maxLegalActions} actions and ${maxChanceOutcomes} outcomes of chance at a node`;
  return `The game ${id} has ${has}; backup=best takes ${MOST_ACTIONS} and ${MOST_OUTCOMES}.`;
};
