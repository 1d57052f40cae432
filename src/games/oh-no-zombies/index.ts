import { defineGame, type Game } from '../../core/game.js';
import { actionKinds } from './action-kinds.js';
import { boards } from './board-sheet.js';
import { tightBoard } from './boards.js';
import { evaluate } from './evaluation.js';
import { brokenInvariant } from './invariant.js';
import { options } from './options.js';
import { ID, rulesOf } from './rules.js';
import { OhNoState } from './state.js';

export const ohNoZombies = defineGame({
  id: ID,
  title: 'Oh No... Zombies!',
  summary: 'Humans race for a battery and back to the shack; who is turned hunts them.',
  options,
  boards,
  conformance: [
    { players: 2, mustAttackNearest: false, mayDraw: true, turnedKeepsWeapons: true },
    { players: 3, mayReverse: true, emptyStores: false, neutralMoves: 'perRound' },
    {
      ...{
        players: 3,
        zombies: 4,
        weapons: ['torch', 'shotgun'],
        batteries: 2,
        firstSeat: 1,
        reshuffleCards: false,
        maxTurns: 150,
      },
      cards: { name: 'runners', kill: 2, turned: 1, run: { 1: 5, 2: 5, 6: 5 } },
    },
    { board: tightBoard, mayReverse: true, mustAttackNearest: false },
  ],
  create: (resolved): Game<OhNoState> => {
    const rules = rulesOf(resolved);
    return {
      info: rules.info,
      newState: () => new OhNoState(rules),
      evaluate,
      actionKinds,
      // What search lacks here is what becomes of the race: a few random decisions mend it (agents/README.md).
      rungs: { expert: 'mcts:playout=random,cutoff=8' },
      brokenInvariant,
    };
  },
});
