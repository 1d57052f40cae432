import { UserError } from '../core/errors.js';
import { CHANCE, type Game, type State } from '../core/game.js';

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

/** Tells the chance nodes that are to be looked through, since the game's evaluation does not weigh what can happen there. */
export const openChance = (game: Game): ((state: State) => boolean) => {
  if (!game.weighsChance) return (state) => state.seat === CHANCE;
  return (state) => state.seat === CHANCE && !game.weighsChance!(state);
};
