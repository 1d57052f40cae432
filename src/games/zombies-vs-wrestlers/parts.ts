import { countOf, type Dice, die, RANKS } from './dice.js';

/** Every part of a group of dice, from all of them down to none, and the same without none at the end. */
interface Parts {
  readonly all: Int32Array;
  readonly some: Int32Array;
}

const known = new Map<Dice, Parts>();

/**
 * The parts of a group of dice: what may be rolled in a rally. They are listed once for each group and kept (a few
 * thousand groups, some hundred kilobytes to ten megabytes with twelve dice a side), since copying them is several times
 * faster than listing them. The lists are to be read, not written.
 */
export const partsOf = (dice: Dice): Parts => {
  const found = known.get(dice);
  if (found) return found;
  const all = listParts(dice);
  const parts = { all, some: all.subarray(0, -1) };
  known.set(dice, parts);
  return parts;
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
