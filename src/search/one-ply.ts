import { type Action, CHANCE, type Game, type Seat, type State, TERMINAL } from '../core/game.js';
import { Rng } from '../core/rng.js';
import { type Evaluate, evaluationOf } from './evaluation.js';

/** Chance nodes in a row that are looked through before the rest is drawn: an action rarely has more. */
const DEPTH = 4;

/** How the chance that follows an action is weighed. */
export interface OnePlySettings {
  /** Chance with at most so many outcomes is weighed exactly. */
  readonly exact: number;
  /** Otherwise so many outcomes are drawn, with the same luck for every action. */
  readonly samples: number;
}

/**
 * Looks one action ahead: the expected value, to the seat to act, of the next decision node by the game's evaluation, or of
 * the end of the game.
 */
export class OnePly {
  private readonly evaluate: Evaluate;
  private readonly states: readonly State[];
  private readonly values: Float64Array;
  private readonly outcomes: readonly Int32Array[];
  private readonly probabilities: readonly Float64Array[];
  private readonly base = new Rng();
  private readonly rng = new Rng();
  private readonly best: Int32Array;

  /** @throws UserError if the game has no evaluation */
  constructor(
    game: Game,
    private readonly settings: OnePlySettings,
  ) {
    this.evaluate = evaluationOf(game);
    const { seats, maxChanceOutcomes, maxLegalActions } = game.info;
    const levels = Array.from({ length: DEPTH });
    this.states = [...levels, 0].map(() => game.newState());
    this.values = new Float64Array(seats);
    this.outcomes = levels.map(() => new Int32Array(maxChanceOutcomes));
    this.probabilities = levels.map(() => new Float64Array(maxChanceOutcomes));
    this.best = new Int32Array(maxLegalActions);
  }

  /** The action of highest expected value among the first `count` of `legal`, ties broken evenly. */
  choose(state: State, legal: Int32Array, count: number, rng: Rng): Action {
    if (count === 1) return legal[0];
    const { seat } = state;
    this.base.setState(rng.next(), rng.next(), rng.next(), rng.next());
    let highest = Number.NEGATIVE_INFINITY;
    let ties = 0;
    for (let i = 0; i < count; i++) {
      const value = this.valueOf(state, legal[i], seat);
      if (value > highest) {
        highest = value;
        ties = 0;
      }
      if (value === highest) this.best[ties++] = legal[i];
    }
    return this.best[ties === 1 ? 0 : rng.below(ties)];
  }

  /** The expected value of an action to a seat. `state` stays as it is. */
  valueOf(state: State, action: Action, seat: Seat): number {
    const next = this.states[0];
    next.copyFrom(state);
    next.apply(action);
    return this.expectation(0, seat, this.settings.exact);
  }

  /** The expected value of the state at a level, with room for so many outcomes. */
  private expectation(level: number, seat: Seat, room: number): number {
    const state = this.states[level];
    if (state.seat !== CHANCE) return this.judge(state, seat);
    if (level === DEPTH) return this.sampled(level, seat);
    const outcomes = this.outcomes[level];
    const probabilities = this.probabilities[level];
    const count = room > 1 ? state.chanceOutcomes(outcomes, probabilities) : Number.POSITIVE_INFINITY;
    if (count > room) return this.sampled(level, seat);
    const next = this.states[level + 1];
    let sum = 0;
    for (let i = 0; i < count; i++) {
      next.copyFrom(state);
      next.apply(outcomes[i]);
      sum += probabilities[i] * this.expectation(level + 1, seat, Math.floor(room / count));
    }
    return sum;
  }

  private sampled(level: number, seat: Seat): number {
    const { samples } = this.settings;
    const state = this.states[level];
    const next = this.states[level === DEPTH ? level : level + 1];
    let sum = 0;
    const draws = level === DEPTH ? 1 : samples;
    for (let i = 0; i < draws; i++) {
      this.rng.derive(this.base, i, level);
      if (next !== state) next.copyFrom(state);
      while (next.seat === CHANCE) next.apply(next.sampleChance(this.rng));
      sum += this.judge(next, seat);
    }
    return sum / draws;
  }

  private judge(state: State, seat: Seat): number {
    if (state.seat === TERMINAL) state.returns(this.values);
    else this.evaluate(state, this.values);
    return this.values[seat];
  }
}
