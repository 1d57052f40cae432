import { describeCell, type Plan } from '../experiment/plan.js';
import { type CellEstimate, tryPlan } from '../experiment/trial.js';
import { defaultWorkers } from '../pool/work-pool.js';
import { headOf } from '../report/tables.js';
import { patienceOption, wholeNumber, workersLimits } from './arguments.js';
import { defineCommand } from './command.js';
import { note, print } from './console.js';
import { DONE } from './exit-codes.js';
import { planOf, withExperimentArguments } from './experiment-arguments.js';
import { counted, duration, grouped } from './progress.js';
import { textTable } from './text-table.js';

const MEGABYTE = 2 ** 20;
const PROGRESS_MILLISECONDS = 5000;

/** What one game takes. */
const short = (seconds: number): string =>
  seconds < 1 ? `${Number((1000 * seconds).toPrecision(3))} ms` : duration(seconds);

const tableOf = ({ settings, factors }: Plan, estimates: readonly CellEstimate[]): string => {
  const varied = [...(typeof settings.game === 'string' ? [] : ['game']), ...factors];
  const rows = estimates.map(({ cell, games, seconds }) => [
    cell.id,
    ...varied.map((name) => cell.factors[name]),
    cell.lineUp,
    grouped(games),
    short(seconds / games),
    seconds < 0.05 ? '< 0.1 s' : duration(seconds),
  ]);
  return textTable(['cell', ...varied, 'lineup', 'games', 'a game', 'core time'], rows);
};

/** Tries each cell, and says now and then which is under way: one that takes long is worth knowing. */
const tryAloud = async (plan: Plan, patience: number): Promise<CellEstimate[]> => {
  let underWay = '';
  const timer = setInterval(() => note(underWay), PROGRESS_MILLISECONDS);
  try {
    return await tryPlan(plan, patience, (cell, index, of) => {
      underWay = `${index} of ${of} cells tried; under way: ${describeCell(cell)}`;
    });
  } finally {
    clearInterval(timer);
  }
};

export const planCommand = defineCommand({
  builder: (argv) =>
    withExperimentArguments(argv)
      .option('workers', wholeNumber('workers', 'worker threads to reckon with', workersLimits))
      .option('patience', patienceOption)
      .option('json', { describe: 'print as JSON', type: 'boolean', default: false })
      .example('$0 plan zvw-who-starts', 'what the whole experiment would take')
      .example('$0 plan zvw-who-starts --games 100000', 'and with more games'),
  work: async (args) => {
    const { plan } = await planOf(args);
    const { workers = defaultWorkers(), patience } = args;
    if (!args.json) note(`${plan.settings.title}\nTrying each cell for a moment; nothing of it is kept.`);
    const estimates = await (args.json ? tryPlan(plan, patience) : tryAloud(plan, patience));
    const games = plan.cells.reduce((sum, cell) => sum + cell.games, 0);
    const seconds = estimates.reduce((sum, estimate) => sum + estimate.seconds, 0);
    const memory = Math.max(...estimates.map((estimate) => estimate.memory));
    if (args.json) {
      const cells = estimates.map(({ cell, games: all, seconds: time, memory: held }) => ({
        ...headOf(plan, cell),
        ...{ blocks: (cell.blocks * all) / cell.games, games: all, core_seconds: time, worker_bytes: held },
      }));
      print(JSON.stringify({ cells, games, core_seconds: seconds, workers, seconds: seconds / workers }, null, 2));
      return DONE;
    }
    print(tableOf(plan, estimates));
    const { content } = plan.settings;
    if (content)
      print(`\nEach row stands for ${content.plausible + 1} worlds; the one of the assumed values was tried.`);
    print(
      `\n${counted(plan.cells.length, 'cell')}, ${counted(games, 'game')}: about ${duration(seconds)} of core time, ` +
        `${duration(seconds / workers)} on ${counted(workers, 'worker')}, ${grouped(memory / MEGABYTE)} MB a worker.`,
    );
    return DONE;
  },
});
