import { act, LOOK } from './actions.js';
import { SQUAD } from './kinds.js';
import { learn } from './knowledge.js';
import { PICKED, SEEN, UP } from './marks.js';
import * as phases from './phases.js';
import type { Table } from './table.js';
import { squadGoesOn } from './turns.js';

const LOOKS = 5;

/** C15: five face-down zombies, fewer if there are fewer, are chosen, in the order of spaces, and then all seen. */
export const beginGuard = (table: Table): void => {
  table.left = Math.min(LOOKS, unseen(table));
  table.cursor = 0;
  table.enter(phases.GUARD, SQUAD);
  lookIfDecided(table);
};

const isUnseen = ({ card, marks }: Table, space: number): boolean =>
  card[space] !== 0 && (marks[space] & (UP | SEEN)) === 0;

/** Face-down zombies that the guard has not seen, from the cursor on. */
const unseenFrom = (table: Table, from: number): number => {
  let count = 0;
  for (let space = from; space < table.card.length; space++) if (isUnseen(table, space)) count++;
  return count;
};

export const unseen = (table: Table): number => unseenFrom(table, 0);

export const listLooks = (table: Table, out: Int32Array): number => {
  let behind = unseenFrom(table, table.cursor);
  let n = 0;
  for (let space = table.cursor; behind >= table.left; space++) {
    if (!isUnseen(table, space)) continue;
    out[n++] = act(LOOK, space);
    behind--;
  }
  return n;
};

export const look = (table: Table, space: number): void => {
  table.marks[space] |= PICKED;
  table.cursor = space + 1;
  table.left--;
  lookIfDecided(table);
};

/** Looks once all are chosen, or where no choice is left. */
const lookIfDecided = (table: Table): void => {
  const { marks } = table;
  if (table.left > 0 && unseenFrom(table, table.cursor) > table.left) return;
  const all = table.left > 0;
  for (let space = 0; space < marks.length; space++) {
    if ((marks[space] & PICKED) === 0 && !(all && space >= table.cursor && isUnseen(table, space))) continue;
    marks[space] = (marks[space] & ~PICKED) | SEEN;
    learn(table, space);
  }
  table.forgetPhase();
  squadGoesOn(table);
};
