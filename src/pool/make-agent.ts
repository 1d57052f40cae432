import type { Agent } from '../core/agent.js';
import type { Game } from '../core/game.js';
import { readFiles } from './agent-files.js';
import { agentOf } from './load.js';
import type { CellAgent } from './work.js';

/** Makes an agent of a cell. @throws UserError if a file of its has changed since it was planned */
export const makeAgent = async (
  { ref, parameters, files }: CellAgent,
  game: Game,
  options: Readonly<Record<string, unknown>>,
): Promise<Agent> => (await agentOf(ref)).create(game, parameters, { options, files: readFiles(files) });
