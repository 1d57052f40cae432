import { readFileSync, statSync } from 'node:fs';
import { messageOf, UserError } from '../core/errors.js';

/** What a JSON file holds. @throws UserError */
export const readJson = (file: string): unknown => {
  const found = statSync(file, { throwIfNoEntry: false });
  if (!found) throw new UserError(`There is no file ${file}.`);
  if (found.isDirectory()) throw new UserError(`${file} is a folder, not a file.`);
  try {
    // Some editors begin a file with a byte order mark.
    return JSON.parse(readFileSync(file, 'utf8').replace(/^\uFEFF/, ''));
  } catch (error) {
    throw new UserError(`${file} can't be read as JSON: ${messageOf(error)}`);
  }
};
