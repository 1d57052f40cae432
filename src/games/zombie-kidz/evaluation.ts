import { CHANCE, type Game } from '../../core/game.js';
import { logOddsByGames } from './by-games.js';
import { logOddsByPlay } from './by-play.js';
import type { Rules } from './rules.js';
import type { KidzState } from './state.js';

/** What a die that is still to be rolled takes off the logarithm of the odds, fitted with the weights of by-games.ts. */
const DIE_TO_ROLL = 0.37;

/**
 * The chance that all win: what is still to be locked against how long the reserve holds. With the printed numbers by nets
 * learnt from self-play, elsewhere by weights fitted to games.
 */
export const evaluationOf = (rules: Rules): NonNullable<Game<KidzState>['evaluate']> => {
  const logOddsOf = isPrinted(rules) ? logOddsByPlay(rules) : logOddsByGames;
  return (state, out) => {
    const logOdds = logOddsOf(state) - (state.seat === CHANCE ? DIE_TO_ROLL : 0);
    const chance = 1 / (1 + Math.exp(-logOdds));
    for (let p = 0; p < state.hero.length; p++) out[p] = chance;
  };
};

/**
 * What the nets leave of a chance for each decision more that it takes to win: they are learnt by heroes in a hurry. Two at night
 * can hold out longest, and wait for ever with less.
 */
const hurriedBy = ({ side, players }: Rules): number => (side === 'night' && players === 2 ? 0.9995 : 0.9998);

export const patienceOf = (rules: Rules): number => (isPrinted(rules) ? hurriedBy(rules) : 1);

/**
 * The nets were learnt from games with the printed numbers, but for that of zombies. Other readings of the rules (`lockNeedsClear`,
 * `crowdRule`, `lockOrClear`) are judged by them too, though nothing was learnt from such games.
 */
const isPrinted = ({ clearNeeded, options, locks, crowd, eliminate }: Rules): boolean =>
  !clearNeeded && locks === 4 && crowd === 3 && eliminate === 2 && options.whiteFaces === 1;
