import { readFileSync } from 'node:fs';
import { messageOf, UserError } from '../core/errors.js';
import { type Game, type State, TERMINAL } from '../core/game.js';
import { parseOptions } from '../core/options.js';
import { findGame } from '../pool/catalogue.js';
import { boundsAt, type Solution, type SolveSettings, solve } from '../search/solve/solve.js';
import { type TableHead, writeTable } from '../search/solve/table-file.js';
import { tableOf } from '../search/solve/table-of.js';
import { oneText, settingsOf, texts, wholeNumberOr } from './arguments.js';
import { defineCommand } from './command.js';
import { note, print } from './console.js';
import { DONE, FAILED } from './exit-codes.js';
import { grouped } from './progress.js';
import { type Move, movesOf } from './solve-moves.js';
import { roomFor } from './solve-room.js';
import { textTable } from './text-table.js';
import { checkSaving, saveWhole } from './whole-file.js';

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

const shown = (value: number): string => value.toFixed(8);

const tableOfMoves = (moves: readonly Move[]): string => {
  const rows = moves.map(({ move, probability, low, high }) => [
    ...[move, probability?.toFixed(4) ?? '', shown(low), shown(high)],
  ]);
  return textTable(['move', 'chance', 'low', 'high'], rows);
};

/** By seat, from the value to the first. */
const valuesOf = ({ info }: Game, value: number): number[] => {
  const { cooperative, minReturn, maxReturn, seats } = info;
  const other = minReturn + maxReturn - value;
  return Array.from({ length: seats }, (_, seat) => (cooperative || seat === 0 ? value : other));
};

const progress = (): Pick<SolveSettings, 'onProgress' | 'onIteration'> => {
  const tell = every(2000);
  return {
    onProgress: (done, known) => tell(() => `positions: ${grouped(done)} of ${grouped(known)} known so far looked at`),
    onIteration: (iterations, gap) =>
      tell(() =>
        gap === undefined
          ? `iteration ${iterations}: the bounds from below rise`
          : `iteration ${iterations}: every value within ${gap.toExponential(1)}`,
      ),
  };
};

const saveSolution = (file: string, game: Game, solution: Solution, head: Omit<TableHead, 'choices'>): void => {
  if (solution.endless > 0 && !game.info.cooperative) {
    throw new UserError(
      `Nothing was saved to ${file}: seats against each other can play on for ever here, and by a table they might.`,
    );
  }
  note('Solved; working out how to play.');
  const table = tableOf(game, solution, head);
  const bytes = writeTable(table);
  saveWhole('table', file, bytes);
  note(`Saved to ${file}: ${grouped(table.head.choices)} positions with a choice, ${grouped(bytes.length / 1000)} kB.`);
};

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
      .option('save', oneText('save', 'a file to save how to play to, for the agent optimal'))
      .example('$0 solve zombie-kidz', 'how often do two heroes win who never err?')
      .example('$0 solve zombie-kidz --set zombies=6 --set side=day', 'and with other options')
      .example('$0 solve zombie-kidz --set zombies=6 --save kidz-6.table', 'keep how to play, and …')
      .example(
        '$0 sim zombie-kidz --set zombies=6 --agents optimal:table=kidz-6.table',
        '… play by it: in sim, run, play, check',
      )
      .example('$0 solve zombie-kidz --position my-position.json --moves', 'what is each move worth there?')
      .example('$0 solve zombies-vs-wrestlers --set dice=1', 'who wins with one die a side?'),
  work: async ({ game: id, set, position, moves, tolerance, limit, save, json }) => {
    const { definition } = await findGame(id);
    const { options: given, sweep } = settingsOf(definition.options, set);
    const [swept] = Object.keys(sweep);
    if (swept) throw new UserError(`--set ${swept}: solved is one value of each option at a time.`);
    const options = parseOptions(definition.options, given, `game ${definition.id}`);
    const game = definition.create(options);
    const root = rootOf(game, position);
    const width = positive(tolerance);
    if (save !== undefined) checkSaving('table', save);
    const most = roomFor(game, root, limit, json ? () => {} : note);
    const solution = solve(game, [root], { limit: most, tolerance: width, maxIterations: 1_000_000, ...progress() });
    const [low, high] = boundsAt(game, solution, root) as readonly [number, number];
    const met = solution.bounds.gap <= width;
    const states = solution.explored.keys.size;
    const { iterations } = solution.bounds;
    const values = valuesOf(game, (low + high) / 2);
    const found = moves ? movesOf(game, solution, root) : undefined;
    if (json) print(JSON.stringify({ value: values, low, high, states, iterations, moves: found }, null, 2));
    else {
      print(`value ${values.map(shown).join(' to ')}: proved to lie from ${shown(low)} to ${shown(high)}`);
      print(`${grouped(states)} positions, ${iterations} iterations; the limit of turns is left out`);
      if (found) print(tableOfMoves(found));
    }
    if (!met) note('The bounds did not meet: seats against each other can play on for ever here.');
    if (save !== undefined) {
      saveSolution(save, game, solution, {
        ...{
          game: game.info.id,
          version: game.info.version,
          options,
          from: position === undefined ? 'start' : 'position',
        },
        ...{ tolerance: width, positions: states, iterations, low, high },
      });
    }
    return met ? DONE : FAILED;
  },
});
