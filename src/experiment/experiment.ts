import { z } from 'zod';
import { UserError } from '../core/errors.js';

const level = z.unknown();
const lineUp = z.union([
  z.string(),
  z.array(z.string()).min(1),
  z.strictObject({
    agents: z.union([z.string(), z.array(z.string()).min(1)]),
    name: z.string().min(1).optional(),
    games: z.int().min(1).optional(),
  }),
]);

const schema = z.strictObject({
  title: z.string().min(1),
  question: z.string().optional(),
  game: z.string().min(1),
  options: z.record(z.string(), level).default({}),
  sweep: z.record(z.string(), z.array(level).min(1)).default({}),
  lineups: z.array(lineUp).min(1),
  rotate: z.boolean().default(false),
  games: z.int().min(1).max(1e12).default(1000),
  seed: z.int().min(0).default(1),
  outcome: z.string().optional(),
  target: z.tuple([z.number().min(0).max(1), z.number().min(0).max(1)]).optional(),
  confidence: z.number().gt(0).lt(1).default(0.95),
});

/**
 * A question put to a game: what is played, and what is counted. An experiment file exports one by default.
 *
 * - `game`: a registered name, or the path of a file of your own (from the folder in which zedbench is run).
 * - `options`: options of the game that stay fixed. `sweep`: options that vary, each with its levels; every combination is
 *   a cell, for each line-up.
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

/** Names the type of an experiment, so that an editor knows its fields. */
export const defineExperiment = (experiment: Experiment): Experiment => experiment;

/** @throws UserError that names the field that is wrong */
export const parseExperiment = (given: unknown, where: string): ExperimentSettings => {
  const parsed = schema.safeParse(given);
  if (!parsed.success) {
    const issue = parsed.error.issues[0];
    const field = issue.path.length > 0 ? `field ${issue.path.join('.')}: ` : '';
    const fields = `The fields are ${Object.keys(schema.shape).join(', ')}.`;
    throw new UserError(`${where} is no experiment: ${field}${issue.message}. ${fields}`);
  }
  const [low, high] = parsed.data.target ?? [0, 1];
  if (low > high) throw new UserError(`${where}: field target: the first number must not exceed the second.`);
  return parsed.data;
};
