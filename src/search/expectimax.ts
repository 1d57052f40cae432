import { UserError } from '../core/errors.js';
import { type Action, CHANCE, type Game, type Seat, type State, TERMINAL } from '../core/game.js';
import type { Rng } from '../core/rng.js';
import { type Evaluate, evaluationOf } from './evaluation.js';

export interface ExpectimaxSettings {
  /** Decisions looked ahead, the one at hand included. */
  readonly depth: number;
  /** Positions judged for one decision, after which no deeper look is begun or finished; one decision ahead is always looked. */
  readonly positions: number;
}

/** What a position on the way down needs. */
class Frame {
  readonly state: State;
  readonly moves: Int32Array;
  readonly odds: Float64Array;
  /** By seat: what the moves tried so far make the position worth. */
  readonly worth: Float64Array;

  constructor({ info, newState }: Game) {
    this.state = newState();
    this.moves = new Int32Array(Math.max(info.maxLegalActions, info.maxChanceOutcomes));
    this.odds = new Float64Array(info.maxChanceOutcomes);
    this.worth = new Float64Array(info.seats);
  }
}

/**
 * Looks some decisions ahead through all actions and all that chance can bring, by its exact probabilities (Michie 1966), and
 * judges what it comes to by the game's evaluation. Each seat takes what is best for itself (max^n, Luckhardt and Irani
 * 1986). It looks one decision ahead, then two, and so on, as far as depth and positions allow.
 */
export class Expectimax {
  private readonly evaluate: Evaluate;
  private readonly frames: Frame[] = [];
  private readonly values: Float64Array;
  private readonly best: Int32Array;
  private left = 0;

  /** @throws UserError if the game has no evaluation, or hides information */
  constructor(
    private readonly game: Game,
    private readonly settings: ExpectimaxSettings,
  ) {
    this.evaluate = evaluationOf(game);
    if (game.info.hiddenInformation) {
      throw new UserError(
        `The agent expectimax knows all that there is, and ${game.info.id} hides something from its seats. Agents that can play it: greedy, mcts.`,
      );
    }
    this.values = new Float64Array(game.info.maxLegalActions);
    this.best = new Int32Array(game.info.maxLegalActions);
  }

  /** The action of highest value among the first `count` of `legal`, ties broken evenly. `state` stays as it is. */
  choose(state: State, legal: Int32Array, count: number, rng: Rng): Action {
    const { depth, positions } = this.settings;
    this.left = positions;
    let ties = 0;
    for (let ahead = 1; ahead <= depth && (ahead === 1 || this.left > 0); ahead++) {
      if (this.look(state, legal, count, ahead)) ties = this.findBest(legal, count);
    }
    return this.best[ties === 1 ? 0 : rng.below(ties)];
  }

  /** Finds the value of each action, looking so many decisions ahead; whether the positions sufficed. */
  private look(state: State, legal: Int32Array, count: number, ahead: number): boolean {
    const next = this.frame(0);
    for (let i = 0; i < count; i++) {
      next.state.copyFrom(state);
      next.state.apply(legal[i]);
      this.find(0, ahead - 1);
      if (ahead > 1 && this.left < 0) return false;
      this.values[i] = next.worth[state.seat];
    }
    return true;
  }

  private findBest(legal: Int32Array, count: number): number {
    const { best, values } = this;
    let ties = 0;
    let highest = Number.NEGATIVE_INFINITY;
    for (let i = 0; i < count; i++) {
      if (values[i] > highest) {
        highest = values[i];
        ties = 0;
      }
      if (values[i] === highest) best[ties++] = legal[i];
    }
    return ties;
  }

  /** Finds what the position of a frame is worth to each seat, looking so many decisions further. */
  private find(level: number, ahead: number): void {
    const { state, worth } = this.frame(level);
    if (state.seat === CHANCE) this.findMean(level, ahead);
    else if (state.seat !== TERMINAL && ahead > 0) this.findMost(level, ahead, state.seat);
    else {
      this.left--;
      if (state.seat === TERMINAL) state.returns(worth);
      else this.evaluate(state, worth);
    }
  }

  private findMean(level: number, ahead: number): void {
    const { state, worth, moves, odds } = this.frame(level);
    const next = this.frame(level + 1);
    const count = state.chanceOutcomes(moves, odds);
    worth.fill(0);
    for (let i = 0; i < count; i++) {
      next.state.copyFrom(state);
      next.state.apply(moves[i]);
      this.find(level + 1, ahead);
      for (let seat = 0; seat < worth.length; seat++) worth[seat] += odds[i] * next.worth[seat];
    }
  }

  private findMost(level: number, ahead: number, seat: Seat): void {
    const { state, worth, moves } = this.frame(level);
    const next = this.frame(level + 1);
    const count = state.legalActions(moves);
    for (let i = 0; i < count && (i === 0 || this.left >= 0); i++) {
      next.state.copyFrom(state);
      next.state.apply(moves[i]);
      this.find(level + 1, ahead - 1);
      if (i === 0 || next.worth[seat] > worth[seat]) worth.set(next.worth);
    }
  }

  private frame(level: number): Frame {
    if (level === this.frames.length) this.frames.push(new Frame(this.game));
    return this.frames[level];
  }
}
