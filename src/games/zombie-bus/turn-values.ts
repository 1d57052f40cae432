import { size } from './dice.js';
import { DiceLattice, FACES } from './dice-lattice.js';
import * as phases from './phases.js';
import type { Rules } from './rules.js';
import { SituationReader } from './situation.js';
import type { BusState } from './state.js';

// The engine folds a module's own constants into its code, but loads an imported one each time.
const { AFTER_DRAW, ASSIGN, REROLL, ROLL, WINDOW } = phases;

/** A power of two: situations that are kept. */
const SITUATIONS = 64;
/** Energy drinks that are looked at. */
const MOST_DRINKS = 3;

/** Writes the chance of a rescue of each lot of so many dice if that is what lies in the end, by its place in the lattice. */
export type JudgeFinalDice = (state: BusState, dice: number, lattice: DiceLattice, out: Float64Array) => void;

/**
 * What a turn is worth while dice are rolled, exactly as far as what lies in the end is: backwards from the last roll the best
 * dice to keep, and the mean over what the others show.
 */
export class TurnValues {
  readonly lattice: DiceLattice;
  private readonly reader: SituationReader;
  private readonly most: number;
  private readonly keep: Float64Array;

  constructor(
    rules: Rules,
    private readonly judge: JudgeFinalDice,
  ) {
    this.lattice = new DiceLattice(rules.options.dice);
    this.most = rules.options.rolls + MOST_DRINKS;
    this.reader = new SituationReader(rules.slots, SITUATIONS);
    this.keep = new Float64Array(this.lattice.lots.length);
  }

  /** Whether the dice of a position are still rolled, or lie and nothing is decided on them yet. */
  applies(state: BusState): boolean {
    const { phase, turn } = state;
    if (turn === 0) return false;
    if (phase === ROLL || phase === REROLL) return true;
    if (phase === WINDOW) return state.window < phases.BEFORE_DONE;
    return phase === ASSIGN && !state.begun && !state.powerUsed;
  }

  valueOf(state: BusState): number {
    const { phase, dice } = state;
    if (phase === ASSIGN) return this.worth(state, size(dice), dice, 0);
    const rolls = Math.min(this.most, state.rollsLeft());
    if (phase === REROLL || (phase === WINDOW && state.window !== AFTER_DRAW)) {
      return this.worth(state, size(dice), dice, rolls);
    }
    const all = phase === ROLL ? size(dice) + state.rolling : state.diceNow();
    return rolls === 0 ? this.worth(state, 0, 0, 0) : this.worth(state, all, dice, rolls - 1);
  }

  /** The worth of dice of `all` that lie, if the others are rolled now and then so many rolls are left. */
  private worth(state: BusState, all: number, lot: number, rolls: number): number {
    const situation = this.reader.find(state, all);
    const { values } = situation;
    while (situation.known <= rolls) {
      const known = situation.known++;
      values[known] ??= new Float64Array(this.lattice.lots.length);
      if (known === 0) this.judge(state, all, this.lattice, values[0]);
      else this.keepBest(all, values[known - 1], values[0], values[known]);
      this.average(all, values[known]);
    }
    return values[rolls][this.lattice.placeOf(lot)];
  }

  /** What fewer dice are worth: the mean over the next one. */
  private average(all: number, values: Float64Array): void {
    const { first, more } = this.lattice;
    for (let place = first[all] - 1; place >= 0; place--) {
      let sum = 0;
      for (let face = 0; face < FACES; face++) sum += values[more[place * FACES + face]];
      values[place] = sum / FACES;
    }
  }

  /** What dice are worth before one roll more: the best part to keep, or all, which ends the rolls. */
  private keepBest(all: number, later: Float64Array, final: Float64Array, out: Float64Array): void {
    const { first } = this.lattice;
    const { keep } = this;
    const [from, end] = [first[all], first[all + 1]];
    for (let place = 0; place < from; place++) keep[place] = later[place];
    for (let place = from; place < end; place++) keep[place] = final[place];
    this.lattice.spreadMost(keep, end);
    out.set(keep.subarray(from, end), from);
  }
}
