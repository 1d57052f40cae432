import type { Argv } from 'yargs';
import type { z } from 'zod';
import { UserError } from '../core/errors.js';
import { isListOption, isListText, valueOfText } from '../core/options.js';
import { MOST_WORLDS } from '../experiment/experiment.js';
import { withOptionFiles } from './option-files.js';

/** An option that is given again stands for its last value. */
const last = (given: unknown): unknown => (Array.isArray(given) ? given.at(-1) : given);

/** A whole number from an argument. @throws UserError */
const whole =
  (name: string, minimum: number, maximum: number) =>
  (given: unknown): number => {
    const text = String(last(given));
    const value = Number(text);
    if (text.trim() !== '' && Number.isSafeInteger(value) && value >= minimum && value <= maximum) return value;
    const range = maximum === Number.MAX_SAFE_INTEGER ? `, at least ${minimum}` : ` from ${minimum} to ${maximum}`;
    throw new UserError(`--${name} must be a whole number${range}, not "${text}".`);
  };

interface Limits {
  readonly minimum: number;
  readonly maximum?: number;
  /** What help shows as the default of an option that may be left out. */
  readonly otherwise?: string;
}

/** An option that is a whole number, undefined if it is left out. */
export const wholeNumber = (
  name: string,
  describe: string,
  { minimum, maximum = Number.MAX_SAFE_INTEGER, otherwise }: Limits,
) => ({ describe, nargs: 1, defaultDescription: otherwise, coerce: whole(name, minimum, maximum) }) as const;

/** An option that is a whole number, with a default. */
export const wholeNumberOr = (name: string, value: number, describe: string, limits: Limits) =>
  ({ ...wholeNumber(name, describe, { ...limits, otherwise: String(value) }), default: value }) as const;

/** An option that is a number above 0, undefined if it is left out. */
export const positiveNumber = (name: string, describe: string, maximum: number, otherwise: string) =>
  ({
    describe,
    nargs: 1,
    defaultDescription: otherwise,
    coerce: (given: unknown): number => {
      const text = String(last(given));
      const value = Number(text);
      if (text.trim() !== '' && value > 0 && value <= maximum) return value;
      throw new UserError(`--${name} must be a number above 0, at most ${maximum}, not "${text}".`);
    },
  }) as const;

/** An option that is a text, undefined if it is left out. @throws UserError if it is empty */
export const oneText = (name: string, describe: string) =>
  ({
    describe,
    nargs: 1,
    coerce: (given: unknown): string => {
      const text = String(last(given));
      if (text.trim() === '') throw new UserError(`--${name} needs a value.`);
      return text;
    },
  }) as const;

/** An option that may be given several times. */
export const texts = (describe: string) => ({ describe, type: 'string', array: true, nargs: 1 }) as const;

/** No batch has more games, no machine more workers. */
const MOST_GAMES = 1e12;
const MOST_WORKERS = 512;

export const gamesLimits = { minimum: 1, maximum: MOST_GAMES };
/** Of `sim` and experiments. */
export const worldsArgument = wholeNumber('worlds', 'draw assumed values from their plausible ranges, so many times', {
  minimum: 2,
  maximum: MOST_WORLDS,
  otherwise: 'nothing is drawn',
});
export const workersLimits = { minimum: 1, maximum: MOST_WORKERS, otherwise: 'one for each core' };

export const patienceOption = wholeNumberOr(
  'patience',
  600,
  'seconds after which a game that goes on is taken for one without end',
  { minimum: 1 },
);

/** What every command that plays on a pool takes. */
export const withPoolArguments = <T>(argv: Argv<T>) =>
  argv
    .option('out', { ...oneText('out', 'folder for results'), defaultDescription: 'results', default: 'results' })
    .option('json', { describe: 'print the tables as JSON in place of text', type: 'boolean', default: false })
    .option('workers', wholeNumber('workers', 'worker threads', workersLimits))
    .option('patience', patienceOption);

/** What every command that plays cells takes. */
export const withRunArguments = <T>(argv: Argv<T>) =>
  withPoolArguments(argv)
    .option('games-csv', { describe: 'also write games.csv, a row a game', type: 'boolean', default: false })
    .option('task', wholeNumber('task', 'blocks a task', { minimum: 1, otherwise: 'half a second of work' }));

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
  const isList = isListOption(schema, name) || isListText(schema, name, text);
  const texts = isList ? [text] : text.split(',').flatMap(rangeOf);
  return texts.map((level) => valueOfText(schema, name, level.trim()));
};

/** Options that are set to one value, and those that are given several levels to sweep. */
export interface Settings {
  readonly options: Record<string, unknown>;
  readonly sweep: Record<string, unknown[]>;
}

/**
 * Reads `--set option=value`; several values of an option, in one or in several `--set`, are levels of a sweep. Of an option
 * that is data the value is a path from the working folder.
 */
export const settingsOf = (schema: z.ZodObject, given: readonly string[] | undefined): Settings => {
  const levels = new Map<string, unknown[]>();
  for (const [name, text] of pairsOf(given))
    levels.set(name, [...(levels.get(name) ?? []), ...levelsOf(schema, name, text)]);
  const entries = [...levels];
  const settings = {
    options: Object.fromEntries(
      entries.filter(([, values]) => values.length === 1).map(([name, [value]]) => [name, value]),
    ),
    sweep: Object.fromEntries(entries.filter(([, values]) => values.length > 1)),
  };
  return withOptionFiles(schema, settings, '.');
};

/** Reads `--set option=value` where nothing can be swept. @throws UserError that says why, if several values are given */
export const fixedOptions = (
  schema: z.ZodObject,
  given: readonly string[] | undefined,
  why: string,
): Record<string, unknown> => {
  const { options, sweep } = settingsOf(schema, given);
  const [swept] = Object.keys(sweep);
  if (swept) throw new UserError(`--set ${swept}: ${why}.`);
  return options;
};
