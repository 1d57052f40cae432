import { UserError } from '../core/errors.js';
import { type Action, CHANCE, type Game, type State, type StateKeys, TERMINAL } from '../core/game.js';
import { type Evaluate, evaluationOf } from './evaluation.js';
import { KeyTable } from './solve/key-table.js';
import { type Backup, MOST_NODES, ValueGraph } from './value-graph.js';

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

/** What was found before is forgotten when it takes so many nodes, of some 60 bytes each: after some 80,000 iterations. */
const MOST_KEPT = 1 << 21;

/**
 * Trial-based heuristic tree search (Keller and Helmert, "Trial-based Heuristic Tree Search for Finite Horizon MDPs", 2013) for any
 * number of seats. An iteration follows the most promising line to a decision that is new and judges all its actions by the
 * game's evaluation. What it found is backed up by Bellman's equation: a decision is worth what its best action is to its
 * seat (max^n, Luckhardt and Irani 1986), chance what its outcomes are on average, by their exact probabilities. So a line
 * that was tried only to explore spoils no value, as it does in the means of UCT. It draws nothing: equal games are
 * searched alike.
 *
 * Where the game has keys, all lines that lead to a position share what was found there (a graph, as in Childs, Brodeur and Kocsis,
 * "Transpositions and Move Groups in Monte Carlo Tree Search", 2008), and what one search found serves the next of the same game. So a hope
 * that comes to nothing when its position is come to is not held again. Where an evaluation is too hopeful of all positions in which
 * seats can wait, they still wait until most of them were searched: the longer, the fewer iterations. What keys leave out (the turn, and with it a limit of turns) is seen at the root alone.
 */
export class Thts {
  readonly graph: ValueGraph;
  /** The node of the position that was searched last. */
  root = 0;
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
  private readonly rootBackup: Backup;
  private readonly keys: StateKeys | undefined;
  /** Lines that were followed in this game. */
  private lines = 0;
  /** The keys of the positions met, and by their number the node of each. */
  private met = new KeyTable();
  private readonly nodes: number[] = [];

  /** @throws UserError if the game has no evaluation, hides information, or has too many actions or outcomes at a node */
  constructor(
    game: Game,
    private readonly settings: ThtsSettings,
  ) {
    const { cooperative, seats, maxLegalActions, maxChanceOutcomes, minReturn, maxReturn } = game.info;
    this.evaluate = game.foresight?.evaluate ?? evaluationOf(game);
    this.keys = game.keys;
    const why = whyUnsuited(game);
    if (why !== undefined) throw new UserError(`${why} Search it with backup=mean.`);
    // Those who win and lose together have one value.
    this.graph = new ValueGraph(cooperative ? 1 : seats);
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
    this.backup = {
      least: minReturn,
      most: maxReturn,
      patience: game.foresight?.patience ?? 1,
      lambda: settings.lambda,
    };
    // What is done at the root is to be the best, whatever it was judged to be.
    this.rootBackup = { ...this.backup, lambda: 1 };
  }

  /** Forgets what was found: another game begins. */
  begin(): void {
    this.graph.clear();
    this.lines = 0;
    this.met = new KeyTable();
    this.nodes.length = 0;
  }

  /** Searches from a decision node, which stays as it is; the graph then holds what was found. */
  search(root: State): void {
    const { graph, keys } = this;
    if (!keys || graph.size > MOST_KEPT) this.begin();
    this.root = graph.add(root.seat);
    for (let i = 0; i < this.settings.iterations && !graph.isFinal(this.root) && graph.size < MOST_NODES; i++) {
      this.state.copyFrom(root);
      this.backUp(this.descend());
    }
  }

  /** The action of the root, of all or of those that are given, that is worth most, the most visited where several are, of those the first. */
  best(among?: Int32Array): Action {
    const { graph, root } = this;
    const seat = graph.seat[root];
    const first = graph.first[root];
    let choice = -1;
    for (let child = first; child < first + graph.children[root]; child++) {
      if (among && !among.includes(graph.action[child])) continue;
      const lead = choice < 0 ? 1 : graph.valueOf(child, seat) - graph.valueOf(choice, seat);
      if (lead > 0 || (lead === 0 && graph.visits[child] > graph.visits[choice])) choice = child;
    }
    return graph.action[choice];
  }

  /** Walks down to a decision that is new, to the end of the game or to where the path crosses itself, and returns its length. */
  private descend(): number {
    const { graph, path } = this;
    const line = ++this.lines;
    let node = this.root;
    let depth = 0;
    path[depth++] = node;
    graph.visits[node]++;
    while (depth < MAX_DEPTH && graph.seat[node] !== TERMINAL && graph.line[node] !== line) {
      graph.line[node] = line;
      const isNew = graph.first[node] === 0;
      const isChance = graph.seat[node] === CHANCE;
      if (isNew) this.expand(node);
      if (isNew && !isChance) break;
      node = this.follow(isChance ? this.mostOverdue(node) : this.mostPromising(node));
      path[depth++] = node;
    }
    return depth;
  }

  /** Goes on to a child, or to the position that it links to, and returns the node. */
  private follow(child: number): number {
    const { graph, state } = this;
    const node = graph.link[child];
    graph.visits[child]++;
    if (node === child) state.apply(graph.action[child]);
    else {
      graph.visits[node]++;
      this.keys!.loadKey(state, graph.key[node]);
    }
    return node;
  }

  /** Adds all children of the node that the state is at, each with what it is judged to be worth. */
  private expand(node: number): void {
    const { graph, state, child, list, odds } = this;
    const isChance = state.seat === CHANCE;
    const count = isChance ? state.chanceOutcomes(list, odds) : state.legalActions(list);
    const first = graph.expand(node, count);
    for (let i = 0; i < count; i++) {
      child.copyFrom(state);
      child.apply(list[i]);
      graph.action[first + i] = list[i];
      graph.seat[first + i] = child.seat;
      if (isChance) graph.probability[first + i] = odds[i];
      if (child.seat === TERMINAL) graph.exact[first + i] = 1;
      if (this.keys && child.seat >= 0) {
        // First the node: the arrays may grow for it, and others take their place.
        const known = this.nodeOf(child, this.keys);
        graph.link[first + i] = known;
      } else graph.setValue(first + i, this.worthOf(child));
    }
  }

  /** The node of a decision, a new one with what it is judged to be worth if it was not met. */
  private nodeOf(state: State, keys: StateKeys): number {
    const { graph, met, nodes } = this;
    const key = keys.keyOf(state);
    const number = met.add(key);
    if (number < nodes.length) return nodes[number];
    const node = graph.add(state.seat);
    graph.key[node] = key;
    graph.setValue(node, this.worthOf(state));
    nodes.push(node);
    return node;
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
    const { graph } = this;
    const { visits } = graph;
    const seat = graph.seat[node];
    const first = graph.first[node];
    const last = first + graph.children[node];
    const weight = this.weight * Math.sqrt(Math.log(visits[node]));
    let choice = first;
    let highest = Number.NEGATIVE_INFINITY;
    for (let child = first; child < last; child++) {
      if (graph.isFinal(child)) continue;
      const bound = graph.valueOf(child, seat) + weight / Math.sqrt(visits[child] + PRIOR_VISITS);
      if (bound <= highest) continue;
      highest = bound;
      choice = child;
    }
    return choice;
  }

  /** The outcome whose visits lag most behind its probability, among those whose value can still change. */
  private mostOverdue(node: number): number {
    const { graph } = this;
    const { visits, probability } = graph;
    const first = graph.first[node];
    const last = first + graph.children[node];
    let choice = first;
    let most = Number.NEGATIVE_INFINITY;
    for (let child = first; child < last; child++) {
      if (graph.isFinal(child)) continue;
      const lag = probability[child] * visits[node] - visits[child];
      if (lag <= most) continue;
      most = lag;
      choice = child;
    }
    return choice;
  }

  private backUp(depth: number): void {
    const { graph, path, backup, rootBackup, root } = this;
    for (let i = depth - 1; i >= 0; i--) {
      const node = path[i];
      if (graph.first[node] === 0) continue;
      if (graph.seat[node] === CHANCE) graph.average(node);
      else graph.maximise(node, node === root ? rootBackup : backup);
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
