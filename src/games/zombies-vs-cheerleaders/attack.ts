import * as game from '../../core/game.js';
import { barricade, flipped, isDamaged, isRebuilt, kindOfBarricade, UNFLIPPED } from './barricade.js';
import { turnUp } from './forward.js';
import * as kinds from './kinds.js';
import * as markings from './marks.js';
import * as phases from './phases.js';
import * as numbers from './rules.js';
import { NOWHERE, type Table } from './table.js';
import { isEarned, zombiesGoOn } from './turns.js';

const { CHANCE } = game;
const { BASEBALL, LUNCH, TEACHER } = kinds;
const { ATTACKED, HURT, MOVED } = markings;
const { DESTROYED, KNOCKOUTS } = numbers;

export const strengthOf = (table: Table, space: number): number =>
  table.card[space] === TEACHER && (table.marks[space] & HURT) !== 0 ? 1 : table.rules.strength[table.card[space]];

const mayAttack = (table: Table, space: number): boolean => (table.marks[space] & (MOVED | ATTACKED)) === 0;

/** Whether a zombie could hit what is in front of it; a baseball player the pile of its column from anywhere. */
export const canAttack = (table: Table, space: number, column: number): boolean => {
  if (table.card[space] === 0 || !mayAttack(table, space)) return false;
  const { lines, options } = table.rules;
  const line = space - column * lines;
  if (line === 0) return !table.isKnockedOut(column);
  if (table.height[column] === 0) return false;
  if (table.card[space] === BASEBALL) return true;
  if (line > 1) return false;
  return !options.nerdBlocksAttacks || table.card[space - 1] === 0;
};

/** A baseball player that could hit the pile of its column. */
export const canSnipe = (table: Table, space: number, column: number): boolean =>
  table.card[space] === BASEBALL && space !== column * table.rules.lines && canAttack(table, space, column);

/** C19: an attack is resolved before the lunch lady dies of it. */
export const attack = (table: Table, space: number, hits: number): void => {
  const { lines } = table.rules;
  const column = Math.trunc(space / lines);
  turnUp(table, space);
  table.marks[space] |= ATTACKED;
  table.attacker = space;
  if (space === column * lines) {
    hitGirl(table, column, hits);
    finish(table);
    return;
  }
  table.column = column;
  table.left = hits;
  hitPile(table);
};

const hitGirl = (table: Table, column: number, hits: number): void => {
  const girl = table.girl[column];
  const over = hits - table.tokens[girl];
  if (over > 0 || (over === 0 && table.rules.knockoutAtZero)) knockOut(table, girl);
  else table.tokens[girl] -= hits;
  table.endIfDisarmed();
};

/** C14: a bonus that waits is lost. */
export const knockOut = (table: Table, girl: number): void => {
  table.tokens[girl] = 0;
  table.knockedOut |= 1 << girl;
  table.bonus &= ~(1 << girl);
  table.counts[KNOCKOUTS + girl]++;
};

/** Hits the pile until hits or cards are used up; chance says what an unflipped card shows, in the middle of the attack. */
const hitPile = (table: Table): void => {
  const { height, pile, rules, column } = table;
  while (table.left > 0 && height[column] > 0) {
    const top = column * rules.barricadeCount + height[column] - 1;
    if (pile[top] === UNFLIPPED) {
      table.enter(phases.FLIP, CHANCE);
      return;
    }
    if (isDamaged(pile[top])) destroy(table, top);
    else pile[top] = flipped(pile[top]);
    table.left--;
  }
  finish(table);
};

export const flip = (table: Table, kind: number): void => {
  const { column } = table;
  table.unflipped[kind]--;
  table.pile[column * table.rules.barricadeCount + table.height[column] - 1] = barricade(kind, true);
  table.left--;
  hitPile(table);
};

const destroy = (table: Table, top: number): void => {
  const card = table.pile[top];
  const kind = kindOfBarricade(card);
  if (isEarned(kind, isRebuilt(card))) table.won[kind]++;
  else table.gone[kind]++;
  table.pile[top] = 0;
  table.height[table.column]--;
  table.counts[DESTROYED]++;
};

const finish = (table: Table): void => {
  const { attacker } = table;
  if (table.endReason >= 0) return;
  table.forgetPhase();
  if (attacker !== NOWHERE && table.card[attacker] === LUNCH) {
    table.take(attacker);
    table.discard[LUNCH]++;
    table.endIfCleared();
  }
  zombiesGoOn(table);
};
