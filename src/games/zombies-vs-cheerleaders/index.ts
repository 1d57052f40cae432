import { defineGame, type Game } from '../../core/game.js';
import { actionKinds } from './action-kinds.js';
import { evaluate } from './evaluation.js';
import { brokenInvariant } from './invariant.js';
import { options } from './options.js';
import { ID, rulesOf } from './rules.js';
import { CheerState } from './state.js';

export const zombiesVsCheerleaders = defineGame({
  id: ID,
  title: 'Zombies vs Cheerleaders',
  summary: 'A horde, laid out face down, against a squad of cheerleaders behind barricades.',
  options,
  conformance: [
    { mode: 'council', ziiiiip: 'compact', reveals: 'all', knockout: 'zero', rebuiltActions: false },
    { mode: 'prom', hordeLayout: 'random', cheerleaderLayout: 'random', queenNeeds: 'discarded' },
    { mode: 'prom', energyBonus: 3, returnedMayAttack: false, nerdBlocksAttacks: true, footballEats: false },
    { emptyRows: 0, energyBonus: -2, teacherBlocksPam: true, returnEmptyColumn: false, actionsZombies: 1 },
  ],
  create: (resolved): Game<CheerState> => {
    const rules = rulesOf(resolved);
    return { info: rules.info, newState: () => new CheerState(rules), evaluate, actionKinds, brokenInvariant };
  },
});
