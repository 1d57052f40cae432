/** The five heroes, in the order of the rulebook; a role is an index into them. */
export const HEROES = ['steven', 'jenny', 'bruce', 'suzanne', 'creepy'] as const;

export const STEVEN = 0;
export const JENNY = 1;
export const BRUCE = 2;
export const SUZANNE = 3;
export const CREEPY = 4;
/** What a seat plays before its hero is known. */
export const NOBODY = 255;
