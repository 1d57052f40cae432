// What is marked on a zombie, a bit each.

export const UP = 1;
/** Face down, and known to the cheerleaders: the security guard has seen it. */
export const SEEN = 2;
/** A teacher at Strength 1. */
export const HURT = 4;
/** Until the turn of the zombies ends. */
export const MOVED = 8;
export const ATTACKED = 16;
/** It was among cards that were reordered this turn: which of them had moved is hidden. */
export const MIXED = 32;
/** Chosen for the guard; or a football player turned up by the shot that is being resolved. */
export const PICKED = 64;

export const OF_THE_TURN = MOVED | ATTACKED | MIXED;
