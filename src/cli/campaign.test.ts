import { readFileSync } from 'node:fs';
import { parse } from 'csv-parse/sync';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { agentThat } from '../testing/own-files.js';
import { filesBelow, type Run, removeFolder, temporaryFolder, zedbench } from '../testing/run-command.js';

type Row = Record<string, string | number | null>;
type Tables = Record<'milestones' | 'order' | 'winrates', Row[]>;

const numbers = { title: 'plain', gamesAWeek: 2, spaces: 8 };
const CHARTS = {
  'plain.json': numbers,
  // After two stickers the school holds twelve zombies, but for the mission of six.
  'more.json': {
    ...numbers,
    envelopes: [{ space: 2, options: { zombies: 12 } }, { space: 4 }],
    ranks: [{ rank: 'Novice', envelope: 2 }],
    groups: [{ group: 'Panic', missions: [{ mission: 'six', flag: 'six_zombies_win' }] }],
    plan: [{ mission: 'six', options: { zombies: 6 } }],
  },
  'misspelt.json': { ...numbers, envelopes: [{ space: 2, options: { zombie: 9 } }] },
  'too-many.json': { ...numbers, envelopes: [{ space: 2, options: { zombies: 90 } }] },
  'stray.json': { ...numbers, groups: [{ group: 'g', missions: [{ mission: 'm', flag: 'six_zombie_win' }] }] },
  'list.json': [],
};

let folder: string;
beforeAll(() => {
  folder = temporaryFolder({
    ...Object.fromEntries(Object.entries(CHARTS).map(([name, chart]) => [name, JSON.stringify(chart)])),
    'throws.ts': agentThat("() => ({ act: () => { throw new Error('no idea'); } })"),
  });
});
afterAll(() => removeFolder(folder));

const campaign = (...args: string[]): Promise<Run> => zedbench(['campaign', 'zombie-kidz', ...args], { cwd: folder });
const tablesOf = async (...args: string[]): Promise<Tables> => {
  const { code, stdout, stderr } = await campaign('--json', ...args);
  expect(code, stderr).toBe(0);
  return JSON.parse(stdout);
};
const only = (rows: readonly Row[], column: string, value: string): Row[] =>
  rows.filter((row) => row[column] === value);

describe('campaigns', () => {
  it('are byte-identical for any number of workers and any size of tasks', async () => {
    const ways = [
      ['--workers', '1'],
      ['--workers', '2', '--task', '1'],
      ['--workers', '2', '--task', '7'],
    ];
    const files = [];
    for (const [i, way] of ways.entries()) {
      const { code, stderr } = await campaign('--campaigns', '12', '--out', `same-${i}`, ...way);
      expect(code, stderr).toBe(0);
      files.push(Object.entries(filesBelow(`${folder}/same-${i}`)));
    }
    expect(files[0].map(([path]) => path.split('/')[1])).toEqual([
      ...['milestones.csv', 'order.csv', 'plan.json', 'winrates.csv'],
    ]);
    expect(files[1]).toEqual(files[0]);
    expect(files[2]).toEqual(files[0]);
  });

  it('play the games of a batch: game g of the first campaign is block g', async () => {
    // By day, where two lose some.
    const setUp = ['--seed', '3', '--set', 'side=day'];
    const args = ['sim', 'zombie-kidz', '--agents', 'greedy', '--games', '8', ...setUp, '--games-csv'];
    await zedbench([...args, '--out', 'batch'], { cwd: folder });
    const [text] = Object.entries(filesBelow(`${folder}/batch`))
      .filter(([path]) => path.endsWith('games.csv'))[0]
      .slice(1);
    const batch: Row[] = parse(text, { columns: true });
    const { winrates } = await tablesOf('--chart', 'plain.json', '--campaigns', '1', ...setUp);
    const won = only(winrates, 'subject_kind', 'game').map(({ wins }) => wins === 1);
    expect(won).toEqual(batch.map((row) => row.result_0 === 'won'));
    expect(new Set(won).size).toBe(2);
  });

  it('play the set-up of the plan, and otherwise the group’s own with what open envelopes change', async () => {
    const { milestones, winrates } = await tablesOf('--chart', 'more.json', '--campaigns', '40', '--set', 'players=3');
    const setUps = only(winrates, 'subject_kind', 'set-up').map(({ subject }) => subject);
    expect(setUps.sort()).toEqual(['zombies=12', 'zombies=6']);
    const [six] = only(milestones, 'milestone', 'six');
    const [bySix] = only(winrates, 'subject', 'zombies=6');
    expect(six.reached).toBe(bySix.wins);
    expect(only(milestones, 'kind', 'rank')[0].mean_games).toBe(
      only(only(milestones, 'kind', 'envelope'), 'milestone', '2')[0].mean_games,
    );
  });

  it('count games and weeks, with intervals, and every mission in every place', async () => {
    const { milestones, order, winrates } = await tablesOf('--campaigns', '30', '--games-a-week', '4');
    for (const row of milestones) {
      expect(row.campaigns).toBe(30);
      expect(row.rate).toBeCloseTo(Number(row.reached) / 30, 5);
      expect(Number(row.low)).toBeLessThanOrEqual(Number(row.rate));
      expect(Number(row.high)).toBeGreaterThanOrEqual(Number(row.rate));
      if (row.reached === 0) continue;
      expect(row.mean_weeks).toBeCloseTo((Number(row.mean_games) - 1) / 4, 5);
      if (row.mean_low === null) expect(row.min).toBe(row.max);
      else expect(Number(row.mean_low)).toBeLessThan(Number(row.mean_games));
    }
    for (const { milestone, reached } of only(milestones, 'kind', 'mission')) {
      const places = only(order, 'mission', String(milestone)).map(({ count }) => Number(count));
      expect(places.reduce((sum, count) => sum + count, 0)).toBe(reached);
    }
    const [{ games, wins }] = winrates;
    for (const kind of ['open envelopes', 'set-up', 'game']) {
      const rows = only(winrates, 'subject_kind', kind);
      expect(rows.reduce((sum, row) => sum + Number(row.games), 0)).toBe(games);
      expect(rows.reduce((sum, row) => sum + Number(row.wins), 0)).toBe(wins);
    }
    expect(only(milestones, 'kind', 'chart')[0].mean_games).toBeCloseTo(Number(games) / 30, 5);
  });

  it('are the same ones when more are played', async () => {
    const winsBy = async (campaigns: string): Promise<number[]> => {
      const { winrates } = await tablesOf('--chart', 'plain.json', '--campaigns', campaigns);
      return only(winrates, 'subject_kind', 'game').map(({ wins }) => Number(wins));
    };
    const [one, two] = [await winsBy('1'), await winsBy('2')];
    for (const [game, wins] of two.entries()) expect([0, 1]).toContain(wins - one[game]);
  });

  it('are told in tables on standard output, and all else on standard error', async () => {
    const { stdout, stderr } = await campaign('--chart', 'more.json', '--campaigns', '10');
    expect(stderr).toMatch(
      /^Zombie Kidz Evolution: whole campaigns\nplain\n10 campaigns, 3 set-ups, seed 1, \d+ workers?\n$/,
    );
    // Where all campaigns agree there is no interval.
    expect(stdout).toMatch(/^envelope 2 +Novice( +[\d.]+){5}(( +[\d.]+){2})?$/m);
    expect(stdout).toMatch(/^six( +[\d.]+)( +[\d.]+ %){3}/m);
    expect(stdout).toMatch(
      /\d+ games in .* a second\. Written to:\n( {2}results\/campaign-zombie-kidz@[0-9a-f]{8}\/\w+\.csv\n){3}$/,
    );
  });
});

describe('the chart', () => {
  it('that is shown is one that can be given, and gives the same campaigns', async () => {
    const { stdout } = await campaign('--show-chart');
    const file = temporaryFolder({ 'shown.json': stdout });
    const plain = await tablesOf('--campaigns', '5');
    expect(await tablesOf('--campaigns', '5', '--chart', `${file}/shown.json`)).toEqual(plain);
    removeFolder(file);
  });

  it('that was played is written down, every number with its source', async () => {
    await campaign('--campaigns', '1', '--games-a-week', '3', '--out', 'plan');
    const [path] = Object.keys(filesBelow(`${folder}/plan`)).filter((name) => name.endsWith('plan.json'));
    const { chart, setUps } = JSON.parse(readFileSync(`${folder}/plan/${path}`, 'utf8'));
    expect(chart.gamesAWeek).toEqual({ value: 3, source: 'own' });
    expect(chart.spaces).toMatchObject({ value: 48, source: 'assumed' });
    expect(setUps.map((each: Row) => each.setUp)).toContain('zombies=6');
  });

  it.each([
    ['misspelt.json', /game zombie-kidz \(envelope 1 of the chart\) has no option "zombie"\. Did you mean "zombies"\?/],
    ['too-many.json', /\(envelope 1 of the chart\): option zombies can't be 90\. Allowed: a whole number from 4 to 12/],
    ['stray.json', /Unknown flag of the mission "m" "six_zombie_win"\. Did you mean "six_zombies_win"\?/],
    ['list.json', /list\.json: the chart must be an object/],
  ])('%s is refused in a sentence', async (file, message) => {
    const { code, stdout, stderr } = await campaign('--chart', file);
    expect(stderr).toMatch(message);
    expect(stderr).not.toMatch(/\n\s+at /);
    expect([stdout, code]).toEqual(['', 2]);
  });
});

describe('campaigns that do not end well', () => {
  it('say on Ctrl-C that nothing is kept, exit 130 and write nothing', async () => {
    const args = ['campaign', 'zombie-kidz', '--campaigns', '1000000', '--out', 'cut'];
    const { code, stdout, stderr } = await zedbench(args, { cwd: folder, interruptAfter: 1500 });
    expect(stderr).toContain('nothing is kept of campaigns that are not all played');
    expect(stderr).toContain(
      'Interrupted. Of campaigns nothing is kept; play them from the start with:\n  zedbench campaign zombie-kidz --campaigns 1000000 --out cut\n',
    );
    expect([stdout, code]).toEqual(['', 130]);
    expect(filesBelow(`${folder}/cut`)).toEqual({});
  });

  it('name the game that failed, its set-up, and how to see it', async () => {
    const { code, stderr } = await campaign('--agents', './throws.ts', '--set', 'players=3', '--campaigns', '3');
    expect(stderr).toMatch(
      /The run stopped at a game of players=2 \.\/throws\.ts \(block \d+, rotation 0\)\. .*no idea/,
    );
    expect(stderr).toMatch(
      /See that game:\n {2}zedbench play zombie-kidz --agents \.\/throws\.ts,\.\/throws\.ts .*--block \d+/,
    );
    expect(code).toBe(1);
  });
});
