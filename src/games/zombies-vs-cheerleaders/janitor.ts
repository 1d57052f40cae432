import type { Action } from '../../core/game.js';
import { act, BUILD, DONE, firstOf, kindOf, REPAIR, secondOf } from './actions.js';
import { barricade, flipped, isDamaged } from './barricade.js';
import { BLANK, KINDS, SQUAD } from './kinds.js';
import * as phases from './phases.js';
import type { Table } from './table.js';
import { squadGoesOn } from './turns.js';

const POINTS = 3;

/**
 * C13: up to three points, in an order that gives each result one path: first cards from the discard, by column, then
 * repairs, by column and from below. `column` is the first column for another card, and `cursor` 1 + the place of the last
 * repair; a card built may be repaired.
 */
export const beginJanitor = (table: Table): void => {
  table.left = POINTS;
  table.column = 0;
  table.cursor = 0;
  table.enter(phases.JANITOR, SQUAD);
};

/** Lists the uses of a point, and to stop; without a list it counts them. */
export const listJanitor = (table: Table, out: Int32Array | undefined): number => {
  const { columns, lines, barricadeCount } = table.rules;
  const starts = table.phase !== phases.JANITOR;
  const cursor = starts ? 0 : table.cursor;
  let n = 0;
  for (let column = starts ? 0 : table.column; cursor === 0 && column < columns; column++) {
    if (table.card[column * lines] !== 0) continue;
    for (let kind = 0; kind < KINDS.length; kind++) {
      if (table.gone[kind] === 0) continue;
      if (out) out[n] = act(BUILD, column, kind);
      n++;
    }
  }
  for (let place = cursor; place < columns * barricadeCount; place++) {
    if (!isDamaged(table.pile[place]) || table.card[Math.trunc(place / barricadeCount) * lines] !== 0) continue;
    if (out) out[n] = act(REPAIR, place);
    n++;
  }
  if (out) out[n] = act(DONE);
  return n + 1;
};

export const takeJanitor = (table: Table, action: Action): void => {
  const kind = kindOf(action);
  const first = firstOf(action);
  if (kind === BUILD) build(table, first, secondOf(action));
  else if (kind === REPAIR) {
    table.pile[first] = flipped(table.pile[first]);
    table.cursor = first + 1;
  }
  table.left--;
  if (kind !== DONE && table.left > 0 && listJanitor(table, undefined) > 1) return;
  table.forgetPhase();
  squadGoesOn(table);
};

const build = (table: Table, column: number, kind: number): void => {
  const rebuilt = !table.rules.options.rebuiltActions && kind !== BLANK;
  table.gone[kind]--;
  table.pile[column * table.rules.barricadeCount + table.height[column]++] = barricade(kind, true, rebuilt);
  table.column = column;
};
