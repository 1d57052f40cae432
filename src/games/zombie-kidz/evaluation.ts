import { CHANCE } from '../../core/game.js';
import { ENTRYWAYS, FIRST_ENTRYWAY, ROOMS } from './board.js';
import { MOST_STANDS, NOWHERE } from './rules.js';
import type { KidzState } from './state.js';
import { WEIGHTS, type Weights } from './weights.js';

const DIE_TO_ROLL = 0.37;
const TO_CLEAR = 0.25;

/** The chance that all win: what is still to be locked against how long the reserve holds. */
export const evaluate = (state: KidzState, out: Float64Array): void => {
  const chance = 1 / (1 + Math.exp(-logOdds(state, WEIGHTS[state.rules.side])));
  for (let p = 0; p < state.hero.length; p++) out[p] = chance;
};

const logOdds = (state: KidzState, weights: Weights): number => {
  const { reserve, rules } = state;
  /** By locks to do, from the first row on. */
  const row = Math.max(1, rules.locks - state.lockCount) - 1;
  // All zombies that can be in the reserve when the next die is rolled.
  const safe = reserve + mostEliminated(state, 0);
  const zombies = (rules.options.zombies - 7) / 4;
  let value = weights.base + weights.zombies[row] * zombies + entryways(state, weights);
  value += at(weights.lock, row, turnsToLock(state)) + at(weights.safe, row, safe);
  value += heroes(state, weights, safe) + rooms(state, weights, row);
  if (state.seat === CHANCE) value -= DIE_TO_ROLL;
  if (rules.clearNeeded) value -= TO_CLEAR * (rules.options.zombies - reserve);
  return value;
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

/** Turns before that of the hero who can be first to eliminate in a room. */
const turnsToHelp = (state: KidzState, room: number): number => {
  const { players } = state.rules;
  let first = Number.POSITIVE_INFINITY;
  for (let later = 0; later < players; later++) {
    const steps = stepsTo(state, room, later);
    first = Math.min(first, later + players * Math.max(0, steps - 1));
  }
  return first;
};

/** Turns until two heroes share an entryway that has no lock, this one included. */
const turnsToLock = (state: KidzState): number => {
  const { players } = state.rules;
  let best = Number.POSITIVE_INFINITY;
  for (let entryway = 0; entryway < ENTRYWAYS; entryway++) {
    if (state.isLocked(entryway)) continue;
    let first = Number.POSITIVE_INFINITY;
    let second = first;
    for (let later = 0; later < players; later++) {
      const steps = stepsTo(state, FIRST_ENTRYWAY + entryway, later);
      const turns = steps === 0 ? 0 : players * (steps - 1) + later + 1;
      second = Math.min(second, Math.max(first, turns));
      first = Math.min(first, turns);
    }
    best = Math.min(best, second);
  }
  return best;
};

/** Steps of the hero so many turns later to a space, zombies aside. */
const stepsTo = ({ rules, hero, active }: KidzState, space: number, later: number): number =>
  rules.steps[space][hero[(active + later) % rules.players]];

/** The most zombies that the hero so many turns later could eliminate now. */
const mostEliminated = (state: KidzState, later: number): number => {
  const { stands } = state.rules;
  const own = firstStand(state, later);
  let most = 0;
  for (let i = own; i < own + MOST_STANDS && stands[i] !== NOWHERE; i++)
    most = Math.max(most, eliminatedAt(state, stands[i]));
  return most;
};

/** Those it could eliminate on all spaces within a step, were it on each of them. */
const allEliminated = (state: KidzState, later: number): number => {
  const { stands } = state.rules;
  const own = firstStand(state, later);
  let sum = 0;
  for (let i = own; i < own + MOST_STANDS && stands[i] !== NOWHERE; i++) sum += eliminatedAt(state, stands[i]);
  return sum;
};

/** Where the stands of the hero so many turns later begin. */
const firstStand = ({ rules, hero, active }: KidzState, later: number): number =>
  MOST_STANDS * hero[(active + later) % rules.players];

/** The most zombies that a turn can eliminate on a space: none where it is closed. */
const eliminatedAt = ({ rules, zombies }: KidzState, space: number): number =>
  Math.max(0, rules.choices[zombies[space]] - 1);
