import { note } from './console.js';
import { INTERRUPTED } from './exit-codes.js';

/**
 * On Ctrl-C, lets the work end in good order; the second time it ends at once.
 *
 * @param kept what becomes of what is finished, for the message
 */
export const interruptible = async <T>(work: (signal: AbortSignal) => Promise<T>, kept: string): Promise<T> => {
  const controller = new AbortController();
  const stop = (): void => {
    if (controller.signal.aborted) process.exit(INTERRUPTED);
    note(`\nStopping after the tasks under way. Again to stop at once; ${kept}.`);
    controller.abort();
  };
  process.on('SIGINT', stop);
  process.on('SIGTERM', stop);
  try {
    return await work(controller.signal);
  } finally {
    // Once it is stopping, a second signal may come as late as the last message, and must find its listener.
    if (!controller.signal.aborted) {
      process.off('SIGINT', stop);
      process.off('SIGTERM', stop);
    }
  }
};
