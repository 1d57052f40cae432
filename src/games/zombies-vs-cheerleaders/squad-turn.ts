import type { Action } from '../../core/game.js';
import * as actions from './actions.js';
import { beginCoach } from './coach.js';
import { canColumnBack, canRowBack, columnBack, rowBack } from './forward.js';
import { beginGuard, unseen } from './guard.js';
import { beginJanitor, listJanitor } from './janitor.js';
import * as kinds from './kinds.js';
import * as phases from './phases.js';
import { DRUMS_PLAYED, PLAYED_BOSS } from './rules.js';
import { flame, isInvincible, sacrifice, shoot } from './shots.js';
import type { Table } from './table.js';
import { DRUM_ACTIONS, endTurn, squadGoesOn } from './turns.js';

const { CLOVER, DRUM, PAM, SAMANTHA, SANDY, SQUAD } = kinds;
const { PLAY_COACH, PLAY_GUARD, PLAY_JANITOR, PLAY_NURSE, PLAY_PET, PLAY_PRINCIPAL } = kinds;
const { act } = actions;

const PRINCIPAL_MOVES = 3;

export const listSquadTurn = (table: Table, out: Int32Array): number => {
  let n = 0;
  out[n++] = act(actions.DONE);
  if (table.drums > 0) out[n++] = act(actions.PLAY_DRUM);
  if (table.actions === 0) return n;
  n = listShots(table, out, n);
  n = listSwaps(table, out, n);
  n = listBarricades(table, out, n);
  return listBosses(table, out, n);
};

const isActive = (table: Table, girl: number): boolean => ((table.knockedOut >> girl) & 1) === 0;

const listShots = (table: Table, out: Int32Array, from: number): number => {
  const { columns, lines } = table.rules;
  let n = from;
  for (let column = 0; column < columns; column++) {
    const girl = table.girl[column];
    if (!isActive(table, girl)) continue;
    if (girl === CLOVER && table.tokens[girl] === 0) out[n++] = act(actions.RECHARGE, column);
    const first = column * lines;
    if (girl === SANDY && table.card[first] !== 0 && !isInvincible(table, first)) {
      out[n++] = act(actions.SACRIFICE, column);
    }
    if (table.tokens[girl] === 0 || girl === SAMANTHA) continue;
    for (let space = first; space < first + lines; space++) {
      if (table.card[space] === 0) continue;
      if (girl === PAM) {
        out[n++] = act(actions.FLAME, column);
        break;
      }
      out[n++] = act(actions.SHOOT, space);
    }
  }
  return n;
};

/** Not two that are knocked out. */
const listSwaps = (table: Table, out: Int32Array, from: number): number => {
  const { columns } = table.rules;
  let n = from;
  for (let one = 0; one < columns; one++) {
    for (let other = one + 1; other < columns; other++) {
      if (table.isKnockedOut(one) && table.isKnockedOut(other)) continue;
      out[n++] = act(actions.SWAP, one, other);
    }
  }
  return n;
};

/** C6: a pile under a nerd is neither moved nor added to, and no pile is moved onto a zombie. */
const listBarricades = (table: Table, out: Int32Array, from: number): number => {
  const { height, card, rules } = table;
  const { columns, lines } = rules;
  let n = from;
  for (let one = 0; one < columns; one++) {
    if (height[one] === 0 || card[one * lines] !== 0) continue;
    for (let other = 0; other < columns; other++) {
      if (other === one || card[other * lines] !== 0) continue;
      out[n++] = act(actions.MOVE_TOP, one, other);
      if (height[one] > 1) out[n++] = act(actions.MOVE_PILE, one, other);
    }
  }
  return n;
};

const listBosses = (table: Table, out: Int32Array, from: number): number => {
  const { bossHand } = table;
  let n = from;
  for (let boss = PLAY_COACH; boss <= PLAY_PET; boss++) {
    if (((bossHand >> boss) & 1) === 0) continue;
    if (boss === PLAY_NURSE || boss === PLAY_PET) n = listPatients(table, boss, out, n);
    else if (canPlay(table, boss)) out[n++] = act(actions.PLAY_BOSS, boss);
  }
  return n;
};

const canPlay = (table: Table, boss: number): boolean => {
  if (boss === PLAY_GUARD) return unseen(table) > 0;
  if (boss === PLAY_PRINCIPAL) return someMoveBack(table);
  if (boss === PLAY_JANITOR) return listJanitor(table, undefined) > 1;
  return true;
};

const someMoveBack = (table: Table): boolean => {
  for (let column = 0; column < table.rules.columns; column++) if (canColumnBack(table, column)) return true;
  return false;
};

/** C14: the nurse's token is for an active cheerleader, the pet's bonus for one whose Strength is a number. */
const listPatients = (table: Table, boss: number, out: Int32Array, from: number): number => {
  let n = from;
  for (let column = 0; column < table.rules.columns; column++) {
    const girl = table.girl[column];
    if (!isActive(table, girl)) continue;
    const suits = boss === PLAY_NURSE || (table.rules.shot[girl] > 0 && ((table.bonus >> girl) & 1) === 0);
    if (suits) out[n++] = act(actions.PLAY_BOSS, boss, column);
  }
  return n;
};

export const takeSquadTurn = (table: Table, action: Action): void => {
  const first = actions.firstOf(action);
  const second = actions.secondOf(action);
  switch (actions.kindOf(action)) {
    case actions.DONE:
      endTurn(table);
      return;
    case actions.SHOOT:
      shoot(table, first);
      break;
    case actions.FLAME:
      flame(table, first);
      break;
    case actions.RECHARGE:
      table.actions--;
      table.tokens[CLOVER] = 1;
      break;
    case actions.SACRIFICE:
      sacrifice(table, first);
      break;
    case actions.SWAP:
      table.actions--;
      swap(table, first, second);
      break;
    case actions.MOVE_TOP:
      table.actions--;
      moveCards(table, first, second, 1);
      break;
    case actions.MOVE_PILE:
      table.actions--;
      moveCards(table, first, second, table.height[first]);
      break;
    case actions.PLAY_DRUM:
      table.drums--;
      table.discard[DRUM]++;
      table.actions += DRUM_ACTIONS;
      table.counts[DRUMS_PLAYED]++;
      break;
    default:
      playBoss(table, first, second);
      return;
  }
  squadGoesOn(table);
};

const swap = ({ girl }: Table, one: number, other: number): void => {
  const kept = girl[one];
  girl[one] = girl[other];
  girl[other] = kept;
};

const moveCards = (table: Table, from: number, to: number, cards: number): void => {
  const { pile, height, rules } = table;
  const source = from * rules.barricadeCount + height[from] - cards;
  const target = to * rules.barricadeCount + height[to];
  for (let i = 0; i < cards; i++) {
    pile[target + i] = pile[source + i];
    pile[source + i] = 0;
  }
  height[from] -= cards;
  height[to] += cards;
};

const playBoss = (table: Table, boss: number, column: number): void => {
  table.bossHand &= ~(1 << boss);
  table.actions--;
  table.counts[PLAYED_BOSS + boss]++;
  if (boss === PLAY_COACH) beginCoach(table);
  else if (boss === PLAY_GUARD) beginGuard(table);
  else if (boss === PLAY_JANITOR) beginJanitor(table);
  else if (boss === PLAY_PRINCIPAL) {
    table.left = PRINCIPAL_MOVES;
    table.enter(phases.PRINCIPAL, SQUAD);
  } else {
    if (boss === PLAY_NURSE) table.tokens[table.girl[column]]++;
    else table.bonus |= 1 << table.girl[column];
    squadGoesOn(table);
  }
};

// ---- the principal (C13) ----

export const listPrincipal = (table: Table, out: Int32Array): number => {
  const { columns, lines } = table.rules;
  let n = 0;
  for (let column = 0; column < columns; column++) {
    if (canColumnBack(table, column)) out[n++] = act(actions.BACK_COLUMN, column);
  }
  for (let line = 0; line < lines; line++) if (canRowBack(table, line)) out[n++] = act(actions.BACK_ROW, line);
  out[n++] = act(actions.DONE);
  return n;
};

/** A move that moves nobody is the same as no more moves. */
export const takePrincipal = (table: Table, action: Action): void => {
  const kind = actions.kindOf(action);
  if (kind === actions.BACK_COLUMN) columnBack(table, actions.firstOf(action));
  else if (kind === actions.BACK_ROW) rowBack(table, actions.firstOf(action));
  if (kind !== actions.DONE && --table.left > 0) return;
  table.forgetPhase();
  squadGoesOn(table);
};
