import { existsSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { filesBelow, type Run, removeFolder, temporaryFolder, zedbench } from '../testing/run-command.js';

const EXPERIMENT = (games: number): string =>
  `export default { title: 'Long', game: 'zombies-vs-wrestlers', lineups: ['random'], games: ${games} };`;

let folder: string;
let before: Record<string, string>;
beforeAll(async () => {
  folder = temporaryFolder({ 'short/long.ts': EXPERIMENT(20), 'long.ts': EXPERIMENT(1e9) });
  await zedbench(['run', './short/long.ts', '--games-csv'], { cwd: folder });
  before = filesBelow(`${folder}/results`);
});
afterAll(() => removeFolder(folder));

/** The process ends, and so do its workers, which are threads of it: what it holds open is closed. */
const interrupted = (args: readonly string[], after: number): Promise<Run> =>
  zedbench(args, { cwd: folder, interruptAfter: after });

describe('a long run that is interrupted', () => {
  it.each([
    ['at once', [], 0],
    ['in the middle', [], 800],
    // Rows of games keep the main thread busy, which must still hear the signal.
    ['while it writes games.csv', ['--games-csv'], 1500],
    ['with many tasks under way', ['--games-csv', '--task', '1'], 800],
  ])('%s says so, exits 130 and leaves the files as they were', async (_, args, after) => {
    const start = performance.now();
    const { code, stdout, stderr } = await interrupted(['run', './long.ts', ...args], after);
    expect(stderr).toContain('Interrupted. Nothing was written; earlier results are as they were.');
    expect(stderr).not.toMatch(/\n\s+at |Error/);
    expect(stdout).toBe('');
    expect(code).toBe(130);
    expect(performance.now() - start).toBeLessThan(after + 15_000);
    expect(filesBelow(`${folder}/results`)).toEqual(before);
  });

  it('leaves no folder that it made', async () => {
    const { code } = await interrupted(['run', './long.ts', '--games-csv', '--out', 'fresh'], 1000);
    expect(code).toBe(130);
    expect(existsSync(`${folder}/fresh/long`)).toBe(false);
  });
});
