/** A barricade card in a pile: unflipped, or its kind and whether it is damaged and rebuilt. 0 is no card. */
export type Barricade = number;

/** Intact, and nobody has seen what it shows. */
export const UNFLIPPED = 1;
const FIRST_KNOWN = 2;
const DAMAGED = 1;
const REBUILT = 2;
/** Codes in all. */
export const BARRICADE_CODES = 34;

export const barricade = (kind: number, damaged: boolean, rebuilt = false): Barricade =>
  FIRST_KNOWN + 4 * kind + (damaged ? DAMAGED : 0) + (rebuilt ? REBUILT : 0);

export const kindOfBarricade = (card: Barricade): number => (card - FIRST_KNOWN) >> 2;
export const isDamaged = (card: Barricade): boolean => card >= FIRST_KNOWN && ((card - FIRST_KNOWN) & DAMAGED) !== 0;
/** Put back by the janitor, where that matters: see the option `rebuiltActions`. */
export const isRebuilt = (card: Barricade): boolean => card >= FIRST_KNOWN && ((card - FIRST_KNOWN) & REBUILT) !== 0;
/** Its other side: intact and damaged. */
export const flipped = (card: Barricade): Barricade => FIRST_KNOWN + ((card - FIRST_KNOWN) ^ DAMAGED);
