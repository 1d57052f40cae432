import { logOddsByGames } from './by-games.js';
import { logOddsByValues } from './by-values.js';
import type { Rules } from './rules.js';
import type { KidzState } from './state.js';

/**
 * The chance that all win: what is still to be locked against how long the reserve holds. For two heroes, whose game is small
 * enough to be solved, by tables fitted to exact values; elsewhere by weights fitted to games.
 */
export const evaluate = (state: KidzState, out: Float64Array): void => {
  const logOdds = fits(state.rules) ? logOddsByValues(state) : logOddsByGames(state);
  const chance = 1 / (1 + Math.exp(-logOdds));
  for (let p = 0; p < state.hero.length; p++) out[p] = chance;
};

/** What the tables leave of a chance for each decision more that it takes to win: they are fitted to heroes in a hurry. */
export const PATIENCE = 0.9995;

export const patienceOf = (rules: Rules): number => (fits(rules) ? PATIENCE : 1);

/** Other numbers than the printed ones were not fitted, and but for that of zombies the tables play no better with them, or worse. */
const fits = ({ players, clearNeeded, options, locks, crowd, eliminate }: Rules): boolean =>
  players === 2 && !clearNeeded && locks === 4 && crowd === 3 && eliminate === 2 && options.whiteFaces === 1;
