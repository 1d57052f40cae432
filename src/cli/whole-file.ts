import { closeSync, openSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { messageOf, UserError } from '../core/errors.js';

/** Written beside the file and then moved, so that it is there as a whole or not at all. */
const partOf = (file: string): string => `${file}.part`;

const saving = (what: string, file: string, work: () => void): void => {
  try {
    work();
  } catch (error) {
    rmSync(partOf(file), { force: true });
    throw new UserError(`The ${what} can't be saved to ${file}: ${messageOf(error)}`);
  }
};

/**
 * Notices before the work whose result goes there that a file could not be saved.
 *
 * @param what the result, for messages: `table`, `game`
 * @throws UserError
 */
export const checkSaving = (what: string, file: string): void => {
  if (statSync(file, { throwIfNoEntry: false })?.isDirectory()) {
    throw new UserError(`The ${what} can't be saved to ${file}: that is a folder.`);
  }
  saving(what, file, () => closeSync(openSync(partOf(file), 'w')));
  rmSync(partOf(file), { force: true });
};

/** Saves a file as a whole. @throws UserError */
export const saveWhole = (what: string, file: string, content: string | Uint8Array): void =>
  saving(what, file, () => {
    writeFileSync(partOf(file), content);
    renameSync(partOf(file), file);
  });
