import { existsSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { agentThat, BOTH_GAMES, RACE, SPRINT } from '../testing/own-files.js';
import { filesBelow, type Run, removeFolder, temporaryFolder, zedbench } from '../testing/run-command.js';

const ROW = {
  cell: expect.stringMatching(/^[0-9a-f]{10}$/),
  core_seconds: expect.any(Number),
  worker_bytes: expect.any(Number),
};

const OWN = `export default {
  title: 'A test of speed', game: 'zombies-vs-wrestlers', options: { dice: 4 }, sweep: { firstSeat: ['0', '1'] },
  lineups: ['mcts:iterations=40', { agents: 'random,greedy', name: 'mixed', games: 200 }], games: 400,
};`;
const THROWS = OWN.replace('mcts:iterations=40', './throws.ts');

let folder: string;
beforeAll(() => {
  folder = temporaryFolder({
    ...{ 'own.ts': OWN, 'both.ts': BOTH_GAMES, 'race.ts': RACE, 'sprint.ts': SPRINT, 'failing.ts': THROWS },
    'throws.ts': agentThat("() => ({ act: () => { throw new Error('no idea'); } })"),
  });
});
afterAll(() => removeFolder(folder));

const plan = (...args: string[]): Promise<Run> => zedbench(['plan', ...args], { cwd: folder });
const json = async (...args: string[]) => JSON.parse((await plan(...args, '--json')).stdout);

describe('a plan', () => {
  it('shows the cells with their factors, games and time, and what all of it takes', async () => {
    const { code, stdout, stderr } = await plan('./own.ts', '--workers', '2');
    const lines = stdout.split('\n');
    expect(lines[0]).toMatch(/^cell +firstSeat +lineup +games +a game +core time$/);
    expect(lines[2]).toMatch(/^[0-9a-f]{10} +0 +mcts:iterations=40 +400 +[\d.]+ ms +(< )?[\d.]+ s$/);
    expect(lines[3]).toMatch(/^[0-9a-f]{10} +0 +mixed +200 +[\d.]+ ms +(< )?[\d.]+ s$/);
    expect(lines[7]).toMatch(
      /^4 cells, 1,200 games: about [\d.]+ s of core time, [\d.]+ s on 2 workers, \d+ MB a worker\.$/,
    );
    expect(stderr).toBe('A test of speed\nTrying each cell for a moment; nothing of it is kept.\n');
    expect(code).toBe(0);
  });

  it('is JSON with --json, its columns those of the CSV files', async () => {
    expect(await json('./own.ts', '--workers', '4', '--quick')).toMatchObject({
      cells: [
        {
          ...ROW,
          experiment: 'own',
          game: 'zombies-vs-wrestlers',
          lineup: 'mcts:iterations=40',
          first_seat: '0',
          games: 20,
        },
        { ...ROW, lineup: 'mixed', first_seat: '0', blocks: 20, games: 20 },
        { ...ROW, lineup: 'mcts:iterations=40', first_seat: '1', games: 20 },
        { ...ROW, lineup: 'mixed', first_seat: '1', games: 20 },
      ],
      ...{ games: 80, workers: 4, seconds: expect.any(Number) },
    });
  });

  it('has the cells that where leaves of several games', async () => {
    const { stdout } = await plan('./both.ts');
    expect(stdout.split('\n')[0]).toMatch(/^cell +game +goal +lineup /);
    expect(stdout).toContain('\n10 cells, 320 games: ');
    const { cells } = await json('./both.ts', '--set', 'goal=2', '--agents', 'random');
    expect(cells).toMatchObject([
      { game: 'race', games: 40 },
      { game: 'sprint', games: 40 },
    ]);
  });

  it('writes nothing', async () => {
    expect(existsSync(`${folder}/results`)).toBe(false);
    expect(Object.keys(filesBelow(folder)).every((path) => path.endsWith('.ts'))).toBe(true);
  });

  it('foretells the core time that a run then takes', async () => {
    const { core_seconds: foretold } = await json('./own.ts', '--games', '300');
    await zedbench(['run', './own.ts', '--games', '300', '--workers', '1', '--out', 'timed', '--json'], {
      cwd: folder,
    });
    const [timing] = Object.entries(filesBelow(`${folder}/timed`)).filter(([path]) => path.endsWith('timing.json'));
    const cells: { core_seconds: number }[] = JSON.parse(timing[1]).cells;
    const taken = cells.reduce((sum, cell) => sum + cell.core_seconds, 0);
    // Only the right size: the machine may be busy with something else at one of the two times.
    expect(foretold / taken).toBeGreaterThan(1 / 6);
    expect(foretold / taken).toBeLessThan(6);
  });
});

describe('what can not be planned', () => {
  it.each([
    [['nothing'], 'Unknown experiment "nothing".'],
    [['./nowhere.ts'], 'There is no file ./nowhere.ts.'],
    [['./own.ts', '--set', 'dice=40'], 'dice'],
    [['./own.ts', '--workers', '0'], '--workers must be a whole number'],
  ])('%j is a sentence and exit 2', async (args, sentence) => {
    const { code, stdout, stderr } = await plan(...args);
    expect(stderr).toContain(sentence);
    expect(stdout).toBe('');
    expect(code).toBe(2);
  });

  it('an agent that fails at its trial says where, exit 1', async () => {
    const { code, stdout, stderr } = await plan('./failing.ts');
    expect(stderr).toMatch(
      /The game stopped \(seed 1, block 0, rotation 0, ply \d+\): the agent of seat \d failed: no idea\./,
    );
    expect(stderr).not.toMatch(/should not have|\n\s+at /);
    expect(stdout).toBe('');
    expect(code).toBe(1);
  });
});
