import { type State, TERMINAL } from '../core/game.js';
import type { Rng } from '../core/rng.js';
import { listed } from './node-check.js';
import { randomAction } from './random-line.js';
import type { Reader } from './reader.js';
import { difference, snapshot } from './snapshot.js';

const firstDifference = (reader: Reader, a: State, b: State): string | null => {
  if (a.seat !== b.seat) return `seat: ${a.seat} became ${b.seat}`;
  if (a.turn !== b.turn) return `turn: ${a.turn} became ${b.turn}`;
  const actionsOfA = listed(reader, a).join(', ');
  const actionsOfB = listed(reader, b).join(', ');
  return actionsOfA === actionsOfB ? null : `actions: ${actionsOfA} became ${actionsOfB}`;
};

/**
 * Plays two states that should be equal to the end of the game, by the same random actions, and compares all there is to
 * read of them before and after.
 *
 * @returns the first difference, or null
 */
export const playOnAlike = (reader: Reader, a: State, b: State, rng: Rng): string | null => {
  const now = difference(snapshot(reader, a), snapshot(reader, b));
  if (now) return now;
  for (let ply = 1; a.seat !== TERMINAL; ply++) {
    if (ply > reader.game.info.maxPlies) return null;
    const action = randomAction(reader, a, rng);
    a.apply(action);
    b.apply(action);
    if (a.seat === TERMINAL && b.seat === TERMINAL) break;
    const found = firstDifference(reader, a, b);
    if (found) return `${ply} plies later, ${found}`;
  }
  const then = difference(snapshot(reader, a), snapshot(reader, b));
  return then && `at the end of the game, ${then}`;
};

/** Plays a state on by random actions, at most so many plies. */
export const playOn = (reader: Reader, state: State, rng: Rng, plies: number): void => {
  for (let ply = 0; ply < plies && state.seat !== TERMINAL; ply++) state.apply(randomAction(reader, state, rng));
};
