import { CHANCE } from '../../core/game.js';
import { ENTRYWAYS, FIRST_ENTRYWAY, ROOMS } from './board.js';
import { allEliminated, mostEliminated, turnsToHelp, turnsToLock } from './reach.js';
import type { KidzState } from './state.js';
import { WEIGHTS, type Weights } from './weights.js';

const DIE_TO_ROLL = 0.37;

/** The logarithm of the odds of a win, by tables that were fitted to exact values: see {@link WEIGHTS}. */
export const logOddsByValues = (state: KidzState): number => {
  const { reserve, rules } = state;
  const weights = WEIGHTS[rules.side];
  /** By locks to do, from the first row on. */
  const row = Math.max(1, rules.locks - state.lockCount) - 1;
  // All zombies that can be in the reserve when the next die is rolled.
  const safe = reserve + mostEliminated(state, 0);
  const zombies = (rules.options.zombies - 7) / 4;
  let value = weights.base + weights.zombies[row] * zombies + entryways(state, weights);
  value += at(weights.lock, row, turnsToLock(state)) + at(weights.safe, row, safe);
  value += heroes(state, weights, safe) + rooms(state, weights, row);
  return state.seat === CHANCE ? value - DIE_TO_ROLL : value;
};

/** An entry of a table whose last row and column stand for all beyond them too. */
const at = (table: readonly (readonly number[])[], row: number, column: number): number => {
  const entries = table[Math.min(row, table.length - 1)];
  return entries[Math.min(column, entries.length - 1)];
};

/** Where the active hero and the next one stand and what the next one could do, by what is safe. */
const heroes = (state: KidzState, weights: Weights, safe: number): number => {
  const { active, hero, rules } = state;
  const first = hero[active];
  const second = hero[(active + 1) % rules.players];
  return (
    at(weights.place, 3 * kindOf(first) + kindOf(second), safe) +
    at(weights.apart, rules.steps[first][second], safe) +
    at(weights.next, mostEliminated(state, 1), safe) +
    at(weights.reach, allEliminated(state, 1), safe)
  );
};

/** 0 for the room in the middle, 1 for another room, 2 for an entryway. */
const kindOf = (space: number): number => (space === 0 ? 0 : space < FIRST_ENTRYWAY ? 1 : 2);

/**
 * Rooms with zombies, the worse the fuller and the later a hero gets there. The rows are those of the middle room and of
 * others by turn: with room for more, one zombie short of a crowd, closed.
 */
const rooms = (state: KidzState, weights: Weights, row: number): number => {
  const { zombies, rules } = state;
  let closed = 0;
  let value = 0;
  for (let room = 0; room < ROOMS; room++) {
    const there = zombies[room];
    if (there === 0) continue;
    const fullness = Math.max(0, Math.min(2, there - rules.crowd + 2));
    value += at(weights.room, 2 * fullness + (room > 0 ? 1 : 0), turnsToHelp(state, room));
    if (fullness < 2) continue;
    closed++;
    value += weights.inCrowd * there;
  }
  return value + at(weights.closed, closed, row);
};

const entryways = (state: KidzState, weights: Weights): number => {
  let value = 0;
  for (let entryway = 0; entryway < ENTRYWAYS; entryway++) {
    if (state.zombies[FIRST_ENTRYWAY + entryway] === 0) continue;
    value += state.isLocked(entryway) ? weights.lockedEntryway : weights.entryway;
  }
  return value;
};
