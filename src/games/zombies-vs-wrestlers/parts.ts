import { countOf, type Dice, die, RANKS } from './dice.js';

const known = new Map<Dice, Int32Array>();

/**
 * Every part of a group of dice, from all of them down to none: what may be rolled in a rally. The parts of a group are
 * listed once and kept (a few thousand groups, some hundred kilobytes to ten megabytes with twelve dice a side), since
 * copying them is several times faster than listing them. The list is to be read, not written.
 */
export const partsOf = (dice: Dice): Int32Array => {
  const found = known.get(dice);
  if (found) return found;
  const parts = listParts(dice);
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
