import type { Action } from '../../core/game.js';
import * as actions from './actions.js';
import { attack, canAttack, canSnipe, strengthOf } from './attack.js';
import { beginClasses } from './classes.js';
import * as forward from './forward.js';
import { canReorder, reorder } from './fresh-meat.js';
import * as kinds from './kinds.js';
import * as markings from './marks.js';
import * as phases from './phases.js';
import { drawnBy, playReturn } from './returns.js';
import { PLAYED } from './rules.js';
import type { Table } from './table.js';
import { endTurn, spend, zombiesGoOn } from './turns.js';

const { BASEBALL, FOOTBALL, QUEEN, SNIPER, ZIIIIIP, FRESH_MEAT, CLASSES_BEGIN, RETURN_3, RETURN_4, PROM_QUEEN } = kinds;
const { ATTACKED, MOVED, UP } = markings;
const { act } = actions;

const SNIPER_STRENGTH = 2;

/** Lists what the zombies can do; which of it is a card's secret, the cheerleaders only see when it is done. */
export const listZombiesTurn = (table: Table, out: Int32Array): number => {
  out[0] = act(actions.DONE);
  if (table.actions === 0) return listReveals(table, out, 1);
  let n = survey(table, out, 1);
  n = listAdvances(table, out, n);
  if (!someFree) n = listSideways(table, out, n);
  n = listAttacks(table, out, n);
  return listSpecials(table, out, n);
};

const listReveals = (table: Table, out: Int32Array, from: number): number => {
  const { card, marks, rules } = table;
  let n = from;
  for (let space = 0; space < card.length; space++) {
    if (card[space] === 0 || (marks[space] & UP) !== 0) continue;
    if (card[space] === FOOTBALL || rules.revealAll) out[n++] = act(actions.REVEAL, space);
  }
  return n;
};

// What the last survey found, a bit for each column, or for each line: what can step, and by column what can attack; whether any
// zombie has a free space in front.
let steppingColumns = 0;
let steppingLines = 0;
let someFree = false;
const attackers = new Int32Array(kinds.GIRLS.length);

/** Looks at each space once for all that can be done with the zombie there, and lists who can be turned up. */
const survey = (table: Table, out: Int32Array, from: number): number => {
  const { card, marks, rules } = table;
  const { columns, lines, revealAll } = rules;
  let n = from;
  let space = 0;
  steppingColumns = 0;
  steppingLines = 0;
  someFree = false;
  for (let column = 0; column < columns; column++) {
    let isFree = table.isKnockedOut(column);
    let stepping = 0;
    let fresh = 0;
    for (let line = 0; line < lines; line++, space++) {
      const each = card[space];
      if (each === 0) {
        isFree = line > 0 || table.height[column] === 0;
        continue;
      }
      const mark = marks[space];
      if ((mark & UP) === 0 && (each === FOOTBALL || revealAll)) out[n++] = act(actions.REVEAL, space);
      if (isFree) {
        someFree = true;
        if ((mark & ATTACKED) === 0) stepping |= 1 << line;
      }
      if ((mark & (MOVED | ATTACKED)) === 0 && (line < 2 || each === BASEBALL)) fresh |= 1 << line;
      isFree = false;
    }
    if (stepping !== 0) steppingColumns |= 1 << column;
    steppingLines |= stepping;
    attackers[column] = fresh;
  }
  return n;
};

const listAdvances = (table: Table, out: Int32Array, from: number): number => {
  const { columns, lines } = table.rules;
  let n = from;
  for (let column = 0; column < columns; column++) {
    if (((steppingColumns >> column) & 1) === 1) out[n++] = act(actions.ADVANCE_COLUMN, column);
    if (!forward.canClimb(table, column)) continue;
    out[n++] = act(actions.CLIMB_COLUMN, column);
    out[n++] = act(actions.CLIMB_ROW, column);
  }
  for (let line = 0; line < lines; line++) {
    if (((steppingLines >> line) & 1) === 1) out[n++] = act(actions.ADVANCE_ROW, line);
  }
  return n;
};

/** C7: only where no zombie has a free space in front, whether it has attacked or not; those that have stay put. */
const listSideways = (table: Table, out: Int32Array, from: number): number => {
  const { lines, spaces, columns } = table.rules;
  let n = from;
  for (let space = 0; space < spaces; space++) {
    if (table.card[space] === 0 || (table.marks[space] & ATTACKED) !== 0) continue;
    const column = Math.trunc(space / lines);
    if (column > 0 && table.isFree(space - lines, column - 1)) out[n++] = act(actions.SIDEWAYS, space, 0);
    if (column < columns - 1 && table.isFree(space + lines, column + 1)) out[n++] = act(actions.SIDEWAYS, space, 1);
  }
  return n;
};

/** Of those that neither moved nor attacked and are near enough. */
const listAttacks = (table: Table, out: Int32Array, from: number): number => {
  const { lines, columns } = table.rules;
  let n = from;
  for (let column = 0; column < columns; column++) {
    for (let left = attackers[column]; left !== 0; left &= left - 1) {
      const space = column * lines + 31 - Math.clz32(left & -left);
      if (canAttack(table, space, column)) out[n++] = act(actions.ATTACK, space);
    }
  }
  return n;
};

const listSpecials = (table: Table, out: Int32Array, from: number): number => {
  const { won, rules } = table;
  let n = from;
  if (won[SNIPER] > 0) n = listSnipers(table, out, n);
  for (let column = 0; column < rules.columns; column++) {
    if (won[ZIIIIIP] > 0 && forward.canZip(table, column)) out[n++] = act(actions.ZIP, column);
    if (won[ZIIIIIP] > 0 && forward.canZipClimb(table, column)) out[n++] = act(actions.ZIP_CLIMB, column);
    if (won[FRESH_MEAT] > 0 && canReorder(table, column)) out[n++] = act(actions.REORDER, column);
  }
  if (won[CLASSES_BEGIN] > 0 && someMightAdvance(table)) out[n++] = act(actions.PLAY, CLASSES_BEGIN);
  if (won[RETURN_3] > 0 && drawnBy(table, RETURN_3) > 0) out[n++] = act(actions.PLAY, RETURN_3);
  if (won[RETURN_4] > 0 && drawnBy(table, RETURN_4) > 0) out[n++] = act(actions.PLAY, RETURN_4);
  if (won[PROM_QUEEN] > 0 && !table.queenEntered) n = listThrones(table, out, n);
  return n;
};

const someMightAdvance = (table: Table): boolean => {
  for (let column = 0; column < table.rules.columns; column++) {
    if (forward.canAdvance(table, column) || forward.canClimb(table, column)) return true;
  }
  return false;
};

const listSnipers = (table: Table, out: Int32Array, from: number): number => {
  const { lines, spaces } = table.rules;
  let n = from;
  for (let space = 0; space < spaces; space++) {
    if (canSnipe(table, space, Math.trunc(space / lines))) out[n++] = act(actions.SNIPE, space);
  }
  return n;
};

/** C11: a free space right behind a zombie. */
const listThrones = (table: Table, out: Int32Array, from: number): number => {
  const { lines, spaces } = table.rules;
  let n = from;
  for (let space = 1; space < spaces; space++) {
    if (space % lines === 0 || table.card[space] !== 0 || table.card[space - 1] === 0) continue;
    out[n++] = act(actions.ENTER_QUEEN, space);
  }
  return n;
};

export const takeZombiesTurn = (table: Table, action: Action): void => {
  const first = actions.firstOf(action);
  const kind = actions.kindOf(action);
  switch (kind) {
    case actions.DONE:
      endTurn(table);
      return;
    case actions.REVEAL:
      forward.reveal(table, first);
      zombiesGoOn(table);
      return;
    case actions.ADVANCE_COLUMN:
    case actions.CLIMB_COLUMN:
      table.actions--;
      forward.advanceColumn(table, first, kind === actions.CLIMB_COLUMN);
      zombiesGoOn(table);
      return;
    case actions.ADVANCE_ROW:
      table.actions--;
      forward.advanceRow(table, first, 0);
      zombiesGoOn(table);
      return;
    case actions.CLIMB_ROW:
      table.actions--;
      beginClimb(table, first);
      return;
    case actions.SIDEWAYS:
      table.actions--;
      table.move(first, first + (actions.secondOf(action) === 0 ? -table.rules.lines : table.rules.lines));
      zombiesGoOn(table);
      return;
    case actions.ATTACK:
      table.actions--;
      attack(table, first, strengthOf(table, first));
      return;
    default:
      takeSpecial(table, kind, first);
  }
};

const CARD_OF_KIND: Readonly<Record<number, number>> = {
  [actions.SNIPE]: SNIPER,
  [actions.ZIP]: ZIIIIIP,
  [actions.ZIP_CLIMB]: ZIIIIIP,
  [actions.REORDER]: FRESH_MEAT,
  [actions.ENTER_QUEEN]: PROM_QUEEN,
};

const takeSpecial = (table: Table, kind: number, first: number): void => {
  const card = kind === actions.PLAY ? first : CARD_OF_KIND[kind];
  spend(table, card);
  table.counts[PLAYED + card]++;
  if (kind === actions.SNIPE) attack(table, first, SNIPER_STRENGTH);
  else if (kind === actions.REORDER) reorder(table, first);
  else if (card === CLASSES_BEGIN) beginClasses(table);
  else if (kind === actions.PLAY) playReturn(table, card);
  else {
    if (kind === actions.ENTER_QUEEN) {
      table.queenEntered = true;
      table.put(first, QUEEN, UP, 0);
    } else forward.zip(table, first, kind === actions.ZIP_CLIMB);
    zombiesGoOn(table);
  }
};

// ---- nerds of row 0 that climb together ----

/** The nerd of a column climbs as row 0 advances, and perhaps those of later columns. */
const beginClimb = (table: Table, column: number): void => {
  table.forgetPhase();
  table.climbing = 1 << column;
  table.column = column;
  table.enter(phases.CLIMB, 0);
  askClimbers(table);
};

/** Asks as long as, for all that the cheerleaders know, a later nerd could climb too. */
const askClimbers = (table: Table): void => {
  for (let column = table.column + 1; column < table.rules.columns; column++) {
    if (forward.mightClimb(table, column)) return;
  }
  climbAll(table);
};

export const listClimbs = (table: Table, out: Int32Array): number => {
  let n = 0;
  for (let column = table.column + 1; column < table.rules.columns; column++) {
    if (forward.canClimb(table, column)) out[n++] = act(actions.CLIMB_ROW, column);
  }
  out[n++] = act(actions.DONE);
  return n;
};

export const takeClimb = (table: Table, action: Action): void => {
  if (actions.kindOf(action) === actions.DONE) {
    climbAll(table);
    return;
  }
  table.column = actions.firstOf(action);
  table.climbing |= 1 << table.column;
  askClimbers(table);
};

const climbAll = (table: Table): void => {
  const { climbing } = table;
  table.forgetPhase();
  forward.advanceRow(table, 1, climbing);
  zombiesGoOn(table);
};
