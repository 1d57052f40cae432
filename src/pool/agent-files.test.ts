import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { removeFolder, temporaryFolder } from '../testing/run-command.js';

let folder: string;
beforeAll(() => {
  folder = temporaryFolder({ 'a.table': 'one' });
});
afterAll(() => removeFolder(folder));

/** A new copy of the module stands for a new thread. */
const newThread = async () => {
  vi.resetModules();
  return await import('./agent-files.js');
};

it('files are found by the parameters that name them, and read elsewhere as they were found', async () => {
  const path = join(folder, 'a.table');
  const found = (await newThread()).findFiles({ files: ['table', 'other'] }, { table: path, other: '', depth: 3 });
  expect(Object.keys(found)).toEqual(['table']);
  const { readFiles } = await newThread();
  const [first, second] = [readFiles(found), readFiles(found)];
  expect(Buffer.from(first.table).toString()).toBe('one');
  expect(second.table).toBe(first.table);
});

it('a file that changed between planning and playing is refused', async () => {
  const path = join(folder, 'b.table');
  writeFileSync(path, 'one');
  const found = (await newThread()).findFiles({ files: ['table'] }, { table: path });
  writeFileSync(path, 'two');
  const changed = await newThread();
  expect(() => changed.readFiles(found)).toThrow(`The file ${path} has changed since the games were planned.`);
  rmSync(path);
  expect(() => changed.readFiles(found)).toThrow(`There is no file ${path}.`);
});

it('a folder is no file', async () => {
  const { findFiles } = await newThread();
  expect(() => findFiles({ files: ['table'] }, { table: folder })).toThrow(/can't be read/);
});
