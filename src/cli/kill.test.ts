import { spawn } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Rng } from '../core/rng.js';
import { PLAY_SCRIPT, type PlayJob } from '../testing/play-plan-script.js';
import { lastingFiles, removeFolder, temporaryFolder } from '../testing/run-command.js';

const GAME = { title: 'Killed', game: 'zombies-vs-wrestlers' };

interface Shape extends Omit<PlayJob, 'out'> {
  readonly kills: number;
}

/** Experiments of several shapes, and how often each is killed: more than a hundred times in all. */
const SHAPES: Readonly<Record<string, Shape>> = {
  'with tasks of one block': {
    experiment: { ...GAME, sweep: { dice: [3, 4] }, lineups: ['random'], games: 60 },
    ...{ task: 1, workers: 2, kills: 32 },
  },
  'with rotation, other numbers of blocks, and games.csv': {
    experiment: {
      ...{ ...GAME, rotate: true, seed: 3, outcome: 'draw', games: 60 },
      lineups: ['random,greedy', { agents: 'random', name: 'few', games: 11 }],
    },
    ...{ task: 5, gamesCsv: true, workers: 1, kills: 20 },
  },
  'with tasks as they are': {
    experiment: { ...GAME, sweep: { firstSeat: ['0', '1'] }, lineups: ['random'], games: 20_000 },
    ...{ workers: 1, kills: 50 },
  },
};

let folder: string;
beforeAll(() => {
  folder = temporaryFolder({ 'play.mjs': PLAY_SCRIPT });
});
afterAll(() => removeFolder(folder));

interface Life {
  /** How it ended: by the signal, or by itself with this code. */
  readonly end: 'killed' | number | null;
  /** Milliseconds from where the work begins. */
  readonly lasted: number;
  /** How many times the work was done to its end, and well. */
  readonly ends: number;
}

/** A process that plays, killed without warning so many milliseconds after its work began. */
const live = (job: PlayJob, killAfter?: number): Promise<Life> =>
  new Promise((resolve, reject) => {
    const child = spawn(process.execPath, ['play.mjs', JSON.stringify(job)], {
      cwd: folder,
      stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
    });
    let start = 0;
    let marks = '';
    (child.stdio[3] as Readable).on('data', (data: Buffer) => {
      marks += data.toString();
      if (start > 0) return;
      start = performance.now();
      if (killAfter !== undefined) setTimeout(() => child.kill('SIGKILL'), killAfter);
    });
    child.once('error', reject);
    child.once('close', (code, signal) => {
      const end = signal === 'SIGKILL' ? 'killed' : code;
      resolve({ end, lasted: performance.now() - start, ends: marks.split('e').length - 1 });
    });
  });

/** Kills a run at moments all over its length, each time taken up where it was, and begun anew where it had ended. */
const killAgainAndAgain = async (name: string, { kills, ...job }: Shape): Promise<void> => {
  const [whole, out, expected] = ['whole', 'killed', 'expected.json'].map((file) => join(folder, name, file));
  const undisturbed = await live({ ...job, out: whole });
  expect(undisturbed.end).toBe(0);
  const files = lastingFiles(whole);
  expect(Object.keys(files).length).toBeGreaterThanOrEqual(6);
  writeFileSync(expected, JSON.stringify(files));
  const rng = new Rng();
  rng.seed(1, name.length, 0);
  let ends = 0;
  for (let kill = 0; kill < kills; kill++) {
    const life = await live({ ...job, out, expected }, (rng.below(1000) / 1000) * undisturbed.lasted);
    expect(life.end).toBe('killed');
    ends += life.ends;
  }
  expect((await live({ ...job, out })).end).toBe(0);
  expect(lastingFiles(out)).toEqual(files);
  expect(ends).toBeGreaterThan(0);
};

describe('a run that is killed at random moments', () => {
  it.concurrent.each(Object.entries(SHAPES))(
    '%s, ends in the bytes of an undisturbed one',
    async (name, job) => {
      await killAgainAndAgain(name, job);
    },
    300_000,
  );
});
