import type { TaskResult } from '../pool/work.js';
import { WorkPool } from '../pool/work-pool.js';
import { byGame, type Cell, describeCell, type Plan } from './plan.js';
import { playTask } from './play-task.js';

/** How long a cell is tried on a warm worker. */
const TRIAL_MILLISECONDS = 200;

/** What a short trial of a cell foretells. */
export interface CellEstimate {
  readonly cell: Cell;
  /** Of the same cell in all worlds, where there are several; the one that was tried stands for all. */
  readonly games: number;
  /** Of one core, for these games. */
  readonly seconds: number;
  /** Of a worker that plays it, in bytes. */
  readonly memory: number;
}

const tryCell = async (pool: WorkPool, cell: Cell, games: number, patience?: number): Promise<CellEstimate> => {
  const play = (blocks: number): Promise<TaskResult> => playTask(pool, cell, { first: 0, blocks }, { patience });
  let last = await play(1);
  let spent = last.warm ? last.elapsed : 0;
  // Ever more blocks, as long as they take no time worth the name.
  for (let blocks = 2; spent < TRIAL_MILLISECONDS && blocks <= cell.blocks; ) {
    last = await play(blocks);
    if (last.warm) spent += last.elapsed;
    if (last.elapsed < TRIAL_MILLISECONDS) blocks *= 2;
  }
  const perGame = last.elapsed / last.blocks / cell.work.rotations.length;
  return { cell, games, seconds: (perGame * games) / 1000, memory: last.memory };
};

/** Of each cell of the design one, with the games of all its worlds. */
const designOf = ({ cells }: Plan): { cell: Cell; games: number }[] => {
  const design = new Map<string, { cell: Cell; games: number }>();
  for (const cell of cells) {
    const name = describeCell({ ...cell, world: undefined });
    const known = design.get(name);
    design.set(name, { cell: known?.cell ?? cell, games: (known?.games ?? 0) + cell.games });
  }
  return [...design.values()];
};

/**
 * Plays a little of each cell of a plan, of which nothing is kept, and tells what all of it will take.
 *
 * @param patience seconds after which a game that goes on is taken for one without end
 * @param onCell told which cell is tried next, and which one it is of how many
 */
export const tryPlan = async (
  plan: Plan,
  patience?: number,
  onCell?: (cell: Cell, index: number, of: number) => void,
): Promise<CellEstimate[]> => {
  const estimates: CellEstimate[] = [];
  const design = designOf(plan);
  for (const group of byGame(design, ({ cell }) => cell)) {
    const pool = new WorkPool(1);
    try {
      for (const { cell, games } of group) {
        onCell?.(cell, estimates.length, design.length);
        estimates.push(await tryCell(pool, cell, games, patience));
      }
    } finally {
      await pool.close();
    }
  }
  return estimates;
};
