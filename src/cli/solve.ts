import { readFileSync } from 'node:fs';
import { messageOf, UserError } from '../core/errors.js';
import { type Action, CHANCE, type Game, type State, TERMINAL } from '../core/game.js';
import { parseOptions } from '../core/options.js';
import { findGame } from '../pool/catalogue.js';
import { boundsAt, type Solution, solve } from '../search/solve/solve.js';
import { oneText, settingsOf, texts, wholeNumberOr } from './arguments.js';
import { defineCommand } from './command.js';
import { note, print } from './console.js';
import { DONE, FAILED } from './exit-codes.js';
import { grouped } from './progress.js';
import { textTable } from './text-table.js';

/** What a position and its ways cost, at most, in bytes: keys, numbers, edges, two bounds. */
const BYTES_A_POSITION = 400;
const MEGABYTE = 2 ** 20;

const positive = (text: string): number => {
  const value = Number(text);
  if (text.trim() !== '' && value > 0 && value < 1) return value;
  throw new UserError(`--tolerance must be a number above 0 and below 1, not "${text}".`);
};

/** A position to solve from: the start of the game, or one from a file. */
const rootOf = (game: Game, file: string | undefined): State => {
  const root = game.newState();
  if (file === undefined) return root;
  let json: unknown;
  try {
    json = JSON.parse(readFileSync(file, 'utf8'));
  } catch (error) {
    throw new UserError(`${file} can't be read as JSON: ${messageOf(error)}`);
  }
  root.load(json);
  if (root.seat === TERMINAL) throw new UserError(`The position in ${file} is over.`);
  return root;
};

/** Says now and then how far the work has come. */
const every = (milliseconds: number): ((text: () => string) => void) => {
  let next = performance.now() + milliseconds;
  return (text) => {
    if (performance.now() < next) return;
    next = performance.now() + milliseconds;
    note(text());
  };
};

interface Move {
  readonly move: string;
  readonly probability?: number;
  readonly low: number;
  readonly high: number;
}

const boundsAfter = (game: Game, solution: Solution, root: State, action: Action): readonly [number, number] => {
  const next = game.newState();
  next.copyFrom(root);
  next.apply(action);
  const bounds = next.seat === TERMINAL ? undefined : boundsAt(game, solution, next);
  if (bounds) return bounds;
  const returns = new Float64Array(game.info.seats);
  next.returns(returns);
  return [returns[0], returns[0]];
};

/** What each action, or each outcome of chance, at a position is worth to the first seat. */
const movesOf = (game: Game, solution: Solution, root: State): Move[] => {
  const actions = new Int32Array(Math.max(game.info.maxLegalActions, game.info.maxChanceOutcomes));
  const probability = new Float64Array(game.info.maxChanceOutcomes);
  const chance = root.seat === CHANCE;
  const count = chance ? root.chanceOutcomes(actions, probability) : root.legalActions(actions);
  const moves = Array.from(actions.subarray(0, count), (action, i): Move => {
    const [low, high] = boundsAfter(game, solution, root, action);
    return { move: root.describeAction(action), ...(chance ? { probability: probability[i] } : {}), low, high };
  });
  const better = game.info.cooperative || root.seat !== 1 ? -1 : 1;
  return moves.sort((a, b) => better * (a.low - b.low));
};

const shown = (value: number): string => value.toFixed(8);

export const solveCommand = defineCommand({
  builder: (argv) =>
    argv
      .positional('game', { describe: 'a game, or the path of your own', type: 'string', demandOption: true })
      .option('set', texts('option=value'))
      .option('position', oneText('position', 'a JSON file with a position to solve from, in place of the start'))
      .option('moves', { describe: 'also what each action there is worth', type: 'boolean', default: false })
      .option('tolerance', {
        ...oneText('tolerance', 'the widest interval of a value that is good enough'),
        default: '1e-6',
        defaultDescription: '1e-6',
      })
      .option('limit', wholeNumberOr('limit', 5_000_000, 'the most positions', { minimum: 1, maximum: 100_000_000 }))
      .option('json', { describe: 'print as JSON', type: 'boolean', default: false })
      .example('$0 solve zombie-kidz', 'how often do two heroes win who never err?')
      .example('$0 solve zombie-kidz --set zombies=6 --set side=day', 'and with other options')
      .example('$0 solve zombie-kidz --position my-position.json --moves', 'what is each move worth there?')
      .example('$0 solve zombies-vs-wrestlers --set dice=1', 'who wins with one die a side?'),
  work: async ({ game: id, set, position, moves, tolerance, limit, json }) => {
    const { definition } = await findGame(id);
    const { options, sweep } = settingsOf(definition.options, set);
    const [swept] = Object.keys(sweep);
    if (swept) throw new UserError(`--set ${swept}: solved is one value of each option at a time.`);
    const game = definition.create(parseOptions(definition.options, options, `game ${definition.id}`));
    const root = rootOf(game, position);
    const width = positive(tolerance);
    if (!json) note(`At most ${grouped(limit)} positions, up to ${grouped((limit * BYTES_A_POSITION) / MEGABYTE)} MB.`);
    const tell = every(2000);
    const solution = solve(game, [root], {
      ...{ limit, tolerance: width, maxIterations: 1_000_000 },
      onProgress: (done, known) =>
        tell(() => `positions: ${grouped(done)} of ${grouped(known)} known so far looked at`),
      onIteration: (iterations, gap) =>
        tell(() =>
          gap === undefined
            ? `iteration ${iterations}: the bounds from below rise`
            : `iteration ${iterations}: every value within ${gap.toExponential(1)}`,
        ),
    });
    const [low, high] = boundsAt(game, solution, root) as readonly [number, number];
    const met = solution.bounds.gap <= width;
    const value = (low + high) / 2;
    const { cooperative, minReturn, maxReturn, seats } = game.info;
    const other = minReturn + maxReturn - value;
    const values = Array.from({ length: seats }, (_, seat) => (cooperative || seat === 0 ? value : other));
    const found = moves ? movesOf(game, solution, root) : undefined;
    const states = solution.graph.keys.size;
    const { iterations } = solution.bounds;
    if (json) print(JSON.stringify({ value: values, low, high, states, iterations, moves: found }, null, 2));
    else {
      print(`value ${values.map(shown).join(' to ')}: proved to lie from ${shown(low)} to ${shown(high)}`);
      print(`${grouped(states)} positions, ${iterations} iterations; the limit of turns is left out`);
      if (found) {
        const rows = found.map((each) => [
          each.move,
          each.probability?.toFixed(4) ?? '',
          shown(each.low),
          shown(each.high),
        ]);
        print(textTable(['move', 'chance', 'low', 'high'], rows));
      }
    }
    if (!met) note('The bounds did not meet: seats against each other can play on for ever here.');
    return met ? DONE : FAILED;
  },
});
