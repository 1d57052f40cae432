import { CHANCE, type Foresight, type Game } from '../../core/game.js';
import { logOddsByGames } from './by-games.js';
import { hurriedOf, logOddsByPlay, patientOf } from './by-play.js';
import type { Rules } from './rules.js';
import type { KidzState } from './state.js';

type Evaluate = NonNullable<Game<KidzState>['evaluate']>;

/** What a die that is still to be rolled takes off the logarithm of the odds, fitted with the weights of by-games.ts. */
const DIE_TO_ROLL = 0.37;

/**
 * The chance that all win: what is still to be locked against how long the reserve holds. With the printed numbers by nets
 * learnt from self-play, elsewhere by weights fitted to games.
 */
export const evaluationOf = (rules: Rules): Evaluate =>
  byLogOdds(isPrinted(rules) ? logOddsByPlay(hurriedOf(rules), rules.players) : logOddsByGames);

/** The same for search, with the printed numbers. */
export const foresightOf = (rules: Rules): Foresight<KidzState> | undefined => {
  if (!isPrinted(rules)) return undefined;
  const learnt = patientOf(rules);
  return { evaluate: byLogOdds(logOddsByPlay(learnt, rules.players)), patience: learnt.patience };
};

const byLogOdds =
  (logOddsOf: (state: KidzState) => number): Evaluate =>
  (state, out) => {
    const logOdds = logOddsOf(state) - (state.seat === CHANCE ? DIE_TO_ROLL : 0);
    const chance = 1 / (1 + Math.exp(-logOdds));
    for (let p = 0; p < state.hero.length; p++) out[p] = chance;
  };

/**
 * The nets were learnt from games with the printed numbers, but for that of zombies. Other readings of the rules (`lockNeedsClear`,
 * `crowdRule`, `lockOrClear`) are judged by them too, though nothing was learnt from such games.
 */
const isPrinted = ({ clearNeeded, options, locks, crowd, eliminate }: Rules): boolean =>
  !clearNeeded && locks === 4 && crowd === 3 && eliminate === 2 && options.whiteFaces === 1;
