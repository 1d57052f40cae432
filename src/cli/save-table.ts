import { closeSync, openSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { messageOf, UserError } from '../core/errors.js';
import { type Table, writeTable } from '../search/solve/table-file.js';

/** Written beside the file and then moved, so that a table is there as a whole or not at all. */
const partOf = (file: string): string => `${file}.part`;

const saving = <T>(file: string, work: () => T): T => {
  try {
    return work();
  } catch (error) {
    rmSync(partOf(file), { force: true });
    throw new UserError(`The table can't be saved to ${file}: ${messageOf(error)}`);
  }
};

/** Notices before the long work that a table could not be saved. @throws UserError */
export const checkSaving = (file: string): void => {
  if (statSync(file, { throwIfNoEntry: false })?.isDirectory()) {
    throw new UserError(`The table can't be saved to ${file}: that is a folder.`);
  }
  saving(file, () => closeSync(openSync(partOf(file), 'w')));
  rmSync(partOf(file), { force: true });
};

/** Writes a table. Its size in bytes. @throws UserError */
export const saveTable = (file: string, table: Table): number => {
  const bytes = writeTable(table);
  saving(file, () => {
    writeFileSync(partOf(file), bytes);
    renameSync(partOf(file), file);
  });
  return bytes.length;
};
