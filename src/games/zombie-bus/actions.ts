import type { Action } from '../../core/game.js';

/** Which dice are rolled again; its kind is 0, so the action is the dice alone, and 0 keeps them all. */
export const REROLL = 0;
export const PICK_HERO = 1;
/** Once a turn Bruce turns a die to a half-target, Creepy one to an action face (B9). */
export const CONVERT = 2;
/** Opens an attack on the zombies of another player. */
export const OPEN = 3;
export const DISTRACT = 4;
export const FREE = 5;
export const WOUND = 6;
export const FLEE = 7;
export const DONE = 8;
/** In a window: uses a token, or none. */
export const USE = 9;
export const PASS = 10;
/** Gives a token, or keeps the others. */
export const GIVE = 11;
export const KEEP = 12;
/** After a flight: the zombie that pursues. */
export const DISCARD = 13;

/** By kind, as agents that avoid some are told. */
export const KIND_NAMES = [
  'reroll',
  'pickHero',
  'convert',
  'open',
  'distract',
  'free',
  'wound',
  'flee',
  'done',
  'use',
  'pass',
  'give',
  'keep',
  'discard',
] as const;

// kind in bits 24–27; USE: token in 16–23; WOUND, USE, GIVE: a place in 4–15 (slot, seat or token), and 0–3 the rest
export const kindOf = (action: Action): number => action >> 24;
export const tokenOf = (action: Action): number => (action >> 16) & 255;
/** A slot of the list of zombies, a seat, a hero, a face or a pile. */
export const targetOf = (action: Action): number => (action >> 4) & 4095;
export const symbolOf = (action: Action): number => action & 15;

export const act = (kind: number, target = 0, symbol = 0): Action => (kind << 24) | (target << 4) | symbol;
export const use = (token: number, target = 0, symbol = 0): Action => act(USE, target, symbol) | (token << 16);
export const give = (token: number, seat: number): Action => act(GIVE, seat) | (token << 16);
