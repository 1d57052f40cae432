/**
 * A zombie in play, packed so that equal zombies are equal numbers and a sorted list stands in the order of the table:
 * around the bus first, then by seat. Low bits to high: undistracted (1), exempt (1), fresh (1), wounds (8), card (6),
 * place (3).
 */
export type Zombie = number;

/** Wounds by symbol, two bits each: jaw, brain, arm, foot. */
export type Wounds = number;

/** Around the bus; a zombie on the hero of seat p is at place p + 1. */
export const BUS = 0;

/** Not distracted this turn: set on every zombie, so that of two alike the one that was distracted stands first. */
export const UNDISTRACTED = 1;
/** The zombie whose permanent curse Suzanne does not feel (`suzanneCurse=false`). */
export const EXEMPT = 2;
/** Wounded this turn, and so about to charge. */
export const FRESH = 4;

const WOUNDS = 3;
const CARD = 11;
const PLACE = 17;

export const zombieAt = (place: number, card: number, wounds: Wounds = 0): Zombie =>
  (place << PLACE) | (card << CARD) | (wounds << WOUNDS) | UNDISTRACTED;

export const placeOf = (zombie: Zombie): number => zombie >> PLACE;
export const cardOf = (zombie: Zombie): number => (zombie >> CARD) & 63;
export const woundsOf = (zombie: Zombie): Wounds => (zombie >> WOUNDS) & 255;

export const wound = (symbol: number): Wounds => 1 << (symbol * 2);
export const woundsBy = (wounds: Wounds, symbol: number): number => (wounds >> (symbol * 2)) & 3;
export const woundCount = (wounds: Wounds): number =>
  (wounds & 3) + ((wounds >> 2) & 3) + ((wounds >> 4) & 3) + (wounds >> 6);

/** The zombie with more wounds. */
export const withWounds = (zombie: Zombie, more: Wounds): Zombie => zombie + (more << WOUNDS);
