import type { Agent, AgentDefinition } from '../core/agent.js';
import type { GameDefinition } from '../core/game.js';
import { parseOptions } from '../core/options.js';
import { type AgentCase, agentCases } from './agent-cases.js';
import { AGAIN, CaseChecker, DECISIONS, PLAYS } from './case-checker.js';
import { type CheckReport, Findings } from './check-report.js';

const DEFAULTS = 'every parameter has a default';
const MAKES = 'the agent can be made';

/** How an agent is checked. */
export interface AgentCheckSettings {
  /** Parameters of the agent other than the defaults. */
  readonly parameters?: Readonly<Record<string, unknown>>;
  /** Options of the game other than the defaults. */
  readonly options?: Readonly<Record<string, unknown>>;
  /** Games with these; each other way in which the agent works and each option set of the game gets one. */
  readonly games?: number;
  readonly seed?: number;
  /** Told after each case how many of all are done. */
  onProgress?(done: number, total: number): void;
}

/**
 * Puts an agent through the conformance kit: games of one game with the agent in all seats. An agent that never comes to a
 * decision can't be told from a slow one, so its games should be looked at with patience, or in a process of their own.
 *
 * @throws UserError where the parameters or options in `settings` are refused
 */
export const checkAgent = (
  agent: AgentDefinition,
  game: GameDefinition,
  settings: AgentCheckSettings = {},
): CheckReport => {
  const findings = new Findings([DEFAULTS, MAKES, PLAYS, AGAIN, ...Object.values(DECISIONS)]);
  const { parameters = {}, options = {}, games = 4 } = settings;
  const counts = { optionSets: 0, games: 0, nodes: 0 };
  if (findings.make(DEFAULTS, () => (parametersFor(agent, {}) ? null : 'there are none'))) {
    parametersFor(agent, parameters);
    const cases = agentCases(agent, game, { parameters, options }, games);
    for (const [index, each] of cases.entries()) {
      counts.nodes += checkCase(agent, game, each, settings.seed ?? 1, findings);
      counts.games += each.games;
      counts.optionSets++;
      settings.onProgress?.(index + 1, cases.length);
    }
  }
  const checks = findings.results();
  return {
    subject: `agent ${agent.name} in ${game.id}`,
    passed: checks.every(({ passed }) => passed),
    checks,
    ...counts,
  };
};

const parametersFor = (agent: AgentDefinition, given: Readonly<Record<string, unknown>>): Record<string, unknown> =>
  parseOptions(agent.parameters, given, `agent ${agent.name}`, 'parameter');

/** Checks an agent in one case, and returns the number of its decisions. */
const checkCase = (
  agent: AgentDefinition,
  definition: GameDefinition,
  each: AgentCase,
  seed: number,
  findings: Findings,
): number => {
  const game = definition.create(parseOptions(definition.options, each.options, `game ${definition.id}`));
  const newAgent = (): Agent => agent.create(game, parametersFor(agent, each.parameters));
  if (!findings.make(MAKES, () => (newAgent() ? null : 'create gave nothing'))) return 0;
  const checker = new CaseChecker(findings, each, game, newAgent, seed);
  checker.check();
  return checker.decisions;
};
