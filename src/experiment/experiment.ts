import { z } from 'zod';
import { didYouMean, UserError } from '../core/errors.js';

const level = z.unknown();
/** Blocks are addressed by 32-bit integers, and no cell may come back to luck it had. */
const games = z.int().min(1).max(2_000_000_000);
const lineUp = z.union([
  z.string(),
  z.array(z.string()).min(1),
  z.strictObject({
    agents: z.union([z.string(), z.array(z.string()).min(1)]),
    name: z.string().min(1).optional(),
    games: games.optional(),
  }),
]);

/** More would be another kind of study, and each has journals of its own. */
export const MOST_WORLDS = 10_000;
/** So many worlds: see {@link plausible}. */
const content = z.strictObject({ plausible: z.int().min(2).max(MOST_WORLDS) });

/** Says of the resolved options of a combination and the name of its line-up whether it is a cell. */
export type Where = (options: Readonly<Record<string, unknown>>, lineUp: string) => boolean;

const schema = z.strictObject({
  title: z.string().min(1),
  question: z.string().optional(),
  game: z.union([z.string().min(1), z.array(z.string().min(1)).min(1)]),
  options: z.record(z.string(), level).default({}),
  sweep: z.record(z.string(), z.array(level).min(1)).default({}),
  content: content.optional(),
  where: z.custom<Where>((given) => typeof given === 'function', 'it must be a function').optional(),
  lineups: z.array(lineUp).min(1),
  rotate: z.boolean().default(false),
  games: games.default(1000),
  seed: z.int().min(0).default(1),
  outcome: z.string().optional(),
  target: z.tuple([z.number().min(0).max(1), z.number().min(0).max(1)]).optional(),
  confidence: z.number().gt(0).lt(1).default(0.95),
});

/**
 * A question put to a game: what is played, and what is counted. An experiment file exports one by default.
 *
 * - `game`: a registered name, or the path of a file of your own (from the folder in which zedbench is run); or a list of
 *   games that have the same options.
 * - `options`: options of the game that stay fixed. `sweep`: options that vary, each with its levels; every combination is
 *   a cell, for each line-up. `where`: a function of the options and the line-up's name that says which combinations count;
 *   those that the game refuses can be left out by it, too.
 *   An option that is data (such as `content` of Zombie Bus) is given as data, or as the path of a JSON file from the folder
 *   of the experiment.
 * - `content: plausible(60)`: the same design in so many worlds, in each of which the game's assumed values are drawn from
 *   their plausible ranges, but for the options that are fixed or swept; and once with the assumed values as they are.
 * - `lineups`: `'mcts'` (for every seat), `'mcts,greedy'` or `['mcts', 'greedy']` (by seat), or an object with a `name` of
 *   its own and its own number of `games`.
 * - `rotate`: whether each block is played once in every distinct rotation of the line-up over the seats.
 * - `games`: games a cell (1000), rounded up to whole blocks. `seed`: names the luck (1).
 * - `outcome`: the event whose rate is reported: `'win of zombies'`, `'draw'`, a flag, or a comparison of metrics.
 * - `target`: the range of that rate which the designer wants. `confidence`: of all intervals (0.95).
 */
export type Experiment = z.input<typeof schema>;

/** An experiment with its defaults filled in. */
export type ExperimentSettings = z.output<typeof schema>;

/**
 * For the field `content` of an experiment: `plausible(60)` plays it in 60 worlds that are drawn from the plausible ranges of
 * what the game assumes. From 60 on the shares of worlds have intervals.
 */
export const plausible = (worlds: number): { readonly plausible: number } => ({ plausible: worlds });

/** Names the type of an experiment, so that an editor knows its fields. */
export const defineExperiment = (experiment: Experiment): Experiment => experiment;

type Issue = z.core.$ZodIssue;

const KINDS: Readonly<Record<string, string>> = { array: 'a list', object: 'an object', int: 'a whole number' };

const kind = (name: string): string => KINDS[name] ?? `a ${name}`;

/** What is wrong with a field, in a sentence's second half. */
const problemOf = (issue: Issue): string => {
  if (issue.path[0] === 'content') return CONTENT_FORM;
  if (issue.code === 'invalid_type') return `must be ${kind(issue.expected)}`;
  if (issue.code === 'invalid_union') return issue.path[0] === 'game' ? GAME_FORM : LINE_UP_FORM;
  if (issue.code === 'too_small' || issue.code === 'too_big') return limitOf(issue);
  return `is wrong: ${issue.message}`;
};

const GAME_FORM = 'must be the name or the path of a game, or a list of them';
const CONTENT_FORM = `must be plausible(n), or { plausible: n }, for n worlds, a whole number from 2 to ${MOST_WORLDS}`;
const LINE_UP_FORM = "must be a line-up: 'mcts', 'mcts,greedy', ['mcts', 'greedy'] or { agents, name, games }";

const limitOf = (issue: Extract<Issue, { code: 'too_small' | 'too_big' }>): string => {
  const [side, limit] = issue.code === 'too_small' ? ['least', issue.minimum] : ['most', issue.maximum];
  if (issue.origin === 'string') return 'must not be empty';
  if (issue.origin === 'array') return `must be a list of at ${side} ${limit}`;
  return `must be ${issue.inclusive ? `at ${side} ${limit}` : `${side === 'least' ? 'above' : 'below'} ${limit}`}`;
};

const sentenceOf = (issue: Issue, fields: readonly string[]): string => {
  const all = `The fields are ${fields.join(', ')}.`;
  if (issue.code === 'unrecognized_keys') {
    const [word] = issue.keys;
    if (issue.path[0] === 'content') return `field content ${CONTENT_FORM}.`;
    if (issue.path.length > 0) return `field ${issue.path.join('.')}: there is no "${word}". It ${LINE_UP_FORM}.`;
    return `there is no field "${word}".${didYouMean(word, fields)} ${all}`;
  }
  if (issue.path.length === 0) return `it must be an object. ${all}`;
  const isMissing = (issue.code === 'invalid_type' || issue.code === 'invalid_union') && issue.input === undefined;
  return isMissing
    ? `the field ${issue.path.join('.')} is missing. ${all}`
    : `field ${issue.path.join('.')} ${problemOf(issue)}.`;
};

/** The issue that counts: of a line-up given as an object, what is wrong within the object. */
const firstIssue = (issues: readonly Issue[]): Issue => {
  const [issue] = issues;
  if (issue.code !== 'invalid_union') return issue;
  const within = issue.errors.flat().find((each) => each.path.length > 0 || each.code === 'unrecognized_keys');
  return within ? { ...within, path: [...issue.path, ...within.path] } : issue;
};

/** `plausible(n)` among the options would be taken for the data of one. */
const checkPlausibleIsAlone = ({ options, sweep }: ExperimentSettings, where: string): void => {
  const values = [
    ...Object.entries(options),
    ...Object.entries(sweep).flatMap(([name, levels]) => levels.map((level) => [name, level] as const)),
  ];
  const misplaced = values.find(([, value]) => content.safeParse(value).success);
  if (misplaced)
    throw new UserError(
      `${where}: option ${misplaced[0]} can't be plausible(n), which draws all assumed values: write content: plausible(n) beside options and sweep.`,
    );
};

/** @throws UserError that names the field that is wrong */
export const parseExperiment = (given: unknown, where: string): ExperimentSettings => {
  const parsed = schema.safeParse(given, { reportInput: true });
  if (!parsed.success) {
    const sentence = sentenceOf(firstIssue(parsed.error.issues), Object.keys(schema.shape));
    throw new UserError(`${where} is no experiment: ${sentence}`);
  }
  checkPlausibleIsAlone(parsed.data, where);
  const [low, high] = parsed.data.target ?? [0, 1];
  if (low > high) throw new UserError(`${where}: field target: the first number must not exceed the second.`);
  return parsed.data;
};
