import { type Action, type Game, type Seat, type State, TERMINAL } from '../../core/game.js';
import { boundsAt, type Solution } from './solve.js';

/**
 * What decisions in a solved game cost: the value of a position under best play of all seats less that of what an action
 * makes of it. A game begins with its value; luck moves it either way and on average not at all; so the regrets of all its
 * decisions, those of an opponent counted against, add up on average to what is lost of it.
 */
export class Regret {
  private readonly next: State;
  private readonly returns: Float64Array;

  constructor(
    private readonly game: Game,
    private readonly solution: Solution,
  ) {
    this.next = game.newState();
    this.returns = new Float64Array(game.info.seats);
  }

  /**
   * The value of a position to a seat, the middle of its bounds: from `minReturn` to `maxReturn`.
   *
   * @throws Error if the position is none of those solved
   */
  valueOf(state: State, seat: Seat): number {
    if (state.seat === TERMINAL) {
      state.returns(this.returns);
      return this.returns[seat];
    }
    const bounds = boundsAt(this.game, this.solution, state);
    if (!bounds) throw new Error(`A position that was not solved:\n${state.describe()}`);
    const value = (bounds[0] + bounds[1]) / 2;
    const { cooperative, minReturn, maxReturn } = this.game.info;
    return cooperative || seat === 0 ? value : minReturn + maxReturn - value;
  }

  /**
   * What an action costs the seat to act, 0 or more but for the tolerance of the solution. Where it ends the game, also by the
   * limit of turns that the solution leaves out, what counts is what the seat gets. `state` stays as it is.
   */
  of(state: State, action: Action): number {
    this.next.copyFrom(state);
    this.next.apply(action);
    return this.valueOf(state, state.seat) - this.valueOf(this.next, state.seat);
  }
}
