import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  filesBelow,
  journalFiles,
  lastingFiles,
  type Run,
  type RunOptions,
  removeFolder,
  temporaryFolder,
  zedbench,
} from '../testing/run-command.js';

const EXPERIMENT = (games: number): string =>
  `export default { title: 'Long', game: 'zombies-vs-wrestlers', lineups: ['random'], games: ${games} };`;

let folder: string;
let before: Record<string, string>;
beforeAll(async () => {
  folder = temporaryFolder({ 'short/long.ts': EXPERIMENT(20), 'long.ts': EXPERIMENT(1e9), 'rows.ts': EXPERIMENT(3e5) });
  await zedbench(['run', './short/long.ts', '--games-csv'], { cwd: folder });
  before = lastingFiles(`${folder}/results`);
});
afterAll(() => removeFolder(folder));

/** The process ends, and so do its workers, which are threads of it: what it holds open is closed. */
const interrupted = (args: readonly string[], after: number, how: Partial<RunOptions> = {}): Promise<Run> =>
  zedbench(args, { cwd: folder, interruptAfter: after, ...how });

/** The blocks that the entries of a journal cover. */
const blocksIn = (journal: string): number =>
  [...journal.matchAll(/"blocks":(\d+)/g)].reduce((sum, [, blocks]) => sum + Number(blocks), 0);

const blocksKept = (): number => Object.values(journalFiles(`${folder}/results`)).map(blocksIn)[0];

describe('a long run that is interrupted', () => {
  it.each([
    ['at once', [], 0],
    ['in the middle', [], 1500],
    ['with many tasks under way', ['--games-csv', '--task', '1'], 1000],
  ])('%s says how to go on, exits 130, keeps what is finished and leaves the rest', async (_, args, after) => {
    const start = performance.now();
    const kept = blocksKept();
    const { code, stdout, stderr } = await interrupted(['run', './long.ts', ...args], after);
    expect(stderr).toContain(
      'Stopping after the tasks under way. Again to stop at once; nothing that is finished is lost.',
    );
    const command = ['zedbench run ./long.ts', ...args].join(' ');
    expect(stderr).toContain(`Interrupted. What is finished is kept; go on with:\n  ${command}\n`);
    expect(stderr).not.toMatch(/\n\s+at |Error/);
    expect(stdout).toBe('');
    expect(code).toBe(130);
    expect(performance.now() - start).toBeLessThan(after + 15_000);
    expect(lastingFiles(`${folder}/results`)).toEqual(before);
    expect(blocksKept()).toBeGreaterThanOrEqual(after > 0 ? kept + 1 : kept);
  });

  it('goes on where it was', async () => {
    const kept = blocksKept();
    const { stderr } = await interrupted(['run', './long.ts'], 1500);
    expect(stderr).not.toMatch(/changed since|damaged/);
    expect(blocksKept()).toBeGreaterThan(kept);
  });

  it('twice stops at once, exits 130, and lets its folder go', async () => {
    const slow = ['--agents', 'mcts:iterations=10000000', '--out', 'twice'];
    const start = performance.now();
    const { code, stdout, stderr } = await interrupted(['run', './long.ts', ...slow], 1500, { interrupts: 2 });
    expect(stderr).toContain('Stopping after the tasks under way.');
    expect(stderr).not.toMatch(/\n\s+at |Error/);
    expect(stdout).toBe('');
    expect(code).toBe(130);
    expect(performance.now() - start).toBeLessThan(10_000);
    expect(Object.keys(filesBelow(`${folder}/twice`))).toEqual([
      expect.stringMatching(/^long@[0-9a-f]{8}\/journal\/[0-9a-f]{10}\.jsonl$/),
    ]);
  });
});

describe('a run that is interrupted while it writes games.csv', () => {
  const run = ['run', './rows.ts', '--games-csv', '--out', 'rows'];

  it.each([
    ['once says how to go on', 1, /go on with:\n {2}zedbench run \.\/rows\.ts --games-csv --out rows\n/],
    ['twice stops at once', 2, /Stopping after the tasks under way/],
  ])('%s, exits 130, and leaves nothing but the journal', async (_, interrupts, says) => {
    // All is played, so that the run begins with the rows.
    const { code: played } = await zedbench(['run', './rows.ts', '--out', 'rows'], { cwd: folder });
    expect(played).toBe(0);
    const tables = lastingFiles(`${folder}/rows`);
    // Rows of games keep the main thread busy, which must still hear the signal.
    const { code, stderr, stdout } = await interrupted(run, 600, { interrupts });
    expect(stderr).toContain('Playing again for games.csv');
    expect(stderr).toMatch(says);
    expect(stderr).not.toMatch(/\n\s+at |Error/);
    expect(stdout).toBe('');
    expect(code).toBe(130);
    expect(lastingFiles(`${folder}/rows`)).toEqual(tables);
  });
});
