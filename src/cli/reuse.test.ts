import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { COUNT, LAST, RACE } from '../testing/own-files.js';
import { journalFiles, lastingFiles, removeFolder, temporaryFolder, zedbench } from '../testing/run-command.js';

const experiment = (changes: Readonly<Record<string, unknown>> = {}): string => {
  const base = { title: 'Reuse', game: './race.ts', lineups: ['./last.ts:back=1,random'], sweep: { goal: [3, 4] } };
  return `export default ${JSON.stringify({ ...base, games: 40, rotate: true, ...changes })};`;
};

let folder: string;
const folders: string[] = [];
beforeEach(() => {
  folder = temporaryFolder({ 'race.ts': RACE, 'last.ts': LAST, 'parts/count.ts': COUNT, 'e.ts': experiment() });
  folders.push(folder);
});
afterAll(() => folders.forEach(removeFolder));

/** Runs the experiment, and says how many blocks of each cell were there before. */
const run = async (
  out = 'out',
  ...more: string[]
): Promise<{ reused: number[]; stderr: string; files: Record<string, string> }> => {
  const { code, stderr } = await zedbench(['run', './e.ts', '--out', out, ...more], { cwd: folder });
  expect(code, stderr).toBe(0);
  const timing = JSON.parse(readFileSync(join(folder, out, 'e', 'timing.json'), 'utf8'));
  const reused = timing.cells.map((cell: { reused_blocks: number }) => cell.reused_blocks);
  return { reused, stderr, files: lastingFiles(join(folder, out)) };
};

/** What was written is what a run writes that finds nothing. */
const expectFresh = async (files: Record<string, string>): Promise<void> => {
  expect((await run('fresh')).files).toEqual(files);
};

const write = (name: string, text: string): void => writeFileSync(join(folder, name), text);

describe('an experiment that is run again', () => {
  it('plays nothing if nothing has changed, and writes the same', async () => {
    const { files } = await run();
    expect(await run()).toMatchObject({ reused: [20, 20], files });
  });

  it.each([
    ['a level more plays only that one', { sweep: { goal: [2, 3, 4] } }, [0, 20, 20]],
    ['more games goes on', { games: 60 }, [20, 20]],
  ])('with %s', async (_, changes, expected) => {
    await run();
    write('e.ts', experiment(changes));
    const { reused, files } = await run();
    expect(reused).toEqual(expected);
    await expectFresh(files);
  });

  it('with fewer games takes what is within, and leaves the rest for later', async () => {
    await run();
    const journals = journalFiles(join(folder, 'out'));
    write('e.ts', experiment({ games: 26 }));
    const { files, reused } = await run();
    for (const blocks of reused) expect(blocks).toBeLessThanOrEqual(13);
    expect(journalFiles(join(folder, 'out'))).toEqual(journals);
    await expectFresh(files);
    write('e.ts', experiment());
    expect((await run()).reused).toEqual([20, 20]);
  });

  it('with fewer games than a damaged journal holds fills its gaps', async () => {
    await run('out', '--task', '5');
    const journal = join(folder, 'out', 'e', 'journal');
    for (const name of readdirSync(journal)) {
      const lines = readFileSync(join(journal, name), 'utf8').split('\n');
      const others = lines.filter((line) => !line.includes('"first":0,'));
      expect(others).toHaveLength(lines.length - 1);
      writeFileSync(join(journal, name), others.join('\n'));
    }
    // What is left is entries of blocks 5 to 9, 10 to 14 and 15 to 19, in the order in which they came back.
    write('e.ts', experiment({ games: 24 }));
    const { files, reused } = await run();
    expect(reused).toEqual([5, 5]);
    await expectFresh(files);
    write('e.ts', experiment());
    expect((await run()).reused).toEqual([20, 20]);
  });

  it.each<[string, () => void]>([
    ['game', () => write('race.ts', RACE.replace('rng.below(2)', '1 - rng.below(2)'))],
    ['agent', () => write('last.ts', LAST.replace('- 1 - back', '- 2 + back'))],
    ['part of an agent', () => write('parts/count.ts', COUNT.replace('turn.count;', 'turn.count - 1;'))],
  ])('with another %s of the user says so, and plays all anew', async (_, change) => {
    await run();
    change();
    const { reused, stderr, files } = await run();
    expect(reused).toEqual([0, 0]);
    expect(stderr).toContain('have changed since; its games are played anew');
    await expectFresh(files);
    expect((await run()).stderr).not.toContain('changed since');
  });

  it.each([
    ['seed', { seed: 2 }],
    ['option', { options: { seed: 2 } }],
    ['parameter of an agent', { lineups: ['./last.ts:back=0,random'] }],
    ['outcome', { outcome: 'win of red' }],
  ])('with another %s plays all anew', async (_, changes) => {
    await run();
    write('e.ts', experiment(changes));
    const { reused, files } = await run();
    expect(reused).toEqual([0, 0]);
    await expectFresh(files);
  });
});

describe('two runs at the same time', () => {
  it('are kept apart: the second is told so, exit 2', async () => {
    write('e.ts', experiment({ games: 100_000_000 }));
    const first = zedbench(['run', './e.ts', '--out', 'out'], { cwd: folder, interruptAfter: 10_000 });
    await expect.poll(() => existsSync(join(folder, 'out', 'e', 'lock')), { timeout: 60_000 }).toBe(true);
    const second = await zedbench(['run', './e.ts', '--out', 'out'], { cwd: folder });
    expect(second.stderr).toMatch(/^Another run \(process \d+\) is writing to .*Wait for it, or choose another folder/);
    expect(second.code).toBe(2);
    expect((await first).code).toBe(130);
  });
});
