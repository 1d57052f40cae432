import type { AgentDefinition } from '../core/agent.js';
import type { GameDefinition } from '../core/game.js';
import { optionInfos } from '../core/options.js';

/** An agent's parameters and a game's options to play with, and how many games. */
export interface AgentCase {
  readonly parameters: Readonly<Record<string, unknown>>;
  readonly options: Readonly<Record<string, unknown>>;
  readonly games: number;
}

/** Each value of the parameters that have few: they choose how the agent works. Numbers only say how much. */
const choices = (definition: AgentDefinition): Record<string, unknown>[] =>
  optionInfos(definition.parameters).flatMap((info) =>
    (info.values ?? []).filter((value) => value !== info.default).map((value) => ({ [info.name]: value })),
  );

/**
 * The given parameters and options, then the agent's other ways to work, as far as it allows them with those parameters,
 * and, unless options are given, those that the game declares for the kit.
 */
export const agentCases = (
  agent: AgentDefinition,
  game: GameDefinition,
  given: Omit<AgentCase, 'games'>,
  games: number,
): AgentCase[] => {
  const ways = choices(agent)
    .map((choice) => ({ ...given.parameters, ...choice }))
    .filter((parameters) => agent.parameters.safeParse(parameters).success);
  const declared = Object.keys(given.options).length > 0 ? [] : (game.conformance ?? []);
  return [
    { ...given, games },
    ...ways.map((parameters) => ({ ...given, parameters, games: 1 })),
    ...declared.map((options) => ({ ...given, options, games: 1 })),
  ];
};
