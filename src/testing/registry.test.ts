import { describe, expect, it } from 'vitest';
import type { AgentDefinition } from '../core/agent.js';
import { isUserError } from '../core/errors.js';
import type { GameDefinition } from '../core/game.js';
import { parseOptions } from '../core/options.js';
import { agents, games } from '../registry.js';
import { checkAgent } from './check-agent.js';
import { checkGame } from './check-game.js';
import { type CheckReport, reportLines } from './check-report.js';
import { quickParameters } from './quick-parameters.js';

/** What a report says of the checks that failed. */
const faults = (report: CheckReport): string[] => {
  const checks = report.checks.filter(({ passed }) => !passed);
  return checks.length > 0 ? reportLines({ ...report, checks }) : [];
};

/** An agent plays the first of the option sets that a game declares; `zedbench check` in .ci/run plays them all. */
const few = (game: GameDefinition): GameDefinition => ({ ...game, conformance: game.conformance?.slice(0, 2) });

/** Whether an agent plays a game: one may refuse what it can't. */
const plays = (agent: AgentDefinition, game: GameDefinition): boolean => {
  try {
    agent.create(game.create(parseOptions(game.options, {}, game.id)), parseOptions(agent.parameters, {}, agent.name));
    return true;
  } catch (error) {
    if (isUserError(error)) return false;
    throw error;
  }
};

describe.each(games.map((game) => [game.id, game] as const))('%s', (_, game) => {
  it('conforms', () => {
    expect(faults(checkGame(game, { games: 20 }))).toEqual([]);
  });

  // One that is made from a file needs the right one for each game: see its own tests.
  const ready = agents.filter((agent) => agent.files === undefined && plays(agent, game));
  it.each(ready.map((agent) => [agent.name, agent] as const))('is played soundly by %s', (_name, agent) => {
    expect(faults(checkAgent(agent, few(game), { parameters: quickParameters(agent, game) }))).toEqual([]);
  });
});
