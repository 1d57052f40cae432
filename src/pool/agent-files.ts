import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import type { AgentDefinition } from '../core/agent.js';
import { messageOf, UserError } from '../core/errors.js';

/** A file that an agent is made from. */
export interface FileRef {
  /** As it was given, for messages. */
  readonly name: string;
  readonly path: string;
  /** SHA-256 of its content when it was found. */
  readonly hash: string;
}

/** The content of files by its hash, read once in each thread: agents of all seats are given the same bytes. */
const contents = new Map<string, Uint8Array>();

const read = (name: string, path: string): { hash: string; bytes: Uint8Array } => {
  let bytes: Uint8Array;
  try {
    bytes = readFileSync(path);
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    throw new UserError(
      code === 'ENOENT' ? `There is no file ${name}.` : `The file ${name} can't be read: ${messageOf(error)}`,
    );
  }
  const hash = createHash('sha256').update(bytes).digest('hex');
  if (!contents.has(hash)) contents.set(hash, bytes);
  return { hash, bytes: contents.get(hash) as Uint8Array };
};

/** The files that an agent's parameters name, by parameter. @throws UserError if one can't be read */
export const findFiles = (
  { files = [] }: Pick<AgentDefinition, 'files'>,
  parameters: Readonly<Record<string, unknown>>,
): Record<string, FileRef> =>
  Object.fromEntries(
    files
      .filter((parameter) => parameters[parameter] !== '')
      .map((parameter) => {
        const name = String(parameters[parameter]);
        const path = resolve(name);
        return [parameter, { name, path, hash: read(name, path).hash }];
      }),
  );

/** Their content, by parameter. @throws UserError if one is not what it was when it was found */
export const readFiles = (files: Readonly<Record<string, FileRef>>): Record<string, Uint8Array> =>
  Object.fromEntries(
    Object.entries(files).map(([parameter, file]) => [parameter, contents.get(file.hash) ?? same(file)]),
  );

const same = ({ name, path, hash }: FileRef): Uint8Array => {
  const now = read(name, path);
  if (now.hash === hash) return now.bytes;
  throw new UserError(`The file ${name} has changed since the games were planned. Run the same again.`);
};
