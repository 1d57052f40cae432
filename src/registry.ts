import { expectimax } from '../agents/expectimax.js';
import { greedy } from '../agents/greedy.js';
import { mcts } from '../agents/mcts.js';
import { optimal } from '../agents/optimal.js';
import { random } from '../agents/random.js';
import type { AgentDefinition } from './core/agent.js';
import { avoidable } from './core/avoid.js';
import type { GameDefinition } from './core/game.js';
import { ohNoZombies } from './games/oh-no-zombies/index.js';
import { zombieBus } from './games/zombie-bus/index.js';
import { zombieKidz } from './games/zombie-kidz/index.js';
import { zombiesVsCheerleaders } from './games/zombies-vs-cheerleaders/index.js';
import { zombiesVsWrestlers } from './games/zombies-vs-wrestlers/index.js';

/** Every game and agent that ships with zedbench. A new one is a line here. */
export const games = [
  zombiesVsWrestlers,
  zombieKidz,
  zombieBus,
  zombiesVsCheerleaders,
  ohNoZombies,
] as unknown as readonly GameDefinition[];
export const agents = ([random, greedy, expectimax, mcts, optimal] as unknown as readonly AgentDefinition[]).map(
  avoidable,
);
