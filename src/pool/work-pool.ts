import { availableParallelism } from 'node:os';
import { Piscina } from 'piscina';
import { builtFile } from './package-files.js';
import type { Task, TaskFailure, TaskResult } from './work.js';

/** As many workers as the machine can run at once. */
export const defaultWorkers = (): number => availableParallelism();

/** Worker threads on compiled code. All the tasks of a pool are of one game. */
export class WorkPool {
  private readonly piscina: Piscina<Task, TaskResult | TaskFailure>;

  constructor(readonly workers: number) {
    this.piscina = new Piscina({
      filename: builtFile('src/pool/worker.js'),
      minThreads: workers,
      maxThreads: workers,
      idleTimeout: Number.POSITIVE_INFINITY,
    });
  }

  /** @throws what the worker threw, by the same name */
  async run(task: Task): Promise<TaskResult> {
    const answer = await this.piscina.run(task);
    if ('failure' in answer) throw Object.assign(new Error(answer.failure.message), answer.failure);
    return answer;
  }

  /** Ends the workers; tasks under way are dropped. */
  async close(): Promise<void> {
    // Piscina calls a result that comes in after this an error, and an error that no one listens to ends the process.
    this.piscina.on('error', () => {});
    await this.piscina.destroy();
  }
}
