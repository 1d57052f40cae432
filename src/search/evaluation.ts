import { UserError } from '../core/errors.js';
import type { Game, State } from '../core/game.js';

export type Evaluate = (state: State, out: Float64Array) => void;

/**
 * The game's evaluation, for those who can't do without.
 *
 * @throws UserError if it has none
 */
export const evaluationOf = (game: Game): Evaluate => {
  if (game.evaluate) return game.evaluate;
  throw new UserError(
    `The game ${game.info.id} has no evaluation, which this agent needs. Agents that do without: random, mcts:playout=random.`,
  );
};
