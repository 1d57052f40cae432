import type { Action, Seat } from '../../core/game.js';

/** The kinds of action, in the order of the rulebook; a rally is its dice alone, since its kind is 0. */
export const RALLY = 0;
export const SINGLE = 1;
export const TRIPLE = 2;
export const NECROMANCER = 3;
export const HORDE = 4;
export const THREE_HORDES = 5;
export const TAG_TEAM = 6;
export const CAGE_MATCH = 7;
export const RUMBLE = 8;
/** After a rumble: the active seat picks among tied winners, and each loser destroys a die of its own. */
export const PICK_WINNER = 9;
export const SACRIFICE = 10;

/** By kind, as agents that avoid some are told. */
export const KIND_NAMES = [
  'rally',
  'single',
  'triple',
  'necromancer',
  'horde',
  'threeHordes',
  'tagTeam',
  'cageMatch',
  'rumble',
  'pickWinner',
  'sacrifice',
] as const;

/** The attack kinds of the rules, A1 to A7, by kind of action. */
export const ATTACK_OF_KIND = [0, 1, 2, 3, 4, 4, 5, 6, 7, 0, 7] as const;

/** A target rank that stands for a die in the cup (`cupTargets`). */
export const IN_CUP = 0;

/** A destroyed die that comes back: the face it lay on and the seat that destroyed it. 0 stands for none. */
export type Revival = number;
export const revival = (face: number, killer: Seat): Revival => (killer << 4) | face;
export const faceOf = (die: Revival): number => die & 15;
export const killerOf = (die: Revival): Seat => die >> 4;

// kind in bits 24–27, second revival 18–23, first revival 12–17, target seat 8–9, attacker's rank 4–7, target's rank 0–3
export const kindOf = (action: Action): number => action >> 24;
export const secondRevivalOf = (action: Action): Revival => (action >> 18) & 63;
export const firstRevivalOf = (action: Action): Revival => (action >> 12) & 63;
export const targetSeatOf = (action: Action): Seat => (action >> 8) & 3;
export const attackerOf = (action: Action): number => (action >> 4) & 15;
export const targetRankOf = (action: Action): number => action & 15;

/** An attack by dice of rank `attacker` on a die of rank `rank` of seat `target`. */
export const attack = (kind: number, attacker: number, target: Seat, rank: number): Action =>
  (kind << 24) | (target << 8) | (attacker << 4) | rank;

/** A special that brings back one or two destroyed dice (`second` 0: one), added to an attack where there is one. */
export const reviving = (action: Action, first: Revival, second: Revival = 0): Action =>
  action | (second << 18) | (first << 12);
