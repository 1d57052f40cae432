import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { removeFolder, temporaryFolder, zedbench } from '../testing/run-command.js';

const OPTIONS = ['--set', 'zombies=4', '--set', 'locks=1'];
const OPTIMAL = ['--agents', 'optimal:table=kidz.table'];

let folder: string;
const run = (...args: string[]) => zedbench(args, { cwd: folder });
beforeAll(async () => {
  folder = temporaryFolder();
  const { code, stderr } = await run('solve', 'zombie-kidz', ...OPTIONS, '--save', 'kidz.table');
  expect(stderr).toMatch(/Saved to kidz\.table: [\d,]+ positions with a choice, \d+ kB\./);
  expect(code).toBe(0);
});
afterAll(() => removeFolder(folder));

describe('a solved game that was saved', () => {
  it('leaves the table and nothing beside it', () => {
    expect(readdirSync(folder).filter((name) => name.includes('table'))).toEqual(['kidz.table']);
  });

  it('is played in workers, again with games.csv, and replayed from there', async () => {
    const out = ['--games', '300', '--games-csv', '--out', 'sim'];
    const { code, stderr, stdout } = await run('sim', 'zombie-kidz', ...OPTIONS, ...OPTIMAL, ...out);
    expect(code, stderr).toBe(0);
    expect(stdout).toContain('optimal:table=kidz.table');
    const results = join('sim', readdirSync(join(folder, 'sim'))[0]);
    const again = await run('replay', join(results, 'games.csv'), '--row', '7', '--brief');
    expect(again.code, again.stderr).toBe(0);
  });

  it('is played move by move, and checked', async () => {
    const played = await run('play', 'zombie-kidz', ...OPTIONS, ...OPTIMAL, '--brief');
    expect(played.code, played.stderr).toBe(0);
    const checked = await run('check', 'optimal:table=kidz.table', '--game', 'zombie-kidz', ...OPTIONS);
    expect(checked.stdout).toContain('conforms');
    expect(checked.code, checked.stderr).toBe(0);
  });

  it('is planned and run in an experiment', async () => {
    const text = `import { defineExperiment } from 'zedbench';
export default defineExperiment({
  title: 'Without error', game: 'zombie-kidz', options: { zombies: 4, locks: 1 },
  lineups: ['optimal:table=kidz.table', 'greedy'], games: 50,
});`;
    writeFileSync(join(folder, 'own.ts'), text);
    const planned = await run('plan', './own.ts');
    expect(planned.code, planned.stderr).toBe(0);
    const ran = await run('run', './own.ts');
    expect(ran.code, ran.stderr).toBe(0);
    expect(ran.stdout).toContain('optimal:table=kidz.table');
  });

  it('is known again when it was moved, and not when it is another', async () => {
    const sim = (...args: string[]) =>
      run('sim', 'zombie-kidz', ...OPTIONS, ...args, '--games', '40', '--out', 'known');
    await sim(...OPTIMAL);
    expect((await sim(...OPTIMAL)).stdout).toContain('all finished before');
    const other = await run('solve', 'zombie-kidz', ...OPTIONS, '--tolerance', '1e-5', '--save', 'kidz.table');
    expect(other.code).toBe(0);
    const after = await sim(...OPTIMAL);
    expect(after.stderr).toContain('its games are played anew');
    expect(after.code).toBe(0);
  });
});

describe('says in a sentence that', () => {
  it.each([
    [
      ['solve', 'zombie-kidz', '--save', 'no-such-folder/a.table'],
      /^The table can't be saved to no-such-folder\/a\.table/,
    ],
    [['solve', 'zombie-kidz', '--save', '.'], /^The table can't be saved to \.: that is a folder\./],
    [['sim', 'zombie-kidz', '--agents', 'optimal:table=none.table'], /^There is no file none\.table\./],
    [['sim', 'zombie-kidz', '--agents', 'optimal'], /needs a table: write optimal:table=FILE/],
    [['sim', 'zombie-kidz', ...OPTIMAL], /kidz\.table was solved for zombie-kidz with zombies=4, locks=1, not with/],
    [['sim', 'zombies-vs-wrestlers', ...OPTIMAL], /kidz\.table was solved for the game zombie-kidz/],
    [['check', 'optimal'], /needs a table/],
  ])('%j', async (args, message) => {
    const { code, stderr } = await run(...args);
    expect(stderr).toMatch(message);
    expect(stderr).not.toMatch(/\n\s+at /);
    expect(code).toBe(2);
  });

  it('a table is damaged', async () => {
    const bytes = readFileSync(join(folder, 'kidz.table'));
    bytes[bytes.length >> 1] ^= 4;
    writeFileSync(join(folder, 'damaged.table'), bytes);
    writeFileSync(join(folder, 'short.table'), bytes.subarray(0, 500));
    for (const name of ['damaged.table', 'short.table']) {
      const { code, stderr } = await run('play', 'zombie-kidz', ...OPTIONS, '--agents', `optimal:table=${name}`);
      expect(stderr).toContain(`${name} is damaged or was cut short: solve the game again with --save.`);
      expect(code).toBe(2);
    }
    expect(existsSync(join(folder, 'damaged.table.part'))).toBe(false);
  });
});
