import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  journalFiles,
  lastingFiles,
  type Run,
  removeFolder,
  temporaryFolder,
  zedbench,
} from '../testing/run-command.js';

const SIM = ['sim', 'zombies-vs-wrestlers', '--agents', 'random', '--workers', '1'];

let folder: string;
beforeAll(() => {
  folder = temporaryFolder();
});
afterAll(() => removeFolder(folder));

const expectSentence = ({ code, stdout, stderr }: Run, says: RegExp): void => {
  expect(stderr).toMatch(says);
  expect(stderr).not.toMatch(/\n\s+at |should not have/);
  expect(stdout).toBe('');
  expect(code).toBe(2);
};

/** A file system of its own in a folder, where that is allowed. */
const mounted = (path: string, options: string): boolean => {
  mkdirSync(path, { recursive: true });
  try {
    execFileSync('mount', ['-t', 'tmpfs', '-o', options, 'tmpfs', path], { stdio: 'ignore' });
    return true;
  } catch {
    return false;
  }
};
const canMount = ((): boolean => {
  const trial = temporaryFolder();
  const can = process.platform === 'linux' && mounted(join(trial, 'm'), 'size=64k');
  if (can) execFileSync('umount', [join(trial, 'm')]);
  removeFolder(trial);
  return can;
})();

describe.skipIf(!canMount)('a disk', () => {
  it('that is full is told in a sentence; what is finished is kept, and goes on where there is room', async () => {
    const disk = join(folder, 'small');
    mounted(disk, 'size=64k');
    try {
      const args = [...SIM, '--games', '20000', '--task', '50', '--out', disk];
      expectSentence(
        await zedbench(args, { cwd: folder }),
        /can't be written to .*ENOSPC.* What was finished before is kept/,
      );
      expect(lastingFiles(disk)).toEqual({});
      const [kept] = Object.values(journalFiles(disk));
      expect(kept.split('\n').length).toBeGreaterThan(5);
      execFileSync('mount', ['-o', 'remount,size=10m', disk]);
      const { code, stdout, stderr } = await zedbench(args, { cwd: folder });
      expect(code, stderr).toBe(0);
      expect(stderr).not.toContain('damaged');
      expect(stdout).toMatch(/[\d,]+ finished before\. Written to/);
      await zedbench([...args.slice(0, -1), join(folder, 'whole')], { cwd: folder });
      expect(lastingFiles(disk)).toEqual(lastingFiles(join(folder, 'whole')));
    } finally {
      execFileSync('umount', [disk]);
    }
  });

  it('that may not be written to is told in a sentence', async () => {
    const disk = join(folder, 'fixed');
    mounted(disk, 'size=64k,ro');
    try {
      expectSentence(
        await zedbench([...SIM, '--out', disk], { cwd: folder }),
        /can't be written to .*(EROFS|no right to write)/,
      );
    } finally {
      execFileSync('umount', [disk]);
    }
  });
});

describe('something else in the place of', () => {
  const out = 'other';
  const place = (name: string): string => join(folder, out, 'e', name);
  const run = ['run', './e.ts', '--out', out];
  beforeAll(() => {
    writeFileSync(
      join(folder, 'e.ts'),
      "export default { title: 'E', game: 'zombies-vs-wrestlers', lineups: ['random'], games: 9 };",
    );
  });

  it.each([
    ['the folder of journals', 'journal', (path: string) => writeFileSync(path, '')],
    ['a table', 'report.csv', (path: string) => mkdirSync(join(path, 'x'), { recursive: true })],
  ])('%s is told in a sentence', async (_, name, put) => {
    mkdirSync(place(''), { recursive: true });
    rmSync(place(name), { recursive: true, force: true });
    put(place(name));
    expectSentence(await zedbench(run, { cwd: folder }), /Results can't be written to .*: E[A-Z]+: /);
    rmSync(place(name), { recursive: true });
    expect((await zedbench(run, { cwd: folder })).code).toBe(0);
  });

  it('results that are removed while they are written is told in a sentence', async () => {
    const gone = zedbench([...SIM, '--games', '100000000', '--out', 'gone'], { cwd: folder });
    while (!existsSync(join(folder, 'gone'))) await new Promise((resolve) => setTimeout(resolve, 20));
    await new Promise((resolve) => setTimeout(resolve, 1500));
    removeFolder(join(folder, 'gone'));
    expectSentence(await gone, /can't be written to .*ENOENT/);
    expect(existsSync(join(folder, 'gone'))).toBe(false);
  });
});
