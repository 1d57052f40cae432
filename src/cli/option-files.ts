import { resolve } from 'node:path';
import type { z } from 'zod';
import { fileOptions } from '../core/options.js';
import { readJson } from './read-json.js';

const read = (value: unknown, folder: string): unknown =>
  typeof value === 'string' ? readJson(resolve(folder, value)) : value;

/** Fixed options and sweeps of a game in which a path that stands for data has become the data that the file holds. */
interface WithFiles {
  readonly options: Record<string, unknown>;
  readonly sweep: Record<string, unknown[]>;
}

/**
 * Reads the files that options name (those declared with `file`).
 *
 * @param folder what their paths are relative to
 * @throws UserError if a file is not there or no JSON
 */
export const withOptionFiles = (schema: z.ZodObject, { options, sweep }: WithFiles, folder: string): WithFiles => {
  const files = fileOptions(schema);
  const each = <T>(record: Record<string, T>, change: (value: T) => T): Record<string, T> =>
    Object.fromEntries(
      Object.entries(record).map(([name, value]) => [name, files.includes(name) ? change(value) : value]),
    );
  return {
    options: each(options, (value) => read(value, folder)),
    sweep: each(sweep, (levels) => levels.map((value) => read(value, folder))),
  };
};
