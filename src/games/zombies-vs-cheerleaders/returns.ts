import { type Action, CHANCE } from '../../core/game.js';
import { act, firstOf, RETURN_TO, SEND_BACK, secondOf } from './actions.js';
import { CARD_KINDS, LUNCH, RETURN_3, ZOMBIES } from './kinds.js';
import { addKnown, newGroup, takeFrom } from './knowledge.js';
import { MOVED } from './marks.js';
import * as phases from './phases.js';
import type { Table } from './table.js';
import { zombiesGoOn } from './turns.js';

/** C10. Spaces behind the last zombie of a column; of an empty column its rows, if the option allows. */
const roomIn = (table: Table, column: number): number => {
  const { lines, options } = table.rules;
  const last = lastOf(table, column);
  if (last < 0) return options.returnEmptyColumn ? lines - 1 : 0;
  return lines - 1 - last;
};

/** The line of the last zombie of a column; -1 for none. */
const lastOf = (table: Table, column: number): number => {
  const { lines } = table.rules;
  let line = lines - 1;
  while (line >= 0 && table.card[column * lines + line] === 0) line--;
  return line;
};

/** How many cards a return draws: as many as there are and fit; 0 if it can't be played. */
export const drawnBy = (table: Table, kind: number): number => {
  let columns = 0;
  let most = 0;
  for (let column = 0; column < table.rules.columns; column++) {
    const room = roomIn(table, column);
    if (room > 0) columns++;
    if (room > most) most = room;
  }
  return Math.min(kind === RETURN_3 ? Math.min(3, columns) : Math.min(4, most), discarded(table));
};

const discarded = (table: Table): number => {
  let sum = 0;
  for (let card = 1; card <= LUNCH; card++) sum += table.discard[card];
  return sum;
};

/** Plays a return; `cursor` keeps which one until the cards are drawn. */
export const playReturn = (table: Table, kind: number): void => {
  table.left = drawnBy(table, kind);
  table.cursor = kind;
  table.handGroup = newGroup(table);
  table.enter(phases.DRAW, CHANCE);
};

/** The draw is public: the cards are known as a set. */
export const draw = (table: Table, card: number): void => {
  table.discard[card]--;
  table.hand[card]++;
  addKnown(table, table.handGroup, card);
  if (--table.left > 0) return;
  const scatters = table.cursor === RETURN_3;
  table.cursor = 0;
  table.enter(scatters ? phases.SCATTER : phases.CHOOSE_COLUMN, ZOMBIES);
};

const inHand = (table: Table): number => {
  let sum = 0;
  for (let card = 1; card < CARD_KINDS; card++) sum += table.hand[card];
  return sum;
};

const listHand = (table: Table, column: number, out: Int32Array, from: number): number => {
  let n = from;
  for (let card = 1; card < CARD_KINDS; card++) if (table.hand[card] > 0) out[n++] = act(RETURN_TO, column, card);
  return n;
};

/** Return 3: columns in order, so that enough are left for the cards in hand. */
export const listScatter = (table: Table, out: Int32Array): number => {
  const { columns } = table.rules;
  let open = 0;
  for (let column = table.cursor; column < columns; column++) if (roomIn(table, column) > 0) open++;
  const cards = inHand(table);
  let n = 0;
  for (let column = table.cursor; column < columns && open >= cards; column++) {
    if (roomIn(table, column) === 0) continue;
    n = listHand(table, column, out, n);
    open--;
  }
  return n;
};

export const listColumns = (table: Table, out: Int32Array): number => {
  let n = 0;
  for (let column = 0; column < table.rules.columns; column++) {
    if (roomIn(table, column) > 0) out[n++] = act(RETURN_TO, column);
  }
  return n;
};

export const listLineUp = (table: Table, out: Int32Array): number => listHand(table, table.column, out, 0);

const lieDown = (table: Table, space: number, card: number): void => {
  table.hand[card]--;
  table.put(space, card, table.rules.options.returnedMayAttack ? 0 : MOVED, table.handGroup);
};

export const scatter = (table: Table, action: Action): void => {
  const column = firstOf(action);
  const { lines } = table.rules;
  const last = lastOf(table, column);
  lieDown(table, column * lines + (last < 0 ? lines - 1 : last + 1), secondOf(action));
  table.cursor = column + 1;
  if (inHand(table) === 0) finish(table);
};

/** Return 4: what finds no room in the column is sent back first, for all to see. */
export const chooseColumn = (table: Table, column: number): void => {
  table.column = column;
  table.left = Math.min(inHand(table), roomIn(table, column));
  table.cursor = 1;
  table.enter(phases.SEND_BACK, ZOMBIES);
  lineUpIfAllFit(table);
};

/** Cards are sent back in the order of CARDS, and enough are left for those that have to follow. */
export const listSendBacks = (table: Table, out: Int32Array): number => {
  const surplus = inHand(table) - table.left;
  let behind = 0;
  for (let card = table.cursor; card < CARD_KINDS; card++) behind += table.hand[card];
  let n = 0;
  for (let card = table.cursor; card < CARD_KINDS && behind >= surplus; card++) {
    if (table.hand[card] > 0) out[n++] = act(SEND_BACK, card);
    behind -= table.hand[card];
  }
  return n;
};

export const sendBack = (table: Table, card: number): void => {
  table.hand[card]--;
  table.discard[card]++;
  takeFrom(table, table.handGroup, card);
  table.cursor = card;
  lineUpIfAllFit(table);
};

/** Of an empty column the last rows are filled. */
const lineUpIfAllFit = (table: Table): void => {
  const { column, left } = table;
  const { lines } = table.rules;
  if (inHand(table) > left) return;
  const last = lastOf(table, column);
  table.cursor = column * lines + (last < 0 ? lines - left : last + 1);
  table.enter(phases.LINE_UP, ZOMBIES);
};

export const lineUp = (table: Table, card: number): void => {
  lieDown(table, table.cursor++, card);
  if (--table.left === 0) finish(table);
};

const finish = (table: Table): void => {
  table.forgetPhase();
  zombiesGoOn(table);
};
