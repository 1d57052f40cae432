import { type Action, CHANCE, type Game, type State, TERMINAL } from '../core/game.js';
import { boundsAt, type Solution } from '../search/solve/solve.js';

export interface Move {
  readonly move: string;
  readonly probability?: number;
  readonly low: number;
  readonly high: number;
}

const boundsAfter = (game: Game, solution: Solution, root: State, action: Action): readonly [number, number] => {
  const next = game.newState();
  next.copyFrom(root);
  next.apply(action);
  const bounds = next.seat === TERMINAL ? undefined : boundsAt(game, solution, next);
  if (bounds) return bounds;
  const returns = new Float64Array(game.info.seats);
  next.returns(returns);
  return [returns[0], returns[0]];
};

/** What each action, or each outcome of chance, at a position is worth to the first seat. */
export const movesOf = (game: Game, solution: Solution, root: State): Move[] => {
  const actions = new Int32Array(Math.max(game.info.maxLegalActions, game.info.maxChanceOutcomes));
  const probability = new Float64Array(game.info.maxChanceOutcomes);
  const chance = root.seat === CHANCE;
  const count = chance ? root.chanceOutcomes(actions, probability) : root.legalActions(actions);
  const moves = Array.from(actions.subarray(0, count), (action, i): Move => {
    const [low, high] = boundsAfter(game, solution, root, action);
    return { move: root.describeAction(action), ...(chance ? { probability: probability[i] } : {}), low, high };
  });
  const better = game.info.cooperative || root.seat !== 1 ? -1 : 1;
  return moves.sort((a, b) => better * (a.low - b.low));
};
