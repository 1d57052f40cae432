import { knockOut, strengthOf } from './attack.js';
import { run, turnUp } from './forward.js';
import * as kinds from './kinds.js';
import * as markings from './marks.js';
import * as numbers from './rules.js';
import type { Table } from './table.js';

const { COACH, DRUM, FOOTBALL, GLORIA, PAM, QUEEN, SANDY, STAMINA, TEACHER, VANESSA } = kinds;
const { HURT, PICKED, UP } = markings;
const { KILLED, KILLED_BY, SHOTS } = numbers;

/** C11: while there are bosses (or their cards in hand, by option) nothing kills the queen. */
export const isInvincible = (table: Table, space: number): boolean =>
  table.card[space] === QUEEN &&
  (table.bosses > 0 || (table.rules.options.queenNeeds === 'discarded' && table.bossHand !== 0));

/** What a cheerleader's number is, with the bonus that waits for her; 0 for none. */
const numberOf = (table: Table, girl: number): number => table.rules.shot[girl] + ((table.bonus >> girl) & 1);

const spendToken = (table: Table, girl: number): void => {
  table.tokens[girl]--;
  table.counts[SHOTS]++;
  table.actions--;
};

/** A cheerleader shoots a zombie of her column. */
export const shoot = (table: Table, space: number): void => {
  const girl = table.girl[Math.trunc(space / table.rules.lines)];
  spendToken(table, girl);
  turnUpByShot(table, space);
  if (girl === GLORIA) explode(table, space);
  else if (girl === VANESSA) hitBySkull(table, space, girl);
  else {
    hitByNumber(table, space, numberOf(table, girl), girl);
    table.bonus &= ~(1 << girl);
  }
  runThoseTurnedUp(table);
};

/** C4: a football player turned up by a shot runs once all of it is resolved, if it is alive then. */
const turnUpByShot = (table: Table, space: number): void => {
  if ((table.marks[space] & UP) !== 0) return;
  turnUp(table, space);
  if (table.card[space] === FOOTBALL) table.marks[space] |= PICKED;
};

const runThoseTurnedUp = (table: Table): void => {
  const { lines, spaces } = table.rules;
  const { marks } = table;
  for (let line = 0; line < lines; line++) {
    for (let space = line; space < spaces; space += lines) {
      if ((marks[space] & PICKED) === 0) continue;
      marks[space] &= ~PICKED;
      if (table.endReason < 0) run(table, space);
    }
  }
};

const hitBySkull = (table: Table, space: number, girl: number): void => {
  if (!isInvincible(table, space)) kill(table, space, girl);
};

/** C1: a teacher falls to Strength 1 first. All others die of a number higher than their Stamina. */
const hitByNumber = (table: Table, space: number, strength: number, girl: number): void => {
  const card = table.card[space];
  if (isInvincible(table, space)) return;
  if (card === TEACHER && (table.marks[space] & HURT) === 0) table.marks[space] |= HURT;
  else if (strength > STAMINA[card]) kill(table, space, girl);
};

const kill = (table: Table, space: number, girl: number): void => {
  const card = table.card[space];
  table.take(space);
  table.counts[KILLED + card]++;
  table.counts[KILLED_BY + girl]++;
  if (card >= COACH && card < QUEEN) table.bossHand |= 1 << (card - COACH);
  else if (card === DRUM) table.drums++;
  else if (card !== QUEEN) table.discard[card]++;
};

/** C3, C21: the four spaces next to the target are hit with its Strength, whether it survives or not. */
const explode = (table: Table, space: number): void => {
  const { lines, spaces } = table.rules;
  const strength = strengthOf(table, space);
  const line = space % lines;
  hitBySkull(table, space, GLORIA);
  if (line > 0) blast(table, space - 1, strength);
  if (line < lines - 1) blast(table, space + 1, strength);
  if (space >= lines) blast(table, space - lines, strength);
  if (space < spaces - lines) blast(table, space + lines, strength);
};

const blast = (table: Table, space: number, strength: number): void => {
  if (table.card[space] === 0) return;
  turnUpByShot(table, space);
  hitByNumber(table, space, strength, GLORIA);
};

/** C2: the flame of a column hits zombie after zombie with what each leaves of it. */
export const flame = (table: Table, column: number): void => {
  const { lines, options } = table.rules;
  let strength = numberOf(table, PAM);
  spendToken(table, PAM);
  table.bonus &= ~(1 << PAM);
  for (let space = column * lines; space < (column + 1) * lines && strength > 0; space++) {
    const card = table.card[space];
    if (card === 0) continue;
    if (isInvincible(table, space)) break;
    turnUpByShot(table, space);
    hitByNumber(table, space, strength, PAM);
    if (options.teacherBlocksPam && card === TEACHER && table.card[space] !== 0) break;
    strength -= STAMINA[card];
  }
  runThoseTurnedUp(table);
};

/** Sandy takes the zombie in front of her with her. */
export const sacrifice = (table: Table, column: number): void => {
  table.actions--;
  const space = column * table.rules.lines;
  turnUp(table, space);
  kill(table, space, SANDY);
  knockOut(table, SANDY);
};
