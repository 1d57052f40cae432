import { defineGame } from '../../core/game.js';
import { actionKinds } from './action-kinds.js';
import { campaign } from './campaign.js';
import { evaluationOf, foresightOf } from './evaluation.js';
import { keysOf } from './keys.js';
import { options } from './options.js';
import { ID, rulesOf } from './rules.js';
import { KidzState } from './state.js';

/** Every zombie is on the board or in the reserve, and the locks are as many as are counted. */
const brokenInvariant = (state: KidzState): string | null => {
  const zombies = state.zombies.reduce((sum, there) => sum + there, state.reserve);
  if (zombies !== state.rules.options.zombies)
    return `there are ${zombies} zombies, not ${state.rules.options.zombies}`;
  const locks = [0, 1, 2, 3].filter((entryway) => state.isLocked(entryway)).length;
  return locks === state.lockCount ? null : `${locks} entryways are locked, and ${state.lockCount} are counted`;
};

export const zombieKidz = defineGame({
  id: ID,
  title: 'Zombie Kidz Evolution',
  summary: 'Two to four heroes together lock the four entryways of a school before zombies overrun it.',
  options,
  conformance: [
    { players: 3, goal: 'lockAndClear', zombies: 6 },
    { players: 4, goal: 'lockOrClear', crowdRule: 'lose' },
    { crowd: 2, zombies: 12, eliminatePerTurn: 1, lockNeedsClear: true },
    { zombies: 4, whiteFaces: 0 },
    { zombies: 4, whiteFaces: 3, goal: 'lockOrClear', locks: 1, eliminatePerTurn: 4 },
    { players: 2, side: 'day', maxTurns: 20 },
  ],
  campaign,
  create: (resolved) => {
    const rules = rulesOf(resolved);
    return {
      info: rules.info,
      newState: () => new KidzState(rules),
      evaluate: evaluationOf(rules),
      foresight: foresightOf(rules),
      actionKinds,
      keys: keysOf(rules.players),
      brokenInvariant,
    };
  },
});
