export const DONE = 0;
export const FAILED = 1;
export const WRONG_USE = 2;
export const INTERRUPTED = 130;
