import { describe, expect, it } from 'vitest';
import type { GameDefinition } from '../core/game.js';
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

describe.each(games.map((game) => [game.id, game] as const))('%s', (_, game) => {
  it('conforms', () => {
    expect(faults(checkGame(game, { games: 20 }))).toEqual([]);
  });

  // One that is made from a file needs the right one for each game: see its own tests.
  const ready = agents.filter(({ files }) => files === undefined);
  it.each(ready.map((agent) => [agent.name, agent] as const))('is played soundly by %s', (_name, agent) => {
    expect(faults(checkAgent(agent, few(game), { parameters: quickParameters(agent, game) }))).toEqual([]);
  });
});
