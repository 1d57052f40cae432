import type { Action } from '../../core/game.js';
import { ADVANCE_COLUMN, act, CLIMB_COLUMN, DONE, kindOf } from './actions.js';
import { advanceColumn, canAdvance, canClimb, mightAdvance } from './forward.js';
import * as phases from './phases.js';
import type { Table } from './table.js';
import { zombiesGoOn } from './turns.js';

const STEPS = 2;

/** Classes begin: each column in order steps up to twice; `cursor` counts its steps, `left` notes who stood in front. */
export const beginClasses = (table: Table): void => {
  table.forgetPhase();
  table.enter(phases.CLASSES, 0);
  askColumn(table);
};

/**
 * Asks the next column, from this one on, that might step for all that the cheerleaders know: to be asked tells nothing. A
 * nerd that could have climbed at the first step does not do so at the second: the result would be the same.
 */
const askColumn = (table: Table): void => {
  const { columns, lines } = table.rules;
  while (table.column < columns && !mightAdvance(table, table.column)) {
    table.column++;
    table.cursor = 0;
  }
  if (table.column < columns) {
    if (table.cursor === 0) table.left = table.card[table.column * lines + 1] === 0 ? 0 : 1;
    return;
  }
  table.forgetPhase();
  zombiesGoOn(table);
};

export const listClasses = (table: Table, out: Int32Array): number => {
  const { column, cursor, left } = table;
  let n = 0;
  if (canAdvance(table, column)) out[n++] = act(ADVANCE_COLUMN, column);
  if (canClimb(table, column) && (cursor === 0 || left === 0)) out[n++] = act(CLIMB_COLUMN, column);
  out[n++] = act(DONE);
  return n;
};

export const takeClasses = (table: Table, action: Action): void => {
  const kind = kindOf(action);
  if (kind !== DONE) advanceColumn(table, table.column, kind === CLIMB_COLUMN);
  if (table.endReason >= 0) return;
  table.cursor++;
  if (kind === DONE || table.cursor === STEPS) {
    table.column++;
    table.cursor = 0;
  }
  askColumn(table);
};
