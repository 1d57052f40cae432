import { ACTION, countOf, type Dice, die, HALF, SYMBOLS, size } from './dice.js';
import { type DiceLattice, FACES } from './dice-lattice.js';
import { BRUCE, CREEPY } from './heroes.js';
import { NOT_CLEARED, woundWorth } from './plan-worth.js';
import type { Rules } from './rules.js';
import type { Standing } from './standing.js';
import type { BusState } from './state.js';
import { Targets } from './targets.js';

/** More plans than this are not looked at. */
const MOST_PLANS = 3000;
/** Idle dice of one symbol beyond so many are not told apart. */
const MOST_IDLE = 3;
const NEVER = Number.NEGATIVE_INFINITY;

/**
 * What every lot of dice brings if it is what lies in the end: of the lists of targets that it can pay the best one. Each list is
 * noted at the dice that it takes; then the lots hand on to those with a die more what they can do.
 */
export class FinalDice {
  private readonly targets: Targets;
  /** By place: what the best plan adds to the log-odds, and the best of those that clear a bus about to be overrun. */
  private readonly gain: Float64Array;
  private readonly clearing: Float64Array;
  private readonly plain: Float64Array;
  private readonly wound: number;
  private looked = 0;
  private spare = 0;
  private extraFaces = 0;
  private dice = 0;

  constructor(
    private readonly rules: Rules,
    weights: Float64Array,
    private readonly lattice: DiceLattice,
  ) {
    this.targets = new Targets(rules, weights);
    this.gain = new Float64Array(lattice.lots.length);
    this.clearing = new Float64Array(lattice.lots.length);
    this.plain = new Float64Array(lattice.lots.length);
    this.wound = woundWorth(weights);
  }

  /**
   * Writes the chance of a rescue by the place of each lot of so many dice.
   *
   * @param standing how the table stands, read from the same state
   * @param odds the log-odds if nothing is done
   */
  write(state: BusState, standing: Standing, dice: number, odds: number, out: Float64Array): void {
    const throws = state.throws;
    this.spread(state, standing, dice, throws);
    this.writeChances(dice, odds, out);
    const hero = state.hero[state.active];
    if (state.powerUsed || (hero !== BRUCE && hero !== CREEPY)) return;
    if (throws) {
      this.plain.set(out);
      this.spread(state, standing, dice, false);
      this.writeChances(dice, odds, out);
    }
    if (hero === BRUCE || this.rules.atOnce || !state.isActionForbidden()) {
      this.convert(dice, hero === BRUCE ? HALF : ACTION, out);
    }
    if (!throws) return;
    for (let i = this.lattice.first[dice]; i < this.lattice.first[dice + 1]; i++) {
      out[i] = Math.max(out[i], this.plain[i]);
    }
  }

  /** Notes all plans, and hands on what they bring. */
  private spread(state: BusState, standing: Standing, dice: number, throws: boolean): void {
    const { gain, clearing, lattice } = this;
    const end = lattice.first[dice + 1];
    gain.fill(NEVER, 0, end);
    clearing.fill(NEVER, 0, end);
    this.targets.listAll(state, standing, throws);
    this.spare = standing.spare;
    this.extraFaces = state.extraFaces;
    this.dice = dice;
    this.looked = 0;
    gain[0] = 0;
    this.extend(0, 0, 0, 0, 0, 0);
    this.handOn(gain, end);
    if (this.spare < 0) this.handOn(clearing, end);
  }

  /** Adds each target from one on to a plan that takes the dice `need`. */
  private extend(from: number, need: Dice, removed: number, charged: number, freed: number, value: number): void {
    const { targets, spare, lattice } = this;
    for (let i = from; i < targets.count; i++) {
      if (this.looked >= MOST_PLANS) return;
      if (targets.charges[i] === 1 && charged >= targets.room) continue;
      const needed = need + targets.need[i];
      const spared = Math.min(this.extraFaces, countOf(needed, ACTION));
      if (size(needed) - spared > this.dice) continue;
      this.looked++;
      const total = targets.valueWith(i, removed, freed, value);
      const away = removed + targets.removes[i];
      const place = lattice.placeOf(needed - spared * die(ACTION));
      if (total > this.gain[place]) this.gain[place] = total;
      if (spare + away >= 0 && total > this.clearing[place]) this.clearing[place] = total;
      const free = freed + targets.frees[i];
      this.extend(targets.next[i], needed, away, charged + targets.charges[i], free, total);
    }
  }

  /** A pair of half-targets may be any face (B3), and idle dice wound where it does no harm. */
  private handOn(gain: Float64Array, end: number): void {
    const { lattice, targets, rules, wound } = this;
    const { less, more } = lattice;
    const faces = rules.pairsAct ? [0, 1, 2, 3, ACTION] : [0, 1, 2, 3];
    const idlePair = targets.harmless === 0 ? NEVER : wound;
    for (let place = 1; place < end; place++) {
      const one = less[place * FACES + HALF];
      const none = one < 0 ? -1 : less[one * FACES + HALF];
      if (none < 0) continue;
      let best = Math.max(gain[place], gain[none] + idlePair);
      for (let i = 0; i < faces.length; i++) best = Math.max(best, gain[more[none * FACES + faces[i]]]);
      gain[place] = best;
    }
    for (let face = 0; face < SYMBOLS; face++) {
      const idle = Math.min(MOST_IDLE, countOf(targets.harmless, face));
      const showing = lattice.showing[face];
      const without = lattice.without[face];
      for (let k = 0; k < idle; k++) {
        for (let i = showing.length - 1; i >= 0; i--) {
          const place = showing[i];
          if (place >= end) continue;
          const more = gain[without[i]] + wound;
          if (more > gain[place]) gain[place] = more;
        }
      }
    }
    lattice.spreadMost(gain, end);
  }

  private writeChances(dice: number, odds: number, out: Float64Array): void {
    const { gain, clearing, spare, lattice } = this;
    for (let place = lattice.first[dice]; place < lattice.first[dice + 1]; place++) {
      const all = 1 / (1 + Math.exp(-odds - gain[place]));
      out[place] = spare >= 0 ? all : Math.max(NOT_CLEARED * all, 1 / (1 + Math.exp(-odds - clearing[place])));
    }
  }

  /** One die may be turned to another face (B9). */
  private convert(dice: number, to: number, out: Float64Array): void {
    const { lattice, gain } = this;
    const { less, more } = lattice;
    const from = lattice.first[dice];
    const end = lattice.first[dice + 1];
    for (let place = from; place < end; place++) {
      let best = out[place];
      for (let face = 0; face < FACES; face++) {
        const fewer = face === to ? -1 : less[place * FACES + face];
        if (fewer >= 0) best = Math.max(best, out[more[fewer * FACES + to]]);
      }
      gain[place] = best;
    }
    out.set(gain.subarray(from, end), from);
  }
}
