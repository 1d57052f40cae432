import { LOST, WON } from '../../core/game.js';
import { NONE } from './names.js';
import * as rules from './rules.js';
import type { Table } from './table.js';

export const writeResult = ({ rules: { seats }, winner }: Table, out: Int8Array): void => {
  for (let seat = 0; seat < seats; seat++) out[seat] = seat === winner ? WON : LOST;
};

/** Winner 1, others 0; where the neutral zombies win, or a game is capped, all 0. */
export const writeReturns = ({ rules: { seats }, winner }: Table, out: Float64Array): void => {
  for (let seat = 0; seat < seats; seat++) out[seat] = seat === winner ? 1 : 0;
};

const isEarly = ({ rules: { earlyTurns } }: Table, turn: number): boolean => turn > 0 && turn <= earlyTurns;

/** In the order of the metrics of the rules. */
export const writeMetrics = (table: Table, out: Int32Array): void => {
  const { counts, endReason, winner, rules: game } = table;
  let [turned, survivors, early, first, second] = [0, 0, 0, 0, 0];
  for (let seat = 0; seat < game.seats; seat++) {
    const turn = counts[rules.TURNED_IN + seat];
    if (table.isHuman(seat)) survivors++;
    if (turn === 0) continue;
    turned++;
    if (isEarly(table, turn)) early++;
    if (first === 0 || turn < first) {
      second = first;
      first = turn;
    } else if (second === 0 || turn < second) second = turn;
  }
  const winnerTurned = winner === NONE ? 0 : counts[rules.TURNED_IN + winner];
  let n = 0;
  for (let reason = rules.BATTERY; reason <= rules.BY_ZOMBIES; reason++) out[n++] = endReason === reason ? 1 : 0;
  for (let each = rules.FIGHTS; each <= rules.DRAWN_TURNED; each++) out[n++] = counts[each];
  out[n++] = turned;
  out[n++] = first;
  out[n++] = second;
  out[n++] = survivors;
  out[n++] = counts[rules.TAKEN];
  out[n++] = counts[rules.KILLED];
  out[n++] = early;
  out[n++] = isEarly(table, winnerTurned) ? 1 : 0;
  out[n++] = turned - early;
  out[n++] = winnerTurned > 0 && !isEarly(table, winnerTurned) ? 1 : 0;
  out[n++] = counts[rules.CUT];
  for (let seat = 0; seat < game.seats; seat++) out[n++] = counts[rules.TURNED_IN + seat];
};
