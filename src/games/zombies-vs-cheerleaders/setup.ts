import { type Action, CHANCE } from '../../core/game.js';
import { act, firstOf, PLACE_ZOMBIE } from './actions.js';
import { UNFLIPPED } from './barricade.js';
import { placeGirl } from './coach.js';
import { CARD_KINDS, SQUAD, ZOMBIES } from './kinds.js';
import { addKnown, newGroup } from './knowledge.js';
import * as phases from './phases.js';
import type { Table } from './table.js';
import { beginPlay } from './turns.js';

/** The barricades lie face down in piles, and the cheerleaders are to be placed. */
export const setUp = (table: Table): void => {
  const { rules } = table;
  table.clear();
  for (let girl = 0; girl < table.tokens.length; girl++) table.tokens[girl] = rules.energy[girl];
  for (let kind = 0; kind < rules.barricades.length; kind++) table.unflipped[kind] = rules.barricades[kind];
  for (let column = 0; column < rules.columns; column++) {
    table.height[column] = rules.options.pileSize;
    table.pile.fill(UNFLIPPED, column * rules.barricadeCount, column * rules.barricadeCount + rules.options.pileSize);
  }
  for (let card = 1; card < CARD_KINDS; card++) table.hand[card] = rules.cards[card];
  table.handGroup = newGroup(table);
  for (let card = 1; card < CARD_KINDS; card++) {
    for (let copies = rules.cards[card]; copies > 0; copies--) addKnown(table, table.handGroup, card);
  }
  if (rules.columns === 1) startHorde(table, rules.girls[0]);
  else table.enter(phases.CHEERLEADER, rules.options.cheerleaderLayout === 'random' ? CHANCE : SQUAD);
};

export const takeGirl = (table: Table, action: Action): void => {
  placeGirl(table, firstOf(action));
  if (table.column === table.rules.columns) startHorde(table);
};

const startHorde = (table: Table, only = -1): void => {
  const { options, firstLine } = table.rules;
  if (only >= 0) table.girl[0] = only;
  table.column = 0;
  table.cursor = firstLine;
  table.enter(phases.ZOMBIE, options.hordeLayout === 'random' ? CHANCE : ZOMBIES);
};

/** Sorts of cards that are not placed yet. */
export const listCards = (table: Table, out: Int32Array): number => {
  let n = 0;
  for (let card = 1; card < CARD_KINDS; card++) if (table.hand[card] > 0) out[n++] = act(PLACE_ZOMBIE, card);
  return n;
};

/** Column by column, front to back; the last card has no choice left. */
export const takeCard = (table: Table, action: Action): void => {
  layCard(table, firstOf(action));
  if (table.zombies < table.rules.cardCount - 1) return;
  let last = 1;
  while (last < CARD_KINDS && table.hand[last] === 0) last++;
  if (last < CARD_KINDS) layCard(table, last);
  beginPlay(table);
};

const layCard = (table: Table, card: number): void => {
  const { lines, firstLine } = table.rules;
  table.hand[card]--;
  table.put(table.column * lines + table.cursor, card, 0, table.handGroup);
  if (++table.cursor < lines) return;
  table.cursor = firstLine;
  table.column++;
};
