import { CHANCE, type Game, type State, TERMINAL } from '../src/core/game.js';
import type { Rng } from '../src/core/rng.js';
import { OnePly, USUAL_LOOK } from '../src/search/one-ply.js';

/**
 * Plays a game greedily with itself by its evaluation, with some random actions, and tells what each seat got.
 *
 * @param random the share of decisions that are random
 * @param look is shown each position before a decision
 */
export const playWithItself = <S extends State>(
  game: Game<S>,
  random: number,
  rng: Rng,
  look: (state: S) => void,
): Float64Array => {
  const onePly = new OnePly(game as never, USUAL_LOOK);
  const state = game.newState();
  const legal = new Int32Array(game.info.maxLegalActions);
  while (state.seat !== TERMINAL) {
    if (state.seat === CHANCE) {
      state.apply(state.sampleChance(rng));
      continue;
    }
    look(state);
    const count = state.legalActions(legal);
    state.apply(rng.float() < random ? legal[rng.below(count)] : onePly.choose(state as never, legal, count, rng));
  }
  const returns = new Float64Array(game.info.seats);
  state.returns(returns);
  return returns;
};
