import { CHANCE } from '../../core/game.js';
import { FIRST_ENTRYWAY, ROOMS, SPACES } from './board.js';
import type { Rules } from './rules.js';
import type { KidzState } from './state.js';
import { type Tuple, unpack } from './tuples.js';
import { WEIGHTS } from './weights.js';

const DIE_TO_ROLL = 0.37;

/** Reserves from these on look alike to one of the tables. */
const PLENTY = 5;
const SCARCE = 3;
/** The printed numbers of locks to win and of zombies that close a room. */
const LOCKS = 4;
const CLOSED = 3;

/**
 * The tables that are added up: both heroes, locks and reserve; the active hero, rooms and a scarce reserve; rooms and the
 * number of locks; both heroes, the zombies and locks of entryways; both heroes and full rooms.
 */
export const TUPLES: readonly Tuple[] = [
  { heroes: 2, rooms: 1, entryways: 2, numbers: PLENTY + 1 },
  { heroes: 1, rooms: 4, entryways: 1, numbers: SCARCE + 1 },
  { heroes: 0, rooms: 4, entryways: 1, numbers: LOCKS },
  { heroes: 2, rooms: 1, entryways: 4, numbers: 1 },
  { heroes: 2, rooms: 3, entryways: 1, numbers: 1 },
];

const unpacked: { night?: readonly Float32Array[]; day?: readonly Float32Array[] } = {};

const tablesOf = ({ side }: Rules): readonly Float32Array[] => {
  unpacked[side] ??= TUPLES.map((tuple, i) => unpack(tuple, WEIGHTS[side][i]));
  return unpacked[side];
};

const places = new Int32Array(TUPLES.length);

/**
 * Where a position of two heroes is in each of the tables, in a list that the next call writes over. How many zombies a closed
 * room holds is of no account: none of them ever leaves.
 */
export const placesOf = ({ zombies, hero, active, reserve, locks, lockCount }: KidzState): Int32Array => {
  let rooms = 0;
  let full = 0;
  for (let room = 0; room < ROOMS; room++) {
    const there = zombies[room];
    const kind = Math.min(there, CLOSED);
    rooms = rooms * 4 + kind;
    full = full * CLOSED + Math.max(0, kind - 1);
  }
  let locked = 0;
  let entryways = 0;
  for (let entryway = 0; FIRST_ENTRYWAY + entryway < SPACES.length; entryway++) {
    const lock = (locks >> entryway) & 1;
    locked = locked * 2 + lock;
    entryways = entryways * 4 + 2 * zombies[FIRST_ENTRYWAY + entryway] + lock;
  }
  const first = hero[active];
  const both = first * SPACES.length + hero[1 - active];
  places[0] = (both * 16 + locked) * (PLENTY + 1) + Math.min(reserve, PLENTY);
  places[1] = (first * 1024 + rooms) * (SCARCE + 1) + Math.min(reserve, SCARCE);
  places[2] = rooms * LOCKS + lockCount;
  places[3] = both * 256 + entryways;
  places[4] = both * 243 + full;
  return places;
};

/**
 * The logarithm of the odds of a win by two heroes in a hurry: the sum of an entry of each table (n-tuples, Bledsoe and
 * Browning 1959; Lucas 2008). They were fitted to exact values.
 */
export const logOddsByValues = (state: KidzState): number => {
  const tables = tablesOf(state.rules);
  placesOf(state);
  let value = 0;
  for (let i = 0; i < TUPLES.length; i++) value += tables[i][places[i]];
  return state.seat === CHANCE ? value - DIE_TO_ROLL : value;
};
