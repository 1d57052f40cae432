import { ENTRYWAYS, FIRST_ENTRYWAY, ROOMS, SPACES } from './board.js';
import { MIRRORS } from './mirrors.js';

/**
 * What a tuple sees of a position: where some heroes are, of which kind each room and each entryway is, and a number. An entry
 * of its table is at (((heroes × rooms) × entryways) × numbers), each part a number in mixed radix, the first digit the highest.
 */
export interface Tuple {
  /** Heroes whose places it sees: 0 to 2. */
  readonly heroes: number;
  /** Kinds of rooms that it tells apart; 1 where it sees no rooms. */
  readonly rooms: number;
  /** The same of entryways. */
  readonly entryways: number;
  /** Values of the number. */
  readonly numbers: number;
}

/** Entries of a table. */
const sizeOf = ({ heroes, rooms, entryways, numbers }: Tuple): number =>
  SPACES.length ** heroes * rooms ** ROOMS * entryways ** ENTRYWAYS * numbers;

/**
 * By place in a table of a tuple, all numbers aside: its class. Mirror images are of one class. Classes are counted from 0 in
 * the order of their first places.
 */
export const classesOf = (tuple: Tuple): { readonly of: Int32Array; readonly count: number } => {
  const places = sizeOf({ ...tuple, numbers: 1 });
  const of = new Int32Array(places).fill(-1);
  let count = 0;
  for (let place = 0; place < places; place++) {
    if (of[place] >= 0) continue;
    for (const image of imagesOf(tuple, place)) of[image] = count;
    count++;
  }
  return { of, count };
};

/** The places of all mirror images of what is at a place. */
const imagesOf = ({ heroes, rooms, entryways }: Tuple, place: number): number[] => {
  let rest = place;
  const digits = (count: number, base: number): number[] => {
    const list: number[] = [];
    for (let i = 0; i < count; i++) {
      list.unshift(rest % base);
      rest = Math.floor(rest / base);
    }
    return list;
  };
  const gates = digits(ENTRYWAYS, entryways);
  const kinds = [...digits(ROOMS, rooms), ...gates];
  const stands = digits(heroes, SPACES.length);
  return MIRRORS.map((to) => {
    const moved = new Uint8Array(SPACES.length);
    for (let space = 0; space < SPACES.length; space++) moved[to[space]] = kinds[space];
    let image = 0;
    for (const stand of stands) image = image * SPACES.length + to[stand];
    for (let room = 0; room < ROOMS; room++) image = image * rooms + moved[room];
    for (let space = FIRST_ENTRYWAY; space < SPACES.length; space++) image = image * entryways + moved[space];
    return image;
  });
};

/** Digits of packed weights, two a weight, the higher first. */
const DIGITS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/';
/** A packed weight counts in such steps from half of what two digits can hold. */
const STEPS = 256;
const MIDDLE = DIGITS.length ** 2 / 2;

/** Weights, from -8 to less than 8, as text. */
export const pack = (weights: Float32Array): string => {
  let packed = '';
  for (const weight of weights) {
    const code = Math.max(0, Math.min(2 * MIDDLE - 1, Math.round(weight * STEPS) + MIDDLE));
    packed += DIGITS[Math.floor(code / DIGITS.length)] + DIGITS[code % DIGITS.length];
  }
  return packed;
};

/** A table of a tuple from its packed weights: those of a class, by number, side by side. */
export const unpack = (tuple: Tuple, packed: string): Float32Array => {
  const { of, count } = classesOf(tuple);
  const { numbers } = tuple;
  if (packed.length !== 2 * count * numbers) throw new Error(`${packed.length} digits for ${count * numbers} weights`);
  const weights = Float32Array.from({ length: count * numbers }, (_, i) => {
    const code = DIGITS.indexOf(packed[2 * i]) * DIGITS.length + DIGITS.indexOf(packed[2 * i + 1]);
    return (code - MIDDLE) / STEPS;
  });
  const table = new Float32Array(sizeOf(tuple));
  for (let i = 0; i < table.length; i++) table[i] = weights[of[Math.floor(i / numbers)] * numbers + (i % numbers)];
  return table;
};
