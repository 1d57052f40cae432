import type { Turn } from '../core/agent.js';
import type { Action, Game, Seat, State } from '../core/game.js';
import { Rng } from '../core/rng.js';

/** Addresses of an agent's own streams start here; 0 is the luck of the game. */
const AGENT = 1 << 30;
const DEALS = 1 << 29;

/**
 * One seat's window on a game: what its agent is given at each of its decisions. The legal actions are listed only when
 * they are asked for, a view is dealt only when it is asked for.
 */
export class SeatTurn implements Turn {
  readonly rng = new Rng();
  // Private to the running program, not to the compiler alone: an agent must find no way from here to the position.
  readonly #deals = new Rng();
  readonly #state: State;
  readonly #scratch: State;
  // As the game has them: an agent could put others into the view it was given, and be handed the position in play.
  readonly #copyFrom: State['copyFrom'];
  readonly #determinize: State['determinize'];
  readonly #hidden: boolean;
  readonly #buffer: Int32Array;
  #listed = -1;
  #sampled = -1;
  #hasSampled = false;

  constructor(
    game: Game,
    state: State,
    readonly seat: Seat,
  ) {
    this.#state = state;
    this.#scratch = game.newState();
    this.#copyFrom = this.#scratch.copyFrom;
    this.#determinize = this.#scratch.determinize;
    this.#hidden = game.info.hiddenInformation;
    this.#buffer = new Int32Array(game.info.maxLegalActions);
  }

  /** Addresses the agent's random numbers: (seed, block, rotation, seat). */
  begin(seed: number, block: number, rotation: number): void {
    this.rng.seed(seed, block, AGENT | (rotation << 8) | this.seat);
    this.#deals.seed(seed, block, AGENT | DEALS | (rotation << 8) | this.seat);
  }

  /** A new decision. */
  open(): void {
    this.#listed = -1;
    this.#hasSampled = false;
  }

  get count(): number {
    if (this.#listed < 0) this.#listed = this.#state.legalActions(this.#buffer);
    return this.#listed;
  }

  get legal(): Int32Array {
    if (this.#listed < 0) this.#listed = this.#state.legalActions(this.#buffer);
    return this.#buffer;
  }

  // Properties, not methods: an agent may take them out of the turn, as in ({ view }) => view().
  readonly sampleAction = (): Action => {
    if (this.#state.sampleAction && this.#listed < 0) {
      this.#hasSampled = true;
      this.#sampled = this.#state.sampleAction(this.rng);
      return this.#sampled;
    }
    const { count } = this;
    return this.#buffer[this.rng.below(count)];
  };

  readonly view = (): State => {
    this.#copyFrom.call(this.#scratch, this.#state);
    if (this.#hidden) this.#determinize.call(this.#scratch, this.seat, this.#deals);
    return this.#scratch;
  };

  /** The number of legal actions, by the game's short cut if the agent did not have them listed. */
  countLegal(): number {
    if (this.#listed < 0 && this.#state.countActions) return this.#state.countActions();
    return this.count;
  }

  /**
   * Whether an action may be taken. The list is made again for it, since an agent could have written on the one it got;
   * an action that was sampled for the agent needs no look.
   */
  allows(action: Action): boolean {
    if (this.#hasSampled && action === this.#sampled) return true;
    const count = this.#state.legalActions(this.#buffer);
    this.#listed = count;
    for (let i = 0; i < count; i++) if (this.#buffer[i] === action) return true;
    return false;
  }
}
