import { countOf, type Dice, die, RANKS } from './dice.js';

/** Every part of a group of dice, from all of them down to none, and the same without none at the end. */
interface Parts {
  readonly all: Int32Array;
  readonly some: Int32Array;
}

// An open-addressing table by dice, at most half full: a Map takes several times as long to look up, at every decision.
let bits = 13;
let keys = new Int32Array(1 << bits);
let lists = new Array<Parts | undefined>(1 << bits);
let count = 0;

/** Where a group of dice stands in the table, or would be put. */
const slotOf = (dice: Dice): number => {
  const mask = keys.length - 1;
  let slot = Math.imul(dice, 0x9e3779b1) >>> (32 - bits);
  while (keys[slot] !== dice && lists[slot] !== undefined) slot = (slot + 1) & mask;
  return slot;
};

/**
 * The parts of a group of dice: what may be rolled in a rally. They are listed once for each group and kept (a few
 * thousand groups, some hundred kilobytes to ten megabytes with twelve dice a side), since copying them is several times
 * faster than listing them. The lists are to be read, not written.
 */
export const partsOf = (dice: Dice): Parts => lists[slotOf(dice)] ?? add(dice, listParts(dice));

const add = (dice: Dice, all: Int32Array): Parts => {
  if (++count * 2 > keys.length) grow();
  const parts = { all, some: all.subarray(0, -1) };
  place(dice, parts);
  return parts;
};

const place = (dice: Dice, parts: Parts): void => {
  const slot = slotOf(dice);
  keys[slot] = dice;
  lists[slot] = parts;
};

const grow = (): void => {
  const [oldKeys, oldLists] = [keys, lists];
  bits++;
  keys = new Int32Array(1 << bits);
  lists = new Array<Parts | undefined>(1 << bits);
  for (const [slot, parts] of oldLists.entries()) if (parts) place(oldKeys[slot], parts);
};

/** The list grows rank by rank: those so far, once more for each die of the rank that is left out. */
const listParts = (dice: Dice): Int32Array => {
  const parts = [dice];
  for (let rank = 1; rank <= RANKS; rank++) {
    const sofar = parts.slice();
    for (let out = 1; out <= countOf(dice, rank); out++) for (const part of sofar) parts.push(part - out * die(rank));
  }
  return Int32Array.from(parts);
};
