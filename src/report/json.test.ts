import { readFileSync } from 'node:fs';
import { parse } from 'csv-parse/sync';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { COUNT, LAST, RACE } from '../testing/own-files.js';
import { type Run, removeFolder, temporaryFolder, zedbench } from '../testing/run-command.js';

const EXPERIMENT = `export default {
  title: 'Tables',
  game: './race.ts',
  sweep: { seed: [0, 2], goal: [2, 4] },
  lineups: [
    { agents: 'random', name: '=1+1' },
    { agents: './last.ts', name: '-x' },
    { agents: 'random,./last.ts:back=1', name: '@y' },
  ],
  rotate: true,
  games: 12,
  target: [0.4, 0.6],
};`;

const HEAD = ['experiment', 'cell', 'game', 'lineup', 'option_seed', 'goal'];
const RATE = ['rate', 'low', 'high', 'confidence', 'method'];
const COLUMNS: Record<string, string[]> = {
  report: [
    'seed',
    'games',
    'blocks',
    'outcome',
    ...RATE,
    'target_low',
    'target_high',
    'verdict',
    'capped',
    'mean_turns',
  ],
  winrates: ['subject_kind', 'subject', 'games', 'wins', 'draws', ...RATE, 'mean_return'],
  metrics: [
    ...['metric', 'group', 'games', 'mean', 'low', 'high', 'confidence', 'method'],
    ...['standard_deviation', 'min', 'p05', 'p50', 'p95', 'max'],
  ],
  ends: ['end', 'games', 'share'],
  contrasts: [
    ...['factor', 'level', 'baseline', 'baseline_cell', 'outcome', 'blocks', 'difference', 'low', 'high'],
    ...['confidence', 'method', 'p', 'adjusted_p', 'variance_saved'],
  ],
};
const GAMES = [
  ...['seed', 'block', 'rotation', 'end', 'turns', 'plies', 'decisions', 'agent_0', 'role_0', 'result_0', 'return_0'],
  ...['agent_1', 'role_1', 'result_1', 'return_1', 'metric_lead'],
];

let folder: string;
let ran: Run;
beforeAll(async () => {
  folder = temporaryFolder({ 'race.ts': RACE, 'last.ts': LAST, 'parts/count.ts': COUNT, 'tables.ts': EXPERIMENT });
  ran = await zedbench(['run', './tables.ts', '--games-csv', '--json'], { cwd: folder });
});
afterAll(() => removeFolder(folder));

const csv = (name: string): string => readFileSync(`${folder}/results/tables/${name}.csv`, 'utf8');
const rowsOf = (name: string): Record<string, string>[] => parse(csv(name), { columns: true });
/** A value of the JSON as it is in the CSV. */
const asCsv = (value: unknown): string =>
  value === null ? '' : typeof value === 'string' ? value.replace(/^(?=[=+\-@])/, "'") : String(value);

describe('the tables of an experiment', () => {
  it('are JSON and nothing else on standard output with --json', () => {
    expect(ran.code, ran.stderr).toBe(0);
    expect(Object.keys(JSON.parse(ran.stdout))).toEqual(Object.keys(COLUMNS));
  });

  it.each(Object.entries(COLUMNS))('%s has these columns, in CSV and JSON, and the same values', (name, columns) => {
    const json = JSON.parse(ran.stdout)[name] as Record<string, unknown>[];
    expect(parse(csv(name))[0]).toEqual([...HEAD, ...columns]);
    for (const row of json) expect(Object.keys(row)).toEqual([...HEAD, ...columns]);
    const asText = json.map((row) =>
      Object.fromEntries(Object.entries(row).map(([key, value]) => [key, asCsv(value)])),
    );
    expect(asText).toEqual(rowsOf(name));
  });

  it('games.csv has these columns', () => {
    expect(parse(csv('games'))[0]).toEqual([...HEAD, ...GAMES]);
  });

  it('keep an option that is called like a column of ours apart from it', () => {
    expect(new Set(rowsOf('report').map(({ seed, option_seed }) => `${seed}/${option_seed}`))).toEqual(
      new Set(['1/0', '1/2']),
    );
  });

  it('mark line-ups and roles that a spreadsheet would work out', () => {
    expect(new Set(rowsOf('report').map(({ lineup }) => lineup))).toEqual(new Set(["'=1+1", "'-x", "'@y"]));
    expect(rowsOf('games')[0].role_1).toBe("'=blue");
  });

  it('hold every number in plain decimal, negative ones too', () => {
    const numbers = [...Object.keys(COLUMNS), 'games'].flatMap((name) =>
      rowsOf(name).flatMap((row) =>
        Object.entries(row).filter(([column]) =>
          /^(rate|low|high|mean|return|share|min|max|metric_|seed|difference|p$|adjusted_p|variance)/.test(column),
        ),
      ),
    );
    for (const [column, value] of numbers) expect(value, column).toMatch(/^(-?\d+(\.\d{1,6})?)?$/);
    expect(numbers.map(([, value]) => value)).toContain('-1');
  });

  it('end in line feeds, without a carriage return', () => {
    expect(csv('report')).toMatch(/^[^\r]*\n$/);
  });
});

it('without --json, results are on standard output and all else on standard error', async () => {
  const { stdout, stderr } = await zedbench(['run', './tables.ts'], { cwd: folder });
  expect(stderr).toBe(
    'Tables\n12 cells, 144 games, seed 1, 2 workers\n'.replace('2 workers', stderr.match(/\d+ workers?/)?.[0] ?? ''),
  );
  expect(stdout).toMatch(/^rate: win of seat 0; low to high: 95 % interval/);
  expect(stdout.trimEnd().split('\n').slice(-5)).toEqual(
    Object.keys(COLUMNS).map((name) => `  results/tables/${name}.csv`),
  );
});
