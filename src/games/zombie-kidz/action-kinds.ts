import type { Action } from '../../core/game.js';
import { STRIDE } from './rules.js';
import type { KidzState } from './state.js';

const NAMES = ['lock', 'eliminate', 'move', 'stay'] as const;
const LOCK = 0;
const ELIMINATE = 1;
const MOVE = 2;
const STAY = 3;

/** A turn that locks counts as that whatever else it does, and one that eliminates as that wherever it ends. */
const kindOf = (action: Action, state: KidzState): number => {
  const space = Math.floor(action / STRIDE);
  const eliminated = action % STRIDE;
  if (state.locksWith(space, state.zombies[space] - eliminated)) return LOCK;
  if (eliminated > 0) return ELIMINATE;
  return space === state.hero[state.active] ? STAY : MOVE;
};

/** What a hero's turn amounts to. */
export const actionKinds = { names: NAMES, kindOf };
