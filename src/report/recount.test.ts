import { readFileSync } from 'node:fs';
import { parse } from 'csv-parse/sync';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { removeFolder, temporaryFolder, zedbench } from '../testing/run-command.js';

type Row = Record<string, string>;

const EXPERIMENT = `export default {
  title: 'Recount',
  game: 'zombies-vs-wrestlers',
  sweep: { firstSeat: ['rulebook', '1'] },
  lineups: ['random', { agents: 'random,greedy', games: 81 }],
  rotate: true,
  games: 150,
  seed: 7,
  outcome: 'win of wrestlers',
};`;

let folder: string;
const tables: Record<string, Row[]> = {};

beforeAll(async () => {
  folder = temporaryFolder({ 'recount.ts': EXPERIMENT });
  const { code, stderr } = await zedbench(['run', './recount.ts', '--games-csv', '--out', 'out'], { cwd: folder });
  expect(code, stderr).toBe(0);
  for (const name of ['games', 'report', 'winrates', 'metrics', 'ends']) {
    tables[name] = parse(readFileSync(`${folder}/out/recount/${name}.csv`), { columns: true });
  }
});
afterAll(() => removeFolder(folder));

const SEATS = [0, 1];
const cells = (): string[] => tables.report.map(({ cell }) => cell);
const gamesOf = (cell: string): Row[] => tables.games.filter((row) => row.cell === cell);
const won = (row: Row): boolean =>
  SEATS.some((seat) => row[`role_${seat}`] === 'wrestlers' && row[`result_${seat}`] === 'won');
const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0);
const mean = (values: readonly number[]): number => sum(values) / values.length;

describe('the rows of games.csv', () => {
  it('are as many as were asked for, every block once in each rotation, in order', () => {
    expect(cells().map((cell) => gamesOf(cell).length)).toEqual([150, 82, 150, 82]);
    for (const [index, cell] of cells().entries()) {
      const rotations = index % 2 === 0 ? 1 : 2;
      const named = gamesOf(cell).map(({ block, rotation }) => `${block}.${rotation}`);
      const blocks = Array.from({ length: named.length / rotations }, (_, block) => block);
      expect(named).toEqual(blocks.flatMap((block) => [`${block}.0`, `${block}.1`].slice(0, rotations)));
    }
  });

  it('seat the agents of the line-up by the rotation', () => {
    const mixed = tables.games.filter(({ lineup }) => lineup === 'random,greedy');
    for (const { rotation, agent_0, agent_1 } of mixed)
      expect([agent_0, agent_1]).toEqual(rotation === '0' ? ['random', 'greedy'] : ['greedy', 'random']);
  });

  it('recount to report.csv', () => {
    for (const row of tables.report) {
      const games = gamesOf(row.cell);
      expect(Number(row.games)).toBe(games.length);
      expect(Number(row.blocks)).toBe(new Set(games.map(({ block }) => block)).size);
      expect(Number(row.rate)).toBeCloseTo(games.filter(won).length / games.length, 5);
      expect(Number(row.mean_turns)).toBeCloseTo(mean(games.map(({ turns }) => Number(turns))), 5);
      expect(Number(row.capped)).toBe(games.filter(({ end }) => end === 'capped').length);
      expect(Number(row.low)).toBeLessThan(Number(row.rate));
      expect(Number(row.high)).toBeGreaterThan(Number(row.rate));
      expect(row.method).toBe(row.lineup === 'random' ? 'wilson' : 'wilson by blocks');
    }
  });

  it('recount to ends.csv, reasons that never came about included', () => {
    for (const row of tables.ends) {
      const games = gamesOf(row.cell);
      const count = games.filter(({ end }) => end === row.end).length;
      expect(Number(row.games)).toBe(count);
      expect(Number(row.share)).toBeCloseTo(count / games.length, 5);
    }
    for (const cell of cells())
      expect(sum(tables.ends.filter((row) => row.cell === cell).map(({ games }) => Number(games)))).toBe(
        gamesOf(cell).length,
      );
  });

  it('recount to winrates.csv, by seat, role and agent', () => {
    for (const row of tables.winrates) {
      const column = row.subject_kind;
      const seatings = gamesOf(row.cell).flatMap((game) =>
        SEATS.filter((seat) =>
          column === 'seat' ? String(seat) === row.subject : game[`${column}_${seat}`] === row.subject,
        ).map((seat) => ({ result: game[`result_${seat}`], utility: Number(game[`return_${seat}`]) })),
      );
      const wins = seatings.filter(({ result }) => result === 'won').length;
      expect(Number(row.games)).toBe(seatings.length);
      expect(Number(row.wins)).toBe(wins);
      expect(Number(row.draws)).toBe(seatings.filter(({ result }) => result === 'drawn').length);
      expect(Number(row.rate)).toBeCloseTo(wins / seatings.length, 5);
      expect(Number(row.mean_return)).toBeCloseTo(mean(seatings.map(({ utility }) => utility)), 5);
    }
    const kinds = tables.winrates.filter(({ cell }) => cell === cells()[1]).map((row) => row.subject_kind);
    expect(kinds).toEqual(['seat', 'seat', 'role', 'role', 'agent', 'agent']);
  });

  it('recount to metrics.csv, in all games, those won and those lost', () => {
    const isIn: Record<string, (game: Row) => boolean> = { all: () => true, won, lost: (game) => !won(game) };
    const counted = tables.metrics.filter(({ min }) => min !== '');
    for (const row of counted) {
      const column = ['turns', 'plies', 'decisions'].includes(row.metric) ? row.metric : `metric_${row.metric}`;
      const values = gamesOf(row.cell)
        .filter(isIn[row.group])
        .map((game) => Number(game[column]))
        .sort((a, b) => a - b);
      const center = mean(values);
      const variance = sum(values.map((value) => (value - center) ** 2)) / (values.length - 1);
      // The smallest value that so large a share of the values does not exceed.
      const quantile = (percent: number): number => values[Math.max(0, Math.ceil((percent * values.length) / 100) - 1)];
      expect(Number(row.games)).toBe(values.length);
      expect(Number(row.mean)).toBeCloseTo(center, 5);
      expect(Number(row.standard_deviation)).toBeCloseTo(Math.sqrt(variance), 5);
      expect([row.min, row.p05, row.p50, row.p95, row.max].map(Number)).toEqual(
        [0, 5, 50, 95, 100].map((percent) => quantile(percent)),
      );
    }
    expect(counted.length).toBe(cells().length * 3 * 16);
  });

  it('are seen again, one by one, with play', async () => {
    const mixed = tables.games.filter((row) => row.lineup === 'random,greedy' && row.first_seat === '1');
    const rows = [mixed[0], mixed[7], mixed[80]];
    const runs = rows.map(({ seed, block, rotation, lineup, first_seat }) => {
      const where = ['--seed', seed, '--block', block, '--rotation', rotation];
      const what = ['--agents', lineup, '--set', `firstSeat=${first_seat}`, '--brief'];
      return zedbench(['play', 'zombies-vs-wrestlers', ...where, ...what], { cwd: folder });
    });
    for (const [index, { stdout }] of (await Promise.all(runs)).entries()) {
      const row = rows[index];
      const winner = row.result_0 === 'won' ? 'won by seat 0' : row.result_1 === 'won' ? 'won by seat 1' : 'nobody won';
      const metrics = Object.keys(row).filter((name) => name.startsWith('metric_'));
      expect(stdout.trimEnd().split('\n').slice(-2)).toEqual([
        `End: ${row.end}, ${winner}; returns ${row.return_0}, ${row.return_1}`,
        `${row.turns} turns, ${row.decisions} decisions; ` +
          metrics.map((name) => `${name.slice('metric_'.length)} ${row[name]}`).join(', '),
      ]);
    }
  });
});
