import { join } from 'node:path';
import { describeCell, digest, type Plan } from '../experiment/plan.js';
import { type CellResult, Interrupted, playPlan } from '../experiment/play-plan.js';
import { defaultWorkers } from '../pool/work-pool.js';
import { ResultsFolder } from '../report/results-folder.js';
import type { Row, Table } from '../report/table.js';
import { plain } from '../report/table.js';
import { factorColumn, type Tables, tablesOf } from '../report/tables.js';
import { note, print } from './console.js';
import { DONE, INTERRUPTED } from './exit-codes.js';
import { duration, grouped, ProgressDisplay } from './progress.js';
import { textTable, wrap } from './text-table.js';

export interface RunSettings {
  readonly out: string;
  readonly workers: number | undefined;
  readonly taskBlocks: number | undefined;
  readonly gamesCsv: boolean;
  readonly json: boolean;
  /** What distinguishes this run from the plain one of its name, if anything does: it gets a folder of its own. */
  readonly variant: unknown;
}

const percent = (rate: unknown): string =>
  typeof rate === 'number' && !Number.isNaN(rate) ? `${(100 * rate).toFixed(2)} %` : '';

/** The report as it is shown on a terminal: only the columns that tell the cells apart, rates in percent. */
const screenTable = (plan: Plan, { rows }: Table): string => {
  const factors = plan.factors.map(factorColumn);
  const hasTarget = plan.settings.target !== undefined;
  const head = [
    ...factors,
    'lineup',
    'games',
    'rate',
    'low',
    'high',
    ...(hasTarget ? ['verdict'] : []),
    'capped',
    'turns',
  ];
  const line = (row: Row): string[] => [
    ...factors.map((name) => String(row[name])),
    String(row.lineup),
    grouped(Number(row.games)),
    ...[row.rate, row.low, row.high].map(percent),
    ...(hasTarget ? [String(row.verdict)] : []),
    String(row.capped),
    Number(row.mean_turns).toFixed(1),
  ];
  return textTable(head, rows.map(line));
};

const jsonOf = (tables: Tables): string => {
  const values = Object.entries(tables).map(([name, { columns, rows }]: [string, Table]) => [
    name,
    rows.map((row) => Object.fromEntries(columns.map((column) => [column, jsonValue(row[column])]))),
  ]);
  return JSON.stringify(Object.fromEntries(values), null, 2);
};

/** Rounded as in the CSV files. */
const jsonValue = (value: Row[string]): string | number | null => {
  if (typeof value !== 'number') return value ?? null;
  return plain(value) === '' ? null : Number(plain(value));
};

/** On Ctrl-C, stops the work; the second time Node's own way, at once. */
const interruptible = async <T>(work: (signal: AbortSignal) => Promise<T>): Promise<T> => {
  const controller = new AbortController();
  const stop = (): void => controller.abort();
  process.once('SIGINT', stop);
  process.once('SIGTERM', stop);
  try {
    return await work(controller.signal);
  } finally {
    process.off('SIGINT', stop);
    process.off('SIGTERM', stop);
  }
};

const counted = (count: number, what: string): string => `${grouped(count)} ${what}${count === 1 ? '' : 's'}`;

const announce = (plan: Plan, workers: number): void => {
  const games = plan.cells.reduce((sum, cell) => sum + cell.games, 0);
  note(plan.settings.title);
  if (plan.settings.question) note(wrap(plan.settings.question, 2));
  const counts = [counted(plan.cells.length, 'cell'), counted(games, 'game'), `seed ${plan.settings.seed}`];
  note([...counts, counted(workers, 'worker')].join(', '));
};

const show = (plan: Plan, tables: Tables, results: readonly CellResult[]): void => {
  const { confidence } = plan.settings;
  const outcomes = [...new Set(plan.cells.map(({ work }) => work.outcome))].join(', ');
  print(`rate: ${outcomes}; low to high: ${plain(100 * confidence)} % interval of each cell by itself`);
  print(screenTable(plan, tables.report));
  for (const { cell, tally } of results) {
    const capped = cell.game.info.endReasons.indexOf('capped');
    if (capped < 0 || tally.ends[capped] <= tally.games / 100) continue;
    note(`Warning: ${describeCell(cell)}: more than 1 % of the games ran into the limit of turns.`);
  }
};

/** Plays a plan, writes its tables, shows them, and names the files last. Returns the exit code. */
export const playAndReport = async (plan: Plan, settings: RunSettings): Promise<number> => {
  const { out, taskBlocks, gamesCsv, json, variant, workers = defaultWorkers() } = settings;
  const name = variant === undefined ? plan.name : `${plan.name}@${digest(variant, 8)}`;
  const folder = new ResultsFolder(join(out, name), plan);
  const display = new ProgressDisplay(plan.cells.reduce((sum, cell) => sum + cell.games, 0));
  const start = performance.now();
  try {
    const results = await interruptible((signal) => {
      if (!json) announce(plan, workers);
      display.start();
      return playPlan(plan, {
        ...{ workers, taskBlocks, signal },
        onProgress: (progress) => display.update(progress),
        ...(gamesCsv ? { onRows: (cell, rows) => folder.addGames(cell, rows) } : {}),
      });
    });
    display.stop();
    const elapsed = (performance.now() - start) / 1000;
    const tables = tablesOf(plan, results);
    const files = folder.write(tables, results, workers, elapsed);
    if (json) print(jsonOf(tables));
    else {
      show(plan, tables, results);
      const games = results.reduce((sum, { tally }) => sum + tally.games, 0);
      print(`\n${counted(games, 'game')} in ${duration(elapsed)}, ${grouped(games / elapsed)} a second. Written to:`);
      for (const file of files) print(`  ${file}`);
    }
    return DONE;
  } catch (error) {
    display.stop();
    folder.discard();
    if (!(error instanceof Interrupted)) throw error;
    note('Interrupted. Nothing was written; earlier results are as they were. The same command starts again.');
    return INTERRUPTED;
  }
};
