import { BLANK, FOOTBALL, SQUAD, ZOMBIES } from './kinds.js';
import { SEEN, UP } from './marks.js';
import * as phases from './phases.js';
import { CAPPED } from './rules.js';
import type { Table } from './table.js';

/** What a bass drum adds. */
export const DRUM_ACTIONS = 2;

/** Both sides are set up: the zombies begin. */
export const beginPlay = (table: Table): void => {
  table.forgetPhase();
  beginTurn(table, 1);
  table.endIfDisarmed();
};

const beginTurn = (table: Table, turn: number): void => {
  const { options } = table.rules;
  table.turn = turn;
  if ((turn & 1) === 1) {
    table.actions = options.actionsZombies;
    table.enter(phases.ZOMBIES_TURN, ZOMBIES);
  } else {
    table.actions = options.actionsCheerleaders;
    table.enter(phases.SQUAD_TURN, SQUAD);
  }
};

export const endTurn = (table: Table): void => {
  if ((table.turn & 1) === 1) table.clearMarks();
  if (table.turn >= table.rules.options.maxTurns) table.end(CAPPED);
  else beginTurn(table, table.turn + 1);
};

/** An action of the zombies is resolved. */
export const zombiesGoOn = (table: Table): void => {
  if (table.endReason >= 0) return;
  table.enter(phases.ZOMBIES_TURN, ZOMBIES);
  if (table.actions === 0 && !mightReveal(table)) endTurn(table);
};

/** An action of the cheerleaders is resolved. */
export const squadGoesOn = (table: Table): void => {
  table.endIfCleared();
  table.endIfDisarmed();
  if (table.endReason >= 0) return;
  table.enter(phases.SQUAD_TURN, SQUAD);
  if (table.actions === 0 && table.drums === 0) endTurn(table);
};

/**
 * Whether, for all that the cheerleaders know, the zombies could turn one up for free. C18: a turn that ends by itself must
 * not tell that no football player is left.
 */
const mightReveal = (table: Table): boolean => {
  const { card, marks, rules } = table;
  for (let space = 0; space < card.length; space++) {
    if (card[space] === 0 || (marks[space] & UP) !== 0) continue;
    if (rules.revealAll || card[space] === FOOTBALL || (marks[space] & SEEN) === 0) return true;
  }
  return false;
};

/** A barricade's action is played and discarded. */
export const spend = (table: Table, kind: number): void => {
  table.won[kind]--;
  table.gone[kind]++;
  table.actions--;
};

/** Whether a destroyed barricade earns an action. */
export const isEarned = (kind: number, rebuilt: boolean): boolean => kind !== BLANK && !rebuilt;
