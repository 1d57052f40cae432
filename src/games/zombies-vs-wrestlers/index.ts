import { defineGame } from '../../core/game.js';
import { KIND_NAMES, kindOf } from './actions.js';
import { countOf, HERO, size } from './dice.js';
import { evaluate } from './evaluation.js';
import { keysOf } from './keys.js';
import { options } from './options.js';
import { ID, rulesOf } from './rules.js';
import { WrestlersState } from './state.js';

/** Every die of a seat lies somewhere, and no seat has two heroes in combat (W4). */
const brokenInvariant = (state: WrestlersState): string | null => {
  const { seats, dice, options: set } = state.rules;
  for (let p = 0; p < seats; p++) {
    let lost = 0;
    for (let killer = 0; killer < seats; killer++) lost += size(state.lost[p * seats + killer]);
    const all = state.diceInPlay(p) + lost;
    if (all !== dice) return `seat ${p} has ${all} dice, not ${dice}`;
    if (state.lost[p * seats + p] !== 0) return `seat ${p} destroyed a die of its own`;
    if (state.cup[p] < 0) return `seat ${p} has ${state.cup[p]} dice in its cup`;
    const counting = set.countHeroesFirst && state.turn === 0;
    if (countOf(state.combat[p], HERO) > 1 && !counting) return `seat ${p} has more than one hero in combat`;
  }
  return null;
};

export const zombiesVsWrestlers = defineGame({
  id: ID,
  title: 'Zombies vs. Wrestlers',
  summary: 'Two sides of nine dice destroy each other by rank, rally, and a handful of special faces.',
  options,
  conformance: [
    { factions: ['wrestlers', 'wrestlers'], ring: 'guide' },
    { factions: ['zombies', 'zombies'], horde: 'guide', necromancer: 'guide' },
    { factions: ['zombies', 'wrestlers', 'wrestlers'], dice: 4, cupTargets: true },
    { factions: ['wrestlers', 'zombies', 'wrestlers', 'zombies'], dice: 3, ring: 'guide', stalemateTurns: 20 },
    { dice: 3, stalemateTurns: 30, cupTargets: true, cageRing: 'cup', countHeroesFirst: true },
    { dice: 1 },
  ],
  create: (resolved) => {
    const rules = rulesOf(resolved);
    return {
      info: rules.info,
      newState: () => new WrestlersState(rules),
      evaluate,
      actionKinds: { names: KIND_NAMES, kindOf },
      keys: keysOf(rules),
      brokenInvariant,
    };
  },
});
