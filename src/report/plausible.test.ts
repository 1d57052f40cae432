import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'csv-parse/sync';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { rankCorrelation } from '../stats/rank-correlation.js';
import { wilson } from '../stats/wilson.js';
import { RACE } from '../testing/own-files.js';
import { lastingFiles, removeFolder, temporaryFolder, zedbench } from '../testing/run-command.js';

type Row = Record<string, string>;

/** A game of one's own that assumes how far the goal is, and whether red has a head start. */
const GAME = RACE.replace(
  "{ describe: 'Steps to the goal.' }",
  "{ describe: 'Steps to the goal.', source: 'assumed', plausible: [4, 9] }",
).replace(
  "option(z.int().min(0).max(3).default(0), { describe: 'A head start",
  "option(z.int().min(0).max(3).default(0), { source: 'assumed', plausible: [0, 1, 3], describe: 'A head start",
);

const experiment = (changes: string): string => `import { defineExperiment, plausible } from 'zedbench';
export default defineExperiment({
  title: 'Worlds', game: './race.ts', lineups: ['random', { name: 'search', agents: 'mcts:iterations=4,random' }],
  games: 40, outcome: 'win of red', target: [0.3, 0.6], ${changes}
});`;

const WORLDS = 60;

let folder: string;
const rowsOf = (path: string): Row[] => parse(readFileSync(join(folder, path)), { columns: true });
const run = async (...args: string[]) => {
  const result = await zedbench(['run', './e.ts', ...args], { cwd: folder });
  expect(result.code, result.stderr).toBe(0);
  return result;
};

let screen: string;
beforeAll(async () => {
  folder = temporaryFolder({ 'race.ts': GAME, 'e.ts': experiment(`content: plausible(${WORLDS}),`) });
  screen = (await run()).stdout;
});
afterAll(() => removeFolder(folder));

const table = (name: string): Row[] => rowsOf(`results/e/${name}.csv`);
const drawnOf = (rows: readonly Row[], lineup: string): Row[] =>
  rows.filter((row) => row.lineup === lineup && row.world !== '0');

describe('worlds.csv', () => {
  it('has a row a world, with the assumed values and then drawn ones that cover their ranges', () => {
    const worlds = table('worlds');
    expect(worlds.map(({ world }) => Number(world))).toEqual(Array.from({ length: WORLDS + 1 }, (_, i) => i));
    expect(worlds[0]).toEqual({ experiment: 'e', game: 'race', world: '0', goal: '5', option_seed: '0' });
    const drawn = (name: string): number[] => [...new Set(worlds.slice(1).map((row) => Number(row[name])))].sort();
    expect([drawn('goal'), drawn('option_seed')]).toEqual([
      [4, 5, 6, 7, 8, 9],
      [0, 1, 3],
    ]);
  });
});

describe('plausible.csv', () => {
  it('recounts from report.csv: in how many worlds the verdict of the assumed values holds, fails or is open', () => {
    for (const row of table('plausible').filter(({ about }) => about === 'rate')) {
      const verdicts = drawnOf(table('report'), row.lineup).map(({ verdict }) => verdict);
      const count = (verdict: string): number => verdicts.filter((each) => each === verdict).length;
      const rate = Number(row.assumed);
      expect(row.claim).toBe(rate < 0.3 ? 'too hard' : rate > 0.6 ? 'too easy' : 'in band');
      expect([row.holds, row.undecided].map(Number)).toEqual([count(row.claim), count('undecided')]);
      expect(Number(row.fails)).toBe(WORLDS - count(row.claim) - count('undecided'));
      expect([row.below, row.within, row.above].map(Number)).toEqual(['too hard', 'in band', 'too easy'].map(count));
      const { low, high } = wilson(count(row.claim), WORLDS, 0.95);
      expect(Number(row.share)).toBeCloseTo(count(row.claim) / WORLDS, 5);
      expect([Number(row.low), Number(row.high)]).toEqual([expect.closeTo(low, 5), expect.closeTo(high, 5)]);
    }
  });

  it('counts a difference as lower or higher where its adjusted p says so in that world', () => {
    const [row, ...more] = table('plausible').filter(({ about }) => about === 'difference');
    expect(more).toEqual([]);
    expect([row.factor, row.level, row.baseline, row.lineup]).toEqual(['lineup', 'search', 'random', 'search']);
    const contrasts = drawnOf(table('contrasts'), 'search');
    const clear = contrasts.filter(({ adjusted_p }) => Number(adjusted_p) <= 0.05);
    expect(Number(row.above)).toBe(clear.filter(({ difference }) => Number(difference) > 0).length);
    expect(Number(row.below)).toBe(clear.filter(({ difference }) => Number(difference) < 0).length);
    expect(Number(row.undecided)).toBe(WORLDS - clear.length);
    // Each world is an experiment of its own: its one contrast needs no adjustment.
    for (const { p, adjusted_p } of contrasts) expect(adjusted_p).toBe(p);
  });

  it('names the assumed value that the rate depends on most, as deciders.csv has it', () => {
    const worlds = table('worlds').slice(1);
    for (const row of table('plausible').filter(({ about }) => about === 'rate')) {
      const own = table('deciders').filter(({ about, lineup }) => about === 'rate' && lineup === row.lineup);
      expect(own.map(({ value }) => value).sort()).toEqual(['goal', 'seed']);
      const rates = drawnOf(table('report'), row.lineup).map(({ rate }) => Number(rate));
      for (const { value, correlation, p } of own) {
        const column = value === 'seed' ? 'option_seed' : value;
        const expected = rankCorrelation(
          worlds.map((world) => Number(world[column])),
          rates,
        );
        expect([Number(correlation), Number(p)]).toEqual([
          expect.closeTo(expected.correlation, 4),
          expect.closeTo(expected.p, 4),
        ]);
      }
      const most = own.toSorted((a, b) => Math.abs(Number(b.correlation)) - Math.abs(Number(a.correlation)))[0];
      expect([row.decided_by, row.correlation]).toEqual([most.value, most.correlation]);
    }
  });

  it('finds what is plain to see: a head start of red decides how often red wins', () => {
    const [row] = table('plausible');
    expect(row.decided_by).toBe('seed');
    expect(Number(row.correlation)).toBeGreaterThan(0.5);
    expect(Number(row.adjusted_p)).toBeLessThan(0.001);
  });
});

describe('the screen', () => {
  it('says that the ranges are an invented prior, and shows the design rather than every cell', () => {
    expect(screen).toContain(`${WORLDS} plausible worlds: each assumed value of the game drawn from its range.`);
    expect(screen).toContain('The ranges are an invented prior');
    expect(screen).toMatch(/^random +[\d.]+ % +[\d.]+ % .* \d+ % \(\d+ – \d+\) +seed \+0\.\d+$/m);
    expect(screen.split('\n').length).toBeLessThan(45);
    expect(screen).not.toContain('first look');
  });

  it('says of fewer than 60 worlds that they are a first look without intervals', async () => {
    const { stdout } = await run('--quick');
    expect(stdout).toContain('6 plausible worlds');
    expect(stdout).toContain('Fewer than 60 worlds are a first look');
    expect(stdout).not.toMatch(/\d % \(\d+ – /);
  });
});

it('writes the same bytes with one worker and with two', async () => {
  await run('--out', 'one', '--workers', '1');
  await run('--out', 'two', '--workers', '2', '--task', '3');
  expect(lastingFiles(join(folder, 'one'))).toEqual(lastingFiles(join(folder, 'two')));
  expect(lastingFiles(join(folder, 'one'))).toEqual(
    Object.fromEntries(Object.entries(lastingFiles(join(folder, 'results'))).filter(([path]) => path.startsWith('e/'))),
  );
});

it('plays only the new worlds where there are more, and leaves no table of worlds once nothing is drawn', async () => {
  const cells = (): { reused_blocks: number }[] =>
    JSON.parse(readFileSync(join(folder, 'more/e/timing.json'), 'utf8')).cells;
  const write = (changes: string): void => writeFileSync(join(folder, 'e.ts'), experiment(changes));
  write('content: { plausible: 4 },');
  await run('--out', 'more');
  write('content: { plausible: 6 },');
  await run('--out', 'more');
  expect(cells().map(({ reused_blocks }) => reused_blocks)).toEqual([
    40, 40, 40, 40, 40, 0, 0, 40, 40, 40, 40, 40, 0, 0,
  ]);
  write('');
  await run('--out', 'more');
  expect(Object.keys(lastingFiles(join(folder, 'more'))).map((path) => path.split('/')[1])).toEqual([
    ...['contrasts.csv', 'ends.csv', 'metrics.csv', 'plan.json', 'report.csv', 'winrates.csv'],
  ]);
});

it('is asked for without a file by --worlds, and its plan counts every world', async () => {
  const sim = ['sim', './race.ts', '--worlds', '3', '--games', '20', '--json', '--out', 'sims'];
  const { code, stdout } = await zedbench(sim, { cwd: folder });
  expect(code).toBe(0);
  const { report, plausible, worlds } = JSON.parse(stdout);
  expect([report.length, plausible.length, worlds.length]).toEqual([4, 1, 4]);
  const plan = await zedbench(['plan', './e.ts', '--worlds', '9', '--games', '20'], { cwd: folder });
  expect(plan.stdout).toContain('Each row stands for 10 worlds; the one of the assumed values was tried.');
  expect(plan.stdout).toContain('\n20 cells, 400 games: ');
  const refused = await zedbench(['sim', './race.ts', '--worlds', '1'], { cwd: folder });
  expect(refused).toMatchObject({
    code: 2,
    stderr: expect.stringContaining('--worlds must be a whole number from 2 to 10000'),
  });
});
