/**
 * Dice of one seat, counted by rank in one integer: four bits a rank, rank 1 in the lowest. Twelve dice at most lie there,
 * so a count never spills into its neighbour, and groups of dice are added and taken away as integers are.
 */
export type Dice = number;

export const RANKS = 6;
export const HERO = 5;
export const SPECIAL = 6;

/** One die of a rank from 1 to 6. */
export const die = (rank: number): Dice => 1 << (4 * (rank - 1));

export const countOf = (dice: Dice, rank: number): number => (dice >> (4 * (rank - 1))) & 15;

/** How many dice there are. */
export const size = (dice: Dice): number => {
  const pairs = (dice & 0x0f0f0f) + ((dice >> 4) & 0x0f0f0f);
  return (Math.imul(pairs, 0x010101) >> 16) & 0xff;
};

/** The sum of the ranks. */
export const rankSum = (dice: Dice): number => {
  let sum = 0;
  for (let rank = 1; rank <= RANKS; rank++) sum += rank * countOf(dice, rank);
  return sum;
};

/** W4: a seat has one hero in combat; those beyond `room` (0 or 1) lie as rank 1. */
export const withHeroLimit = (dice: Dice, room: number): Dice => {
  const surplus = countOf(dice, HERO) - room;
  return surplus > 0 ? dice - surplus * die(HERO) + surplus * die(1) : dice;
};

/** The ranks one by one, lowest first: [1, 1, 3]. */
export const ranksOf = (dice: Dice): number[] => {
  const ranks: number[] = [];
  for (let rank = 1; rank <= RANKS; rank++) for (let k = countOf(dice, rank); k > 0; k--) ranks.push(rank);
  return ranks;
};

export const diceOf = (ranks: readonly number[]): Dice => ranks.reduce((dice, rank) => dice + die(rank), 0);
