import type { Action } from '../../core/game.js';
import * as actions from './actions.js';

/** By kind, from the first on; those of chance are left out. */
const NAMES = [
  'placeGirl',
  'placeZombie',
  'done',
  'reveal',
  'advanceColumn',
  'climbColumn',
  'advanceRow',
  'climbRow',
  'sideways',
  'attack',
  'snipe',
  'zip',
  'zipClimb',
  'reorder',
  'play',
  'enterQueen',
  'lay',
  'returnTo',
  'sendBack',
  'swap',
  'moveTop',
  'movePile',
  'shoot',
  'flame',
  'recharge',
  'sacrifice',
  'playBoss',
  'playDrum',
  'stack',
  'look',
  'backColumn',
  'backRow',
  'repair',
  'build',
] as const;

/** What seats do, each power by a name of its own. */
export const actionKinds = {
  names: NAMES,
  kindOf: (action: Action): number => actions.kindOf(action) - actions.PLACE_GIRL,
};
