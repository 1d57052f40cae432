import { countOf, RANKS } from './dice.js';
import type { WrestlersState } from './state.js';

/** What a die is worth to its owner by rank, and in the cup; in units in which a difference of 1 means odds of e to 1. */
const WORTH = {
  zombies: [0, 0.45, 0.5, 0.6, 0, 0.8, 0.65],
  wrestlers: [0, 0.45, 0.5, 0.55, 0.6, 0.75, 0.7],
} as const;
const IN_CUP = 0.4;
const TURN = 0.15;

/** The expected return of each seat: a soft maximum over what its dice are worth and the turn. */
export const evaluate = (state: WrestlersState, out: Float64Array): void => {
  const { seats, options } = state.rules;
  let sum = 0;
  for (let p = 0; p < seats; p++) {
    out[p] = state.diceInPlay(p) === 0 ? 0 : Math.exp(strength(state, p, WORTH[options.factions[p]]));
    sum += out[p];
  }
  for (let p = 0; p < seats; p++) out[p] /= sum;
};

const strength = (state: WrestlersState, seat: number, worth: readonly number[]): number => {
  const dice = state.combat[seat];
  const onTurn = state.turn > 0 && state.active === seat;
  let value = state.cup[seat] * IN_CUP + (onTurn ? TURN : 0);
  for (let rank = 1; rank <= RANKS; rank++) value += countOf(dice, rank) * worth[rank];
  return value;
};
