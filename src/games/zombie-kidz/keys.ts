import { CHANCE, type StateKeys } from '../../core/game.js';
import { digitsFromLast } from '../../core/mixed-radix.js';
import { ENTRYWAYS, FIRST_ENTRYWAY, ROOMS, SPACES } from './board.js';
import { MIRRORS, pairOf, pairs } from './mirrors.js';
import type { KidzState } from './state.js';

/** Zombies in a room are written with this base; an entryway holds one at most, since none ever enters it. */
const MOST_IN_ROOM = 13;

/**
 * A key: the zombies and locks of each space, the heroes from the active one on, and whether the die was rolled. Of the eight
 * mirror images of a position the smallest key stands for all; so does the order of the heroes from the active one on for
 * all rotations of the seats.
 */
export const keysOf = (players: number): StateKeys<KidzState> => ({
  keyOf: (state) => {
    let least = Number.POSITIVE_INFINITY;
    // The two heroes come first in a key, so that the smallest is among those in which theirs are.
    for (const mirror of pairs.mirrors[pairOf(state)]) {
      const key = keyUnder(state, MIRRORS[mirror], players);
      if (key < least) least = key;
    }
    return least;
  },
  loadKey: (state, key) => loadKey(state, key, players),
});

/** Room for the mirror image of a position. */
const zombies = new Uint8Array(SPACES.length);
const locked = new Uint8Array(SPACES.length);

const keyUnder = (state: KidzState, to: readonly number[], players: number): number => {
  for (let space = 0; space < SPACES.length; space++) zombies[to[space]] = state.zombies[space];
  for (let e = 0; e < ENTRYWAYS; e++) locked[to[FIRST_ENTRYWAY + e]] = state.isLocked(e) ? 1 : 0;
  let key = state.seat === CHANCE ? 0 : 1;
  for (let i = 0; i < players; i++) key = key * SPACES.length + to[state.hero[(state.active + i) % players]];
  for (let room = 0; room < ROOMS; room++) key = key * MOST_IN_ROOM + zombies[room];
  for (let space = FIRST_ENTRYWAY; space < SPACES.length; space++) key = key * 4 + zombies[space] * 2 + locked[space];
  return key;
};

const loadKey = (state: KidzState, key: number, players: number): void => {
  const take = digitsFromLast(key);
  state.reset();
  for (let space = SPACES.length - 1; space >= FIRST_ENTRYWAY; space--) {
    const entryway = take(4);
    state.zombies[space] = entryway >> 1;
    if ((entryway & 1) === 0) continue;
    state.locks |= 1 << (space - FIRST_ENTRYWAY);
    state.lockCount++;
  }
  for (let room = ROOMS - 1; room >= 0; room--) state.zombies[room] = take(MOST_IN_ROOM);
  for (let i = players - 1; i >= 0; i--) state.hero[i] = take(SPACES.length);
  state.reserve = state.rules.options.zombies;
  for (let space = 0; space < SPACES.length; space++) state.reserve -= state.zombies[space];
  state.seat = take(2) === 0 ? CHANCE : state.active;
};
