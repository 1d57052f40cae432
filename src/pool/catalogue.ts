import { readdirSync } from 'node:fs';
import { dirname } from 'node:path';
import type { AgentDefinition } from '../core/agent.js';
import { avoidable } from '../core/avoid.js';
import { UserError, unknownWord } from '../core/errors.js';
import { type GameDefinition, RUNGS } from '../core/game.js';
import { agents, games } from '../registry.js';
import { bundle } from './bundle.js';
import { AGENT, exportOf, GAME, isAgent, isGame, isObject, type Ref } from './load.js';
import { builtFile, builtUrl, packageRoot } from './package-files.js';

/** A definition together with what names it to a worker. */
export interface Found<D> {
  readonly ref: Ref;
  readonly definition: D;
}

const isPath = (text: string): boolean => /[\\/]|\.[cm]?[jt]s$/.test(text);

const find = async <D>(
  text: string,
  what: string,
  registered: readonly D[],
  nameOf: (definition: D) => string,
  kind: string,
  is: (value: unknown) => boolean,
  others: readonly string[] = [],
): Promise<Found<D>> => {
  if (isPath(text)) {
    const { module, hash } = await bundle(text);
    const definition = (await exportOf(module, text, kind, is)) as D;
    return { ref: { name: nameOf(definition), module, hash }, definition };
  }
  const definition = registered.find((each) => nameOf(each) === text);
  if (definition === undefined) {
    const error = unknownWord(what, text, [...registered.map(nameOf), ...others]);
    throw new UserError(`${error.message} A file of your own is given by its path, such as ./my-${what}.ts.`);
  }
  return { ref: { name: text }, definition };
};

/** The game that a name or a path stands for. */
export const findGame = (text: string): Promise<Found<GameDefinition>> =>
  find(text, 'game', games, ({ id }) => id, GAME, isGame);

/** The agent that a name or a path stands for. */
export const findAgent = async (text: string): Promise<Found<AgentDefinition>> => {
  const { ref, definition } = await find(text, 'agent', agents, ({ name }) => name, AGENT, isAgent, RUNGS);
  return { ref, definition: avoidable(definition) };
};

/** The game or the agent that a name or a path stands for. */
export const findGameOrAgent = async (
  text: string,
): Promise<{ readonly game: GameDefinition } | { readonly agent: AgentDefinition }> => {
  if (!isPath(text)) {
    const names = [...games.map(({ id }) => id), ...agents.map(({ name }) => name)];
    if (!names.includes(text)) {
      const error = unknownWord('game or agent', text, names);
      throw new UserError(`${error.message} A file of your own is given by its path.`);
    }
    return agents.some(({ name }) => name === text)
      ? { agent: (await findAgent(text)).definition }
      : { game: (await findGame(text)).definition };
  }
  const { module } = await bundle(text);
  const found = await exportOf(module, text, `${GAME}, or ${AGENT}`, (value) => isGame(value) || isAgent(value));
  return isGame(found) ? { game: found as GameDefinition } : { agent: found as AgentDefinition };
};

/** The names of the experiments that ship with zedbench. */
export const experimentNames = (): string[] =>
  readdirSync(builtFile('experiments'))
    .filter((file) => file.endsWith('.js') && !file.endsWith('.test.js'))
    .map((file) => file.slice(0, -'.js'.length))
    .sort();

/**
 * The default export of an experiment file, by the name of one that ships with zedbench or by its path, the name that its
 * results go by, and the folder that paths in it are relative to.
 */
export const findExperiment = async (text: string): Promise<{ name: string; folder: string; experiment: unknown }> => {
  if (!isPath(text) && !experimentNames().includes(text)) {
    const error = unknownWord('experiment', text, experimentNames());
    throw new UserError(`${error.message} A file of your own is given by its path, such as ./my-experiment.ts.`);
  }
  const module = isPath(text) ? (await bundle(text)).module : builtUrl(`experiments/${text}.js`);
  const experiment = await exportOf(module, text, 'an experiment', isObject);
  const file = text.split(/[\\/]/).at(-1) ?? text;
  const folder = isPath(text) ? dirname(text) : `${packageRoot}experiments`;
  return { name: file.replace(/\.[cm]?[jt]s$/, ''), folder, experiment };
};
