import { defineGame } from '../../core/game.js';
import { KIND_NAMES, kindOf } from './actions.js';
import { evaluationOf, weighsChance } from './evaluation.js';
import { brokenInvariant } from './invariant.js';
import { options } from './options.js';
import { ID, rulesOf } from './rules.js';
import { BusState } from './state.js';

export const zombieBus = defineGame({
  id: ID,
  title: 'Zombie Bus',
  summary: 'Two to five heroes save cheerleaders from a besieged school bus together, or flee and win alone.',
  options,
  conformance: [
    { players: 5, extraPink: 2, halfTargets: 'wounds', utility: 'points' },
    { players: 2, busLimit: 8, startZombies: 0, rolls: 5, zombifyAt: 5, curseLift: 'atOnce' },
    { heroes: 'chosen', busLimit: 8, tilePoints: 'open', specials: 6, startZombies: 0, dice: 8 },
    {
      heroes: ['creepy', 'suzanne', 'bruce', 'jenny'],
      suzanneCurse: false,
      curseLift: 'atOnce',
      busLimit: 8,
      specials: 6,
    },
    { hordeWindow: 12, busLimit: 8, startZombies: 6, zombifyAt: 1, maxTurns: 5 },
  ],
  create: (resolved) => {
    const rules = rulesOf(resolved);
    return {
      info: rules.info,
      newState: () => new BusState(rules),
      evaluate: evaluationOf(rules),
      weighsChance,
      actionKinds: { names: KIND_NAMES, kindOf },
      // Thirty times the cost of greedy play, and the most that was compared: see agents/README.md.
      rungs: { expert: 'mcts:iterations=16' },
      brokenInvariant,
    };
  },
});
