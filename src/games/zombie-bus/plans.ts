import { chanceToComplete } from './completion.js';
import { ACTION, common, countOf, type Dice, die, HALF, SYMBOLS, size } from './dice.js';
import * as phases from './phases.js';
import type { Rules } from './rules.js';
import { type Standing, spareFeature } from './standing.js';
import type { BusState } from './state.js';
import { Targets } from './targets.js';
import { at } from './weights.js';

// The engine folds a module's own constants into its code, but loads an imported one each time.
const { ASSIGN } = phases;

/** Plans with less chance than this are not looked at, nor more than so many. */
const LEAST_CHANCE = 0.04;
const MOST_PLANS = 160;

/** What the last tile is worth beside its faces: the game is won. */
const LAST_TILE = 8;
/** How much more of the chance of a rescue one unit of log-odds is, where the bus may be overrun this turn. */
const SLOPE = 0.4;
/** The chance that the bus is not overrun where no plan clears it: something unforeseen. */
const HOPE = 0.01;
/** By rolls left: the wounds that a die which serves no plan still brings. */
const IDLE = [0, 0.4, 0.6, 0.7];

const LACK_AROUND = at('lackAround');
const LACK_ON_HEROES = at('lackOnHeroes');

/**
 * What the dice of a turn under way can still bring: of the lists of targets the one of highest expected value, each target
 * counted by the chance that it and all before it are done.
 */
export class Plans {
  /** Of the best plan: what it adds to the log-odds, and the chance that the bus is not overrun at the end of the turn. */
  gain = 0;
  survival = 1;

  private readonly targets: Targets;
  private readonly wound: number;
  private looked = 0;
  private score = 0;
  /** Of the turn under way. */
  private rolls = 0;
  private halves = 0;
  private spare = 0;
  private tilesLeft = 0;

  constructor(
    private readonly rules: Rules,
    private readonly weights: Float64Array,
  ) {
    this.targets = new Targets(rules, weights);
    this.wound = -(weights[LACK_AROUND] + weights[LACK_ON_HEROES]) / 2;
  }

  /** Rolls that are still to come. */
  rollsOf(state: BusState): number {
    return state.phase === ASSIGN ? 0 : Math.max(0, state.rollsLeft());
  }

  /** @param standing how the table stands, read from the same state */
  find(state: BusState, standing: Standing): void {
    this.targets.list(state, standing);
    this.rolls = this.rollsOf(state);
    this.halves = countOf(state.dice, HALF);
    this.spare = standing.spare;
    this.tilesLeft = state.stack[0] + state.stack[1];
    this.looked = 0;
    this.score = Number.NEGATIVE_INFINITY;
    const dice = state.dice - this.halves * die(HALF) + state.extraFaces * die(ACTION);
    const survival = this.spare >= 0 ? 1 : HOPE;
    this.judge(dice, 0, 0, survival);
    this.extend(0, dice, 0, 0, 0, 0, survival, 0);
  }

  /** Adds each target from one on to a plan, which so far has dice `left` and lacks the faces of `missing`. */
  private extend(
    from: number,
    left: Dice,
    missing: Dice,
    removed: number,
    charged: number,
    freed: number,
    survival: number,
    value: number,
  ): void {
    const { targets, spare } = this;
    for (let i = from; i < targets.count; i++) {
      if (this.looked >= MOST_PLANS) return;
      if (targets.charges[i] === 1 && charged >= targets.room) continue;
      const need = targets.need[i];
      const rest = left - common(left, need);
      const lacking = missing + need - (left - rest);
      const chance = this.chanceOf(rest, lacking);
      if (chance < LEAST_CHANCE) continue;
      this.looked++;
      const free = freed + targets.frees[i];
      let gain = targets.worth[i];
      if (targets.removes[i] === 1) gain += this.relief(spare + removed);
      if (targets.frees[i] === 1 && free === this.tilesLeft) gain += LAST_TILE;
      const away = removed + targets.removes[i];
      const clears = spare + removed < 0 && spare + away >= 0;
      const survives = clears ? Math.max(chance, HOPE) : survival;
      const total = value + chance * gain;
      this.judge(rest, lacking, total, survives);
      this.extend(targets.next[i], rest, lacking, away, charged + targets.charges[i], free, survives, total);
    }
  }

  /** What it is worth that a zombie fewer crowds a bus that could bear so many more. */
  private relief(spare: number): number {
    return spare < 0 ? 0 : this.crowd(spare + 1) - this.crowd(spare);
  }

  private crowd(spare: number): number {
    const feature = spareFeature(spare);
    return feature < 0 ? 0 : this.weights[feature];
  }

  /** The chance that the faces that are missing come up, or are made up by pairs of half-targets. */
  private chanceOf(left: Dice, missing: Dice): number {
    if (missing === 0) return 1;
    const total = size(missing);
    const pairs = this.halves >> 1;
    if (this.rolls === 0) {
      if (total > pairs) return 0;
      return this.rules.pairsAct || countOf(missing, ACTION) === 0 ? 1 : 0;
    }
    let open = missing;
    const covered = Math.min(total, pairs);
    for (let i = 0; i < covered; i++) open -= die(mostMissing(open));
    const half = (this.halves - 2 * covered) & 1;
    return chanceToComplete(open, half, size(left), this.rolls);
  }

  /** Notes a plan if it is the best so far. */
  private judge(left: Dice, missing: Dice, value: number, survival: number): void {
    const total = value + this.wound * this.woundsBeside(left, size(missing));
    const score = survival * (1 + SLOPE * total);
    if (score <= this.score) return;
    this.score = score;
    this.gain = total;
    this.survival = survival;
  }

  /** Wounds that do no harm, of the dice that serve no target. */
  private woundsBeside(left: Dice, lacking: number): number {
    const { harmless } = this.targets;
    if (harmless === 0) return 0;
    const own = size(common(left, harmless));
    if (this.rolls === 0) return own + Math.max(0, (this.halves >> 1) - lacking);
    const idle = size(left) + this.halves - own - lacking;
    return idle > 0 ? own + idle * IDLE[Math.min(this.rolls, IDLE.length - 1)] : Math.max(0, own + idle);
  }
}

const mostMissing = (missing: Dice): number => {
  let most = ACTION;
  for (let face = 0; face < SYMBOLS; face++) if (countOf(missing, face) > countOf(missing, most)) most = face;
  return most;
};
