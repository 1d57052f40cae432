import { ENTRYWAYS, FIRST_ENTRYWAY, ROOMS, SPACES } from './board.js';
import { MIRRORS, pairOf, pairs } from './mirrors.js';
import type { KidzState } from './state.js';

/*
 * What the evaluation sees of a position: the pair of spaces on which the active hero and the next stand, and as rows of a table the
 * kind of each room and entryway, the zombies in the reserve, and where other heroes stand. Of all mirror images of a position it
 * sees the same.
 */

/** Kinds of a room: 0, 1, 2 or more zombies, and of an entryway: 2 if a zombie is there, and 1 if a lock is. */
const KINDS = 4;
/** Zombies that close a room, as printed. No zombie ever leaves a closed room, so it is of no account how many there are. */
const CLOSED = 3;
/** Reserves that are told apart: up to the most zombies that a game can have. */
export const RESERVES = 13;
const BOARD = ROOMS + ENTRYWAYS;

export const FIRST_RESERVE = KINDS * BOARD;
const FIRST_OTHER = FIRST_RESERVE + RESERVES;

/** Rows there are with so many players. */
export const rowsOf = (players: number): number => FIRST_OTHER + SPACES.length * (players - 2);
/** Rows that a position has: one for each room and entryway, that of the reserve, and one for each hero but two. */
export const seenOf = (players: number): number => BOARD + 1 + players - 2;

/** Kinds of spaces side by side, two bits each, the first space lowest, as they lie under each mirror. */
const mirrored = (first: number, count: number): readonly Uint16Array[] =>
  MIRRORS.map((to) =>
    Uint16Array.from({ length: KINDS ** count }, (_, kinds) => {
      let image = 0;
      for (let i = 0; i < count; i++) image |= ((kinds >> (2 * i)) & 3) << (2 * (to[first + i] - first));
      return image;
    }),
  );

const ROOMS_UNDER = mirrored(0, ROOMS);
const ENTRYWAYS_UNDER = mirrored(FIRST_ENTRYWAY, ENTRYWAYS);

/** Pairs of spaces that no mirror makes alike. */
export const PAIRS = pairs.count;

/** Writes the rows of a position and returns the number of its pair. Of the images that have the same pair it sees the least. */
export const viewOf = (state: KidzState, rows: Int32Array): number => {
  const { hero, active, reserve } = state;
  const players = hero.length;
  const pair = pairOf(state);
  const rooms = roomsOf(state);
  const entryways = entrywaysOf(state);
  let least = Number.MAX_SAFE_INTEGER;
  let under = 0;
  for (const mirror of pairs.mirrors[pair]) {
    let image = (ROOMS_UNDER[mirror][rooms] << (2 * ENTRYWAYS)) | ENTRYWAYS_UNDER[mirror][entryways];
    for (let i = 2; i < players; i++) image = image * SPACES.length + MIRRORS[mirror][hero[(active + i) % players]];
    if (image >= least) continue;
    least = image;
    under = mirror;
  }
  writeKinds(ENTRYWAYS_UNDER[under][entryways], 0, ENTRYWAYS, rows);
  writeKinds(ROOMS_UNDER[under][rooms], ENTRYWAYS, ROOMS, rows);
  rows[BOARD] = FIRST_RESERVE + reserve;
  for (let i = 2; i < players; i++)
    rows[BOARD + i - 1] = FIRST_OTHER + (i - 2) * SPACES.length + MIRRORS[under][hero[(active + i) % players]];
  return pairs.number[pair];
};

/** The kinds of all rooms, side by side. */
const roomsOf = ({ zombies }: KidzState): number => {
  let kinds = 0;
  for (let room = 0; room < ROOMS; room++) kinds |= Math.min(zombies[room], CLOSED) << (2 * room);
  return kinds;
};

const entrywaysOf = ({ zombies, locks }: KidzState): number => {
  let kinds = 0;
  for (let i = 0; i < ENTRYWAYS; i++) kinds |= ((zombies[FIRST_ENTRYWAY + i] << 1) | ((locks >> i) & 1)) << (2 * i);
  return kinds;
};

const writeKinds = (kinds: number, first: number, count: number, rows: Int32Array): void => {
  for (let i = 0; i < count; i++) rows[first + i] = KINDS * (first + i) + ((kinds >> (2 * i)) & (KINDS - 1));
};
