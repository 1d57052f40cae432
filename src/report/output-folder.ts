import { accessSync, constants, existsSync, readdirSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { UserError } from '../core/errors.js';
import { writingTo } from '../experiment/writing-to.js';
import { lock } from './lock.js';

/** The nearest folder above a path that exists. */
const existingParent = (path: string): string => {
  let parent = path;
  while (!existsSync(parent)) parent = dirname(parent);
  return parent;
};

/** Says so, before anything is played, if results could not be written. Creates nothing. */
const checkWritable = (folder: string): void => {
  const parent = existingParent(folder);
  if (!statSync(parent).isDirectory()) {
    throw new UserError(
      `Results can't be written to ${folder}: ${parent} is a file, not a folder. Choose another with --out.`,
    );
  }
  try {
    accessSync(parent, constants.W_OK | constants.X_OK);
  } catch {
    throw new UserError(
      `Results can't be written to ${folder}: no right to write in ${parent}. Choose another with --out.`,
    );
  }
};

/** What the names of files end in that are not all written yet. */
const NEW = '.new';

/**
 * A folder for the files of one run, kept from other runs as long as it is open. The files that people read are replaced
 * only once everything new has been written, so a run that fails leaves them as they were.
 */
export class OutputFolder {
  private readonly unlock: () => void;
  private readonly replacements = new Set<string>();

  /** @throws UserError if it can't be written to, or another run is writing to it */
  constructor(readonly path: string) {
    checkWritable(path);
    this.unlock = this.guard(() => lock(join(path, 'lock')));
    process.once('exit', this.close);
    this.guard(() => this.removeHalfWritten());
  }

  /** Puts files into the folder, all of them or none: these texts by name, and what was written to replacements before. */
  replaceAll(texts: ReadonlyMap<string, string>): string[] {
    return this.guard(() => {
      for (const [name, text] of texts) writeFileSync(this.replacement(name), text);
      const names = [...new Set([...texts.keys(), ...this.replacements])];
      for (const name of names) renameSync(this.replacement(name), join(this.path, name));
      this.replacements.clear();
      return names.filter((name) => name.endsWith('.csv')).map((name) => join(this.path, name));
    });
  }

  /** Lets the folder go; what was written of a run that did not end is dropped. */
  readonly close = (): void => {
    process.off('exit', this.close);
    for (const name of this.replacements) rmSync(join(this.path, `${name}${NEW}`), { force: true });
    this.unlock();
  };

  /** Of a run that was killed. */
  private removeHalfWritten(): void {
    for (const name of readdirSync(this.path))
      if (name.endsWith(NEW)) rmSync(join(this.path, name), { recursive: true, force: true });
  }

  /** What will take the place of a file once all is written. */
  protected replacement(name: string): string {
    this.replacements.add(name);
    return join(this.path, `${name}${NEW}`);
  }

  protected guard<T>(write: () => T): T {
    return writingTo(this.path, write);
  }
}
