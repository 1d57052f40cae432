import type { BusState } from './state.js';
import { KINDS } from './tokens.js';

/** Powers of two: situations that are kept, and values of dice in them. */
const SITUATIONS = 64;
const VALUES = 8192;
/** Numbers of a situation beside its zombies. */
const FIXED = 5;

/**
 * Remembers what dice are worth in the situations that were judged last. Whoever weighs which dice to roll again asks for the
 * same few hundred lots of dice in the same situation over and over.
 *
 * A situation is all that the evaluation looks at while dice lie and nothing is decided on them, compared number by number: what
 * is remembered is what would be computed again.
 */
export class DiceValues {
  /** By place, see {@link placeOf}. */
  readonly values = new Float64Array(VALUES);
  /** Whether the place asked for last holds its value. */
  known = false;

  private readonly width: number;
  private readonly now: Int32Array;
  private readonly situations: Int32Array;
  /** By slot of `situations`: the number of the situation that it holds. */
  private readonly numbers = new Int32Array(SITUATIONS);
  private last = 0;
  /** By place: the situation and the dice whose value it holds. */
  private readonly situationAt = new Int32Array(VALUES);
  private readonly diceAt = new Int32Array(VALUES);

  /** @param slots zombies in play at once, at most */
  constructor(slots: number) {
    this.width = FIXED + slots;
    this.now = new Int32Array(this.width);
    this.situations = new Int32Array(SITUATIONS * this.width);
  }

  /** Nothing is decided on the dice yet. */
  applies({ begun, powerUsed, opened, cursor, fleeing }: BusState): boolean {
    return !begun && !powerUsed && opened === 0 && cursor === 0 && !fleeing;
  }

  /** Where the value of a state's dice is, or is to be put. */
  placeOf(state: BusState, rolls: number): number {
    const situation = this.numberOf(this.read(state, rolls));
    const { dice } = state;
    const mixed = Math.imul(situation, 0x9e3779b1) ^ Math.imul(dice, 0x85ebca6b);
    const place = (mixed ^ (mixed >>> 15)) & (VALUES - 1);
    this.known = this.situationAt[place] === situation && this.diceAt[place] === dice;
    this.situationAt[place] = situation;
    this.diceAt[place] = dice;
    return place;
  }

  /** Writes down the situation and returns how many numbers it takes. */
  private read(state: BusState, rolls: number): number {
    const { now } = this;
    const { zombies, assigned, count, held, hero, stack, top } = state;
    const { seats } = state.rules;
    let heroes = count;
    now[0] = state.active | (state.stage << 3) | (rolls << 6) | (state.extraFaces << 12) | (state.bagCount << 18);
    now[1] = state.zombified | (state.fled << 5) | (state.pile << 10) | (state.pinkHidden << 16);
    now[2] = top[0] | (top[1] << 8) | (stack[0] << 16) | (stack[1] << 24);
    let tokens = 0;
    for (let p = 0; p < seats; p++) {
      heroes |= hero[p] << (6 + 3 * p);
      let own = 0;
      for (let kind = 0; kind < KINDS; kind++) own += held[p * KINDS + kind];
      tokens |= own << (5 * p);
    }
    now[3] = heroes;
    now[4] = tokens;
    for (let slot = 0; slot < count; slot++) now[FIXED + slot] = zombies[slot] | (assigned[slot] << 20);
    return FIXED + count;
  }

  /** The number that stands for the situation written down, a new one if it is not among those kept. */
  private numberOf(length: number): number {
    const { now, situations, width, numbers } = this;
    let mixed = 0;
    for (let i = 0; i < length; i++) mixed = Math.imul(mixed ^ now[i], 0x2c1b3c6d) ^ (mixed >>> 15);
    const slot = (mixed ^ (mixed >>> 13)) & (SITUATIONS - 1);
    const from = slot * width;
    let i = 0;
    while (i < length && situations[from + i] === now[i]) i++;
    if (i === length && numbers[slot] > 0) return numbers[slot];
    for (i = 0; i < length; i++) situations[from + i] = now[i];
    // Numbers start anew long before they could wrap, and then nothing is known any more.
    if (this.last === 0x7fffffff) {
      this.last = 0;
      this.numbers.fill(0);
      this.situationAt.fill(0);
    }
    numbers[slot] = ++this.last;
    return this.last;
  }
}
