import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Rng } from '../core/rng.js';
import { PLAY_SCRIPT, type PlayJob } from '../testing/play-plan-script.js';
import { filesBelow, lastingFiles, removeFolder, temporaryFolder } from '../testing/run-command.js';

const GAME = { title: 'Killed', game: 'zombies-vs-wrestlers' };

/** Experiments of several shapes, and how many times each is killed. */
const SHAPES: Readonly<Record<string, { job: Omit<PlayJob, 'out'>; kills: number }>> = {
  'with tasks of one block': {
    job: { experiment: { ...GAME, sweep: { dice: [3, 4] }, lineups: ['random'], games: 60 }, task: 1 },
    kills: 36,
  },
  'with rotation, other numbers of blocks, and games.csv': {
    job: {
      experiment: {
        ...{ ...GAME, rotate: true, seed: 3, outcome: 'draw', games: 60 },
        lineups: ['random,greedy', { agents: 'random', name: 'few', games: 11 }],
      },
      ...{ task: 5, gamesCsv: true },
    },
    kills: 36,
  },
  'with tasks of half a second': {
    job: { experiment: { ...GAME, sweep: { firstSeat: ['0', '1'] }, lineups: ['random'], games: 40_000 } },
    kills: 36,
  },
};

let folder: string;
beforeAll(() => {
  folder = temporaryFolder({ 'play.mjs': PLAY_SCRIPT });
});
afterAll(() => removeFolder(folder));

interface Life {
  /** How it ended: by the signal, or by itself with this code. */
  readonly ended: 'killed' | number;
  /** Milliseconds from where the work begins. */
  readonly lasted: number;
}

/** A process that plays, killed with no warning so many milliseconds after its work began. */
const live = (job: PlayJob, killAfter?: number): Promise<Life> =>
  new Promise((resolve, reject) => {
    const child = spawn(process.execPath, ['play.mjs', JSON.stringify(job)], {
      cwd: folder,
      stdio: ['ignore', 'pipe', 'ignore'],
    });
    let start = 0;
    child.stdout.on('data', () => {
      if (start > 0) return;
      start = performance.now();
      if (killAfter !== undefined) setTimeout(() => child.kill('SIGKILL'), killAfter);
    });
    child.once('error', reject);
    child.once('close', (code, signal) => {
      resolve({ ended: signal === 'SIGKILL' ? 'killed' : (code ?? Number.NaN), lasted: performance.now() - start });
    });
  });

describe('a run that is killed at random moments and taken up again', () => {
  it.concurrent.each(Object.entries(SHAPES))('%s ends in the bytes of an undisturbed one', async (name, shape) => {
    const { kills, job } = shape;
    const rng = new Rng();
    rng.seed(kills, name.length, 0);
    const [whole, out] = [join(folder, `${name}, whole`), join(folder, name)];
    const undisturbed = await live({ ...job, out: whole });
    expect(undisturbed.ended).toBe(0);
    const expected = lastingFiles(whole);
    expect(Object.keys(expected).length).toBeGreaterThanOrEqual(6);
    let killed = 0;
    let ended = 0;
    const endWell = (life: Life): void => {
      expect(life.ended).toBe(0);
      expect(lastingFiles(out)).toEqual(expected);
      removeFolder(out);
      ended++;
    };
    while (killed < kills) {
      const delay = (rng.below(1000) / 1000) * undisturbed.lasted;
      const life = await live({ ...job, out }, delay);
      if (life.ended === 'killed') killed++;
      else endWell(life);
    }
    endWell(await live({ ...job, out }));
    expect(Object.keys(filesBelow(out))).toEqual([]);
    expect(ended).toBeGreaterThan(0);
  });

  it('is killed a hundred times in all', () => {
    expect(Object.values(SHAPES).reduce((sum, { kills }) => sum + kills, 0)).toBeGreaterThanOrEqual(100);
  });
});
