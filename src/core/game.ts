import type { z } from 'zod';
import type { Boards } from './boards.js';
import type { ChartData } from './campaign.js';
import type { Rng } from './rng.js';

/** A seat at the table, from 0. Where a state's `seat` is negative nobody decides: see {@link CHANCE}, {@link TERMINAL}. */
export type Seat = number;

/** `state.seat` at a chance node: nature is to act. */
export const CHANCE = -1;
/** `state.seat` at a terminal node: the game is over. */
export const TERMINAL = -2;

/**
 * An action of a seat or an outcome of chance: a 32-bit integer whose meaning is the game's own. The list of the actions
 * and outcomes from the start on is the history: applied to a new state it gives the position again.
 */
export type Action = number;

/** What a seat's result is: see {@link State.result}. */
export const WON = 1;
export const DRAWN = 0;
export const LOST = -1;

/** A whole number that a game reports of each finished game. A flag is 0 or 1, and can be an experiment's outcome. */
export interface Metric {
  readonly name: string;
  readonly kind: 'flag' | 'count';
  readonly describe: string;
  /** The role that a flag says has won: where few play it, its rate of the games that it plays says more. */
  readonly winOf?: string;
}

/** The facts of one game with its options fixed. */
export interface GameInfo {
  readonly id: string;
  /** Rises whenever any game could end differently. */
  readonly version: number;
  readonly seats: number;
  /** The names of what a seat can play; which seat plays what is {@link State.roleOf}. */
  readonly roles: readonly string[];
  /** No decision node has more legal actions, no chance node more outcomes, no game more plies: they size buffers. */
  readonly maxLegalActions: number;
  readonly maxChanceOutcomes: number;
  readonly maxPlies: number;
  /** Returns lie between these and are whole multiples of 1/returnUnit, so their sums are exact. */
  readonly minReturn: number;
  readonly maxReturn: number;
  readonly returnUnit: number;
  /** All seats win or lose together. */
  readonly cooperative: boolean;
  /** Some seat lacks knowledge of the position. */
  readonly hiddenInformation: boolean;
  /** The purposes for which chance is drawn. Each has luck of its own, addressed by turn: see {@link State.chanceStream}. */
  readonly chanceStreams: readonly string[];
  readonly endReasons: readonly string[];
  readonly metrics: readonly Metric[];
}

/**
 * A position, changed in place. Every method is without side effects outside the state, allocates nothing on the way from
 * node to node, and is deterministic given its arguments.
 *
 * A node is a decision node (`seat` ≥ 0), a chance node (`seat` = CHANCE) or a terminal node (`seat` = TERMINAL).
 *
 * What writes to a buffer (`legalActions`, `chanceOutcomes`, `result`, `returns`, `metrics`, a game's `evaluate`) writes
 * exactly the values that it reports, from the first place on, and leaves the rest of the buffer untouched.
 */
export interface State {
  /** Who is to act: a seat, CHANCE or TERMINAL. */
  readonly seat: Seat;
  /** Counts the turns of all seats together, from 0 in the set-up. Chance is addressed by it. */
  readonly turn: number;
  /** At a chance node: an index into `info.chanceStreams`, the purpose of the draw. */
  readonly chanceStream: number;

  /** Back to the start of a game. */
  reset(): void;
  /** Becomes an independent copy of `other`, a state of the same game and options. */
  copyFrom(other: this): void;

  /**
   * Decision nodes: writes the legal actions to `out` (at least `info.maxLegalActions` long) and returns their number, at
   * least 1. Equal, in the same order, for all states that the seat to act can't tell apart.
   */
  legalActions(out: Int32Array): number;
  /** The number of legal actions, without listing them. Leave it out where that is no faster. */
  countActions?(): number;
  /** A uniform legal action, without listing them. Leave it out where that is no faster. */
  sampleAction?(rng: Rng): Action;
  /** Takes a legal action, or at a chance node a possible outcome. It trusts its argument and never draws. */
  apply(action: Action): void;
  /** Chance nodes: an outcome, drawn with its probability. */
  sampleChance(rng: Rng): Action;
  /** Chance nodes: writes each possible outcome and its probability (positive, summing to 1) and returns their number. */
  chanceOutcomes(out: Int32Array, probability: Float64Array): number;

  /** Terminal nodes: WON, DRAWN or LOST by seat. Win rates count these. */
  result(out: Int8Array): void;
  /** Terminal nodes: the utility by seat, what agents maximise. An option of the game may change it, never the result. */
  returns(out: Float64Array): void;
  /** Terminal nodes: an index into `info.endReasons`. Elsewhere -1. */
  readonly endReason: number;
  /** Terminal nodes: a value for each of `info.metrics`. */
  metrics(out: Int32Array): void;
  /** What a seat plays: an index into `info.roles`, or -1 before it is known. */
  roleOf(seat: Seat): number;

  /**
   * Redraws all that `observer` can't know, so that what it sees stays as it is. Equal knowledge and an equal `rng` give
   * an equal result: deal from a sorted multiset, never shuffle the true arrangement in place.
   */
  determinize(observer: Seat, rng: Rng): void;
  /**
   * An action or outcome of this node as `observer` sees it: the action itself, or one that stands for all it can't tell
   * apart. Equal for two of a node exactly where their texts to the observer (see `describeAction`) are equal. An action
   * that is revealed by its own `apply` is observed as itself, and so is a seat's own.
   */
  observedAs(action: Action, observer: Seat): Action;

  /** The position in text for people; for an observer, only what it sees. */
  describe(observer?: Seat): string;
  /** An action or outcome of this node in text, unique among those of the node. For an observer, as it sees it. */
  describeAction(action: Action, observer?: Seat): string;
  /** The position as JSON meant to be read and written by people: names, not codes. */
  toJSON(): unknown;
  /**
   * Becomes the position that `json` describes. Fields that are left out have the obvious default; unknown ones are
   * refused.
   * @throws UserError that names the field that is wrong or unknown; the state must not be used before `reset` or `load`
   */
  load(json: unknown): void;
}

/**
 * Whole numbers for positions, for games small enough to be solved exactly, and for search to know a position again. Positions that
 * play on alike have one key: it leaves out what is only counted (metrics, the turn) and may stand for positions that are mirror
 * images of each other. Evaluations say the same of all that have one key; between seats against each other the same seat is to act in all.
 */
export interface StateKeys<S extends State = State> {
  /** From 0 to 2^53 - 1, of any node that is not terminal. */
  keyOf(state: S): number;
  /** Becomes a position of that key. */
  loadKey(state: S, key: number): void;
}

/**
 * An evaluation of play in a hurry, for search that backs up the best values: it can go by one that would have play one action ahead
 * wait for ever, and so by heroes in less of a hurry than those of `Game.evaluate`.
 */
export interface Foresight<S extends State = State> {
  /** As `Game.evaluate`. */
  evaluate(state: S, out: Float64Array): void;
  /** What it leaves of a value above the least return for each decision that it lies ahead, up to 1 and near it. Search hurries as much. */
  readonly patience: number;
}

/** The kinds of actions of seats, for agents that are told to avoid some (`avoid=flee`), and to find what each is worth. */
export interface ActionKinds<S extends State = State> {
  readonly names: readonly string[];
  /** Of an action of a decision node: an index into `names`. Equal for positions that the seat to act can't tell apart. */
  kindOf(action: Action, state: S): number;
}

/** Strengths of play by name, the weakest first: a ladder to climb in any game. */
export const RUNGS = ['novice', 'casual', 'skilled', 'expert'] as const;
export type Rung = (typeof RUNGS)[number];

/** A game with its options fixed. */
export interface Game<S extends State = State> {
  readonly info: GameInfo;
  newState(): S;
  /**
   * Writes the expected return of each seat, as a quick judgement of any node that is not terminal. A game without one can
   * be played by `random`, and by `mcts` with random playouts; the better it is, the stronger `greedy` and `mcts` play.
   */
  evaluate?(state: S, out: Float64Array): void;
  /**
   * Whether the evaluation of a chance node weighs all that can happen there, so that nobody looks further. Without it that of none does.
   */
  weighsChance?(state: S): boolean;
  /** What search that backs up the best values goes by in place of `evaluate`. */
  readonly foresight?: Foresight<S>;
  readonly actionKinds?: ActionKinds<S>;
  /** The agents that rungs stand for, as `mcts:iterations=50`, where the usual ones are too weak or too slow here. */
  readonly rungs?: Readonly<Partial<Record<Rung, string>>>;
  /** For exact solving, where the game is small enough, and for search that remembers. */
  readonly keys?: StateKeys<S>;
  /** Says what is wrong with a position that no play could reach (a die lost, a card twice), or null. For the conformance kit. */
  brokenInvariant?(state: S): string | null;
}

/** A game as it is registered: its options, and how to make it from them. */
export interface GameDefinition<Schema extends z.ZodObject = z.ZodObject, S extends State = State> {
  readonly id: string;
  readonly title: string;
  /** One sentence: who plays what against whom. */
  readonly summary: string;
  /** The options, each declared with {@link option}. */
  readonly options: Schema;
  /** Option sets beside the defaults that the conformance kit plays: those in which the rules take another road. */
  readonly conformance?: readonly z.input<Schema>[];
  /** For games that are played as campaigns: the chart, unless a file gives another. */
  readonly campaign?: ChartData;
  /** For games whose board is an option: see {@link Boards}. */
  readonly boards?: Boards;
  create(options: z.output<Schema>): Game<S>;
}

/** Names the types of a game's definition, so that `create` knows its options. */
export const defineGame = <Schema extends z.ZodObject, S extends State>(
  definition: GameDefinition<Schema, S>,
): GameDefinition<Schema, S> => definition;
