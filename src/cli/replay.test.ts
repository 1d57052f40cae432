import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { parse } from 'csv-parse/sync';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { BOTH_GAMES, COUNT, LAST, RACE, SPRINT } from '../testing/own-files.js';
import { type Run, removeFolder, temporaryFolder, zedbench } from '../testing/run-command.js';

let folder: string;
const run = (...args: string[]): Promise<Run> => zedbench(args, { cwd: folder });
const replay = (...args: string[]): Promise<Run> => run('replay', ...args);

const OWN = `export default {
  title: 'An agent of the user', game: './race.ts', options: { goal: 4 }, lineups: ['./last.ts:back=1,random'], rotate: true, games: 12,
};`;

beforeAll(async () => {
  const files = {
    'race.ts': RACE,
    'sprint.ts': SPRINT,
    'both.ts': BOTH_GAMES,
    'own.ts': OWN,
    'last.ts': LAST,
    'parts/count.ts': COUNT,
  };
  folder = temporaryFolder(files);
  await Promise.all([run('run', './own.ts', '--games-csv'), run('run', './both.ts', '--games-csv')]);
});
afterAll(() => removeFolder(folder));

const rowsOf = (file: string): Record<string, string>[] => parse(readFileSync(`${folder}/${file}`), { columns: true });

const lines = (text: string) =>
  text
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line));

/** The last line of `--jsonl`, from what a row says. */
const endingOf = (row: Record<string, string>) => ({
  end: row.end,
  winners: [0, 1].filter((seat) => row[`result_${seat}`] === 'won'),
  returns: [Number(row.return_0), Number(row.return_1)],
  metrics: { lead: Number(row.metric_lead) },
  turns: Number(row.turns),
});

describe('a row of games.csv', () => {
  it.each([1, 2, 150, 180, 320])(
    'number %i is seen again as the row says, with where and several games',
    async (number) => {
      const row = rowsOf('results/both/games.csv')[number - 1];
      const { code, stdout, stderr } = await replay('results/both/games.csv', '--row', String(number), '--jsonl');
      expect(stderr).toBe('');
      expect(lines(stdout).at(-1)).toEqual(endingOf(row));
      expect(lines(stdout)).toHaveLength(Number(row.decisions) + 1);
      expect(code).toBe(0);
    },
  );

  it('is told move by move, the positions left out with --brief', async () => {
    const [whole, brief] = await Promise.all([
      replay('results/both/games.csv', '--row', '3'),
      replay('results/both/games.csv', '--row', '3', '--brief'),
    ]);
    const [row] = rowsOf('results/both/games.csv').slice(2);
    expect(whole.stdout.split('\n')[0]).toBe(`./race.ts, cell ${row.cell}, seed 1, block 2, rotation 0`);
    expect(whole.stdout).toContain('\nturn 0: red at 0, blue at 0\n  seat 0 (red, random): step ');
    expect(whole.stdout).toContain(`\nEnd: goal, won by seat ${row.result_0 === 'won' ? 0 : 1}`);
    for (const line of brief.stdout.split('\n')) expect(whole.stdout.split('\n')).toContain(line);
    expect(brief.stdout).not.toContain('turn 0: red');
  });
});

describe('a game of a folder', () => {
  it('is named by cell, block and rotation, with an agent of the user', async () => {
    const row = rowsOf('results/own/games.csv')[5];
    expect(row).toMatchObject({ block: '2', rotation: '1', agent_0: 'random', agent_1: './last.ts:back=1' });
    const address = ['--cell', row.cell, '--block', '2', '--rotation', '1'];
    const { code, stdout } = await replay('results/own', ...address, '--jsonl');
    expect(lines(stdout).at(-1)).toEqual(endingOf(row));
    expect(code).toBe(0);
  });

  it('as lines of JSON has each decision: what the seat sees, what is legal, what it chose', async () => {
    const [{ cell }] = rowsOf('results/own/games.csv');
    const { stdout } = await replay('results/own', '--cell', cell, '--block', '0', '--jsonl');
    const decisions = lines(stdout).slice(0, -1);
    expect(decisions[0]).toEqual({
      ...{ ply: 1, turn: 0, seat: 0, role: 'red', agent: './last.ts:back=1' },
      sees: 'turn 0: red at 0, blue at 0',
      position: { at: [0, 0], mover: 0, seat: 0, turn: 0, end: -1 },
      ...{ legal: ['step 1', 'step 2'], choice: 'step 1' },
    });
    for (const { legal, choice } of decisions) expect(legal).toContain(choice);
    expect(decisions.map(({ ply }) => ply)).toEqual(decisions.map((_, i) => 2 * i + 1));
  });

  it.each([
    [[], 'Say which game of results/own: --cell ID --block N (ids are in its report.csv).'],
    [['--cell', 'nope', '--block', '0'], 'results/own/plan.json has no cell "nope". Its cells: '],
    [['--cell', 'CELL', '--block', '6'], 'are 0 to 5.'],
    [['--cell', 'CELL', '--block', '0', '--rotation', '2'], '--rotation 2: the rotations of cell '],
    [['--cell', 'CELL', '--block', '-1'], '--block must be a whole number'],
  ])('that is named by %j is asked for, or refused', async (args, sentence) => {
    const [{ cell }] = rowsOf('results/own/games.csv');
    await refused(sentence, 'results/own', ...args.map((arg) => arg.replace('CELL', cell)));
  });
});

const refused = async (sentence: string, ...args: string[]): Promise<void> => {
  const { code, stdout, stderr } = await replay(...args);
  expect(stderr).toContain(sentence);
  expect(stderr).not.toMatch(/should not have|\n\s+at /);
  expect(stdout).toBe('');
  expect(code).toBe(2);
};

describe('what can not be replayed', () => {
  it.each([
    [['nowhere'], 'There is no file or folder nowhere.'],
    [['results/both/games.csv'], 'Say which game of results/both/games.csv: --row N.'],
    [['results/both/games.csv', '--row', '321'], 'results/both/games.csv has no row 321 of a game.'],
    [['results/both/report.csv', '--row', '1'], 'its row 1 names no cell, block and rotation.'],
    [['odd.csv', '--row', '1'], "odd.csv can't be read as a games.csv: "],
    [['results', '--cell', 'a', '--block', '0'], 'There is no plan.json in results: it is no folder of results.'],
    [['race.ts'], "race.ts can't be read as JSON: "],
  ])('%j', async (args, sentence) => {
    writeFileSync(`${folder}/odd.csv`, 'cell,block\n"a"b,1\n');
    await refused(sentence, ...args);
  });

  const plan = () => JSON.parse(readFileSync(`${folder}/results/own/plan.json`, 'utf8'));
  const address = () => ['--cell', plan().cells[0].id, '--block', '0'];

  it.each([
    ['not JSON', () => '{', "tampered/plan.json can't be read as JSON: "],
    ['something else', () => '[]', 'tampered/plan.json is not as zedbench wrote it.'],
    [
      'of another seed',
      () => edited((data) => ({ ...data, settings: { ...data.settings, seed: 9 } })),
      'is not what its settings make.',
    ],
    [
      'of other options',
      () => edited((data) => ({ ...data, settings: { ...data.settings, options: { goal: 9 } } })),
      'no cell',
    ],
    [
      'of a wrong setting',
      () => edited((data) => ({ ...data, settings: { ...data.settings, games: 'many' } })),
      'field games must be',
    ],
  ])('a plan.json that is %s', async (_, text, sentence) => {
    const address0 = address();
    mkdirSync(`${folder}/tampered`, { recursive: true });
    writeFileSync(`${folder}/tampered/plan.json`, text());
    await refused(sentence, 'tampered', ...address0);
  });

  // biome-ignore lint/suspicious/noExplicitAny: JSON that is tampered with
  const edited = (change: (data: any) => unknown): string => JSON.stringify(change(plan()));
});

it('a game that has changed since is noticed, by row with exit 1', async () => {
  const [{ cell }] = rowsOf('results/own/games.csv');
  writeFileSync(`${folder}/race.ts`, SPRINT.replaceAll("'sprint'", "'race'"));
  const [byRow, byAddress] = await Promise.all([
    replay('results/own/games.csv', '--row', '1', '--brief'),
    replay('results/own', '--cell', cell, '--block', '0'),
  ]);
  writeFileSync(`${folder}/race.ts`, RACE);
  const changed = 'zedbench, the game or an agent has changed since that run: the game may come out otherwise.';
  expect(byAddress.stderr.trim()).toBe(changed);
  expect(byAddress.code).toBe(0);
  expect(byRow.stderr).toMatch(
    /The game is not that of row 1 of results\/own\/games\.csv:\n {2}.*: .* in the file, .* played/,
  );
  expect(byRow.code).toBe(1);
});
