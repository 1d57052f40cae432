import { linkSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { UserError } from '../core/errors.js';

const isAlive = (pid: number): boolean => {
  if (!(pid > 0)) return false;
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
};

/** The process that a lock names, or NaN if there is no lock or nothing to be read in it. */
const ownerOf = (path: string): number => {
  try {
    return Number.parseInt(readFileSync(path, 'utf8'), 10);
  } catch {
    return Number.NaN;
  }
};

/** Makes the lock with its owner in it in one step, so that nobody ever reads half of one. */
const take = (path: string): boolean => {
  const own = `${path}.${process.pid}`;
  writeFileSync(own, String(process.pid));
  try {
    linkSync(own, path);
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false;
    throw error;
  } finally {
    rmSync(own, { force: true });
  }
};

/** Takes a dead owner's lock away; if meanwhile another took it over, it is put back. */
const clear = (path: string, dead: number): void => {
  const aside = `${path}.${process.pid}.dead`;
  try {
    renameSync(path, aside);
    if (!Object.is(ownerOf(aside), dead)) linkSync(aside, path);
  } catch {
    // Someone else was quicker: the next attempt sees what there is now.
  }
  rmSync(aside, { force: true });
};

/**
 * Keeps two runs out of one results folder. A lock whose owner is no more is taken over.
 *
 * @returns a function that gives the lock back
 * @throws UserError if another process holds it
 */
export const lock = (path: string): (() => void) => {
  mkdirSync(dirname(path), { recursive: true });
  while (!take(path)) {
    const owner = ownerOf(path);
    if (isAlive(owner)) {
      throw new UserError(
        `Another run (process ${owner}) is writing to ${dirname(path)}. Wait for it, or choose another folder with --out. ` +
          `If there is no such run, remove ${path}.`,
      );
    }
    clear(path, owner);
  }
  return () => rmSync(path, { force: true });
};
