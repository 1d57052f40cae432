import type { Agent, AgentDefinition } from '../core/agent.js';
import { unknownWord } from '../core/errors.js';
import type { Game } from '../core/game.js';
import { parseOptions, valueOfText } from '../core/options.js';
import { parseLineUp, specText } from '../match/line-up.js';
import { withoutRung } from '../match/rungs.js';

/**
 * An agent from its spec in text, for a game.
 *
 * @throws UserError if there is no such agent, or if it has no such parameter or value
 */
export const agentOfText = (text: string, agents: readonly AgentDefinition[], game: Game): Agent => {
  const [given] = parseLineUp([text], 1);
  const spec = withoutRung(given, game);
  const agent = agents.find((each) => each.name === spec.name);
  if (!agent)
    throw unknownWord(
      'agent',
      spec.name,
      agents.map((each) => each.name),
    );
  const parameters = Object.entries(spec.parameters).map(([key, value]) => [
    key,
    valueOfText(agent.parameters, key, value),
  ]);
  return agent.create(
    game,
    parseOptions(agent.parameters, Object.fromEntries(parameters), `agent ${specText(spec)} of ${game.info.id}`),
  );
};
