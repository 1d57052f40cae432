import { availableParallelism } from 'node:os';
import { Piscina } from 'piscina';
import { builtFile } from './package-files.js';
import type { Task, TaskResult } from './work.js';

/** As many workers as the machine can run at once. */
export const defaultWorkers = (): number => availableParallelism();

/** Worker threads on compiled code. All the tasks of a pool are of one game. */
export class WorkPool {
  private readonly piscina: Piscina<Task, TaskResult>;

  constructor(readonly workers: number) {
    this.piscina = new Piscina({
      filename: builtFile('src/pool/worker.js'),
      minThreads: workers,
      maxThreads: workers,
      idleTimeout: Number.POSITIVE_INFINITY,
    });
  }

  run(task: Task): Promise<TaskResult> {
    return this.piscina.run(task);
  }

  /** Ends the workers; tasks under way are dropped. */
  async close(): Promise<void> {
    await this.piscina.destroy();
  }
}
