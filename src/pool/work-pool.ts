import { availableParallelism } from 'node:os';
import { getHeapStatistics } from 'node:v8';
import { Piscina } from 'piscina';
import { messageOf } from '../core/errors.js';
import { inlineMore } from './engine.js';
import { builtFile } from './package-files.js';
import { usableMemory } from './usable-memory.js';
import type { CampaignResult, CampaignTask, Task, TaskFailure, TaskResult } from './work.js';

/** As many workers as the machine can run at once. */
export const defaultWorkers = (): number => availableParallelism();

/** A worker ended before its task did. */
export class WorkerDeath extends Error {
  override name = 'WorkerDeath';
}

const MEGABYTE = 2 ** 20;
const LEAST_MEGABYTES = 256;

/** What each worker may hold in objects: as much as the main process (`--max-old-space-size`), if all can have so much. */
const megabytesOf = (workers: number): number => {
  // The main process must outlive them.
  const share = Math.max(LEAST_MEGABYTES, usableMemory() / MEGABYTE / workers);
  return Math.floor(Math.min(share, getHeapStatistics().heap_size_limit / MEGABYTE));
};

/** One that is played, and one that waits at its worker, so that none waits for the main thread to wake up. */
const TASKS_A_WORKER = 2;

/** Worker threads on compiled code. All the tasks of a pool are of one game. */
export class WorkPool {
  private readonly piscina: Piscina<Task | CampaignTask, TaskResult | CampaignResult | TaskFailure>;
  /** What an idle worker died of: something that a game or an agent left running. */
  private death: WorkerDeath | undefined;

  constructor(readonly workers: number) {
    inlineMore();
    this.piscina = new Piscina({
      filename: builtFile('src/pool/worker-entry.cjs'),
      minThreads: workers,
      maxThreads: workers,
      concurrentTasksPerWorker: TASKS_A_WORKER,
      idleTimeout: Number.POSITIVE_INFINITY,
      resourceLimits: { maxOldGenerationSizeMb: megabytesOf(workers) },
    });
    // An error event that no one listens to ends the process. At the end, Piscina calls a late result an error.
    this.piscina.on('error', (error: unknown) => {
      this.death = this.deathOf(error);
    });
  }

  /** How many tasks keep all workers busy. */
  get capacity(): number {
    return TASKS_A_WORKER * this.workers;
  }

  /** @throws WorkerDeath; or what the worker threw, by the same name */
  run(task: Task): Promise<TaskResult>;
  run(task: CampaignTask): Promise<CampaignResult>;
  async run(task: Task | CampaignTask): Promise<TaskResult | CampaignResult> {
    if (this.death) throw this.death;
    const answer = await this.piscina.run(task).catch((error: unknown) => {
      throw this.deathOf(error);
    });
    if ('failure' in answer) throw Object.assign(new Error(answer.failure.message), answer.failure);
    return answer;
  }

  /** Ends the workers; tasks under way are dropped. */
  async close(): Promise<void> {
    await this.piscina.destroy();
  }

  private deathOf(error: unknown): WorkerDeath {
    const message = messageOf(error);
    if ((error as NodeJS.ErrnoException).code === 'ERR_WORKER_OUT_OF_MEMORY') {
      const limit = megabytesOf(this.workers).toLocaleString('en-US');
      return new WorkerDeath(`Its worker ran out of memory (${limit} MB).`);
    }
    const [, code] = /^worker exited with code: (-?\d+)$/.exec(message) ?? [];
    return new WorkerDeath(
      code === undefined
        ? `Its worker failed: ${message}`
        : `Its worker was ended by what it ran (process.exit ${code}).`,
    );
  }
}
