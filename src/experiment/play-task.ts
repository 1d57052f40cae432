import { messageOf } from '../core/errors.js';
import { newPulse, PULSE, type TaskResult } from '../pool/work.js';
import { WorkerDeath, type WorkPool } from '../pool/work-pool.js';
import type { Range } from './cell-run.js';
import { GameFault } from './game-fault.js';
import type { Cell } from './plan.js';

const DEFAULT_PATIENCE = 600;

interface TaskOptions {
  /** Whether a row for each game is wanted too. */
  readonly rows?: boolean;
  /** Seconds after which a game that goes on is taken for one without end. */
  readonly patience?: number;
}

/** Fails once a game has gone on for longer than anyone would wait. */
const stuck = (cell: Cell, pulse: Int32Array, patience: number, done: AbortSignal): Promise<never> =>
  new Promise((_, reject) => {
    let games = 0;
    let seconds = 0;
    // Seconds are counted, not subtracted: of the time for which the whole process stood still only one counts.
    const timer = setInterval(() => {
      seconds = pulse[PULSE.games] === games ? seconds + 1 : 0;
      games = pulse[PULSE.games];
      if (games === 0 || seconds < patience) return;
      const message = `It went on for more than ${patience} seconds (--patience). A limit of time is no result, so nothing of it is counted.`;
      reject(new GameFault(message, cell, pulse[PULSE.block], pulse[PULSE.rotation]));
    }, 1000);
    done.addEventListener('abort', () => clearInterval(timer), { once: true });
  });

/**
 * Plays some blocks of a cell on a pool.
 *
 * @throws GameFault if one of their games can't be finished
 */
export const playTask = async (
  pool: WorkPool,
  cell: Cell,
  { first, blocks }: Range,
  { rows = false, patience = DEFAULT_PATIENCE }: TaskOptions = {},
): Promise<TaskResult> => {
  const pulse = newPulse();
  const watch = new AbortController();
  try {
    const task = pool.run({ cell: cell.work, first, blocks, rows, pulse });
    return await Promise.race([task, stuck(cell, pulse, patience, watch.signal)]);
  } catch (error) {
    if (error instanceof GameFault) throw error;
    if (pulse[PULSE.games] > 0) throw new GameFault(messageOf(error), cell, pulse[PULSE.block], pulse[PULSE.rotation]);
    if (error instanceof WorkerDeath) throw new GameFault(error.message, cell, first, cell.work.rotations[0]);
    throw error;
  } finally {
    watch.abort();
  }
};
