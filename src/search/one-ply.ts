import { type Action, type Game, type Seat, type State, TERMINAL } from '../core/game.js';
import { Rng } from '../core/rng.js';
import { type Evaluate, evaluationOf, openChance } from './evaluation.js';

/** Chance nodes in a row that are looked through before the rest is drawn: an action rarely has more. */
const DEPTH = 4;

/** How the chance that follows an action is weighed. */
export interface OnePlySettings {
  /** Chance with at most so many outcomes is weighed exactly, if need be after a round of draws. */
  readonly exact: number;
  /** Otherwise so many outcomes are drawn, with the same luck for every action; fewer for those that fall behind: see ROUNDS. */
  readonly samples: number;
}

/** How closely `greedy` looks unless told otherwise, and `mcts` before its rollouts. */
export const USUAL_LOOK: OnePlySettings = { exact: 36, samples: 32 };

/**
 * Actions whose chance is drawn are compared in rounds: how many draws each has by the end of a round, as a multiple of
 * `samples`, and how many actions at least, beside a share of those there are, go on from it. (Successive rejects, Audibert, Bubeck
 * and Munos 2010, with common random numbers.)
 */
const ROUNDS = [
  { draws: 0.25, stay: 4 },
  { draws: 1, stay: 2 },
  { draws: 2, stay: 1 },
] as const;
const STAYING = 0.25;
/** In the first round chance is weighed exactly if that takes no more than twice as long as the draws. */
const AT_ONCE = 2;

/**
 * Looks one action ahead: the expected value, to the seat to act, of the next node that the game's evaluation can
 * judge, a decision or chance that it weighs itself, or of the end of the game.
 */
export class OnePly {
  /** By place in the list that was weighed last: what the action is worth, as far as it was looked at. */
  readonly worth: Float64Array;
  /** By place: the round in which it fell behind, ROUNDS.length if in none. */
  readonly round: Uint8Array;
  private readonly evaluate: Evaluate;
  private readonly isOpen: (state: State) => boolean;
  private readonly states: readonly State[];
  private readonly values: Float64Array;
  private readonly outcomes: readonly Int32Array[];
  private readonly probabilities: readonly Float64Array[];
  private readonly base = new Rng();
  private readonly rng = new Rng();
  private readonly best: Int32Array;
  /** By place: the sum of its draws, and 1 if its chance is drawn. */
  private readonly sum: Float64Array;
  private readonly drawn: Uint8Array;
  private readonly sorted: Float64Array;

  /** @throws UserError if the game has no evaluation */
  constructor(
    game: Game,
    private readonly settings: OnePlySettings,
  ) {
    this.evaluate = evaluationOf(game);
    this.isOpen = openChance(game);
    const { seats, maxChanceOutcomes, maxLegalActions } = game.info;
    const levels = Array.from({ length: DEPTH });
    this.states = [...levels, 0].map(() => game.newState());
    this.values = new Float64Array(seats);
    this.outcomes = levels.map(() => new Int32Array(maxChanceOutcomes));
    this.probabilities = levels.map(() => new Float64Array(maxChanceOutcomes));
    this.best = new Int32Array(maxLegalActions);
    this.worth = new Float64Array(maxLegalActions);
    this.sum = new Float64Array(maxLegalActions);
    this.sorted = new Float64Array(maxLegalActions);
    this.round = new Uint8Array(maxLegalActions);
    this.drawn = new Uint8Array(maxLegalActions);
  }

  /** The action of highest expected value among the first `count` of `legal`, ties broken evenly. */
  choose(state: State, legal: Int32Array, count: number, rng: Rng): Action {
    if (count === 1) return legal[0];
    this.weigh(state, legal, count, rng);
    const { worth, round } = this;
    let highest = Number.NEGATIVE_INFINITY;
    let ties = 0;
    for (let i = 0; i < count; i++) {
      if (round[i] < ROUNDS.length || worth[i] < highest) continue;
      if (worth[i] > highest) ties = 0;
      highest = worth[i];
      this.best[ties++] = legal[i];
    }
    return this.best[ties === 1 ? 0 : rng.below(ties)];
  }

  /** Writes `worth` and `round` of the first `count` actions of `legal`. */
  weigh(state: State, legal: Int32Array, count: number, rng: Rng): void {
    const { worth, round, sum, drawn } = this;
    const { seat } = state;
    const { exact, samples } = this.settings;
    this.base.setState(rng.next(), rng.next(), rng.next(), rng.next());
    let draws = Math.ceil(ROUNDS[0].draws * samples);
    let open = false;
    for (let i = 0; i < count; i++) {
      round[i] = ROUNDS.length;
      this.follow(state, legal[i]);
      drawn[i] = this.isWide(0, Math.min(exact, AT_ONCE * draws)) ? 1 : 0;
      if (drawn[i] === 1) {
        sum[i] = this.drawnSum(0, seat, 0, draws);
        worth[i] = sum[i] / draws;
        open = true;
      } else worth[i] = this.expectation(0, seat, exact, 0, samples);
    }
    for (let r = 1; r < ROUNDS.length && open; r++) {
      const more = Math.ceil(ROUNDS[r].draws * samples);
      const least = this.leastToStay(count, ROUNDS[r - 1].stay);
      open = false;
      for (let i = 0; i < count; i++) {
        if (round[i] < ROUNDS.length) continue;
        if (worth[i] < least) round[i] = r;
        else if (drawn[i] === 1) {
          this.follow(state, legal[i]);
          if (!this.isWide(0, exact)) {
            drawn[i] = 0;
            worth[i] = this.expectation(0, seat, exact, 0, samples);
            continue;
          }
          sum[i] += this.drawnSum(0, seat, draws, more);
          worth[i] = sum[i] / more;
          open = true;
        }
      }
      draws = more;
    }
  }

  /** The worth that an action must have to go on: that of the last one of those that do. */
  private leastToStay(count: number, stay: number): number {
    const { worth, round, sorted } = this;
    let all = 0;
    for (let i = 0; i < count; i++) if (round[i] === ROUNDS.length) sorted[all++] = worth[i];
    const staying = Math.min(all, Math.max(stay, Math.ceil(all * STAYING)));
    return sorted.subarray(0, all).sort()[all - staying];
  }

  /** The expected value of an action to a seat. `state` stays as it is. */
  valueOf(state: State, action: Action, seat: Seat): number {
    const { exact, samples } = this.settings;
    this.follow(state, action);
    return this.expectation(0, seat, exact, 0, samples);
  }

  private follow(state: State, action: Action): void {
    const next = this.states[0];
    next.copyFrom(state);
    next.apply(action);
  }

  /** The expected value of the state at a level, with room for so many outcomes; where it needs more, by draws as numbered. */
  private expectation(level: number, seat: Seat, room: number, from: number, to: number): number {
    const state = this.states[level];
    if (!this.isOpen(state)) return this.judge(state, seat);
    if (this.isWide(level, room)) {
      return this.drawnSum(level, seat, from, to) / (to - from);
    }
    const outcomes = this.outcomes[level];
    const probabilities = this.probabilities[level];
    const count = state.chanceOutcomes(outcomes, probabilities);
    const next = this.states[level + 1];
    const share = Math.floor(room / count);
    const few = Math.ceil((to - from) / count);
    let sum = 0;
    for (let i = 0; i < count; i++) {
      next.copyFrom(state);
      next.apply(outcomes[i]);
      sum += probabilities[i] * this.expectation(level + 1, seat, share, from + i * few, from + (i + 1) * few);
    }
    return sum;
  }

  /** Whether the state at a level is a chance node with more outcomes than there is room for. */
  private isWide(level: number, room: number): boolean {
    const state = this.states[level];
    if (!this.isOpen(state)) return false;
    if (level === DEPTH || room <= 1) return true;
    return state.chanceOutcomes(this.outcomes[level], this.probabilities[level]) > room;
  }

  /** The sum of the values that draws from one number to another bring. */
  private drawnSum(level: number, seat: Seat, from: number, to: number): number {
    const state = this.states[level];
    const next = this.states[level === DEPTH ? level : level + 1];
    let sum = 0;
    for (let i = from; i < to; i++) {
      this.rng.derive(this.base, i, level);
      if (next !== state) next.copyFrom(state);
      while (this.isOpen(next)) next.apply(next.sampleChance(this.rng));
      sum += this.judge(next, seat);
    }
    return sum;
  }

  private judge(state: State, seat: Seat): number {
    if (state.seat === TERMINAL) state.returns(this.values);
    else this.evaluate(state, this.values);
    return this.values[seat];
  }
}
