import type { Action } from '../../core/game.js';
import { act, DONE, firstOf, kindOf, PLACE_GIRL, STACK } from './actions.js';
import { BARRICADE_CODES } from './barricade.js';
import { NOBODY, SQUAD } from './kinds.js';
import * as phases from './phases.js';
import type { Table } from './table.js';
import { squadGoesOn } from './turns.js';

/** C12: the cheerleaders are placed anew, column by column. */
export const beginCoach = (table: Table): void => {
  table.girl.fill(NOBODY);
  table.column = 0;
  table.enter(phases.COACH_GIRLS, SQUAD);
};

/** Places a cheerleader in the next column; the last has no choice left. */
export const placeGirl = (table: Table, girl: number): void => {
  const { columns } = table.rules;
  table.girl[table.column++] = girl;
  if (table.column === columns - 1) table.girl[table.column++] = firstFree(table);
};

/** Cheerleaders that stand nowhere yet. */
export const listGirls = (table: Table, out: Int32Array): number => {
  const { girls } = table.rules;
  let n = 0;
  for (let i = 0; i < girls.length; i++) if (!isPlaced(table, girls[i])) out[n++] = act(PLACE_GIRL, girls[i]);
  return n;
};

const isPlaced = ({ girl }: Table, which: number): boolean => {
  for (let column = 0; column < girl.length; column++) if (girl[column] === which) return true;
  return false;
};

const firstFree = (table: Table): number => {
  const { girls } = table.rules;
  let i = 0;
  while (isPlaced(table, girls[i])) i++;
  return girls[i];
};

export const takeCoachGirl = (table: Table, action: Action): void => {
  placeGirl(table, firstOf(action));
  if (table.column < table.rules.columns) return;
  liftCards(table);
  table.column = -1;
  table.enter(phases.COACH_CARDS, SQUAD);
  nextPile(table);
};

/** Cards on barricade spaces without zombies; piles under nerds stay. */
const liftCards = (table: Table): void => {
  const { columns, lines, barricadeCount } = table.rules;
  for (let column = 0; column < columns; column++) {
    if (table.card[column * lines] !== 0) continue;
    for (let i = column * barricadeCount; table.height[column] > 0; i++, table.height[column]--) {
      table.loose[table.pile[i]]++;
      table.pile[i] = 0;
    }
  }
};

const looseCards = ({ loose }: Table): number => {
  let sum = 0;
  for (let code = 0; code < BARRICADE_CODES; code++) sum += loose[code];
  return sum;
};

/** The next column whose barricade space has no zombie, or the end. */
const nextPile = (table: Table): void => {
  if (looseCards(table) > 0) {
    table.column = openColumn(table, table.column + 1);
    return;
  }
  table.forgetPhase();
  squadGoesOn(table);
};

const openColumn = (table: Table, from: number): number => {
  const { columns, lines } = table.rules;
  let column = from;
  while (column < columns && table.card[column * lines] !== 0) column++;
  return column;
};

/** Piles are built from below, column by column; the last takes what is left. */
export const listStacks = (table: Table, out: Int32Array): number => {
  let n = 0;
  for (let code = 0; code < BARRICADE_CODES; code++) if (table.loose[code] > 0) out[n++] = act(STACK, code);
  if (openColumn(table, table.column + 1) < table.rules.columns) out[n++] = act(DONE);
  return n;
};

export const takeStack = (table: Table, action: Action): void => {
  if (kindOf(action) === DONE) {
    nextPile(table);
    return;
  }
  const { column, height, pile, loose, rules } = table;
  const code = firstOf(action);
  loose[code]--;
  pile[column * rules.barricadeCount + height[column]++] = code;
  if (looseCards(table) === 0) nextPile(table);
};
