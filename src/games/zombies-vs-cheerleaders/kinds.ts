/** The ordinary zombies and the bosses by name; a card is an index into {@link CARDS}. */
export const ORDINARY = ['football', 'baseball', 'nerd', 'teacher', 'drum', 'lunch'] as const;
export const BOSSES = ['coach', 'nurse', 'guard', 'principal', 'janitor', 'pet'] as const;
/** All zombie cards; `none` stands for an empty space. */
export const CARDS = ['none', ...ORDINARY, ...BOSSES, 'queen'] as const;

export const FOOTBALL = 1;
export const BASEBALL = 2;
export const NERD = 3;
export const TEACHER = 4;
export const DRUM = 5;
export const LUNCH = 6;
/** Bosses are the cards from here to the queen. */
export const COACH = 7;
export const QUEEN = 13;
export const CARD_KINDS = 14;

/** By card, the queen's excepted, which is content. */
export const STRENGTH = [0, 1, 1, 1, 2, 1, 3, 2, 2, 2, 2, 2, 2, 0] as const;
/** By card; the queen's once she is no longer invincible. */
export const STAMINA = [0, 1, 1, 1, 0, 0, 1, 2, 2, 2, 2, 2, 2, 1] as const;

export const GIRLS = ['clover', 'gloria', 'pam', 'vanessa', 'sandy', 'samantha'] as const;
export const CLOVER = 0;
export const GLORIA = 1;
export const PAM = 2;
export const VANESSA = 3;
export const SANDY = 4;
export const SAMANTHA = 5;
/** No cheerleader stands there yet. */
export const NOBODY = 255;

/** What barricade cards show once they are flipped. */
export const KINDS = [
  'blank',
  'sniper',
  'ziiiiip',
  'freshMeat',
  'classesBegin',
  'return3',
  'return4',
  'promQueen',
] as const;
export const BLANK = 0;
export const SNIPER = 1;
export const ZIIIIIP = 2;
export const FRESH_MEAT = 3;
export const CLASSES_BEGIN = 4;
export const RETURN_3 = 5;
export const RETURN_4 = 6;
export const PROM_QUEEN = 7;

/** The boss cards in the order of {@link BOSSES}, as the cheerleaders play them. */
export const PLAY_COACH = 0;
export const PLAY_NURSE = 1;
export const PLAY_GUARD = 2;
export const PLAY_PRINCIPAL = 3;
export const PLAY_JANITOR = 4;
export const PLAY_PET = 5;

export const ZOMBIES = 0;
export const SQUAD = 1;
