import * as kinds from './kinds.js';
import { learn } from './knowledge.js';
import * as markings from './marks.js';
import * as numbers from './rules.js';
import type { Table } from './table.js';

const { FOOTBALL, NERD } = kinds;
const { ATTACKED, SEEN, UP } = markings;
const { EATEN, REVEALS } = numbers;

/** Turns a zombie up, if it is not. A football player that should run is the caller's business. */
export const turnUp = (table: Table, space: number): void => {
  const { marks } = table;
  if ((marks[space] & UP) !== 0) return;
  marks[space] = (marks[space] & ~SEEN) | UP;
  learn(table, space);
  table.counts[REVEALS]++;
};

/** A football player that was turned up runs until an obstacle; onto a knocked-out cheerleader too (C5). */
export const run = (table: Table, from: number): void => {
  const { lines, options } = table.rules;
  const column = Math.trunc(from / lines);
  const first = column * lines;
  let space = from;
  while (space > first && table.isFree(space - 1, column)) {
    table.move(space, space - 1);
    space--;
  }
  if (space === first && options.footballEats && table.isKnockedOut(column)) table.end(EATEN);
};

/** Turns a zombie up, and a football player runs. */
export const reveal = (table: Table, space: number): void => {
  turnUp(table, space);
  if (table.card[space] === FOOTBALL) run(table, space);
};

/** Whether what is in front of a zombie is free: a knocked-out cheerleader is. */
const isFrontFree = (table: Table, space: number, column: number): boolean =>
  space === column * table.rules.lines ? table.isKnockedOut(column) : table.isFree(space - 1, column);

/** Whether a zombie would step forward. One that has attacked stays put for the turn. */
const canStep = (table: Table, space: number, column: number): boolean =>
  table.card[space] !== 0 && (table.marks[space] & ATTACKED) === 0 && isFrontFree(table, space, column);

const step = (table: Table, space: number, column: number): void => {
  if (space === column * table.rules.lines) table.end(EATEN);
  else table.move(space, space - 1);
};

/** Whether a zombie of a column would step forward. */
export const canAdvance = (table: Table, column: number): boolean => {
  const first = column * table.rules.lines;
  for (let space = first; space < first + table.rules.lines; space++) if (canStep(table, space, column)) return true;
  return false;
};

/** Whether a nerd stands in front of a pile that it may climb. */
export const canClimb = (table: Table, column: number): boolean => {
  const first = column * table.rules.lines;
  return (
    table.card[first + 1] === NERD &&
    (table.marks[first + 1] & ATTACKED) === 0 &&
    table.height[column] > 0 &&
    table.card[first] === 0
  );
};

/** Whether, for all that the cheerleaders know, a nerd stands in front of a pile that it may climb. */
export const mightClimb = (table: Table, column: number): boolean => {
  const first = column * table.rules.lines;
  const marks = table.marks[first + 1];
  if (table.card[first + 1] === 0 || table.height[column] === 0 || table.card[first] !== 0) return false;
  if ((marks & ATTACKED) !== 0) return false;
  return (marks & (UP | SEEN)) === 0 || table.card[first + 1] === NERD;
};

/** Whether, for all that the cheerleaders know, a column could step, or a nerd of it climb. */
export const mightAdvance = (table: Table, column: number): boolean =>
  canAdvance(table, column) || mightClimb(table, column);

const climb = (table: Table, column: number): void => {
  const first = column * table.rules.lines;
  turnUp(table, first + 1);
  table.move(first + 1, first);
};

/** Front to back, so that gaps are kept, and a zombie that is blocked lets those behind it close up. */
export const advanceColumn = (table: Table, column: number, climbs: boolean): void => {
  const first = column * table.rules.lines;
  if (canStep(table, first, column)) {
    step(table, first, column);
    return;
  }
  if (climbs) climb(table, column);
  else if (canStep(table, first + 1, column)) step(table, first + 1, column);
  for (let space = first + 2; space < first + table.rules.lines; space++) {
    if (canStep(table, space, column)) step(table, space, column);
  }
};

/** `climbing`: the columns in which a nerd climbs, a bit each. */
export const advanceRow = (table: Table, line: number, climbing: number): void => {
  const { columns, lines } = table.rules;
  for (let column = 0; column < columns && table.endReason < 0; column++) {
    const space = column * lines + line;
    if (((climbing >> column) & 1) === 1) climb(table, column);
    else if (canStep(table, space, column)) step(table, space, column);
  }
};

/** The space of the front zombie of a column, or the one after its last where it is empty. */
const frontOf = (table: Table, column: number): number => {
  const { lines } = table.rules;
  let space = column * lines;
  while (space < (column + 1) * lines && table.card[space] === 0) space++;
  return space;
};

/** Whether a whole column could be advanced as far as it goes (Ziiiiip), without climbing. */
export const canZip = (table: Table, column: number): boolean => {
  if (table.rules.compact) return canAdvance(table, column);
  const front = frontOf(table, column);
  return front < (column + 1) * table.rules.lines && canStep(table, front, column);
};

/** Whether a nerd would stand in front of a pile to climb it once the column has been advanced. */
export const canZipClimb = (table: Table, column: number): boolean => {
  const front = frontOf(table, column);
  const first = column * table.rules.lines;
  if (front === first || front >= first + table.rules.lines) return false;
  if (table.card[front] !== NERD || (table.marks[front] & ATTACKED) !== 0) return false;
  return table.height[column] > 0;
};

/** Ziiiiip: the column steps while its front zombie can, or under `compact` until no zombie of it can. */
export const zip = (table: Table, column: number, climbs: boolean): void => {
  while (table.endReason < 0 && canZip(table, column)) advanceColumn(table, column, false);
  if (!climbs) return;
  advanceColumn(table, column, true);
  while (table.rules.compact && table.endReason < 0 && canAdvance(table, column)) advanceColumn(table, column, false);
};

/** One step back from the cheerleaders; those with no free space behind stay. */
const canStepBack = (table: Table, space: number): boolean =>
  table.card[space] !== 0 && (space + 1) % table.rules.lines !== 0 && table.card[space + 1] === 0;

export const canColumnBack = (table: Table, column: number): boolean => {
  const { lines } = table.rules;
  for (let space = column * lines; space < (column + 1) * lines; space++) if (canStepBack(table, space)) return true;
  return false;
};

export const columnBack = (table: Table, column: number): void => {
  const { lines } = table.rules;
  for (let space = (column + 1) * lines - 1; space >= column * lines; space--) {
    if (canStepBack(table, space)) table.move(space, space + 1);
  }
};

export const canRowBack = (table: Table, line: number): boolean => {
  const { lines, spaces } = table.rules;
  for (let space = line; space < spaces; space += lines) if (canStepBack(table, space)) return true;
  return false;
};

export const rowBack = (table: Table, line: number): void => {
  const { lines, spaces } = table.rules;
  for (let space = line; space < spaces; space += lines) if (canStepBack(table, space)) table.move(space, space + 1);
};
