import type { Action } from '../../core/game.js';

/** Set-up: which cheerleader stands in the next column, which card lies on the next space. */
export const PLACE_GIRL = 1;
export const PLACE_ZOMBIE = 2;
/** Ends a turn, or what of a special action is optional. */
export const DONE = 3;
export const REVEAL = 4;
export const ADVANCE_COLUMN = 5;
/** As above, and the nerd in front of the pile climbs. */
export const CLIMB_COLUMN = 6;
export const ADVANCE_ROW = 7;
/** Row 0 advances, and the nerd of this column is the first that climbs. */
export const CLIMB_ROW = 8;
/** Sideways: a space, and 0 for the column before or 1 for the one after. */
export const SIDEWAYS = 9;
export const ATTACK = 10;
export const SNIPE = 11;
export const ZIP = 12;
export const ZIP_CLIMB = 13;
export const REORDER = 14;
/** Classes begin and the two returns: the kind of card. */
export const PLAY = 15;
export const ENTER_QUEEN = 16;
/** A card that was lifted comes to the next space: see `freshMeat`. */
export const LAY = 17;
export const RETURN_TO = 18;
/** A drawn card that finds no room goes back to the discard. */
export const SEND_BACK = 19;
/** Cheerleaders. */
export const SWAP = 20;
export const MOVE_TOP = 21;
export const MOVE_PILE = 22;
export const SHOOT = 23;
export const FLAME = 24;
export const RECHARGE = 25;
export const SACRIFICE = 26;
export const PLAY_BOSS = 27;
export const PLAY_DRUM = 28;
/** The pieces of boss actions. */
export const STACK = 29;
export const LOOK = 30;
export const BACK_COLUMN = 31;
export const BACK_ROW = 32;
export const REPAIR = 33;
export const BUILD = 34;
/** Chance: what a barricade shows, and a card drawn from the discard. */
export const FLIPS = 35;
export const DRAWS = 36;

/** In place of a card that the observer does not see. */
export const UNSEEN = 4095;

// kind in bits 24–29, first in 12–23, second in 0–11
export const act = (kind: number, first = 0, second = 0): Action => (kind << 24) | (first << 12) | second;
export const kindOf = (action: Action): number => action >> 24;
/** A space, a column, a row or a card. */
export const firstOf = (action: Action): number => (action >> 12) & 4095;
export const secondOf = (action: Action): number => action & 4095;
