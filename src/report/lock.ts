import {
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmdirSync,
  rmSync,
  unlinkSync,
  writeFileSync,
} from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { UserError } from '../core/errors.js';

const codeOf = (error: unknown): string | undefined => (error as NodeJS.ErrnoException).code;

/** What the system tells of a process beyond its number: whether it waits to be buried, and when it began. Linux only. */
const statusOf = (pid: number): { readonly isZombie: boolean; readonly began: string } => {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    return { isZombie: fields[0] === 'Z', began: fields[19] };
  } catch {
    return { isZombie: false, began: '' };
  }
};

/** Names a process: numbers are given again, in a container even at once, but not with the same beginning. */
const nameOf = (pid: number): string => `${pid}-${statusOf(pid).began}`;

const pidOf = (name: string): number => Number(/^(\d+)-\d*$/.exec(name)?.[1] ?? 0);

const isAlive = (name: string): boolean => {
  const pid = pidOf(name);
  if (!(pid > 0)) return false;
  try {
    process.kill(pid, 0);
  } catch (error) {
    if (codeOf(error) !== 'EPERM') return false;
  }
  const { isZombie, began } = statusOf(pid);
  const known = name.slice(name.indexOf('-') + 1);
  return !isZombie && (known === '' || began === '' || known === began);
};

/** Moves a folder to where there is nothing, or an empty folder, in one step. Returns whether it could. */
const moved = (from: string, to: string): boolean => {
  try {
    renameSync(from, to);
    return true;
  } catch (error) {
    if (['ENOTEMPTY', 'EEXIST', 'ENOTDIR', 'EPERM'].includes(codeOf(error) ?? '')) return false;
    throw error;
  }
};

const attempt = (action: () => void): void => {
  try {
    action();
  } catch {
    // Someone else was quicker: the next attempt sees what there is now.
  }
};

const ownersOf = (path: string): string[] => {
  try {
    return readdirSync(path);
  } catch {
    return [];
  }
};

/** Takes dead owners out of a lock. Each is removed by its own name, so that a living one who came since is left alone. */
const clear = (path: string): void => {
  for (const owner of ownersOf(path)) {
    if (isAlive(owner)) {
      throw new UserError(
        `Another run (process ${pidOf(owner)}) is writing to ${dirname(path)}. Wait for it, or choose another folder with ` +
          `--out. If there is no such run, remove ${path}.`,
      );
    }
    rmSync(join(path, owner), { recursive: true, force: true });
  }
  // Fails unless it is a file, which no lock is; and unless it is an empty folder, which some systems don't move onto.
  attempt(() => unlinkSync(path));
  attempt(() => rmdirSync(path));
};

const ATTEMPTS = 1000;

const acquire = (own: string, path: string): void => {
  for (let i = 0; i < ATTEMPTS; i++) {
    if (moved(own, path)) return;
    clear(path);
  }
  throw new UserError(`The lock ${path} can't be taken. Remove it if there is no other run.`);
};

/** Removes what processes left that ended while they took the lock. */
const sweep = (path: string): void => {
  for (const name of readdirSync(dirname(path))) {
    const [, pid] = name.startsWith(`${basename(path)}.`) ? (/\.(\d+)$/.exec(name) ?? []) : [];
    if (pid !== undefined && !isAlive(`${pid}-`)) rmSync(join(dirname(path), name), { recursive: true, force: true });
  }
};

/**
 * Keeps two runs out of one results folder, by a folder in it that holds the name of its owner. A lock whose owner is no
 * more is taken over.
 *
 * @returns a function that gives the lock back
 * @throws UserError if another process holds it
 */
export const lock = (path: string): (() => void) => {
  const own = `${path}.${process.pid}`;
  const name = nameOf(process.pid);
  mkdirSync(own, { recursive: true });
  writeFileSync(join(own, name), '');
  try {
    acquire(own, path);
  } finally {
    rmSync(own, { recursive: true, force: true });
  }
  sweep(path);
  return () => {
    rmSync(join(path, name), { force: true });
    attempt(() => rmdirSync(path));
  };
};
