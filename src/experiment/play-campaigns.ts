import { setImmediate } from 'node:timers/promises';
import { defaultWorkers, WorkPool } from '../pool/work-pool.js';
import { CampaignTally } from '../stats/campaign-tally.js';
import type { CampaignPlan } from './campaign-plan.js';
import { Interrupted, type PlayOptions } from './play-plan.js';
import { playCampaignTask } from './play-task.js';

/** A task should be long against the cost of handing it over, and short against the time between signs of progress. */
const TASK_MILLISECONDS = 500;
const GROWTH = 4;

interface CampaignOptions extends Pick<PlayOptions, 'workers' | 'signal' | 'patience'> {
  /** Campaigns a task; by default as many as take about half a second. */
  readonly taskCampaigns?: number;
  /** Told of the campaigns finished. */
  readonly onProgress?: (campaigns: number) => void;
}

/**
 * Plays the campaigns of a plan on a pool. All sums are exact, so the tally depends on nothing but the plan.
 *
 * @throws Interrupted if the signal is given; GameFault if a game can't be finished
 */
export const playCampaigns = async (plan: CampaignPlan, options: CampaignOptions = {}): Promise<CampaignTally> => {
  const { workers = defaultWorkers(), signal, patience, taskCampaigns, onProgress } = options;
  const { chart, cells, work } = plan;
  const { campaigns } = plan.settings;
  const tally = new CampaignTally(chart, cells.length);
  const pool = new WorkPool(Math.min(workers, campaigns));
  let next = 0;
  let size = taskCampaigns ?? 1;
  /** One of as many as keep the workers busy: takes the next campaigns as long as there are some. */
  const lane = async (): Promise<void> => {
    while (next < campaigns && !signal?.aborted) {
      const range = { first: next, blocks: Math.min(size, campaigns - next) };
      next += range.blocks;
      const result = await playCampaignTask(pool, work, cells, range, patience);
      tally.merge(result.tally);
      const timely = Math.ceil((TASK_MILLISECONDS * result.campaigns) / Math.max(result.elapsed, 1));
      size = taskCampaigns ?? Math.min(timely, GROWTH * result.campaigns);
      onProgress?.(tally.campaigns);
      // Results that wait are handed over without a look at anything else; this lets signals and output have their turn.
      await setImmediate();
    }
  };
  try {
    await Promise.all(Array.from({ length: pool.capacity }, lane));
  } finally {
    await pool.close();
  }
  if (tally.campaigns < campaigns) throw new Interrupted('interrupted');
  return tally;
};
