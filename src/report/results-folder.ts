import {
  accessSync,
  appendFileSync,
  closeSync,
  constants,
  existsSync,
  mkdirSync,
  openSync,
  readdirSync,
  readSync,
  renameSync,
  rmdirSync,
  rmSync,
  statSync,
  writeFileSync,
  writeSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import { messageOf, UserError } from '../core/errors.js';
import { type Cell, type Plan, planData } from '../experiment/plan.js';
import type { CellResult } from '../experiment/play-plan.js';
import { packageVersion } from '../pool/package-files.js';
import { csvOf } from './csv.js';
import { gameColumns, gameRows } from './game-rows.js';
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

/**
 * The folder of one experiment's results. What is there is replaced only once everything new has been written, so a run
 * that fails leaves it as it was.
 */
export class ResultsFolder {
  private readonly parts = new Map<string, string>();
  private readonly replacements = new Set<string>();

  /** @throws UserError if it can't be written to */
  constructor(
    readonly path: string,
    private readonly plan: Plan,
  ) {
    checkWritable(path);
  }

  /** Takes the rows of some games of a cell, for `games.csv`. */
  addGames(cell: Cell, rows: Int32Array): void {
    this.guard(() => {
      mkdirSync(this.path, { recursive: true });
      const part = join(this.path, `games-${cell.id}.part`);
      if (!this.parts.has(cell.id)) writeFileSync(part, '');
      this.parts.set(cell.id, part);
      appendFileSync(part, csvOf({ columns: gameColumns(this.plan), rows: gameRows(this.plan, cell, rows) }, false));
    });
  }

  /** Writes everything and returns the paths of the CSV files. */
  write(tables: Tables, results: readonly CellResult[], workers: number, elapsed: number): string[] {
    return this.guard(() => {
      mkdirSync(this.path, { recursive: true });
      const texts = new Map<string, string>();
      texts.set('plan.json', `${JSON.stringify(planData(this.plan, packageVersion()), null, 2)}\n`);
      for (const [name, table] of Object.entries(tables)) texts.set(`${name}.csv`, csvOf(table));
      texts.set('timing.json', timingOf(results, workers, elapsed));
      for (const [name, text] of texts) writeFileSync(this.replacement(name), text);
      const names = [...texts.keys(), ...this.joinGames()];
      for (const name of names) renameSync(join(this.path, `${name}.new`), join(this.path, name));
      if (!names.includes('games.csv')) rmSync(join(this.path, 'games.csv'), { force: true });
      return names.filter((name) => name.endsWith('.csv')).map((name) => join(this.path, name));
    });
  }

  /** Drops what was written of a run that did not end. */
  discard(): void {
    for (const file of [...this.parts.values(), ...this.replacements]) rmSync(file, { force: true });
    if (existsSync(this.path) && readdirSync(this.path).length === 0) rmdirSync(this.path);
  }

  /** What will take the place of a file once all is written. */
  private replacement(name: string): string {
    const path = join(this.path, `${name}.new`);
    this.replacements.add(path);
    return path;
  }

  private joinGames(): string[] {
    if (this.parts.size === 0) return [];
    const file = this.replacement('games.csv');
    writeFileSync(file, csvOf({ columns: gameColumns(this.plan), rows: [] }));
    for (const { id } of this.plan.cells) {
      const part = this.parts.get(id);
      if (part === undefined) continue;
      appendFile(file, part);
      rmSync(part);
    }
    return ['games.csv'];
  }

  private guard<T>(write: () => T): T {
    try {
      return write();
    } catch (error) {
      throw new UserError(`Results can't be written to ${this.path}: ${messageOf(error)}`);
    }
  }
}

/** Piece by piece, since the games of a long run are more than memory holds. */
const appendFile = (file: string, part: string): void => {
  const [from, to] = [openSync(part, 'r'), openSync(file, 'a')];
  try {
    const piece = Buffer.alloc(1 << 20);
    for (let size = readSync(from, piece); size > 0; size = readSync(from, piece)) writeSync(to, piece, 0, size);
  } finally {
    closeSync(from);
    closeSync(to);
  }
};

/** The only file that differs between two runs of the same plan. */
const timingOf = (results: readonly CellResult[], workers: number, elapsed: number): string => {
  const cells = results.map(({ cell, tally, seconds }) => ({
    cell: cell.id,
    games: tally.games,
    core_seconds: Number(plain(seconds)),
    games_a_core_second: Math.round(tally.games / seconds),
  }));
  return `${JSON.stringify({ workers, seconds: Number(plain(elapsed)), cells }, null, 2)}\n`;
};
