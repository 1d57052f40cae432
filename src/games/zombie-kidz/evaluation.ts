import { logOddsByGames } from './by-games.js';
import { logOddsByValues } from './by-values.js';
import type { Rules } from './rules.js';
import type { KidzState } from './state.js';

/**
 * The chance that all win: what is still to be locked against how long the reserve holds. For two heroes, whose game is small
 * enough to be solved, by tables fitted to exact values; these play badly elsewhere, where weights fitted to games stand in.
 */
export const evaluate = (state: KidzState, out: Float64Array): void => {
  const logOdds = fits(state.rules) ? logOddsByValues(state) : logOddsByGames(state);
  const chance = 1 / (1 + Math.exp(-logOdds));
  for (let p = 0; p < state.hero.length; p++) out[p] = chance;
};

const fits = ({ players, clearNeeded }: Rules): boolean => players === 2 && !clearNeeded;
