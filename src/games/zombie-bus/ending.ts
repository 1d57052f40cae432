import { DRAWN, LOST, WON } from '../../core/game.js';
import { HEROES, NOBODY } from './heroes.js';
import { END_REASONS } from './rules.js';
import type { BusState } from './state.js';
import { has, type Seats, seatCount } from './table.js';
import { KINDS } from './tokens.js';

export const RESCUED = END_REASONS.indexOf('rescued');
export const OVERRUN = END_REASONS.indexOf('overrun');
export const HORDE = END_REASONS.indexOf('horde');
export const SCATTERED = END_REASONS.indexOf('scattered');
export const CAPPED = END_REASONS.indexOf('capped');

/** The seats that win: all rescuers, or those with most points of the fled (B10). */
export const winnersOf = (state: BusState): Seats => {
  const { seats } = state.rules;
  if (state.endReason === RESCUED) return ((1 << seats) - 1) & ~(state.zombified | state.fled);
  let most = -1;
  let winners = 0;
  for (let p = 0; p < seats; p++) {
    if (!has(state.fled, p)) continue;
    const points = state.points(p);
    if (points > most) winners = 0;
    most = Math.max(most, points);
    if (points === most) winners |= 1 << p;
  }
  return winners;
};

export const writeResult = (state: BusState, out: Int8Array): void => {
  const winners = winnersOf(state);
  const best = state.endReason === RESCUED || seatCount(winners) === 1 ? WON : DRAWN;
  for (let p = 0; p < state.rules.seats; p++) out[p] = has(winners, p) ? best : LOST;
};

export const writeReturns = (state: BusState, out: Float64Array): void => {
  const winners = winnersOf(state);
  const share = state.endReason === RESCUED ? 1 : 1 / seatCount(winners);
  const point = state.rules.options.utility === 'points' ? 1 / 1000 : 0;
  for (let p = 0; p < state.rules.seats; p++) out[p] = (has(winners, p) ? share : 0) + point * state.points(p);
};

/** The best grade that a winner has in the hall of fame, 0 without a winner. */
const hallOfFame = (state: BusState, winners: Seats): number => {
  let best = -1;
  for (let p = 0; p < state.rules.seats; p++) if (has(winners, p)) best = Math.max(best, state.points(p));
  if (best < 0) return 0;
  if (best < 15) return 1;
  if (best < 25) return 2;
  return best <= 35 ? 3 : 4;
};

export const writeMetrics = (state: BusState, out: Int32Array): void => {
  const { seats, pile } = state.rules;
  const winners = winnersOf(state);
  let kills = 0;
  for (let p = 0; p < seats; p++) kills += state.kills[p];
  out[0] = state.freed;
  out[1] = kills;
  out[2] = state.charges;
  out[3] = state.zombifications;
  out[4] = seatCount(state.fled);
  out[5] = state.vanOpened;
  out[6] = state.notch;
  out[7] = pile - state.pile - (state.endReason === HORDE ? 1 : 0);
  const byHero = 8 + seats;
  const heroes = HEROES.length;
  for (let i = 0; i < 2 * heroes; i++) out[byHero + i] = 0;
  for (let p = 0; p < seats; p++) {
    out[8 + p] = state.points(p);
    if (state.hero[p] === NOBODY) continue;
    out[byHero + state.hero[p]] = state.points(p);
    out[byHero + heroes + state.hero[p]] = has(winners, p) ? 1 : 0;
  }
  const tokens = byHero + 2 * heroes;
  for (let kind = 0; kind < KINDS; kind++) out[tokens + kind] = state.used[kind];
  out[tokens + KINDS] = hallOfFame(state, winners);
};
