import { countOf, RANKS } from './dice.js';
import type { Faction } from './options.js';
import type { WrestlersState } from './state.js';
import { WEIGHTS } from './weights.js';

/**
 * What a seat's dice are worth by faction: [0] a die in the cup, [1] to [6] one in combat by rank, [7] to be on turn; in units in
 * which a difference of 1 means odds of e to 1.
 */
export type Weights = Readonly<Record<Faction, readonly number[]>>;
export const WEIGHT_COUNT = RANKS + 2;
const ON_TURN = RANKS + 1;

/** An evaluation by such weights: the chance of each seat to win, a soft maximum over what it has. */
export const evaluationBy =
  (weights: Weights) =>
  (state: WrestlersState, out: Float64Array): void => {
    const { seats, options } = state.rules;
    let sum = 0;
    for (let p = 0; p < seats; p++) {
      out[p] = state.diceInPlay(p) === 0 ? 0 : Math.exp(strength(state, p, weights[options.factions[p]]));
      sum += out[p];
    }
    for (let p = 0; p < seats; p++) out[p] /= sum;
  };

const strength = (state: WrestlersState, seat: number, weights: readonly number[]): number => {
  const dice = state.combat[seat];
  const onTurn = state.turn > 0 && state.active === seat;
  let value = state.cup[seat] * weights[0] + (onTurn ? weights[ON_TURN] : 0);
  for (let rank = 1; rank <= RANKS; rank++) value += countOf(dice, rank) * weights[rank];
  return value;
};

/** A weight of 1 at one place and of 0 at all others, by place. */
const UNITS = Array.from({ length: WEIGHT_COUNT }, (_, place) =>
  Array.from({ length: WEIGHT_COUNT }, (__, other) => (other === place ? 1 : 0)),
);

/** What the weights of a seat are multiplied by. */
export const featuresOf = (state: WrestlersState, seat: number, out: Float64Array): void => {
  for (let place = 0; place < WEIGHT_COUNT; place++) out[place] = strength(state, seat, UNITS[place]);
};

export const evaluate = evaluationBy(WEIGHTS);
