import type { BusState } from './state.js';
import { KINDS } from './tokens.js';

/** Numbers of a situation beside its zombies. */
const FIXED = 5;

/** A situation that is kept, and what dice are worth in it by rolls left and place, as far as that is known. */
export interface Situation {
  readonly numbers: Int32Array;
  length: number;
  known: number;
  readonly values: Float64Array[];
}

/**
 * Finds again the situations that were judged last: all that the evaluation looks at while dice are rolled beside the dice
 * themselves, compared number by number, so that what is remembered is what would be computed again.
 */
export class SituationReader {
  private readonly situations: readonly Situation[];
  private readonly now: Int32Array;

  /**
   * @param slots zombies in play at once, at most
   * @param kept situations, a power of two
   */
  constructor(slots: number, kept: number) {
    this.now = new Int32Array(FIXED + slots);
    this.situations = Array.from({ length: kept }, () => ({
      numbers: new Int32Array(FIXED + slots),
      length: 0,
      known: 0,
      values: [],
    }));
  }

  /** The situation of a state with so many dice; with nothing known if it is not among those kept. */
  find(state: BusState, dice: number): Situation {
    const length = this.read(state, dice);
    const { now, situations } = this;
    let mixed = 0;
    for (let i = 0; i < length; i++) mixed = Math.imul(mixed ^ now[i], 0x2c1b3c6d) ^ (mixed >>> 15);
    const situation = situations[(mixed ^ (mixed >>> 13)) & (situations.length - 1)];
    const { numbers } = situation;
    let i = situation.length === length ? 0 : length + 1;
    while (i < length && numbers[i] === now[i]) i++;
    if (i === length) return situation;
    situation.length = length;
    situation.known = 0;
    numbers.set(now);
    return situation;
  }

  /** Writes down the situation and returns how many numbers it takes. */
  private read(state: BusState, dice: number): number {
    const { now } = this;
    const { zombies, assigned, count, held, hero, stack, top } = state;
    const { seats } = state.rules;
    let heroes = count;
    now[0] = state.active | (state.extraFaces << 6) | (state.bagCount << 12) | (dice << 20);
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
}
