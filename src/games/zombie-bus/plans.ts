import { ACTION, common, countOf, type Dice, die, HALF, size } from './dice.js';
import { NOT_CLEARED, woundWorth } from './plan-worth.js';
import type { Rules } from './rules.js';
import type { Standing } from './standing.js';
import type { BusState } from './state.js';
import { Targets } from './targets.js';

/** More plans than this are not looked at. */
const MOST_PLANS = 160;

/** How much more of the chance of a rescue one unit of log-odds is, where the bus may be overrun this turn. */
const SLOPE = 0.4;

/** What the dice that are being assigned can still bring: of the lists of targets that they pay the one that adds most. */
export class Plans {
  /** Of the best plan: what it adds to the log-odds, and the chance that the bus is not overrun at the end of the turn. */
  gain = 0;
  survival = 1;

  private readonly targets: Targets;
  private readonly wound: number;
  private looked = 0;
  private score = 0;
  private pairs = 0;
  private spare = 0;

  constructor(
    private readonly rules: Rules,
    weights: Float64Array,
  ) {
    this.targets = new Targets(rules, weights);
    this.wound = woundWorth(weights);
  }

  /** @param standing how the table stands, read from the same state */
  find(state: BusState, standing: Standing): void {
    this.targets.list(state, standing);
    const halves = countOf(state.dice, HALF);
    this.pairs = halves >> 1;
    this.spare = standing.spare;
    this.looked = 0;
    this.score = Number.NEGATIVE_INFINITY;
    const dice = state.dice - halves * die(HALF) + state.extraFaces * die(ACTION);
    const survival = this.spare >= 0 ? 1 : NOT_CLEARED;
    this.judge(dice, 0, 0, survival);
    this.extend(0, dice, 0, 0, 0, 0, survival, 0);
  }

  /** Adds each target from one on to a plan, which so far has dice `left` and takes pairs for the faces of `missing`. */
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
      if (!this.canPay(lacking)) continue;
      this.looked++;
      const total = targets.valueWith(i, removed, freed, value);
      const away = removed + targets.removes[i];
      const survives = spare + removed < 0 && spare + away >= 0 ? 1 : survival;
      this.judge(rest, size(lacking), total, survives);
      const free = freed + targets.frees[i];
      this.extend(targets.next[i], rest, lacking, away, charged + targets.charges[i], free, survives, total);
    }
  }

  /** Whether pairs of half-targets make up for the faces that no die shows. */
  private canPay(lacking: Dice): boolean {
    if (lacking === 0) return true;
    return size(lacking) <= this.pairs && (this.rules.pairsAct || countOf(lacking, ACTION) === 0);
  }

  /** Notes a plan if it is the best so far. */
  private judge(left: Dice, lacking: number, value: number, survival: number): void {
    const total = value + this.wound * this.woundsBeside(left, lacking);
    const score = survival * (1 + SLOPE * total);
    if (score <= this.score) return;
    this.score = score;
    this.gain = total;
    this.survival = survival;
  }

  /** Wounds that do no harm, of the dice that serve no target. */
  private woundsBeside(left: Dice, lacking: number): number {
    const { harmless } = this.targets;
    return harmless === 0 ? 0 : size(common(left, harmless)) + this.pairs - lacking;
  }
}
