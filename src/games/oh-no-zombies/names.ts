/** What may lie on a path space. Each shade has two headstones. */
export const MARKS = [
  'torch',
  'shovel',
  'bat',
  'headstone light',
  'headstone middle',
  'headstone dark',
  'store',
  'shack',
] as const;
export type Mark = (typeof MARKS)[number];

/** How many spaces of a board bear each mark. */
export const MARK_COUNTS: Readonly<Record<Mark, number>> = {
  ...{ torch: 2, shovel: 2, bat: 4, store: 4, shack: 1 },
  ...{ 'headstone light': 2, 'headstone middle': 2, 'headstone dark': 2 },
};

export const SHADES = ['light', 'middle', 'dark'] as const;
export const WEAPONS = ['torch', 'shovel', 'bat', 'shotgun'] as const;

/** Weapon cards with a space of their own, by kind in the order of WEAPONS and then in that of the board. */
export const CARD_KIND = [0, 0, 1, 1, 2, 2, 2, 2] as const;
export const WEAPON_CARDS = 8;
/** By kind: how far it lets a human move. */
export const FEND_OFF = [2, 3, 4] as const;

export const STORES = 4;
export const NEUTRALS = 6;
export const MOST_SEATS = 4;
/** Neutral zombies, then the zombie of each seat. */
export const ZOMBIES = NEUTRALS + MOST_SEATS;

export const PATH = 0;
export const STORE = 1;
export const SHACK = 2;

/** In place of a space, a card, a zombie or a seat. */
export const NONE = 255;
/** No roll and no card moves a piece further. */
export const FARTHEST = 6;
/** Distances by roll: a space's row of a table starts at `space * ROLLS`; roll 0 moves nothing. */
export const ROLLS = 7;
