import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { Worker } from 'node:worker_threads';
import { median } from 'simple-statistics';
import { messageOf, UserError } from '../core/errors.js';
import type { GameDefinition } from '../core/game.js';
import { parseExperiment } from '../experiment/experiment.js';
import { planExperiment } from '../experiment/plan.js';
import { Interrupted, type Progress, playPlan } from '../experiment/play-plan.js';
import { type Found, findGame } from '../pool/catalogue.js';
import { inlineMore } from '../pool/engine.js';
import { builtFile } from '../pool/package-files.js';
import { defaultWorkers } from '../pool/work-pool.js';
import { games } from '../registry.js';
import { oneText, wholeNumber, wholeNumberOr, workersLimits } from './arguments.js';
import type { BenchFigures, BenchOrder } from './bench-worker.js';
import { defineCommand } from './command.js';
import { note, print } from './console.js';
import { DONE } from './exit-codes.js';
import { grouped } from './progress.js';
import { textTable } from './text-table.js';

/** One figure: what is measured, in what unit, and how it stands to another measured beside it. */
interface Figure {
  readonly game: string;
  readonly measure: string;
  readonly unit: string;
  readonly value: number;
  /** To the native program, or of all workers to one, in the same round; the median over the rounds. */
  readonly ratio?: number;
}

type Native = (mode: 'playouts' | 'mcts', game: string, seconds: number) => Promise<number>;

const inFreshWorker = (order: BenchOrder): Promise<BenchFigures> =>
  new Promise((resolve, reject) => {
    inlineMore();
    const worker = new Worker(builtFile('src/cli/bench-worker.js'), { workerData: order });
    worker.once('message', resolve);
    worker.once('error', reject);
  });

const NATIVE_FIGURE = { playouts: 'decisions_per_s', mcts: 'iterations_per_s' } as const;

/** A program that prints a line of JSON for each game: `FILE playouts SECONDS`, `FILE mcts SECONDS`. */
const nativeProgram =
  (file: string): Native =>
  async (mode, game, seconds) => {
    try {
      const { stdout } = await promisify(execFile)(file, [mode, String(seconds)]);
      const lines = stdout
        .trim()
        .split('\n')
        .map((line) => JSON.parse(line) as Record<string, unknown>);
      const line = lines.find((each) => each.game === game);
      return Number(line?.[NATIVE_FIGURE[mode]] ?? Number.NaN);
    } catch (error) {
      throw new UserError(`The native program ${file} can't be run: ${messageOf(error)}`);
    }
  };

const MEASURES = [
  { measure: 'random play, actions listed', order: { measure: 'listing', iterations: 0 }, mode: 'playouts' },
  { measure: 'random play, actions sampled', order: { measure: 'sampling', iterations: 0 }, mode: 'playouts' },
  { measure: 'mcts, 400 iterations', order: { measure: 'search', iterations: 400 }, mode: 'mcts' },
  { measure: 'mcts, 5,000 iterations', order: { measure: 'search', iterations: 5000 }, mode: 'mcts' },
] as const;

interface Setting {
  readonly seconds: number;
  readonly rounds: number;
  readonly native: Native | undefined;
}

/** Ours and the native program in turn, so that both meet the same machine. */
const measureGame = async ({ ref, definition }: Found<GameDefinition>, setting: Setting): Promise<Figure[]> => {
  const { seconds, rounds, native } = setting;
  const figures: Figure[] = [];
  for (const { measure, order, mode } of MEASURES) {
    const ours: BenchFigures[] = [];
    const ratios: number[] = [];
    for (let round = 0; round < rounds; round++) {
      const found = await inFreshWorker({ game: ref, options: definition.options.parse({}), seconds, ...order });
      ours.push(found);
      if (native) ratios.push((found.decisions || found.iterations) / (await native(mode, definition.id, seconds)));
    }
    const ratio = native ? median(ratios) : undefined;
    const add = (unit: string, values: number[], of?: number): void => {
      if (values[0] > 0) figures.push({ game: definition.id, measure, unit, value: median(values), ratio: of });
    };
    add(
      'games/s',
      ours.map((each) => each.games),
    );
    add(
      'decisions/s',
      ours.map((each) => each.decisions),
      ratio,
    );
    add(
      'iterations/s',
      ours.map((each) => each.iterations),
      ratio,
    );
    note(`${definition.id}: ${measure}`);
  }
  return figures;
};

/** The most that an experiment may ask for: more than any machine plays in the time. */
const ENDLESS = 2e9;

/** Of the time, what passes before the counting begins: by then the workers have started and compiled what they run. */
const WARM_UP = 0.25;

/** Games a second of the whole workbench, from plan to tally, and the memory at the end to that after the warm-up. */
const runBatch = async (game: string, seconds: number, workers: number): Promise<{ rate: number; growth: number }> => {
  const plan = await planExperiment(
    'bench',
    parseExperiment({ title: 'bench', game, lineups: ['random'], games: ENDLESS }, 'bench'),
  );
  const stop = new AbortController();
  const look = (games: number) => ({ games, time: performance.now(), memory: process.memoryUsage().rss });
  const start = look(0);
  let [from, to] = [start, start];
  const onProgress = ({ games }: Progress): void => {
    to = look(games);
    const elapsed = (to.time - start.time) / 1000;
    if (elapsed < WARM_UP * seconds || from === start) from = to;
    else if (elapsed >= seconds) stop.abort();
  };
  try {
    await playPlan(plan, { workers, onProgress, signal: stop.signal });
  } catch (error) {
    if (!(error instanceof Interrupted)) throw error;
  }
  return { rate: ((to.games - from.games) / (to.time - from.time)) * 1000, growth: to.memory / from.memory };
};

const MILLION = 1e6;
/** Of a batch: time for some tasks of every worker. */
const LEAST_SECONDS = 5;

/** The whole way from plan to tally, with one worker and with all in turn. */
const measurePool = async (
  text: string,
  game: string,
  { seconds, rounds }: Setting,
  workers: number,
): Promise<Figure[]> => {
  const time = Math.max(LEAST_SECONDS, 5 * seconds);
  const one: number[] = [];
  const all: number[] = [];
  const growths: number[] = [];
  for (let round = 0; round < rounds; round++) {
    one.push((await runBatch(text, time, 1)).rate);
    const many = await runBatch(text, time, workers);
    all.push(many.rate);
    growths.push(many.growth);
  }
  note(`${game}: the whole workbench`);
  const measure = 'sim, random';
  return [
    { game, measure: `${measure}, 1 worker`, unit: 'games/s', value: median(one) },
    {
      ...{ game, measure: `${measure}, ${workers} workers`, unit: 'games/s', value: median(all) },
      ratio: median(all.map((value, i) => value / one[i])),
    },
    {
      ...{ game, measure: `${measure}, memory`, unit: 'MB', value: process.memoryUsage().rss / MILLION },
      ratio: median(growths),
    },
  ];
};

export const benchCommand = defineCommand({
  builder: (argv) =>
    argv
      .positional('game', {
        describe: 'a game, or the path of your own',
        type: 'string',
        defaultDescription: 'all',
      })
      .option('seconds', wholeNumberOr('seconds', 1, 'time for each measurement', { minimum: 1 }))
      .option('rounds', wholeNumberOr('rounds', 3, 'measurements of which the median is shown', { minimum: 1 }))
      .option('workers', wholeNumber('workers', 'workers to compare with one', workersLimits))
      .option(
        'native',
        oneText(
          'native',
          'a native program of the same games to compare with: FILE playouts|mcts SECONDS prints JSON lines',
        ),
      )
      .option('json', { describe: 'print the figures as JSON', type: 'boolean', default: false })
      .example('$0 bench', 'all games')
      .example('$0 bench zombies-vs-wrestlers --native ./limit --rounds 5', 'against the native program, in turn'),
  work: async ({ game, seconds, rounds, workers, native, json }) => {
    const setting = {
      seconds,
      rounds,
      native: native === undefined ? undefined : nativeProgram(native),
    };
    const figures: Figure[] = [];
    for (const text of game === undefined ? games.map((each) => each.id) : [game]) {
      const found = await findGame(text);
      figures.push(...(await measureGame(found, setting)));
      figures.push(...(await measurePool(text, found.definition.id, setting, workers ?? defaultWorkers())));
    }
    if (json) print(JSON.stringify(figures, null, 2));
    else {
      const rows = figures.map(({ game: id, measure, unit, value, ratio }) => [
        id,
        measure,
        grouped(value),
        unit,
        ratio?.toFixed(2) ?? '',
      ]);
      print(textTable(['game', 'measure', 'value', 'unit', 'ratio'], rows));
      print(
        'ratio: to the native program in the same round; of all workers to one; of memory at the end to that after the warm-up',
      );
    }
    return DONE;
  },
});
