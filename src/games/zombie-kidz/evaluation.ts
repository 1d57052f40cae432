import { ENTRYWAYS, FIRST_ENTRYWAY, ROOMS } from './board.js';
import type { KidzState } from './state.js';

/** What a position is worth, in units in which 1 more means odds of e to 1. */
const LOCK = 1.1;
const RESERVE = 0.45;
const LAST_ZOMBIE = 1.2;
const NEARLY_CROWDED = 0.35;
const CLOSED = 0.7;
const TOGETHER = 0.25;
const BASE = -1.2;

/** The chance that all win, by locks, the reserve, rooms that fill up, and how near the heroes are to a lock together. */
export const evaluate = (state: KidzState, out: Float64Array): void => {
  const { zombies, rules, hero } = state;
  let value = BASE + LOCK * (state.lockCount + 4 - rules.locks) + RESERVE * Math.min(state.reserve, 6);
  if (state.reserve <= 1) value -= LAST_ZOMBIE * (2 - state.reserve);
  for (let space = 0; space < zombies.length; space++) {
    const there = zombies[space];
    if (there >= rules.crowd) value -= CLOSED * (there - rules.crowd + 1);
    else if (space < ROOMS && there === rules.crowd - 1) value -= NEARLY_CROWDED;
  }
  value -= TOGETHER * nearestLock(state);
  const chance = 1 / (1 + Math.exp(-value));
  for (let p = 0; p < hero.length; p++) out[p] = chance;
};

/** Steps until two heroes share an entryway that has no lock: over those, the two nearest heroes' steps together. */
const nearestLock = (state: KidzState): number => {
  const { hero, rules } = state;
  let best = 8;
  for (let entryway = 0; entryway < ENTRYWAYS; entryway++) {
    if (state.isLocked(entryway)) continue;
    let first = 8;
    let second = 8;
    for (let p = 0; p < hero.length; p++) {
      const steps = rules.steps[FIRST_ENTRYWAY + entryway][hero[p]];
      if (steps < first) {
        second = first;
        first = steps;
      } else if (steps < second) second = steps;
    }
    if (first + second < best) best = first + second;
  }
  return best;
};
