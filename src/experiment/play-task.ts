import { MOST_SPACES } from '../core/campaign.js';
import { messageOf } from '../core/errors.js';
import { type CampaignResult, type CampaignWork, newPulse, PULSE, type TaskResult } from '../pool/work.js';
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

/** The fault of the game in play. */
const faultAt = (message: string, cells: readonly Cell[], pulse: Int32Array): GameFault =>
  new GameFault(message, cells[pulse[PULSE.cell]], pulse[PULSE.block], pulse[PULSE.rotation]);

/** Fails once a game has gone on for longer than anyone would wait. */
const stuck = (cells: readonly Cell[], pulse: Int32Array, patience: number, done: AbortSignal): Promise<never> =>
  new Promise((_, reject) => {
    let games = 0;
    let seconds = 0;
    // Seconds are counted, not subtracted: of the time for which the whole process stood still only one counts.
    const timer = setInterval(() => {
      seconds = pulse[PULSE.games] === games ? seconds + 1 : 0;
      games = pulse[PULSE.games];
      if (games === 0 || seconds < patience) return;
      const message = `It went on for more than ${patience} seconds (--patience). A limit of time is no result, so nothing of it is counted.`;
      reject(faultAt(message, cells, pulse));
    }, 1000);
    done.addEventListener('abort', () => clearInterval(timer), { once: true });
  });

/** Waits for a task on some cells; what goes wrong becomes the fault of the game in play, or of the first block. */
const watched = async <T>(
  cells: readonly Cell[],
  firstBlock: number,
  patience: number,
  start: (pulse: Int32Array) => Promise<T>,
): Promise<T> => {
  const pulse = newPulse();
  const watch = new AbortController();
  try {
    return await Promise.race([start(pulse), stuck(cells, pulse, patience, watch.signal)]);
  } catch (error) {
    if (error instanceof GameFault) throw error;
    if (pulse[PULSE.games] > 0) throw faultAt(messageOf(error), cells, pulse);
    if (error instanceof WorkerDeath)
      throw new GameFault(error.message, cells[0], firstBlock, cells[0].work.rotations[0]);
    throw error;
  } finally {
    watch.abort();
  }
};

/**
 * Plays some blocks of a cell on a pool.
 *
 * @throws GameFault if one of their games can't be finished
 */
export const playTask = (
  pool: WorkPool,
  cell: Cell,
  { first, blocks }: Range,
  { rows = false, patience = DEFAULT_PATIENCE }: TaskOptions = {},
): Promise<TaskResult> =>
  watched([cell], first, patience, (pulse) => pool.run({ cell: cell.work, first, blocks, rows, pulse }));

/**
 * Plays some campaigns on a pool.
 *
 * @param cells of the work, in its order
 * @throws GameFault if one of their games can't be finished
 */
export const playCampaignTask = (
  pool: WorkPool,
  work: CampaignWork,
  cells: readonly Cell[],
  { first, blocks: campaigns }: Range,
  patience = DEFAULT_PATIENCE,
): Promise<CampaignResult> =>
  watched(cells, first * MOST_SPACES, patience, (pulse) => pool.run({ work, first, campaigns, pulse }));
