import { totalmem } from 'node:os';

/** Of the machine's memory, what all work together may fill. */
const SHARE_OF_MEMORY = 0.75;

/** In bytes; of a container with a limit of its own, that limit counts. */
export const usableMemory = (): number =>
  SHARE_OF_MEMORY * Math.min(totalmem(), process.constrainedMemory() || Number.POSITIVE_INFINITY);
