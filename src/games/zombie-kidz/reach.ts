import { ENTRYWAYS, FIRST_ENTRYWAY } from './board.js';
import { MOST_STANDS, NOWHERE } from './rules.js';
import type { KidzState } from './state.js';

/** Turns before that of the hero who can be first to eliminate in a room. */
export const turnsToHelp = (state: KidzState, room: number): number => {
  const { players } = state.rules;
  let first = Number.POSITIVE_INFINITY;
  for (let later = 0; later < players; later++) {
    const steps = stepsTo(state, room, later);
    first = Math.min(first, later + players * Math.max(0, steps - 1));
  }
  return first;
};

/** Turns until two heroes share an entryway that has no lock, this one included. */
export const turnsToLock = (state: KidzState): number => {
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
export const mostEliminated = (state: KidzState, later: number): number => {
  const { stands } = state.rules;
  const own = firstStand(state, later);
  let most = 0;
  for (let i = own; i < own + MOST_STANDS && stands[i] !== NOWHERE; i++)
    most = Math.max(most, eliminatedAt(state, stands[i]));
  return most;
};

/** Where the stands of the hero so many turns later begin. */
const firstStand = ({ rules, hero, active }: KidzState, later: number): number =>
  MOST_STANDS * hero[(active + later) % rules.players];

/** The most zombies that a turn can eliminate on a space: none where it is closed. */
const eliminatedAt = ({ rules, zombies }: KidzState, space: number): number =>
  Math.max(0, rules.choices[zombies[space]] - 1);
