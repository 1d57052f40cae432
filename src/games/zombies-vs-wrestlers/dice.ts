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
  for (let left = dice, rank = 1; left !== 0; left >>= 4, rank++) sum += rank * (left & 15);
  return sum;
};

/** The ranks of which there is a die: the lowest bit of each rank's four. */
export const presentRanks = (dice: Dice): number => {
  const pairs = dice | (dice >> 1);
  return (pairs | (pairs >> 2)) & 0x111111;
};

/** The ranks of which there are two or more, and three or more, as such a set. */
export const twosOf = (dice: Dice): number => ((((dice & 0x777777) + 0x666666) | dice) >> 3) & 0x111111;
export const threesOf = (dice: Dice): number => ((((dice & 0x777777) + 0x555555) | dice) >> 3) & 0x111111;

/** How many ranks such a set holds. */
export const rankCount = (ranks: number): number => (Math.imul(ranks, 0x111111) >> 20) & 15;

/** The part of such a set of ranks that a rank may take: all up to it. */
export const ranksUpTo = (rank: number): number => (1 << (4 * rank)) - 1;

/** The lowest rank of a set that is not empty. */
export const lowestRank = (ranks: number): number => (35 - Math.clz32(ranks & -ranks)) >> 2;

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
