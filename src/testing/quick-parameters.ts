import type { AgentDefinition } from '../core/agent.js';
import type { GameDefinition } from '../core/game.js';
import { parseOptions } from '../core/options.js';

/** What a search that has such parameters is checked with: the kit asks whether it decides soundly, not how well. */
const QUICK = { iterations: 8, positions: 500 };
/** Decisions of a playout, where the game can judge what comes after. */
const CUTOFF = { cutoff: 8 };

/** Parameters with which an agent decides quickly, of those that it has. */
export const quickParameters = (agent: AgentDefinition, game: GameDefinition): Record<string, unknown> => {
  const judged = game.create(parseOptions(game.options, {}, `game ${game.id}`)).evaluate !== undefined;
  const quick = Object.entries({ ...QUICK, ...(judged ? CUTOFF : {}) });
  return Object.fromEntries(quick.filter(([name]) => name in agent.parameters.shape));
};
