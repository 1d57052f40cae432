import type { TaskResult } from '../pool/work.js';
import { WorkPool } from '../pool/work-pool.js';
import { byGame, type Cell, type Plan } from './plan.js';
import { playTask } from './play-task.js';

/** How long a cell is tried once the engine is warm. */
const TRIAL_MILLISECONDS = 200;

/** What a short trial of a cell foretells. */
export interface CellEstimate {
  readonly cell: Cell;
  /** Of one core, for all its games. */
  readonly seconds: number;
  /** Of a worker that plays it, in bytes. */
  readonly memory: number;
}

const tryCell = async (pool: WorkPool, cell: Cell, patience: number | undefined): Promise<CellEstimate> => {
  const play = (blocks: number): Promise<TaskResult> => playTask(pool, cell, { first: 0, blocks }, { patience });
  let last = await play(1);
  // Ever more blocks until they take long enough to be timed: the first ones mostly time the compiler.
  for (let blocks = 2, spent = last.elapsed; spent < TRIAL_MILLISECONDS && blocks <= cell.blocks; blocks *= 2) {
    last = await play(blocks);
    spent += last.elapsed;
  }
  return { cell, seconds: ((last.elapsed / last.blocks) * cell.blocks) / 1000, memory: last.memory };
};

/**
 * Plays a little of each cell of a plan, of which nothing is kept, and tells what all of it will take.
 *
 * @param patience seconds after which a game that goes on is taken for one without end
 */
export const tryPlan = async (
  plan: Plan,
  patience?: number,
  onCell?: (done: number) => void,
): Promise<CellEstimate[]> => {
  const estimates: CellEstimate[] = [];
  for (const cells of byGame(plan.cells, (cell) => cell)) {
    const pool = new WorkPool(1);
    try {
      for (const cell of cells) {
        estimates.push(await tryCell(pool, cell, patience));
        onCell?.(estimates.length);
      }
    } finally {
      await pool.close();
    }
  }
  return estimates;
};
