import { CHANCE } from '../../core/game.js';
import { startAttack } from './fights.js';
import { canAttack } from './moves.js';
import * as names from './names.js';
import * as phases from './phases.js';
import * as numbers from './rules.js';
import type { Table } from './table.js';

const { MOVE, NEUTRAL, ORDER, WHITE, ZOMBIE } = phases;
const { MOST_SEATS, NEUTRALS, NONE } = names;
const { CAPPED } = numbers;

export const begin = (table: Table, first: number): void => {
  table.first = first;
  table.active = first;
  beginTurn(table);
};

const beginTurn = (table: Table): void => {
  if (table.turn >= table.rules.options.maxTurns) {
    table.end(CAPPED, NONE);
    return;
  }
  table.turn++;
  table.enter(WHITE, CHANCE);
};

/** A loop: `fill` costs more than so few stores. */
const forgetFlights = ({ flights }: Table): void => {
  for (let seat = 0; seat < MOST_SEATS; seat++) flights[seat] = 0;
};

/** The white die: the human of the seat moves, or its zombie. */
export const takeWhite = (table: Table, roll: number): void => {
  table.roll = roll;
  forgetFlights(table);
  if (table.isHuman(table.active)) table.enter(MOVE, table.active);
  else moveZombie(table, NEUTRALS + table.active, NONE);
};

const moveZombie = (table: Table, zombie: number, second: number): void => {
  table.mover = zombie;
  table.second = second;
  table.enter(ZOMBIE, zombie < NEUTRALS ? table.neutralMover() : zombie - NEUTRALS);
};

/** A zombie goes to a space; it attacks whoever is there. */
export const takeZombieMove = (table: Table, space: number): void => {
  const { zombieAt, zombiesOn, humanAt, rules, mover } = table;
  zombiesOn[zombieAt[mover]]--;
  zombieAt[mover] = space;
  zombiesOn[space]++;
  let attacked = 0;
  for (let seat = 0; seat < rules.seats; seat++) if (humanAt[seat] === space) attacked |= 1 << seat;
  if (attacked === 0) zombieDone(table);
  else startAttack(table, attacked);
};

/** After a zombie's move and all its fights: the second zombie, if it still stands, or the end of the phase. */
const zombieDone = (table: Table): void => {
  const { mover, second } = table;
  table.mover = NONE;
  table.second = NONE;
  if (mover >= NEUTRALS) whiteDone(table);
  else if (second !== NONE && table.zombieAt[second] !== NONE) moveZombie(table, second, NONE);
  else nextTurn(table);
};

/** All fights of a move are over. */
export const fightsDone = (table: Table): void => {
  if (table.mover === NONE) whiteDone(table);
  else zombieDone(table);
};

const whiteDone = (table: Table): void => {
  if (neutralsMove(table)) table.enter(NEUTRAL, CHANCE);
  else nextTurn(table);
};

/** A player who is out has no neutral phase. Once a round: when no seat of the round comes after. */
const neutralsMove = (table: Table): boolean => {
  const { rules, active, first } = table;
  const { seats } = rules;
  if (rules.options.neutralMoves === 'perTurn') return table.isInPlay(active);
  for (let seat = (active + 1) % seats; seat !== first; seat = (seat + 1) % seats)
    if (table.isInPlay(seat)) return false;
  return true;
};

/** The colour die and the black die. O1: without zombies of the shade nothing moves. */
export const takeNeutral = (table: Table, shade: number, roll: number): void => {
  table.roll = roll;
  forgetFlights(table);
  const { rules, zombieAt } = table;
  let one = rules.firstOfShade[shade];
  let two: number = rules.secondOfShade[shade];
  if (zombieAt[two] === NONE) two = NONE;
  if (zombieAt[one] === NONE) {
    one = two;
    two = NONE;
  }
  if (one === NONE) nextTurn(table);
  else if (two !== NONE && (canAttack(table, one, roll) || canAttack(table, two, roll))) {
    table.mover = one;
    table.second = two;
    table.enter(ORDER, table.neutralMover());
  } else moveZombie(table, one, two);
};

export const takeOrder = (table: Table, zombie: number): void =>
  moveZombie(table, zombie, zombie === table.mover ? table.second : table.mover);

/** The next seat to the left that is in the game. */
const nextTurn = (table: Table): void => {
  const { seats } = table.rules;
  do table.active = (table.active + 1) % seats;
  while (!table.isInPlay(table.active));
  beginTurn(table);
};
