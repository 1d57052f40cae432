import { UserError } from '../core/errors.js';
import { type Action, CHANCE, type Game, type State, TERMINAL } from '../core/game.js';
import type { Listener } from './match.js';

const isPossible = (state: State, action: Action, actions: Int32Array, probability: Float64Array): boolean => {
  const count = state.seat === CHANCE ? state.chanceOutcomes(actions, probability) : state.legalActions(actions);
  return actions.subarray(0, count).includes(action);
};

/**
 * Takes the actions and outcomes of a history one after the other.
 *
 * @returns the position it leads to
 * @throws UserError at one that is not possible where it stands
 */
export const replayHistory = (game: Game, history: readonly Action[], listener?: Listener): State => {
  const { maxLegalActions, maxChanceOutcomes } = game.info;
  const actions = new Int32Array(Math.max(maxLegalActions, maxChanceOutcomes));
  const probability = new Float64Array(maxChanceOutcomes);
  const state = game.newState();
  for (const [ply, action] of history.entries()) {
    if (state.seat === TERMINAL)
      throw new UserError(`The history goes on after the end of the game, at ply ${ply + 1}.`);
    if (!isPossible(state, action, actions, probability)) {
      throw new UserError(`Ply ${ply + 1} of the history, ${action}, is not possible there:\n${state.describe()}`);
    }
    listener?.(state, action);
    state.apply(action);
  }
  return state;
};
