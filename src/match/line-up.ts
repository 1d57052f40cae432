import { UserError } from '../core/errors.js';

/** An agent as it is named on the command line and in experiments: `mcts:iterations=400,playout=greedy`. */
export interface AgentSpec {
  /** A registered name, or the path of a file. */
  readonly name: string;
  /** Parameters as text. */
  readonly parameters: Readonly<Record<string, string>>;
}

/** A line-up as people give it: the specs in one text with commas between them, or a list of specs. */
export type LineUpText = string | readonly string[];

/** An agent from its text. @throws UserError that shows the form */
export const parseAgentSpec = (text: string): AgentSpec => {
  const [, name, tail] = /^([^=]+?)(?::([^:/\\]*=.*))?$/s.exec(text.trim()) ?? [];
  if (!name) throw new UserError(`"${text}" is no agent. Write name or name:parameter=value,parameter=value.`);
  const parameters: Record<string, string> = {};
  for (const pair of tail === undefined ? [] : tail.split(',')) {
    const at = pair.indexOf('=');
    if (at < 1) throw new UserError(`"${pair}" in the agent "${text}" is no parameter. Write parameter=value.`);
    const key = pair.slice(0, at).trim();
    if (Object.hasOwn(parameters, key)) throw new UserError(`The agent "${text}" gives ${key} twice.`);
    parameters[key] = pair.slice(at + 1).trim();
  }
  return { name, parameters };
};

/** The spec in text again. */
export const specText = ({ name, parameters }: AgentSpec): string => {
  const pairs = Object.entries(parameters).map(([key, value]) => `${key}=${value}`);
  return pairs.length > 0 ? `${name}:${pairs.join(',')}` : name;
};

/** Commas part specs and parameters alike: a piece with "=" and no name before it goes on with the spec before it. */
const splitSpecs = (text: string): string[] => {
  const specs: string[] = [];
  for (const piece of text.split(',')) {
    const goesOn = specs.length > 0 && /^[^:]*=/.test(piece);
    if (goesOn) specs[specs.length - 1] += `,${piece}`;
    else specs.push(piece);
  }
  return specs;
};

/** `one novice among expert`: the first agent in the first seat, the other in all others. */
const ONE_AMONG = /^\s*one\s+(\S.*?)\s+among\s+(\S.*?)\s*$/s;

const oneAmong = (text: string, seats: number): string[] | undefined => {
  const [, one, others] = ONE_AMONG.exec(text) ?? [];
  if (one === undefined) return undefined;
  if (seats < 2) throw new UserError(`The line-up ${text} needs a game of two seats or more.`);
  return [one, ...new Array<string>(seats - 1).fill(others)];
};

/**
 * The agents of a line-up, one a seat. A single agent is taken for every seat; `one novice among expert` is one agent, and
 * another in all other seats.
 *
 * @throws UserError if there are neither one nor as many agents as seats
 */
export const parseLineUp = (lineUp: LineUpText, seats: number): AgentSpec[] => {
  const texts = typeof lineUp === 'string' ? (oneAmong(lineUp, seats) ?? splitSpecs(lineUp)) : lineUp;
  const specs = texts.map(parseAgentSpec);
  if (specs.length === 1) return Array.from({ length: seats }, () => specs[0]);
  if (specs.length !== seats) {
    throw new UserError(
      `The line-up ${texts.join(',')} has ${specs.length} agents, but the game has ${seats} seats. ` +
        `Give ${seats} agents, or one for all seats.`,
    );
  }
  return specs;
};
