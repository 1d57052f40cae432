import { UserError } from '../../core/errors.js';
import { type Action, CHANCE, type Game, type State, type StateKeys, TERMINAL } from '../../core/game.js';
import { Growing } from './growing.js';
import { KeyTable } from './key-table.js';

/** Whose node it is: nature's, or a seat's that wants the value high or low. */
export const NATURE = 0;
export const MAXIMISER = 1;
const MINIMISER = 2;

/**
 * All positions of a game and the ways between them. Node n has the edges from `start[n]` to `start[n + 1]`. An edge leads to a
 * node, or to the end: then `target` is -1 - i with the value `ends[i]`. Only edges of nature have a probability.
 */
export interface Graph {
  readonly keys: KeyTable;
  readonly kind: Uint8Array;
  readonly start: Int32Array;
  readonly target: Int32Array;
  readonly probability: Float64Array;
  readonly ends: Float64Array;
}

export interface GraphSettings {
  /** The most nodes. */
  readonly limit: number;
  /** Told now and then how many nodes were looked at and how many are known. */
  readonly onProgress?: (done: number, known: number) => void;
}

const PROGRESS_EVERY = 1 << 16;

/** The keys of a game that can be solved. @throws UserError that says why it can't be */
export const solvable = (game: Game): StateKeys => {
  const { id, seats, cooperative, hiddenInformation } = game.info;
  if (hiddenInformation)
    throw new UserError(`The game ${id} has hidden information: its value is not one of positions.`);
  if (!cooperative && seats !== 2) {
    throw new UserError(
      `The game ${id} has ${seats} seats against each other; solved are cooperative and two-seat games.`,
    );
  }
  if (!game.keys)
    throw new UserError(`The game ${id} has no keys for its positions with these options, so it can't be solved.`);
  return game.keys;
};

/** Follows every action and every outcome from the start and from further positions, and writes down where they lead. */
class Explorer {
  readonly keys = new KeyTable();
  private readonly kind = new Growing(new Uint8Array(1024));
  private readonly start = new Growing(new Int32Array(1024));
  private readonly target = new Growing(new Int32Array(4096));
  private readonly probability = new Growing(new Float64Array(4096));
  private readonly ends: number[] = [];
  private readonly state: State;
  private readonly next: State;
  private readonly actions: Int32Array;
  private readonly chances: Float64Array;
  private readonly returns: Float64Array;

  constructor(
    private readonly game: Game,
    private readonly codec: StateKeys,
    private readonly settings: GraphSettings,
  ) {
    const { maxLegalActions, maxChanceOutcomes, seats } = game.info;
    this.state = game.newState();
    this.next = game.newState();
    this.actions = new Int32Array(Math.max(maxLegalActions, maxChanceOutcomes));
    this.chances = new Float64Array(maxChanceOutcomes);
    this.returns = new Float64Array(seats);
  }

  explore(most = Number.POSITIVE_INFINITY): Graph {
    for (let node = 0; node < Math.min(this.keys.size, most); node++) {
      if (node % PROGRESS_EVERY === 0) this.settings.onProgress?.(node, this.keys.size);
      if (this.keys.size > this.settings.limit) throw tooLarge(this.game, this.keys.size, this.settings.limit);
      this.codec.loadKey(this.state, this.keys.keyAt(node));
      this.expand();
    }
    this.start.push(this.target.length);
    return {
      keys: this.keys,
      kind: this.kind.done(),
      start: this.start.done(),
      target: this.target.done(),
      probability: this.probability.done(),
      ends: Float64Array.from(this.ends),
    };
  }

  private expand(): void {
    const { state, actions, chances } = this;
    this.start.push(this.target.length);
    const chance = state.seat === CHANCE;
    const first = this.game.info.cooperative || state.seat === 0 ? MAXIMISER : MINIMISER;
    this.kind.push(chance ? NATURE : first);
    const count = chance ? state.chanceOutcomes(actions, chances) : state.legalActions(actions);
    for (let i = 0; i < count; i++) this.follow(actions[i], chance ? chances[i] : 0);
  }

  private follow(action: Action, probability: number): void {
    this.next.copyFrom(this.state);
    this.next.apply(action);
    this.target.push(this.next.seat === TERMINAL ? this.end() : this.keys.add(this.codec.keyOf(this.next)));
    this.probability.push(probability);
  }

  /** The edge to an end: each value of the first seat is kept once. */
  private end(): number {
    this.next.returns(this.returns);
    let i = this.ends.indexOf(this.returns[0]);
    if (i < 0) i = this.ends.push(this.returns[0]) - 1;
    return -1 - i;
  }
}

const tooLarge = ({ info }: Game, known: number, limit: number): UserError =>
  new UserError(
    `The game ${info.id} has more than ${known.toLocaleString('en-US')} positions with these options; the limit is ` +
      `${limit.toLocaleString('en-US')} (--limit).`,
  );

/**
 * The graph of all positions that can be reached from some.
 *
 * @throws UserError if the game can't be solved, or has too many positions
 */
export const exploreGraph = (game: Game, roots: readonly State[], settings: GraphSettings): Graph => {
  const codec = solvable(game);
  const explorer = new Explorer(game, codec, settings);
  for (const root of roots) explorer.keys.add(codec.keyOf(root));
  return explorer.explore();
};

/** What is found by looking at the first positions of a game. */
export interface QuickLook {
  /** Positions that were looked at. */
  readonly positions: number;
  /** Whether those are all. */
  readonly all: boolean;
  /** Ways from one position, on average. */
  readonly ways: number;
}

/** Looks at no more than so many positions. @throws UserError if the game can't be solved */
export const lookAt = (game: Game, root: State, most: number): QuickLook => {
  const codec = solvable(game);
  const explorer = new Explorer(game, codec, { limit: Number.POSITIVE_INFINITY });
  explorer.keys.add(codec.keyOf(root));
  const { kind, target } = explorer.explore(most);
  return { positions: kind.length, all: explorer.keys.size === kind.length, ways: target.length / kind.length };
};
