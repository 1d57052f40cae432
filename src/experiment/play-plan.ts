import { setImmediate } from 'node:timers/promises';
import type { TaskResult } from '../pool/work.js';
import { defaultWorkers, WorkPool } from '../pool/work-pool.js';
import type { Tally } from '../stats/tally.js';
import { CellRun, type Range } from './cell-run.js';
import type { Journal } from './journal.js';
import { byGame, type Cell, type Plan } from './plan.js';
import { playTask } from './play-task.js';

/** Raised by {@link playPlan} when its signal is given; what was finished is in the journals. */
export class Interrupted extends Error {
  override name = 'Interrupted';
}

export interface Progress {
  /** Of the games of all cells, those counted, what the journals held included. */
  readonly games: number;
  readonly totalGames: number;
  /** Games played since the start. */
  readonly played: number;
  /** Since the start, in seconds. */
  readonly elapsed: number;
  /** What is left by the cost of each cell's blocks so far, in seconds: of one core, and on all workers. */
  readonly core: number;
  readonly remaining: number;
  /** Whether every cell has had its trial, so that what is left is more than a guess. */
  readonly tried: boolean;
  /** The cell a task of which just came back. */
  readonly cell: Cell;
}

export interface PlayOptions {
  readonly workers?: number;
  /** Blocks a task; by default as many as take about half a second. */
  readonly taskBlocks?: number;
  /** Stops when it is given: tasks under way are finished, no new ones are begun. */
  readonly signal?: AbortSignal;
  /** Seconds after which a game that goes on is taken for one without end. */
  readonly patience?: number;
  readonly onProgress?: (progress: Progress) => void;
  /** The journal of a cell: what it holds is not played again, what is played goes there. */
  readonly journalOf?: (cell: Cell) => Journal;
}

/** A cell and the count of its games. */
export interface CellResult {
  readonly cell: Cell;
  readonly tally: Tally;
  /** What its games took on all workers together, in seconds. */
  readonly seconds: number;
  /** Of its blocks, those that were in the journal. */
  readonly reused: number;
}

/** Of one core, in seconds; NaN before a block of every cell is back. */
const coreSecondsLeft = (runs: readonly CellRun[]): number => {
  const left = runs.filter(({ done, cell }) => done < cell.blocks);
  return left.reduce((sum, run) => sum + (run.cell.blocks - run.done) * run.perBlock, 0) / 1000;
};

/** One pool's worth of cells: all of one game. */
class Crew {
  private readonly pool: WorkPool;
  private readonly underWay = new Set<Promise<void>>();
  private readonly failures: unknown[] = [];
  /** What a block of a line-up took of late, in milliseconds: other options change that by far less than other agents. */
  private readonly costs = new Map<string, number>();

  constructor(
    private readonly runs: readonly CellRun[],
    private readonly workers: number,
    private readonly options: PlayOptions,
    private readonly onTask: (run: CellRun, result: TaskResult) => void,
  ) {
    const blocks = runs.reduce((sum, { waiting }) => sum + waiting, 0);
    this.pool = new WorkPool(Math.min(workers, blocks));
  }

  /** Plays all there is to play. */
  async work(): Promise<void> {
    const { signal, taskBlocks } = this.options;
    try {
      while (this.failures.length === 0) {
        const run = !signal?.aborted && this.underWay.size < this.pool.capacity ? this.next() : undefined;
        if (run) this.start(run, run.handOut(this.workers, taskBlocks, this.costs.get(run.cell.lineUp) ?? Number.NaN));
        else if (this.underWay.size > 0) {
          await Promise.race(this.underWay);
          // Results that wait are handed over without a look at anything else; this lets signals and output have their turn.
          await setImmediate();
        } else break;
      }
      if (this.failures.length > 0) throw this.failures[0];
    } finally {
      await this.pool.close();
    }
    if (signal?.aborted && this.runs.some(({ waiting }) => waiting > 0)) throw new Interrupted('interrupted');
  }

  /** First a trial of every cell, so that the time left can be told, then cell by cell. */
  private next(): CellRun | undefined {
    return this.runs.find(({ canTry }) => canTry) ?? this.runs.find(({ waiting }) => waiting > 0);
  }

  private start(run: CellRun, range: Range): void {
    const task = this.play(run, range)
      .catch((error: unknown) => {
        // Kept, since two tasks can end in the same moment and a race tells of one.
        this.failures.push(error);
      })
      .finally(() => this.underWay.delete(task));
    this.underWay.add(task);
  }

  private async play(run: CellRun, range: Range): Promise<void> {
    const result = await playTask(this.pool, run.cell, range, { patience: this.options.patience });
    run.take(result);
    this.costs.set(run.cell.lineUp, run.perBlock);
    this.onTask(run, result);
  }
}

/**
 * Plays all cells of a plan on pools of workers, one pool a game. The tallies depend on nothing but the plan: not on the
 * number of workers, nor the size of tasks, nor the order in which they end, nor what was in the journals before.
 *
 * @throws Interrupted if the signal is given; GameFault if a game can't be finished
 */
export const playPlan = async (plan: Plan, options: PlayOptions = {}): Promise<CellResult[]> => {
  const { workers = defaultWorkers(), journalOf, onProgress } = options;
  const runs = plan.cells.map((cell) => new CellRun(cell, journalOf?.(cell)));
  const gamesOf = (run: CellRun): number => run.done * run.cell.work.rotations.length;
  const totalGames = plan.cells.reduce((sum, cell) => sum + cell.games, 0);
  const before = runs.reduce((sum, run) => sum + gamesOf(run), 0);
  let games = before;
  const start = performance.now();
  const onTask = (run: CellRun, { blocks }: TaskResult): void => {
    games += blocks * run.cell.work.rotations.length;
    const elapsed = (performance.now() - start) / 1000;
    const core = coreSecondsLeft(runs);
    const tried = runs.every((each) => each.tried);
    onProgress?.({
      games,
      totalGames,
      played: games - before,
      elapsed,
      core,
      remaining: core / workers,
      tried,
      cell: run.cell,
    });
  };
  for (const crew of byGame(runs, ({ cell }) => cell)) {
    if (crew.some(({ waiting }) => waiting > 0)) await new Crew(crew, workers, options, onTask).work();
  }
  return runs.map(({ cell, tally, milliseconds, reused }) => ({ cell, tally, seconds: milliseconds / 1000, reused }));
};
