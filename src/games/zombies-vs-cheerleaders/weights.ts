/*
 * Set by hand, then moved a few at a time, each time by chance, and kept where that won more games of `greedy` on either side
 * in the three modes (agents/README.md). What is for the cheerleaders counts up: 1 more means odds of e to 1 that they win.
 */

/** What a token, and standing, lets each cheerleader kill, in easy kills. Clover takes her token back for as long as she stands. */
export const KILLS_OF_TOKEN = [0.15, 3.6, 1.04, 1.1, 0.51, 0.19] as const;
export const KILLS_OF_CLOVER = 3.5;
export const KILLS_OF_SANDY = 1.2;
export const KILLS_OF_BONUS = 0.9;
export const KILLS_OF_DRUM = 0.7;
/** By boss card in hand. */
export const KILLS_OF_BOSS_CARD = [0.11, 1, 0.18, 0.93, 0.65, 0.8] as const;
/** By zombie: what it takes to kill it, in easy kills; an injured teacher takes less. */
export const KILLS_FOR = [0, 0.9, 0.9, 0.9, 1.3, 0.49, 0.9, 1.6, 1.6, 1.6, 1.6, 1.6, 1.6, 1.44] as const;
export const KILLS_FOR_INJURED = 0.8;
/** The logarithm of the ratio of what can be killed to what has to be. */
export const RATIO = 1.36;
/** A boss or queen for whom no token is left that could kill; of Pam's tokens so many count. */
export const UNKILLABLE = 0.5;
export const PAM_KILLS_BOSSES = 0.6;

/** By kind of barricade action in the zombies' hand. */
export const WON_ACTION = [0, 0.22, 0.15, 0.14, 0.46, 0.33, 0.4, 0.83] as const;
export const BARRICADE_HIT = 0.073;
/** A row that a zombie is away from the barricades. */
export const ROW_AWAY = 0.016;

/** The danger from the first zombie of a column and from the second, and that of the worst column once more. */
export const FIRST = 3;
export const SECOND = 1.7;
export const WORST = -1.13;
export const BEFORE_ONE_OUT = 0.3;
/** A zombie that could knock out whom it stands before; one that could eat in a turn; the same on the zombies' own turn. */
export const STRONGER = 0.035;
export const COULD_EAT = 0.3;
export const EATS = 2;
/** Danger falls by e for so many actions that a zombie is away from eating. */
export const ACTIONS_OF_DANGER = 2.31;
/** Actions for a hit on a pile, to begin on one, and for a knock-out of one attack. */
export const ACTIONS_OF_HIT = 0.91;
export const ACTIONS_OF_PILE = 0.29;
export const ACTIONS_OF_KNOCKOUT = 1.15;
/** Strength that a baseball player anywhere in the column adds to hits on its pile. */
export const STRENGTH_OF_BASEBALL = 0.65;

/** For the cheerleaders on the zombies' turn, and for each action left of the turn to who has it. */
export const ZOMBIES_TURN = 0.3;
export const ZOMBIES_ACTION = 0.147;
export const SQUAD_ACTION = 0.096;
/** What a special action that is half played is still good for, in danger or points. */
export const UNDER_WAY = 0.4;
