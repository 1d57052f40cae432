import { newPulse, type TaskResult } from '../pool/work.js';
import { WorkPool } from '../pool/work-pool.js';
import type { Cell, Plan } from './plan.js';

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

const tryCell = async (pool: WorkPool, cell: Cell): Promise<CellEstimate> => {
  const play = (first: number, blocks: number): Promise<TaskResult> =>
    pool.run({ cell: cell.work, first, blocks, rows: false, pulse: newPulse() });
  let last = await play(0, 1);
  // Ever more blocks until they take long enough to be timed: the first ones mostly time the compiler.
  for (let blocks = 2, spent = last.elapsed; spent < TRIAL_MILLISECONDS && blocks <= cell.blocks; blocks *= 2) {
    last = await play(0, blocks);
    spent += last.elapsed;
  }
  return { cell, seconds: ((last.elapsed / last.blocks) * cell.blocks) / 1000, memory: last.memory };
};

/** Plays a little of each cell of a plan, of which nothing is kept, and tells what all of it will take. */
export const tryPlan = async (plan: Plan, onCell?: (done: number) => void): Promise<CellEstimate[]> => {
  const estimates: CellEstimate[] = [];
  for (const game of new Set(plan.cells.map(({ gameText }) => gameText))) {
    const pool = new WorkPool(1);
    try {
      for (const cell of plan.cells.filter(({ gameText }) => gameText === game)) {
        estimates.push(await tryCell(pool, cell));
        onCell?.(estimates.length);
      }
    } finally {
      await pool.close();
    }
  }
  return estimates;
};
