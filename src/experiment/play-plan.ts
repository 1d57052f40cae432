import { availableParallelism } from 'node:os';
import { setImmediate } from 'node:timers/promises';
import type { TaskResult } from '../pool/work.js';
import { WorkPool } from '../pool/work-pool.js';
import { Tally } from '../stats/tally.js';
import type { Cell, Plan } from './plan.js';

/** A task should be long against the cost of handing it over, and short against the time between signs of progress. */
const TASK_MILLISECONDS = 250;

/** Raised by {@link playPlan} when its signal is given. */
export class Interrupted extends Error {
  override name = 'Interrupted';
}

export interface Progress {
  readonly games: number;
  readonly totalGames: number;
  /** Since the start, in seconds. */
  readonly elapsed: number;
  /** What is left by the cost of each cell's blocks so far, in seconds; NaN before every cell was tried. */
  readonly remaining: number;
  /** The cell a task of which just came back. */
  readonly cell: Cell;
}

export interface PlayOptions {
  readonly workers?: number;
  /** Blocks a task; by default as many as take about a quarter of a second. */
  readonly taskBlocks?: number;
  readonly signal?: AbortSignal;
  readonly onProgress?: (progress: Progress) => void;
  /** Asks for a row a game, and is given those of each cell in order: see `ROW_HEAD`. */
  readonly onRows?: (cell: Cell, rows: Int32Array) => void;
}

/** A cell and the count of its games. */
export interface CellResult {
  readonly cell: Cell;
  readonly tally: Tally;
  /** What its games took on all workers together, in seconds. */
  readonly seconds: number;
}

/** A cell under way: which blocks are handed out, which are back, which are counted. */
class CellRun {
  readonly tally: Tally;
  handedOut = 0;
  private counted = 0;
  back = 0;
  milliseconds = 0;
  /** Of the first task, in which the engine still compiles: it says too little of what is to come. */
  private cold = { blocks: 0, milliseconds: 0 };
  private readonly early = new Map<number, TaskResult>();

  constructor(readonly cell: Cell) {
    this.tally = new Tally(cell.game.info, cell.work.names);
  }

  get left(): number {
    return this.cell.blocks - this.handedOut;
  }

  /** Milliseconds a block; NaN before the first is back. */
  get perBlock(): number {
    const { blocks, milliseconds } = this.back > this.cold.blocks ? this.cold : { blocks: 0, milliseconds: 0 };
    return (this.milliseconds - milliseconds) / (this.back - blocks);
  }

  /** Blocks for the next task. */
  nextSize(workers: number, fixed: number | undefined): number {
    if (fixed !== undefined) return Math.min(fixed, this.left);
    if (this.back === 0) return 1;
    const fair = Math.ceil(this.left / workers);
    const timely = Math.ceil(TASK_MILLISECONDS / Math.max(this.perBlock, 1e-6));
    return Math.max(1, Math.min(fair, timely, this.left));
  }

  /** Counts what came back in the order of the blocks, whatever the order in which it came. */
  take(result: TaskResult, onRows: PlayOptions['onRows']): void {
    if (this.back === 0) this.cold = { blocks: result.blocks, milliseconds: result.elapsed };
    this.back += result.blocks;
    this.milliseconds += result.elapsed;
    this.early.set(result.first, result);
    for (let next = this.early.get(this.counted); next; next = this.early.get(this.counted)) {
      this.early.delete(this.counted);
      this.counted += next.blocks;
      this.tally.merge(next.tally);
      onRows?.(this.cell, next.rows);
    }
  }
}

interface Order {
  readonly run: CellRun;
  readonly blocks: number;
}

/** What to hand out next: first a block of every cell, so that the time left can be told, then cell by cell. */
const nextOrder = (runs: readonly CellRun[], workers: number, fixed: number | undefined): Order | undefined => {
  const run = runs.find(({ handedOut }) => handedOut === 0) ?? runs.find(({ left }) => left > 0);
  return run && { run, blocks: run.nextSize(workers, fixed) };
};

const remainingSeconds = (runs: readonly CellRun[], workers: number): number =>
  runs.reduce((sum, run) => sum + (run.cell.blocks - run.back) * run.perBlock, 0) / 1000 / workers;

/**
 * Plays all cells of a plan on a pool of workers. The tallies depend on nothing but the plan: not on the number of workers,
 * nor the size of tasks, nor the order in which they end.
 *
 * @throws Interrupted if the signal is given; whatever a game or an agent throws
 */
export const playPlan = async (plan: Plan, options: PlayOptions = {}): Promise<CellResult[]> => {
  const { workers = availableParallelism(), taskBlocks, signal, onProgress, onRows } = options;
  const runs = plan.cells.map((cell) => new CellRun(cell));
  const pool = new WorkPool(
    Math.min(
      workers,
      plan.cells.reduce((sum, cell) => sum + cell.blocks, 0),
    ),
  );
  const start = performance.now();
  const underWay = new Set<Promise<void>>();
  const failures: unknown[] = [];
  let games = 0;
  const totalGames = plan.cells.reduce((sum, cell) => sum + cell.games, 0);

  const handOut = async ({ run, blocks }: Order): Promise<void> => {
    const first = run.handedOut;
    run.handedOut += blocks;
    const result = await pool.run({ cell: run.cell.work, first, blocks, rows: onRows !== undefined });
    run.take(result, onRows);
    games += blocks * run.cell.work.rotations.length;
    const elapsed = (performance.now() - start) / 1000;
    onProgress?.({ games, totalGames, elapsed, remaining: remainingSeconds(runs, workers), cell: run.cell });
  };

  const aborted = new Promise<never>((_, reject) => {
    const stop = (): void => reject(new Interrupted('interrupted'));
    if (signal?.aborted) stop();
    signal?.addEventListener('abort', stop, { once: true });
  });
  aborted.catch(() => {});
  try {
    for (;;) {
      // One task more than workers waits in the queue, so that none of them is ever idle.
      const order = underWay.size <= workers ? nextOrder(runs, workers, taskBlocks) : undefined;
      if (order) {
        const task: Promise<void> = handOut(order).finally(() => underWay.delete(task));
        underWay.add(task);
        // Kept, since two tasks can end in the same moment and a race tells of one.
        task.catch((error: unknown) => {
          failures.push(error);
        });
      } else if (underWay.size === 0) break;
      else {
        await Promise.race([...underWay, aborted]);
        // Results that wait are handed over without a look at anything else; this lets signals and output have their turn.
        await setImmediate();
      }
      if (failures.length > 0) throw failures[0];
    }
  } finally {
    await pool.close();
  }
  return runs.map(({ cell, tally, milliseconds }) => ({ cell, tally, seconds: milliseconds / 1000 }));
};
