import { readFileSync } from 'node:fs';
import { afterAll, describe, expect, it } from 'vitest';
import { removeFolder, temporaryFolder, zedbench } from '../testing/run-command.js';

const folder = temporaryFolder();
afterAll(() => removeFolder(folder));

const restrict = (...args: string[]) => zedbench(['restrict', ...args], { cwd: folder });

/** The rows of a CSV file without quoted commas. */
const rowsOf = (file: string): Record<string, string>[] => {
  const [head, ...lines] = readFileSync(`${folder}/${file}`, 'utf8').trim().split(/\r?\n/);
  const names = head.replace(/^\uFEFF/, '').split(',');
  return lines.map((line) => Object.fromEntries(line.split(',').map((value, i) => [names[i], value])));
};

describe('restrict', () => {
  it('tells what a kind of action is worth to the seat that may take it, on the same blocks', async () => {
    const { code, stdout } = await restrict('zombies-vs-wrestlers', '--games', '60', '--kinds', 'single,horde');
    expect(code).toBe(0);
    expect(stdout).toMatch(/^What a kind of action is worth: win of seat 0, win of seat 1/);
    const [file] = stdout.match(/results\S*restrictions\.csv/) ?? [''];
    const rows = rowsOf(file);
    expect(rows.map(({ seat, kind }) => `${seat} ${kind}`).sort()).toEqual([
      ...['0 horde', '0 single', '1 horde', '1 single'],
    ]);
    for (const { worth, free, without, low, high } of rows) {
      expect(Number(worth)).toBeCloseTo(Number(free) - Number(without), 5);
      expect(Number(low)).toBeLessThanOrEqual(Number(worth));
      expect(Number(high)).toBeGreaterThanOrEqual(Number(worth));
    }
    const of = (seat: string, kind: string): number =>
      Number(rows.find((row) => row.seat === seat && row.kind === kind)?.worth);
    // Seat 1 are the wrestlers, who have no hordes.
    expect(of('1', 'horde')).toBe(0);
    expect(of('0', 'single')).toBeGreaterThan(0);
  });

  it('restricts a team as a whole', async () => {
    const { code, stdout } = await restrict('zombie-kidz', '--games', '60', '--kinds', 'lock');
    expect(code).toBe(0);
    expect(stdout).toMatch(/^What a kind of action is worth: win of team/);
    expect(stdout).toMatch(/\n *all +lock +\S+ % +0\.00 % +\+\d/);
  });

  it('adds to what an agent avoids already, and takes rungs', async () => {
    const args = ['--agents', 'novice:avoid=horde', '--games', '20', '--kinds', 'single', '--seat', '0'];
    const { code, stdout } = await restrict('zombies-vs-wrestlers', ...args, '--json');
    expect(code).toBe(0);
    expect(stdout).toContain('"subject": "novice:avoid=horde+single"');
  });

  it.each([
    [['zombie-kidz', '--seat', '1'], '--seat 1: a team is restricted at once.'],
    [['zombies-vs-wrestlers', '--seat', '2'], '--seat 2: the seats are 0 to 1.'],
    [
      ['zombies-vs-wrestlers', '--kinds', 'hord'],
      'Unknown kind of action of zombies-vs-wrestlers "hord". Did you mean "horde"?',
    ],
    [['zombies-vs-wrestlers', '--outcome', 'draw'], '--outcome is for all seats at once (--together).'],
    [['zombies-vs-wrestlers', '--set', 'dice=3,4'], '--set dice: what is compared are kinds of actions'],
  ])('%j is refused', async (args, sentence) => {
    const { code, stderr } = await restrict(...args);
    expect(stderr).toContain(sentence);
    expect(code).toBe(2);
  });
});
