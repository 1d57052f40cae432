import type { Rng } from '../../core/rng.js';
import { type Dice, die, RANKS, withHeroLimit } from './dice.js';
import type { Faction } from './options.js';

/** The faces of a faction's die by rank, as printed: Zombies have a second rank 1 in place of a rank 4. */
export const FACES: Record<Faction, readonly number[]> = { zombies: [1, 1, 2, 3, 5, 6], wrestlers: [1, 2, 3, 4, 5, 6] };

/** Four dice are drawn at a time: one of the 6^4 equally likely ordered rolls. */
const CHUNK = 4;
const POWERS = [1, 6, 36, 216, 1296];

const orderedRolls = (faces: readonly number[], dice: number): Int32Array => {
  const rolls = new Int32Array(POWERS[dice]);
  for (let k = 0; k < rolls.length; k++) {
    for (let i = 0, digits = k; i < dice; i++, digits = Math.floor(digits / 6)) rolls[k] += die(faces[digits % 6]);
  }
  return rolls;
};

/** The possible outcomes of a roll, surplus heroes already converted, and their probabilities (W5). */
export interface RollOutcomes {
  readonly outcomes: Int32Array;
  readonly probabilities: Float64Array;
}

/** Room for heroes among the dice of a roll: none, one, or as many as come up (heroes are counted before they convert). */
export type HeroRoom = 0 | 1 | 15;
export const UNLIMITED: HeroRoom = 15;

/** All that is fixed about rolling the dice of one faction. */
export class Rolls {
  private readonly chunks: readonly Int32Array[];
  private readonly listed = new Map<number, RollOutcomes>();

  constructor(private readonly faction: Faction) {
    this.chunks = [0, 1, 2, 3, 4].map((dice) => orderedRolls(FACES[faction], dice));
  }

  /** Rolls a number of dice. */
  sample(dice: number, room: HeroRoom, rng: Rng): Dice {
    let rolled = 0;
    let left = dice;
    for (; left >= CHUNK; left -= CHUNK) rolled += this.chunks[CHUNK][rng.below(1296)];
    if (left > 0) rolled += this.chunks[left][rng.below(POWERS[left])];
    return withHeroLimit(rolled, room);
  }

  /** Every outcome of rolling a number of dice, listed once and kept. */
  outcomes(dice: number, room: HeroRoom): RollOutcomes {
    const key = dice * 16 + room;
    let found = this.listed.get(key);
    if (!found) {
      found = listOutcomes(FACES[this.faction], dice, room);
      this.listed.set(key, found);
    }
    return found;
  }
}

const listOutcomes = (faces: readonly number[], dice: number, room: HeroRoom): RollOutcomes => {
  const chance = new Map<Dice, number>();
  const sides = Array.from({ length: RANKS }, (_, i) => faces.filter((face) => face === i + 1).length);
  // Dice are dealt to ranks one rank at a time, so a multiset is met once; `ways` counts its ordered rolls, exactly.
  const deal = (rank: number, left: number, rolled: Dice, ways: number): void => {
    if (rank > RANKS) {
      if (left > 0) return;
      const outcome = withHeroLimit(rolled, room);
      chance.set(outcome, (chance.get(outcome) ?? 0) + ways);
      return;
    }
    for (let k = 0, choose = 1; k <= left; k++, choose = (choose * (left - k + 1)) / k) {
      if (k > 0 && sides[rank - 1] === 0) break;
      deal(rank + 1, left - k, rolled + k * die(rank), ways * choose * sides[rank - 1] ** k);
    }
  };
  deal(1, dice, 0, 1);
  const sorted = [...chance].sort(([a], [b]) => a - b);
  return {
    outcomes: Int32Array.from(sorted, ([outcome]) => outcome),
    probabilities: Float64Array.from(sorted, ([, ways]) => ways / 6 ** dice),
  };
};
