import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'csv-parse/sync';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { removeFolder, temporaryFolder, zedbench } from '../testing/run-command.js';

type Row = Record<string, string>;

const EXPERIMENT = `export default {
  title: 'Contrasts',
  game: 'zombies-vs-wrestlers',
  sweep: { dice: [4, 5, 6], necromancer: ['ability', 'guide'] },
  where: ({ dice, necromancer }) => dice !== 4 || necromancer !== 'ability',
  lineups: ['random', { agents: 'random,greedy', name: 'mixed', games: 150 }],
  rotate: true, games: 120, outcome: 'win of zombies',
};`;

let folder: string;
let games: Row[];
let contrasts: Row[];
const rowsOf = (path: string): Row[] => parse(readFileSync(join(folder, path)), { columns: true });
beforeAll(async () => {
  folder = temporaryFolder({ 'c.ts': EXPERIMENT });
  const { code, stderr } = await zedbench(['run', './c.ts', '--games-csv'], { cwd: folder });
  expect(code, stderr).toBe(0);
  games = rowsOf('results/c/games.csv');
  contrasts = rowsOf('results/c/contrasts.csv');
});
afterAll(() => removeFolder(folder));

/** By block, the share of a cell's games that the zombies won. */
const sharesOf = (cell: string): number[] => {
  const blocks: number[][] = [];
  for (const row of games.filter((game) => game.cell === cell)) {
    const won = [0, 1].some((seat) => row[`role_${seat}`] === 'zombies' && row[`result_${seat}`] === 'won');
    blocks[Number(row.block)] = [...(blocks[Number(row.block)] ?? []), won ? 1 : 0];
  }
  return blocks.map(meanOf);
};
const meanOf = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0) / values.length;
const varianceOf = (values: readonly number[]): number => {
  const mean = meanOf(values);
  return values.reduce((sum, value) => sum + (value - mean) ** 2, 0) / (values.length - 1);
};

describe('contrasts.csv', () => {
  it('sets each level of each factor against its first, all else equal', () => {
    const named = contrasts.map(({ factor, level, baseline, dice, necromancer, lineup }) =>
      [factor, level, baseline, dice, necromancer, lineup].join(' '),
    );
    expect(named.sort()).toEqual(
      [
        ...['5', '6'].flatMap((dice) => ['mixed', 'random'].map((lineup) => `dice ${dice} 4 ${dice} guide ${lineup}`)),
        ...['ability', 'guide'].flatMap((reading) =>
          (reading === 'ability' ? ['5', '6'] : ['4', '5', '6']).map(
            (dice) => `lineup mixed random ${dice} ${reading} mixed`,
          ),
        ),
        ...['5', '6'].flatMap((dice) =>
          ['mixed', 'random'].map((lineup) => `necromancer guide ability ${dice} guide ${lineup}`),
        ),
      ].sort(),
    );
  });

  it('recounts from games.csv: the blocks in common, their difference, and the variance that pairing saved', () => {
    for (const row of contrasts) {
      const [a, b] = [sharesOf(row.cell), sharesOf(row.baseline_cell)];
      const blocks = Math.min(a.length, b.length);
      expect(Number(row.blocks)).toBe(blocks);
      const [x, y] = [a.slice(0, blocks), b.slice(0, blocks)];
      const differences = x.map((value, i) => value - y[i]);
      expect(Number(row.difference)).toBeCloseTo(meanOf(differences), 5);
      const apart = varianceOf(x) + varianceOf(y);
      // Where all games end alike there is no variance to save.
      const saved = apart === 0 ? 0 : 1 - varianceOf(differences) / apart;
      expect(Number(row.variance_saved)).toBeCloseTo(saved, 5);
      const spread = varianceOf(differences);
      expect(row.method).toBe(spread === 0 ? 'atom' : 'paired t');
      if (spread === 0) continue;
      const half = 1.99 * Math.sqrt(spread / blocks);
      expect(Number(row.high) - Number(row.low)).toBeCloseTo(2 * half, 1);
      expect((Number(row.high) + Number(row.low)) / 2).toBeCloseTo(Number(row.difference), 4);
    }
    expect(new Set(contrasts.map(({ blocks }) => blocks)).size).toBeGreaterThan(1);
  });

  it('adjusts p for the number of contrasts by Holm', () => {
    const sorted = [...contrasts].sort((a, b) => Number(a.p) - Number(b.p));
    let least = 0;
    for (const [i, row] of sorted.entries()) {
      least = Math.max(least, Math.min(1, (sorted.length - i) * Number(row.p)));
      expect(Number(row.adjusted_p)).toBeCloseTo(least, 4);
    }
  });
});

describe('pairing', () => {
  it('makes two readings of a rule differ by less luck at equal seeds than at different ones', async () => {
    const run = async (seed: string): Promise<{ rates: number[][]; saved: number }> => {
      const what = ['--agents', 'random', '--set', 'necromancer=ability,guide', '--games', '2000', '--games-csv'];
      const { code } = await zedbench(
        ['sim', 'zombies-vs-wrestlers', ...what, '--seed', seed, '--out', `s${seed}`, '--json'],
        {
          cwd: folder,
        },
      );
      expect(code).toBe(0);
      const [name] = readdirSync(join(folder, `s${seed}`));
      games = rowsOf(`s${seed}/${name}/games.csv`);
      const [contrast] = rowsOf(`s${seed}/${name}/contrasts.csv`);
      const rates = [contrast.cell, contrast.baseline_cell].map(sharesOf);
      return { rates, saved: Number(contrast.variance_saved) };
    };
    const [one, other] = [await run('1'), await run('2')];
    const equal = varianceOf(one.rates[0].map((value, i) => value - one.rates[1][i]));
    const different = varianceOf(one.rates[0].map((value, i) => value - other.rates[1][i]));
    expect(equal).toBeLessThan(0.8 * different);
    // The figure that the report prints is the share that was saved.
    expect(one.saved).toBeGreaterThan(0.2);
    expect(1 - equal / different).toBeCloseTo(one.saved, 1);
  });
});

it('a journal whose outcome was changed, checksum and all, is noticed when games.csv is written', async () => {
  const plan = JSON.parse(readFileSync(join(folder, 'results/c/plan.json'), 'utf8'));
  const file = join(folder, 'results/c/journal', `${plan.cells[0].id}.jsonl`);
  const [head, first, ...rest] = readFileSync(file, 'utf8').split('\n');
  const { key } = JSON.parse(head.slice(33));
  const entry = JSON.parse(first.slice(33));
  const bytes = Buffer.from(entry.outcomes, 'base64');
  bytes[0] ^= 1;
  const text = JSON.stringify({ ...entry, outcomes: bytes.toString('base64') });
  const sum = createHash('sha256')
    .update(key + text)
    .digest('hex')
    .slice(0, 32);
  writeFileSync(file, [head, `${sum} ${text}`, ...rest].join('\n'));
  const { code, stderr } = await zedbench(['run', './c.ts', '--games-csv'], { cwd: folder });
  expect(stderr).toMatch(/\(block \d+, rotation 0\)\. Played again it came out otherwise than its journal says\./);
  expect(stderr).toContain('See that game:\n  zedbench play zombies-vs-wrestlers');
  expect(stderr).not.toMatch(/\n\s+at /);
  expect(code).toBe(1);
});
