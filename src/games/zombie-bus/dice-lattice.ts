import { ACTION, type Dice, die, rollOutcomes } from './dice.js';

/** Faces of a die. */
export const FACES = ACTION + 1;
const LOW = 0xfff;

/** All lots of up to so many dice, the small ones first, each with the lots that have a die more or less. */
export class DiceLattice {
  readonly lots: Int32Array;
  /** By number of dice: the place of the first lot of so many; the last entry is the number of lots. */
  readonly first: Int32Array;
  /** By place and face: the place of the lot with one die of that face more, or less; -1 where there is none. */
  readonly more: Int16Array;
  readonly less: Int16Array;
  /** By face: the places of all lots that show it, in order, and in `without` those of the same lots with one less. */
  readonly showing: readonly Int16Array[];
  readonly without: readonly Int16Array[];
  private readonly base: number;
  /** By half of a lot, three faces: its part of the key. */
  private readonly low: Int32Array;
  private readonly high: Int32Array;
  private readonly placeAt: Int16Array;

  /** @param most dice, up to 8 */
  constructor(readonly most: number) {
    this.base = most + 1;
    this.low = this.halfKeys(1);
    this.high = this.halfKeys(this.base ** 3);
    const bySize = Array.from({ length: most + 1 }, (_, n) => (n === 0 ? [0] : [...rollOutcomes(n).outcomes]));
    this.lots = Int32Array.from(bySize.flat());
    this.first = new Int32Array(most + 2);
    for (let n = 0; n <= most; n++) this.first[n + 1] = this.first[n] + bySize[n].length;
    this.placeAt = new Int16Array(this.base ** 6).fill(-1);
    for (const [place, lot] of this.lots.entries()) this.placeAt[this.keyOf(lot)] = place;
    this.more = new Int16Array(this.lots.length * FACES).fill(-1);
    this.less = new Int16Array(this.lots.length * FACES).fill(-1);
    for (let place = 0; place < this.first[most]; place++) {
      for (let face = 0; face < FACES; face++) {
        const larger = this.placeOf(this.lots[place] + die(face));
        this.more[place * FACES + face] = larger;
        this.less[larger * FACES + face] = place;
      }
    }
    const faces = Array.from({ length: FACES }, (_, face) => face);
    const places = [...this.lots.keys()];
    this.showing = faces.map((face) => Int16Array.from(places.filter((place) => this.less[place * FACES + face] >= 0)));
    this.without = faces.map((face) => this.showing[face].map((place) => this.less[place * FACES + face]));
  }

  /** Of the lots before a place each gets the most that a part of it has. */
  spreadMost(values: Float64Array, end: number): void {
    for (let face = 0; face < FACES; face++) {
      const showing = this.showing[face];
      const without = this.without[face];
      for (let i = 0; i < showing.length; i++) {
        const place = showing[i];
        if (place >= end) break;
        const fewer = values[without[i]];
        if (fewer > values[place]) values[place] = fewer;
      }
    }
  }

  placeOf(lot: Dice): number {
    return this.placeAt[this.keyOf(lot)];
  }

  private keyOf(lot: Dice): number {
    return this.low[lot & LOW] + this.high[lot >> 12];
  }

  private halfKeys(unit: number): Int32Array {
    const { base } = this;
    const key = (half: number): number => (half & 15) + base * ((half >> 4) & 15) + base * base * (half >> 8);
    return Int32Array.from({ length: LOW + 1 }, (_, half) => unit * key(half));
  }
}
