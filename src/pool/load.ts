import type { AgentDefinition } from '../core/agent.js';
import { avoidable } from '../core/avoid.js';
import { messageOf, UserError } from '../core/errors.js';
import type { GameDefinition } from '../core/game.js';
import { builtUrl } from './package-files.js';

/** A game or agent as it is named to a worker: one of ours by its name, a user's own by its bundled module too. */
export interface Ref {
  readonly name: string;
  readonly module?: string;
  /** Of a user's own code. */
  readonly hash?: string;
}

export const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;
export const isGame = (value: unknown): boolean =>
  isObject(value) && typeof value.id === 'string' && isObject(value.options) && typeof value.create === 'function';
export const isAgent = (value: unknown): boolean =>
  isObject(value) && typeof value.name === 'string' && isObject(value.parameters) && typeof value.create === 'function';

export const GAME = 'a game made by defineGame';
export const AGENT = 'an agent made by defineAgent';

/** What a module exports by default, or its only export that is of the kind asked for. */
export const exportOf = async (
  module: string,
  path: string,
  kind: string,
  is: (value: unknown) => boolean,
): Promise<unknown> => {
  let exports: Record<string, unknown>;
  try {
    exports = (await import(module)) as Record<string, unknown>;
  } catch (error) {
    throw new UserError(`${path} can't be loaded: ${messageOf(error)}`);
  }
  const fitting = Object.values(exports).filter(is);
  const found = is(exports.default) ? exports.default : fitting[0];
  if (found === undefined) throw new UserError(`${path} does not export ${kind}. Export it by default.`);
  if (!is(exports.default) && fitting.length > 1) {
    throw new UserError(`${path} exports more than one of ${kind}. Export the one that is meant by default.`);
  }
  return found;
};

/**
 * The definition that a reference stands for. Only its own module is loaded, so that a worker starts as fast with many games
 * beside it as with one.
 */
export const gameOf = async ({ name, module = builtUrl(`src/games/${name}/index.js`) }: Ref): Promise<GameDefinition> =>
  (await exportOf(module, name, GAME, isGame)) as GameDefinition;

export const agentOf = async ({ name, module = builtUrl(`agents/${name}.js`) }: Ref): Promise<AgentDefinition> =>
  avoidable((await exportOf(module, name, AGENT, isAgent)) as AgentDefinition);
