import { join } from 'node:path';
import { gapsOf } from '../experiment/cell-run.js';
import { type Contrast, contrastsOf } from '../experiment/contrasts.js';
import type { Journal } from '../experiment/journal.js';
import { type Cell, describeCell, digest, type Plan } from '../experiment/plan.js';
import { type CellResult, Interrupted, type Progress, playPlan } from '../experiment/play-plan.js';
import { replayRows } from '../experiment/replay-rows.js';
import { defaultWorkers } from '../pool/work-pool.js';
import { plausibleTables } from '../report/plausible-tables.js';
import { ResultsFolder } from '../report/results-folder.js';
import { plain, type Table } from '../report/table.js';
import { type Tables, tablesOf } from '../report/tables.js';
import { thisCommandLine } from './command-line.js';
import { note, print } from './console.js';
import { DONE, INTERRUPTED } from './exit-codes.js';
import { interruptible } from './interruptible.js';
import { plausibleOnScreen } from './plausible-screen.js';
import { counted, duration, grouped, ProgressDisplay } from './progress.js';
import { contrastsOnScreen, flagsOnScreen, reportOnScreen, rolesOnScreen } from './screen-tables.js';
import { tablesJson } from './tables-json.js';
import { wrap } from './text-table.js';

/** A table of a command's own: its file, and how it is shown in place of the usual tables. */
interface Special {
  readonly name: 'restrictions';
  readonly table: (plan: Plan, results: readonly CellResult[], contrasts: readonly Contrast[]) => Table;
  readonly onScreen: (table: Table) => string;
}

export interface RunSettings {
  readonly out: string;
  readonly workers: number | undefined;
  readonly taskBlocks: number | undefined;
  readonly gamesCsv: boolean;
  readonly json: boolean;
  /** Seconds after which a game that goes on is taken for one without end. */
  readonly patience: number;
  /** What distinguishes this run from the plain one of its name, if anything does: it gets a folder of its own. */
  readonly variant: unknown;
  readonly special?: Special;
}

const announce = (plan: Plan, workers: number): void => {
  const games = plan.cells.reduce((sum, cell) => sum + cell.games, 0);
  note(plan.settings.title);
  if (plan.settings.question) note(wrap(plan.settings.question, 2));
  const { content } = plan.settings;
  const counts = [
    ...(content ? [counted(content.plausible + 1, 'world')] : []),
    counted(plan.cells.length, 'cell'),
    counted(games, 'game'),
    `seed ${plan.settings.seed}`,
  ];
  note([...counts, counted(workers, 'worker')].join(', '));
};

/** The tables as they are shown. Of worlds there are too many cells to show each. */
const shown = (plan: Plan, tables: Tables, special: Special | undefined): string[] => {
  if (special) return [special.onScreen(tables[special.name]!)];
  if (plan.settings.content) return [plausibleOnScreen(plan, tables)];
  return [
    reportOnScreen(plan, tables.report),
    rolesOnScreen(plan, tables),
    flagsOnScreen(plan, tables),
    contrastsOnScreen(plan, tables.contrasts),
  ];
};

const show = (plan: Plan, tables: Tables, results: readonly CellResult[], special: Special | undefined): void => {
  const { confidence } = plan.settings;
  const outcomes = [...new Set(plan.cells.map(({ work }) => work.outcome))].join(', ');
  const intervals = `${plain(100 * confidence)} % interval of each ${plan.settings.content ? 'share' : 'cell'} by itself`;
  if (!special) print(`rate: ${outcomes}; ${plan.settings.content ? 'in brackets' : 'low to high'}: ${intervals}`);
  for (const text of shown(plan, tables, special)) if (text !== '') print(text);
  for (const { cell, tally } of results) {
    const capped = cell.game.info.endReasons.indexOf('capped');
    if (capped < 0 || tally.ends[capped] <= tally.games / 100) continue;
    note(`Warning: ${describeCell(cell)}: more than 1 % of the games ran into the limit of turns.`);
  }
};

/** Says what of the journals can't be used. */
const warnOfJournals = (plan: Plan, folder: ResultsFolder): void => {
  for (const cell of plan.cells) {
    const journal = folder.journalOf(cell);
    const { stale, damaged } = journal.state;
    if (stale)
      note(`${describeCell(cell)}: rules, agents, code or engine have changed since; its games are played anew.`);
    if (damaged > 0 && gapsOf(journal.ranges, cell.blocks).length > 0)
      note(`${describeCell(cell)}: its journal is damaged, or was cut short; what is lost is played again.`);
  }
};

/** Plays what is missing, and returns all tables. */
const playAll = async (
  plan: Plan,
  folder: ResultsFolder,
  { taskBlocks, patience, gamesCsv, special }: RunSettings,
  workers: number,
  signal: AbortSignal,
) => {
  const journalOf = (cell: Cell): Journal => folder.journalOf(cell);
  const display = new ProgressDisplay(plan.cells.reduce((sum, cell) => sum + cell.games, 0));
  try {
    display.start();
    const onProgress = (progress: Progress): void => display.update(progress);
    const results = await playPlan(plan, { workers, taskBlocks, patience, signal, journalOf, onProgress });
    display.stop();
    if (gamesCsv) {
      note('Playing again for games.csv, checked against the journals.');
      const addGames = (cell: Cell, rows: Int32Array): void => folder.addGames(cell, rows);
      await replayRows(plan.cells, { workers, patience, signal }, journalOf, addGames);
    }
    const contrasts = contrastsOf(plan, journalOf);
    const tables = tablesOf(plan, results, contrasts);
    const own = special ? { [special.name]: special.table(plan, results, contrasts) } : {};
    return { results, tables: { ...tables, ...plausibleTables(plan, tables), ...own } };
  } finally {
    display.stop();
  }
};

const summaryLine = (results: readonly CellResult[], elapsed: number): string => {
  const games = results.reduce((sum, { tally }) => sum + tally.games, 0);
  const reused = results.reduce((sum, { cell, reused: blocks }) => sum + blocks * cell.work.rotations.length, 0);
  const played = games - reused;
  if (played === 0) return `${counted(games, 'game')}, all finished before. Written to:`;
  const before = reused > 0 ? `, ${grouped(reused)} finished before` : '';
  return `${counted(played, 'game')} in ${duration(elapsed)}, ${grouped(played / elapsed)} a second${before}. Written to:`;
};

/** Plays a plan, writes its tables, shows them, and names the files last. Returns the exit code. */
export const playAndReport = async (plan: Plan, settings: RunSettings): Promise<number> => {
  const { out, json, variant, workers = defaultWorkers() } = settings;
  const name = variant === undefined ? plan.name : `${plan.name}@${digest(variant, 8)}`;
  const folder = new ResultsFolder(join(out, name), plan);
  const start = performance.now();
  try {
    const { results, tables } = await interruptible((signal) => {
      if (!json) announce(plan, workers);
      warnOfJournals(plan, folder);
      return playAll(plan, folder, settings, workers, signal);
    }, 'nothing that is finished is lost');
    const elapsed = (performance.now() - start) / 1000;
    const files = folder.write(tables, results, workers, elapsed);
    if (json) print(tablesJson(tables));
    else {
      show(plan, tables, results, settings.special);
      print(`\n${summaryLine(results, elapsed)}`);
      for (const file of files) print(`  ${file}`);
    }
    return DONE;
  } catch (error) {
    if (error instanceof Interrupted) {
      note(`Interrupted. What is finished is kept; go on with:\n  ${thisCommandLine()}`);
      return INTERRUPTED;
    }
    throw error;
  } finally {
    folder.close();
  }
};
