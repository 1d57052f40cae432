import type { Action } from '../../core/game.js';
import { DRAW, SHOTGUN } from './fights.js';
import { CARD_KIND, SHACK, STORE, WEAPONS } from './names.js';
import * as phases from './phases.js';
import type { OhNoState } from './state.js';

const NAMES = [
  ...['win', 'enterStore', 'walkIntoZombie', 'move'],
  ...['attack', 'moveZombie', 'order', 'choose'],
  ...WEAPONS,
  'draw',
] as const;
const [WIN, ENTER_STORE, WALK_INTO_ZOMBIE, MOVE, ATTACK, MOVE_ZOMBIE, ORDER, CHOOSE, FIRST_WEAPON] = NAMES.keys();

const ofMove = (space: number, { rules, batteries, zombiesOn, seat }: OhNoState): number => {
  if (rules.kind[space] === SHACK && batteries[seat] > 0) return WIN;
  if (rules.kind[space] === STORE) return ENTER_STORE;
  return zombiesOn[space] > 0 ? WALK_INTO_ZOMBIE : MOVE;
};

const ofWeapon = (weapon: number): number => {
  if (weapon === DRAW) return NAMES.length - 1;
  return FIRST_WEAPON + (weapon === SHOTGUN ? WEAPONS.indexOf('shotgun') : CARD_KIND[weapon]);
};

const kindOf = (action: Action, state: OhNoState): number => {
  switch (state.phase) {
    case phases.MOVE:
    case phases.FLIGHT:
      return ofMove(action, state);
    case phases.ZOMBIE:
      return state.humanAt.includes(action) ? ATTACK : MOVE_ZOMBIE;
    case phases.ORDER:
      return ORDER;
    case phases.WHICH:
      return CHOOSE;
    default:
      return ofWeapon(action);
  }
};

/** What a decision amounts to: of a human's move or flight by what is where it ends, of a fight by the weapon. */
export const actionKinds = { names: NAMES, kindOf };
