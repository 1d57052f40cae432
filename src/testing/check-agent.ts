import type { Agent, AgentDefinition } from '../core/agent.js';
import { isUserError } from '../core/errors.js';
import type { Game, GameDefinition } from '../core/game.js';
import { parseOptions } from '../core/options.js';
import { type AgentCase, agentCases } from './agent-cases.js';
import { AGAIN, CaseChecker, DECISIONS, PLAYS } from './case-checker.js';
import { type CheckReport, Findings } from './check-report.js';
import { GUESSES, guessingToo } from './guessing.js';

const DEFAULTS = 'every parameter has a default';
const MAKES = 'the agent can be made';
const LUCK = {
  card: 'a card that lies face down is guessed no better than by luck',
  die: 'a die that is not yet rolled is guessed no better than by luck',
} as const;

/** How an agent is checked. */
export interface AgentCheckSettings {
  /** Parameters of the agent other than the defaults. */
  readonly parameters?: Readonly<Record<string, unknown>>;
  /** Options of the game other than the defaults. */
  readonly options?: Readonly<Record<string, unknown>>;
  /** The content of the files that parameters name. */
  readonly files?: Readonly<Record<string, Uint8Array>>;
  /** Games with these; each other way in which the agent works and each option set of the game gets one. */
  readonly games?: number;
  readonly seed?: number;
  /** Told after each case how many of all are done. */
  onProgress?(done: number, total: number): void;
}

/**
 * Puts an agent through the conformance kit: games of one game with the agent in all seats. An agent that never comes to a
 * decision can't be told from a slow one, so give it time, or a process of its own.
 *
 * @throws UserError where the parameters or options in `settings` are refused, or the agent refuses the game
 */
export const checkAgent = (
  agent: AgentDefinition,
  game: GameDefinition,
  settings: AgentCheckSettings = {},
): CheckReport => {
  const findings = new Findings([DEFAULTS, MAKES, PLAYS, AGAIN, ...Object.values(DECISIONS), ...Object.values(LUCK)]);
  const { parameters = {}, options = {}, games = 4 } = settings;
  const counts = { optionSets: 0, games: 0, nodes: 0 };
  if (findings.make(DEFAULTS, () => (parametersFor(agent, {}) ? null : 'there are none'))) {
    const cases = agentCases(agent, game, { parameters, options }, games);
    for (const [index, each] of cases.entries()) {
      const made = make(agent, game, each, settings.files ?? {}, index > 0);
      if (made) {
        const checker = new CaseChecker(findings, each, made.game, made.newAgent, settings.seed ?? 1);
        if (findings.make(MAKES, () => (made.newAgent() ? null : 'create gave nothing'))) checker.check();
        counts.nodes += checker.decisions;
        counts.games += each.games;
        counts.optionSets++;
      }
      settings.onProgress?.(index + 1, cases.length);
    }
    checkLuck(findings, agent, settings);
  }
  const checks = findings.results();
  return {
    subject: `agent ${agent.name} in ${game.id}`,
    passed: checks.every(({ passed }) => passed),
    checks,
    ...counts,
  };
};

/** Lets the agent guess what it can't know. */
const checkLuck = (
  findings: Findings,
  agent: AgentDefinition,
  { parameters = {}, files = {}, seed = 1 }: AgentCheckSettings,
): void => {
  for (const what of Object.keys(GUESSES) as (keyof typeof GUESSES)[]) {
    const { asked, message } = guessingToo(what, seed, (game, options) => {
      try {
        return agent.create(game, parametersFor(agent, parameters), { options, files });
      } catch {
        // Made for another game.
        return null;
      }
    });
    if (asked) findings.make(LUCK[what], () => message);
  }
};

const parametersFor = (agent: AgentDefinition, given: Readonly<Record<string, unknown>>): Record<string, unknown> =>
  parseOptions(agent.parameters, given, `agent ${agent.name}`, 'parameter');

interface Made {
  readonly game: Game;
  newAgent(): Agent;
}

/**
 * The game of a case, and how to make its agent. Null where they are refused as a mistake of the user, if that is allowed:
 * a way to work that was tried of the kit's own accord need not suit the game.
 */
const make = (
  agent: AgentDefinition,
  definition: GameDefinition,
  { options, parameters }: AgentCase,
  files: Readonly<Record<string, Uint8Array>>,
  mayBeRefused: boolean,
): Made | null => {
  const resolved = parseOptions(definition.options, options, `game ${definition.id}`);
  const game = definition.create(resolved);
  // As in a worker: agents are not given the game that the position in play is of.
  const their = definition.create(resolved);
  const newAgent = (): Agent => agent.create(their, parametersFor(agent, parameters), { options: resolved, files });
  try {
    newAgent();
  } catch (error) {
    if (isUserError(error) && mayBeRefused) return null;
    if (isUserError(error)) throw error;
  }
  return { game, newAgent };
};
