import { spawn } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { removeFolder, temporaryFolder } from '../testing/run-command.js';
import { lock } from './lock.js';

const TAKE = `
import { lock } from '${new URL('../../dist/src/report/lock.js', import.meta.url).href}';
const path = process.argv[2];
process.stdin.once('data', () => {
  try {
    lock(path);
    process.stdout.write('won');
  } catch (error) {
    process.stdout.write(error.name);
  }
  process.stdin.once('end', () => process.exit());
});
process.stdout.write('ready,');
`;

const folder = temporaryFolder({ 'take.mjs': TAKE });
const path = join(folder, 'results', 'lock');
beforeEach(() => rmSync(join(folder, 'results'), { recursive: true, force: true }));
afterAll(() => removeFolder(folder));

/** A process that is ready to take the lock. */
const contender = async () => {
  const child = spawn(process.execPath, [join(folder, 'take.mjs'), path], { stdio: ['pipe', 'pipe', 'inherit'] });
  let said = '';
  child.stdout.on('data', (data: Buffer) => {
    said += data.toString();
  });
  const says = async (count: number): Promise<string> => {
    while (said.split(',').filter(Boolean).length < count) await new Promise((resolve) => setTimeout(resolve, 5));
    return said.split(',')[count - 1];
  };
  const killed = async (): Promise<void> => {
    const closed = new Promise((resolve) => child.once('close', resolve));
    child.kill('SIGKILL');
    await closed;
  };
  await says(1);
  return { go: () => child.stdin.write('go'), answer: () => says(2), killed };
};

const deadOwner = async (): Promise<void> => {
  const owner = await contender();
  owner.go();
  expect(await owner.answer()).toBe('won');
  await owner.killed();
  expect(existsSync(path)).toBe(true);
};

/** What can lie where the lock should be. */
const LEFT: Readonly<Record<string, () => void | Promise<void>>> = {
  'a dead owner’s lock': deadOwner,
  'an empty folder': () => void mkdirSync(path, { recursive: true }),
  'a folder of anything': () => void mkdirSync(join(path, 'what', 'is', 'this'), { recursive: true }),
  'an empty file': () => writeFileSync(path, ''),
  'a file of anything': () => writeFileSync(path, '\u0000garbage'),
  'the lock of a process of our number that is no more': () => {
    mkdirSync(path);
    writeFileSync(join(path, `${process.pid}-1`), '');
  },
  'what a process left that died while it took the lock': () => {
    mkdirSync(`${path}.999999999`);
    writeFileSync(join(`${path}.999999999`, '999999999-1'), '');
  },
};

describe('a lock', () => {
  it('keeps all others out until it is given back, and leaves nothing', async () => {
    const unlock = lock(path);
    const other = await contender();
    other.go();
    expect(await other.answer()).toBe('UserError');
    expect(() => lock(path)).toThrow(`Another run (process ${process.pid}) is writing to ${join(folder, 'results')}.`);
    unlock();
    expect(readdirSync(join(folder, 'results'))).toEqual([]);
    lock(path)();
    await other.killed();
  });

  it.each(Object.entries(LEFT))('is taken where there is %s', async (_, leave) => {
    mkdirSync(join(folder, 'results'));
    await leave();
    const unlock = lock(path);
    expect(readdirSync(path)).toHaveLength(1);
    unlock();
    expect(readdirSync(join(folder, 'results'))).toEqual([]);
  });

  it.each(Array.from({ length: 5 }, (_, i) => i))(
    'of the dead goes to one of several processes (race %i)',
    async () => {
      await deadOwner();
      const all = await Promise.all(Array.from({ length: 6 }, contender));
      for (const each of all) each.go();
      const answers = await Promise.all(all.map((each) => each.answer()));
      expect(answers.filter((answer) => answer === 'won')).toHaveLength(1);
      expect(answers.filter((answer) => answer === 'UserError')).toHaveLength(5);
      await Promise.all(all.map((each) => each.killed()));
    },
  );
});
