import type { Rng } from '../../core/rng.js';

/** A multiset of dice by the face they show: four bits a face, so up to 15 of each. */
export type Dice = number;

export const FACES = ['jaw', 'brain', 'arm', 'foot', 'half', 'action'] as const;
/** The faces that wound: the symbols of zombies. */
export const SYMBOLS = 4;
export const HALF = 4;
export const ACTION = 5;

export const die = (face: number): Dice => 1 << (face * 4);

export const countOf = (dice: Dice, face: number): number => (dice >> (face * 4)) & 15;

/** Of every second face, a byte each. */
const EVERY_OTHER = 0x0f0f0f;

export const size = (dice: Dice): number => {
  const pairs = (dice & EVERY_OTHER) + ((dice >> 4) & EVERY_OTHER);
  return (pairs + (pairs >> 8) + (pairs >> 16)) & 255;
};

/** The lesser of the counts in each byte, none above 127. */
const lesser = (a: number, b: number): number => {
  // A byte's highest bit stays where it need not lend to the subtraction: where a is at least b.
  const atLeast = (((a | 0x808080) - b) >> 7) & 0x010101;
  const ofB = (atLeast << 8) - atLeast;
  return (b & ofB) | (a & ~ofB);
};

/** The faces that two lots of dice have in common. */
export const common = (a: Dice, b: Dice): Dice =>
  lesser(a & EVERY_OTHER, b & EVERY_OTHER) | (lesser((a >> 4) & EVERY_OTHER, (b >> 4) & EVERY_OTHER) << 4);

/** The names of the faces shown, in the order of {@link FACES}. */
export const faceNames = (dice: Dice): string[] =>
  FACES.flatMap((name, face) => new Array<string>(countOf(dice, face)).fill(name));

/** Three dice are drawn at a time: one of the 6^3 equally likely ordered rolls. */
const CHUNK = 3;
const POWERS = [1, 6, 36, 216];

const orderedRolls = (dice: number): Int32Array =>
  Int32Array.from({ length: POWERS[dice] }, (_, k) => {
    let rolled = 0;
    for (let i = 0, digits = k; i < dice; i++, digits = Math.floor(digits / 6)) rolled += die(digits % 6);
    return rolled;
  });

const ROLLS = [0, 1, 2, 3].map(orderedRolls);

/** Rolls a number of dice. */
export const roll = (dice: number, rng: Rng): Dice => {
  let rolled = 0;
  let left = dice;
  for (; left >= CHUNK; left -= CHUNK) rolled += ROLLS[CHUNK][rng.below(216)];
  if (left > 0) rolled += ROLLS[left][rng.below(POWERS[left])];
  return rolled;
};

/** What a number of dice can show, and with which probabilities. */
export interface RollOutcomes {
  readonly outcomes: Int32Array;
  readonly probabilities: Float64Array;
}

/** Every multiset of faces of a number of dice: 462 for six dice. */
export const rollOutcomes = (dice: number): RollOutcomes => {
  const found: [Dice, number][] = [];
  // A multiset is met once, face by face; `ways` counts its ordered rolls, exactly.
  const deal = (face: number, left: number, rolled: Dice, ways: number): void => {
    if (face === ACTION) {
      found.push([rolled + left * die(ACTION), ways]);
      return;
    }
    for (let k = 0, choose = 1; k <= left; k++, choose = (choose * (left - k + 1)) / k) {
      deal(face + 1, left - k, rolled + k * die(face), ways * choose);
    }
  };
  deal(0, dice, 0, 1);
  found.sort(([a], [b]) => a - b);
  return {
    outcomes: Int32Array.from(found, ([outcome]) => outcome),
    probabilities: Float64Array.from(found, ([, ways]) => ways / 6 ** dice),
  };
};

/** The number of parts of some dice, from none to all of them. */
export const partCount = (dice: Dice): number => {
  let parts = 1;
  for (let left = dice; left !== 0; left >>= 4) parts = Math.imul(parts, (left & 15) + 1);
  return parts;
};

/** Lists the parts of some dice, none first, and returns their number. */
export const listParts = (dice: Dice, out: Int32Array): number => {
  let parts = 1;
  out[0] = 0;
  for (let left = dice, one = 1; left !== 0; left >>= 4, one <<= 4) {
    const to = Math.imul(parts, (left & 15) + 1);
    for (let k = parts; k < to; k++) out[k] = out[k - parts] + one;
    parts = to;
  }
  return parts;
};

/** The k-th of the parts listed. */
export const nthPart = (dice: Dice, k: number): Dice => {
  let part = 0;
  let digits = k;
  for (let left = dice, one = 1; digits > 0; left >>= 4, one <<= 4) {
    const base = (left & 15) + 1;
    const rest = (digits / base) | 0;
    part += Math.imul(digits - Math.imul(rest, base), one);
    digits = rest;
  }
  return part;
};

/** Of so many dice, the most parts that they can have. */
export const mostParts = (dice: number): number => {
  const each = Math.floor(dice / 6);
  const more = dice % 6;
  return (each + 2) ** more * (each + 1) ** (6 - more);
};
