import { appendFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { cellKey } from '../experiment/cell-key.js';
import { Journal } from '../experiment/journal.js';
import { type Cell, describeCell, type Plan } from '../experiment/plan.js';
import { planData } from '../experiment/plan-data.js';
import type { CellResult } from '../experiment/play-plan.js';
import { packageVersion } from '../pool/package-files.js';
import { csvOf } from './csv.js';
import { gameColumns, gameRows } from './game-rows.js';
import { OutputFolder } from './output-folder.js';
import { plain } from './table.js';
import type { Tables } from './tables.js';

/** Files that only some runs write. */
const NOT_ALWAYS = ['games.csv', 'plausible.csv', 'deciders.csv', 'worlds.csv', 'restrictions.csv'];

/** The folder of one experiment's results. Journals grow in it while it plays. */
export class ResultsFolder extends OutputFolder {
  private readonly journals = new Map<string, Journal>();
  private gamesFile: string | undefined;

  /** @throws UserError if it can't be written to, or another run is writing to it */
  constructor(
    path: string,
    private readonly plan: Plan,
  ) {
    super(path);
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
    const texts = new Map<string, string>();
    texts.set('plan.json', `${JSON.stringify(planData(this.plan, packageVersion()), null, 2)}\n`);
    for (const [name, table] of Object.entries(tables)) texts.set(`${name}.csv`, csvOf(table));
    texts.set('timing.json', timingOf(results, workers, elapsed));
    const files = this.replaceAll(texts);
    // Of an earlier run they would contradict the rest.
    const absent = NOT_ALWAYS.filter((name) => !files.includes(join(this.path, name)));
    for (const name of absent) this.guard(() => rmSync(join(this.path, name), { force: true }));
    this.gamesFile = undefined;
    return files;
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
