import type { Action } from '../../core/game.js';
import { act, firstOf, LAY } from './actions.js';
import * as kinds from './kinds.js';
import { addFrom, addKnown, newGroup } from './knowledge.js';
import * as markings from './marks.js';
import * as phases from './phases.js';
import type { Table } from './table.js';
import { zombiesGoOn } from './turns.js';

const { QUEEN } = kinds;
const { ATTACKED, HURT, MIXED, MOVED, SEEN, UP } = markings;

/** C9: a zombie standing on a pile is not reordered. */
const isOnPile = (table: Table, space: number, column: number): boolean =>
  space === column * table.rules.lines && table.height[column] > 0;

const isLifted = (table: Table, space: number, column: number): boolean =>
  table.card[space] !== 0 && !isOnPile(table, space, column);

/** Whether a column has a zombie that could be reordered or turned face down. */
export const canReorder = (table: Table, column: number): boolean => {
  const first = column * table.rules.lines;
  for (let space = first; space < first + table.rules.lines; space++) if (isLifted(table, space, column)) return true;
  return false;
};

/** Fresh meat: a column's revealed zombies go face down, injured teachers and the queen excepted, and all are laid anew. */
export const reorder = (table: Table, column: number): void => {
  turnDown(table, column);
  table.column = column;
  table.cursor = nextLifted(table, column * table.rules.lines);
  table.enter(phases.FRESH, 0);
  sortLifted(table);
  finishIfLaid(table);
};

/**
 * Those that have attacked this turn stay put, so that everybody can tell them from the others: they are a group of their own.
 */
const turnDown = (table: Table, column: number): void => {
  turnDownThose(table, column, 0);
  turnDownThose(table, column, ATTACKED);
};

const turnDownThose = (table: Table, column: number, attacked: number): void => {
  const { card, marks, group, rules } = table;
  const first = column * rules.lines;
  const old = commonGroup(table, column, attacked);
  let mixed = old;
  for (let space = first; space < first + rules.lines; space++) {
    if (!goesDown(table, space, column, attacked)) continue;
    if (mixed === 0) mixed = newGroup(table);
    if (old === 0 && group[space] === 0) addKnown(table, mixed, card[space]);
    else if (old === 0) addFrom(table, group[space], mixed);
    group[space] = mixed;
    marks[space] = (marks[space] & ~(UP | SEEN)) | MIXED;
  }
};

const goesDown = (table: Table, space: number, column: number, attacked: number): boolean =>
  isLifted(table, space, column) &&
  (table.marks[space] & HURT) === 0 &&
  table.card[space] !== QUEEN &&
  (table.marks[space] & ATTACKED) === attacked;

/** The group that all of these cards are of already: then nothing new is known of them. 0 for none. */
const commonGroup = (table: Table, column: number, attacked: number): number => {
  const { group, rules } = table;
  const first = column * rules.lines;
  let common = -1;
  for (let space = first; space < first + rules.lines; space++) {
    if (!goesDown(table, space, column, attacked)) continue;
    if (common >= 0 && group[space] !== common) return 0;
    common = group[space];
  }
  return Math.max(0, common);
};

const nextLifted = (table: Table, from: number): number => {
  const end = (table.column + 1) * table.rules.lines;
  let space = from;
  while (space < end && !isLifted(table, space, table.column)) space++;
  return space;
};

const FACE_DOWN = 1024;
const NOT_ATTACKED = 512;

/** All in which lifted cards differ. What all can see comes first, so that where a card waits tells nothing of what it is. */
const keyOf = (table: Table, space: number): number => {
  const marks = table.marks[space];
  return (
    ((marks & UP) === 0 ? FACE_DOWN : 0) +
    ((marks & ATTACKED) === 0 ? NOT_ATTACKED : 0) +
    table.card[space] * 4 +
    ((marks & MOVED) !== 0 ? 2 : 0) +
    ((marks & HURT) !== 0 ? 1 : 0)
  );
};

/** Of a lifted card by its key. */
export const isOpenKey = (key: number): boolean => (key & FACE_DOWN) === 0;
export const isAttackedKey = (key: number): boolean => (key & NOT_ATTACKED) === 0;
export const cardOfKey = (key: number): number => (key & (NOT_ATTACKED - 1)) >> 2;
export const isMovedKey = (key: number): boolean => (key & 2) !== 0;
export const isHurtKey = (key: number): boolean => (key & 1) !== 0;

/** In place of the key of a card that lies face down, for who does not see it. */
export const unseenKey = (key: number): number => (key & (FACE_DOWN | NOT_ATTACKED)) | (NOT_ATTACKED - 1);

/** Cards not laid yet wait, sorted, in the spaces from the cursor on. */
export const sortLifted = (table: Table): void => {
  const end = (table.column + 1) * table.rules.lines;
  for (let at = nextLifted(table, table.cursor); at < end; at = nextLifted(table, at + 1)) {
    let least = at;
    for (let other = nextLifted(table, at + 1); other < end; other = nextLifted(table, other + 1)) {
      if (keyOf(table, other) < keyOf(table, least)) least = other;
    }
    if (least !== at) exchange(table, at, least);
  }
};

const exchange = ({ card, marks, group }: Table, one: number, other: number): void => {
  const [oneCard, oneMarks, oneGroup] = [card[one], marks[one], group[one]];
  card[one] = card[other];
  marks[one] = marks[other];
  group[one] = group[other];
  card[other] = oneCard;
  marks[other] = oneMarks;
  group[other] = oneGroup;
};

/** Each sort of lifted card once. */
export const listLays = (table: Table, out: Int32Array): number => {
  const end = (table.column + 1) * table.rules.lines;
  let last = -1;
  let n = 0;
  for (let space = table.cursor; space < end; space = nextLifted(table, space + 1)) {
    const key = keyOf(table, space);
    if (key !== last) out[n++] = act(LAY, key);
    last = key;
  }
  return n;
};

export const lay = (table: Table, action: Action): void => {
  let space = table.cursor;
  while (keyOf(table, space) !== firstOf(action)) space = nextLifted(table, space + 1);
  // Each card in between moves one place back, so that they stay sorted.
  for (let at = table.cursor; at < space; at = nextLifted(table, at + 1)) exchange(table, at, space);
  table.cursor = nextLifted(table, table.cursor + 1);
  finishIfLaid(table);
};

/** The last card has no choice left. */
const finishIfLaid = (table: Table): void => {
  const end = (table.column + 1) * table.rules.lines;
  if (table.cursor < end && nextLifted(table, table.cursor + 1) < end) return;
  table.forgetPhase();
  zombiesGoOn(table);
};
