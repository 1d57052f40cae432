import { readFileSync } from 'node:fs';
import { parse } from 'csv-parse/sync';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Run, removeFolder, temporaryFolder, zedbench } from '../testing/run-command.js';

type Row = Record<string, string>;

const EXPERIMENT = `export default {
  title: 'Flags',
  game: 'zombie-kidz',
  sweep: { players: [2, 3] },
  lineups: ['greedy', { agents: 'random', games: 20 }],
  games: 300,
};`;

let folder: string;
let ran: Run;
const rowsOf = (name: string): Row[] => parse(readFileSync(`${folder}/out/flags/${name}.csv`), { columns: true });

beforeAll(async () => {
  folder = temporaryFolder({ 'flags.ts': EXPERIMENT });
  ran = await zedbench(['run', './flags.ts', '--games-csv', '--out', 'out'], { cwd: folder });
  expect(ran.code, ran.stderr).toBe(0);
});
afterAll(() => removeFolder(folder));

const FLAG = 'five_in_one_space_win';

describe('the flags of games', () => {
  it('have their share and its interval in metrics.csv, recounted from games.csv', () => {
    const games = rowsOf('games');
    const flags = rowsOf('metrics').filter(({ metric, group }) => metric === FLAG && group === 'all');
    expect(flags).toHaveLength(4);
    for (const { cell, mean, low, high, confidence, method } of flags) {
      const own = games.filter((row) => row.cell === cell);
      const count = own.filter((row) => row[`metric_${FLAG}`] === '1').length;
      expect(Number(mean)).toBeCloseTo(count / own.length, 5);
      expect(Number(low)).toBeLessThanOrEqual(Number(mean));
      expect(Number(high)).toBeGreaterThan(Number(mean));
      expect([confidence, method]).toEqual(['0.95', 'wilson']);
    }
  });

  it('have none within the games won or lost, and what is counted has none at all', () => {
    for (const { metric, group, low, high, method } of rowsOf('metrics'))
      expect([low, high, method].every((text) => text !== '')).toBe(/_win/.test(metric) && group === 'all');
  });

  it('are shown cell by cell, but for those that say no more than the rate', () => {
    const [head, , ...lines] = ran.stdout.split('How often each flag was set, with its interval:\n')[1].split('\n');
    const names = head.split(/ {2,}/);
    expect(names.slice(0, 2)).toEqual(['players', 'lineup']);
    expect(names).toContain(FLAG);
    expect(names).not.toContain('player_count_win_2');
    expect(lines.slice(0, 4).map((line) => line.trim().split(/ +/).slice(0, 2))).toEqual([
      ['2', 'greedy'],
      ['2', 'random'],
      ['3', 'greedy'],
      ['3', 'random'],
    ]);
    expect(lines[0]).toMatch(/\d+\.\d\d % \(\d+\.\d\d – \d+\.\d\d\)/);
  });
});

it('a batch in which no flag says anything shows no table of them', async () => {
  const { stdout } = await zedbench(['sim', 'zombie-kidz', '--games', '50'], { cwd: folder });
  expect(stdout).not.toContain('How often each flag');
});

it('a flag that says that a role has won is told as the rate of the games that the role plays', async () => {
  const heroes = 'zombie-bus --set players=2 --set heroes=steven,jenny --games 3'.split(' ');
  const { stdout, stderr, code } = await zedbench(['sim', ...heroes], { cwd: folder });
  expect(code, stderr).toBe(0);
  expect(stdout).not.toContain('win_steven');
  const [head, , line] = stdout.split('in percent of the games that it plays:\n')[1].split('\n');
  expect(head.split(/ {2,}/).slice(-5)).toEqual(['steven', 'jenny', 'bruce', 'suzanne', 'creepy']);
  expect(line.match(/\d+\.\d \(\d+\.\d – \d+\.\d\)/g)).toHaveLength(2);
});
