import type { Game } from '../core/game.js';
import { Match } from '../match/match.js';
import { type Outcome, outcomeOf } from '../stats/outcome.js';
import { gameOf } from './load.js';
import { makeAgent } from './make-agent.js';
import type { CellWork } from './work.js';

/** What a worker plays the games of a cell with. */
export interface Bench {
  readonly id: string;
  readonly game: Game;
  readonly match: Match;
  readonly event: Outcome;
}

/** The engine compiles the code for the states it has met, so a worker plays one game in its life: another, another pool. */
let onlyGame: string | undefined;

export const benchOf = async (cell: CellWork): Promise<Bench> => {
  const identity = cell.game.module ?? cell.game.name;
  onlyGame ??= identity;
  if (onlyGame !== identity) throw new Error(`A worker of ${onlyGame} was asked to play ${identity}`);
  const definition = await gameOf(cell.game);
  const game = definition.create(cell.options);
  // Not the game of the position in play: one that is changed by an agent must lead it nowhere.
  const their = definition.create(cell.options);
  const agents = [];
  for (const agent of cell.agents) agents.push(await makeAgent(agent, their, cell.options));
  const event = await outcomeOf(cell.outcome, { info: game.info, agents: cell.names });
  return { id: cell.id, game, match: new Match(game, agents, cell.seed), event };
};
