import {
  accessSync,
  appendFileSync,
  constants,
  existsSync,
  readdirSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import { UserError } from '../core/errors.js';
import { cellKey } from '../experiment/cell-key.js';
import { Journal } from '../experiment/journal.js';
import { type Cell, describeCell, type Plan } from '../experiment/plan.js';
import { planData } from '../experiment/plan-data.js';
import type { CellResult } from '../experiment/play-plan.js';
import { writingTo } from '../experiment/writing-to.js';
import { packageVersion } from '../pool/package-files.js';
import { csvOf } from './csv.js';
import { gameColumns, gameRows } from './game-rows.js';
import { lock } from './lock.js';
import { plain } from './table.js';
import type { Tables } from './tables.js';

/** The nearest folder above a path that exists. */
const existingParent = (path: string): string => {
  let parent = path;
  while (!existsSync(parent)) parent = dirname(parent);
  return parent;
};

/** Says so, before anything is played, if results could not be written. Creates nothing. */
const checkWritable = (folder: string): void => {
  const parent = existingParent(folder);
  if (!statSync(parent).isDirectory()) {
    throw new UserError(
      `Results can't be written to ${folder}: ${parent} is a file, not a folder. Choose another with --out.`,
    );
  }
  try {
    accessSync(parent, constants.W_OK | constants.X_OK);
  } catch {
    throw new UserError(
      `Results can't be written to ${folder}: no right to write in ${parent}. Choose another with --out.`,
    );
  }
};

/** What the names of files end in that are not all written yet. */
const NEW = '.new';

/**
 * The folder of one experiment's results. Journals grow in it while it plays; the files that people read are replaced only
 * once everything new has been written, so a run that fails leaves them as they were.
 */
export class ResultsFolder {
  private readonly journals = new Map<string, Journal>();
  private readonly unlock: () => void;
  private readonly replacements = new Set<string>();
  private gamesFile: string | undefined;

  /** @throws UserError if it can't be written to, or another run is writing to it */
  constructor(
    readonly path: string,
    private readonly plan: Plan,
  ) {
    checkWritable(path);
    this.unlock = this.guard(() => lock(join(path, 'lock')));
    process.once('exit', this.close);
    this.guard(() => this.removeHalfWritten());
  }

  /** The journal of a cell, opened when it is first asked for. */
  journalOf(cell: Cell): Journal {
    let journal = this.journals.get(cell.id);
    if (!journal) {
      const head = { key: cellKey(cell.work, cell.game.info.version), gamesPerBlock: cell.work.rotations.length };
      const path = join(this.path, 'journal', `${cell.id}.jsonl`);
      journal = Journal.open(path, { ...head, cell: describeCell(cell) });
      this.journals.set(cell.id, journal);
    }
    return journal;
  }

  /** Takes the rows of some games, cell by cell in order, for `games.csv`. */
  addGames(cell: Cell, rows: Int32Array): void {
    this.guard(() => {
      if (this.gamesFile === undefined) {
        this.gamesFile = this.replacement('games.csv');
        writeFileSync(this.gamesFile, csvOf({ columns: gameColumns(this.plan), rows: [] }));
      }
      const table = { columns: gameColumns(this.plan), rows: gameRows(this.plan, cell, rows) };
      appendFileSync(this.gamesFile, csvOf(table, false));
    });
  }

  /** Writes everything and returns the paths of the CSV files. */
  write(tables: Tables, results: readonly CellResult[], workers: number, elapsed: number): string[] {
    return this.guard(() => {
      const texts = new Map<string, string>();
      texts.set('plan.json', `${JSON.stringify(planData(this.plan, packageVersion()), null, 2)}\n`);
      for (const [name, table] of Object.entries(tables)) texts.set(`${name}.csv`, csvOf(table));
      texts.set('timing.json', timingOf(results, workers, elapsed));
      for (const [name, text] of texts) writeFileSync(this.replacement(name), text);
      const names = [...texts.keys(), ...(this.gamesFile === undefined ? [] : ['games.csv'])];
      for (const name of names) renameSync(this.replacement(name), join(this.path, name));
      this.replacements.clear();
      // Of an earlier run with other games it would contradict the rest.
      if (this.gamesFile === undefined) rmSync(join(this.path, 'games.csv'), { force: true });
      this.gamesFile = undefined;
      return names.filter((name) => name.endsWith('.csv')).map((name) => join(this.path, name));
    });
  }

  /** Lets the folder go; what was written of a run that did not end is dropped but for the journals. */
  readonly close = (): void => {
    process.off('exit', this.close);
    for (const file of this.replacements) rmSync(file, { force: true });
    this.unlock();
  };

  /** Of a run that was killed. */
  private removeHalfWritten(): void {
    for (const name of readdirSync(this.path))
      if (name.endsWith(NEW)) rmSync(join(this.path, name), { recursive: true, force: true });
  }

  /** What will take the place of a file once all is written. */
  private replacement(name: string): string {
    const path = join(this.path, `${name}${NEW}`);
    this.replacements.add(path);
    return path;
  }

  private guard<T>(write: () => T): T {
    return writingTo(this.path, write);
  }
}

/** The only file that differs between two runs of the same plan. */
const timingOf = (results: readonly CellResult[], workers: number, elapsed: number): string => {
  const cells = results.map(({ cell, tally, seconds, reused }) => ({
    cell: cell.id,
    games: tally.games,
    reused_blocks: reused,
    core_seconds: Number(plain(seconds)),
    games_a_core_second: Math.round(tally.games / seconds),
  }));
  return `${JSON.stringify({ workers, seconds: Number(plain(elapsed)), cells }, null, 2)}\n`;
};
