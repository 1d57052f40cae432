import { type Action, type Game, type State, TERMINAL } from '../core/game.js';
import type { Rng } from '../core/rng.js';
import { type Evaluate, evaluationOf, openChance } from './evaluation.js';

/** Judges an action by the evaluation of what it leads to, with one draw of the chance that follows. */
export class Look {
  private readonly evaluate: Evaluate;
  private readonly isOpen: (state: State) => boolean;
  private readonly next: State;
  private readonly returns: Float64Array;

  /** @throws UserError if the game has no evaluation */
  constructor(game: Game) {
    this.evaluate = evaluationOf(game);
    this.isOpen = openChance(game);
    this.next = game.newState();
    this.returns = new Float64Array(game.info.seats);
  }

  /** What the seat to act may expect of an action. `state` stays as it is. */
  worthOf(state: State, action: Action, rng: Rng): number {
    const { next, returns } = this;
    next.copyFrom(state);
    next.apply(action);
    while (this.isOpen(next)) next.apply(next.sampleChance(rng));
    if (next.seat === TERMINAL) next.returns(returns);
    else this.evaluate(next, returns);
    return returns[state.seat];
  }
}
