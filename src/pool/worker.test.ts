import { beforeEach, describe, expect, it, vi } from 'vitest';
import { type CampaignResult, type CellWork, newPulse, type Task, type TaskFailure, type TaskResult } from './work.js';

const CELL: CellWork = {
  id: 'a',
  game: { name: 'zombies-vs-wrestlers' },
  options: (await import('../games/zombies-vs-wrestlers/index.js')).zombiesVsWrestlers.options.parse({}),
  agents: [0, 1].map(() => ({ ref: { name: 'random' }, parameters: {}, files: {} })),
  names: ['random', 'random'],
  seed: 1,
  rotations: [0],
  outcome: 'draw',
};
const task = (cell: CellWork): Task => ({ cell, first: 0, blocks: 2, rows: true, pulse: newPulse() });

let work: (task: Task) => Promise<TaskResult | CampaignResult | TaskFailure>;
beforeEach(async () => {
  // A new copy of the module stands for a new worker.
  vi.resetModules();
  work = (await import('./worker.js')).default;
});

describe('a worker', () => {
  it('plays one cell after another of its game', async () => {
    expect(await work(task(CELL))).toMatchObject({ first: 0, blocks: 2, tally: { games: 2 } });
    expect(await work(task({ ...CELL, id: 'b', outcome: 'win of zombies' }))).toMatchObject({ tally: { games: 2 } });
  });

  it('refuses a second game in its life, built in or of the user', async () => {
    await work(task(CELL));
    const others = [{ name: 'other' }, { name: 'zombies-vs-wrestlers', module: 'file:///other.mjs', hash: '1' }];
    for (const [index, game] of others.entries()) {
      const { failure } = (await work(task({ ...CELL, id: `c${index}`, game }))) as TaskFailure;
      expect(failure.message).toMatch(
        /^A worker of zombies-vs-wrestlers was asked to play (other|file:\/\/\/other\.mjs)$/,
      );
    }
  });

  it('hands back what goes wrong by its name', async () => {
    const { failure } = (await work(task({ ...CELL, outcome: 'win of nobody' }))) as TaskFailure;
    expect(failure).toMatchObject({ name: 'UserError', message: expect.stringContaining('Unknown outcome') });
  });
});
