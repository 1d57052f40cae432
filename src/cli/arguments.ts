import type { Argv } from 'yargs';
import type { z } from 'zod';
import { UserError } from '../core/errors.js';
import { isListOption, valueOfText } from '../core/options.js';

/** A whole number from an argument. @throws UserError */
const whole =
  (name: string, minimum: number) =>
  (given: unknown): number => {
    const value = Number(Array.isArray(given) ? given.at(-1) : given);
    if (given === '' || !Number.isSafeInteger(value) || value < minimum) {
      throw new UserError(`--${name} must be a whole number, at least ${minimum}, not "${given}".`);
    }
    return value;
  };

export const wholeNumber = (name: string, minimum: number, describe: string) =>
  ({ describe, requiresArg: true, type: 'string', coerce: whole(name, minimum) }) as const;

/** What every command that plays cells takes. */
export const withRunArguments = <T>(argv: Argv<T>) =>
  argv
    .option('workers', wholeNumber('workers', 1, 'worker threads [default: one for each core]'))
    .option('out', { describe: 'folder for results', type: 'string', default: 'results', requiresArg: true })
    .option('games-csv', { describe: 'also write games.csv, a row a game', type: 'boolean', default: false })
    .option('task', wholeNumber('task', 1, 'blocks a task [default: a quarter of a second of work]'))
    .option('json', { describe: 'print the tables as JSON in place of text', type: 'boolean', default: false });

/** Splits `key=value` pairs. @throws UserError */
const pairsOf = (given: readonly string[] | undefined): [string, string][] =>
  (given ?? []).map((pair) => {
    const at = pair.indexOf('=');
    if (at < 1) throw new UserError(`--set ${pair}: write --set option=value.`);
    return [pair.slice(0, at), pair.slice(at + 1)];
  });

const RANGE = /^(-?\d+)\.\.(-?\d+)$/;
const MOST_LEVELS = 1000;

/** `1..4` as its whole numbers. */
const rangeOf = (text: string): string[] => {
  const [, from, to] = RANGE.exec(text) ?? [];
  if (from === undefined) return [text];
  const [low, high] = [Number(from), Number(to)];
  if (high < low || high - low >= MOST_LEVELS)
    throw new UserError(`The range ${text} must go up, in at most ${MOST_LEVELS} steps.`);
  return Array.from({ length: high - low + 1 }, (_, i) => String(low + i));
};

/** Levels of an option: parted by commas, ranges of whole numbers too. In an option that is a list commas part its elements. */
const levelsOf = (schema: z.ZodObject, name: string, text: string): unknown[] => {
  const texts = isListOption(schema, name) ? [text] : text.split(',').flatMap(rangeOf);
  return texts.map((level) => valueOfText(schema, name, level.trim()));
};

/** Options that are set to one value, and those that are given several levels to sweep. */
export interface Settings {
  readonly options: Record<string, unknown>;
  readonly sweep: Record<string, unknown[]>;
}

/** Reads `--set option=value`; several values of an option, in one or in several `--set`, are levels of a sweep. */
export const settingsOf = (schema: z.ZodObject, given: readonly string[] | undefined): Settings => {
  const levels = new Map<string, unknown[]>();
  for (const [name, text] of pairsOf(given))
    levels.set(name, [...(levels.get(name) ?? []), ...levelsOf(schema, name, text)]);
  const entries = [...levels];
  return {
    options: Object.fromEntries(
      entries.filter(([, values]) => values.length === 1).map(([name, [value]]) => [name, value]),
    ),
    sweep: Object.fromEntries(entries.filter(([, values]) => values.length > 1)),
  };
};
