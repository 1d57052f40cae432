import { ROOMS } from './board.js';
import { mostEliminated, turnsToHelp, turnsToLock } from './reach.js';
import type { KidzState } from './state.js';

/**
 * In units in which 1 more means odds of e to 1. The weights were fitted to games of three and four players, and of two
 * with nine zombies or more, that greedy play with this evaluation made; then turned one by one for more wins.
 */
const BASE = 4.6;
const LOCK_TO_DO = 1.25;
const TURN_TO_LOCK = 0.09;
const LAST_LOCK_NOW = 2.7;
const IN_RESERVE = 0.16;
const SCARCE = 0.11;
const NEXT_ELIMINATES = 0.17;
const LOST = 0.36;
const DRAIN = 0.12;
const NEARLY_CLOSED = 0.2;
const TURN_TO_HELP = 0.27;
const TO_CLEAR = 0.25;

/** From so many zombies in the reserve and within reach of the active hero on, the next turns are safe. */
const PLENTY = 4;
const MOST_RESERVE = 8;

/** The logarithm of the odds of a win once the die is rolled: the locks and turns still needed against the zombies that the reserve loses meanwhile. */
export const logOddsByGames = (state: KidzState): number => {
  const { reserve, rules } = state;
  const toDo = Math.max(0, rules.locks - state.lockCount);
  const turns = toDo === 0 ? 0 : turnsToLock(state);
  const scarce = Math.max(0, PLENTY - reserve - mostEliminated(state, 0));
  let value = BASE - LOCK_TO_DO * toDo - TURN_TO_LOCK * turns - SCARCE * scarce * scarce;
  value += IN_RESERVE * Math.min(reserve, MOST_RESERVE) + NEXT_ELIMINATES * mostEliminated(state, 1);
  if (toDo === 1 && turns === 1) value += LAST_LOCK_NOW;
  if (rules.clearNeeded) value -= TO_CLEAR * (rules.options.zombies - reserve);
  // From lock to lock every hero takes two steps.
  return value - crowding(state, turns + 2 * rules.players * Math.max(0, toDo - 1));
};

/**
 * Closed spaces keep their zombies for good, and each is a face of the die that drains the reserve while the game lasts. A
 * room that one more zombie closes is the worse the later a hero gets there.
 */
const crowding = (state: KidzState, turnsLeft: number): number => {
  const { zombies, rules } = state;
  let cost = 0;
  for (let room = 0; room < ROOMS; room++) {
    const there = zombies[room];
    if (there >= rules.crowd) cost += LOST * there + DRAIN * turnsLeft;
    else if (there === rules.crowd - 1) cost += NEARLY_CLOSED + TURN_TO_HELP * turnsToHelp(state, room);
  }
  return cost;
};
