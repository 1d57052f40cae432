import { DRAWN, LOST, WON } from '../../core/game.js';
import { BOSSES, COACH, GIRLS, KINDS, ORDINARY, QUEEN } from './kinds.js';
import * as rules from './rules.js';
import type { Table } from './table.js';

/** WON, DRAWN or LOST of the zombies. */
const zombiesResult = (endReason: number): number => {
  if (endReason === rules.CAPPED) return DRAWN;
  return endReason === rules.CLEARED ? LOST : WON;
};

export const writeResult = (table: Table, out: Int8Array): void => {
  const result = zombiesResult(table.endReason);
  out[0] = result;
  out[1] = result === DRAWN ? DRAWN : -result;
};

/** Winner 1, loser 0; capped: both a half. */
export const writeReturns = (table: Table, out: Float64Array): void => {
  out[0] = (1 + zombiesResult(table.endReason)) / 2;
  out[1] = 1 - out[0];
};

export const writeMetrics = ({ counts, nearest }: Table, out: Int32Array): void => {
  let n = 0;
  for (let card = 1; card <= ORDINARY.length; card++) out[n++] = counts[rules.KILLED + card];
  let bosses = 0;
  for (let card = COACH; card < QUEEN; card++) bosses += counts[rules.KILLED + card];
  out[n++] = bosses;
  out[n++] = counts[rules.KILLED + QUEEN];
  for (let girl = 0; girl < GIRLS.length; girl++) out[n++] = counts[rules.KILLED_BY + girl];
  for (let girl = 0; girl < GIRLS.length; girl++) out[n++] = counts[rules.KNOCKOUTS + girl];
  for (let kind = 1; kind < KINDS.length; kind++) out[n++] = counts[rules.PLAYED + kind];
  for (let boss = 0; boss < BOSSES.length; boss++) out[n++] = counts[rules.PLAYED_BOSS + boss];
  out[n++] = counts[rules.DRUMS_PLAYED];
  out[n++] = counts[rules.SHOTS];
  out[n++] = counts[rules.REVEALS];
  out[n++] = counts[rules.DESTROYED];
  out[n++] = nearest;
};
