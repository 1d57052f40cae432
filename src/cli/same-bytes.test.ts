import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { lastingFiles, removeFolder, temporaryFolder, zedbench } from '../testing/run-command.js';

const EXPERIMENT = `export default {
  title: 'Same bytes',
  game: 'zombies-vs-wrestlers',
  options: { dice: 5 },
  sweep: { firstSeat: ['0', '1'], horde: ['ability', 'guide'] },
  lineups: ['random,greedy', { agents: 'random', name: 'all random', games: 100 }],
  rotate: true,
  games: 21,
  outcome: 'win of zombies',
  target: [0.4, 0.6],
};`;

const SIM = ['sim', 'zombies-vs-wrestlers', '--set', 'dice=4,6', '--agents', 'random,greedy', '--rotate'];
const COMMANDS = {
  run: ['run', './same.ts', '--games-csv'],
  sim: [...SIM, '--games', '30', '--games-csv'],
};
const WAYS = {
  'with one worker': ['--workers', '1'],
  'with one block a task': ['--task', '1', '--workers', '2'],
  'with a thousand blocks a task': ['--task', '1000', '--workers', '2'],
};

let folder: string;
beforeAll(() => {
  folder = temporaryFolder({ 'same.ts': EXPERIMENT });
});
afterAll(() => removeFolder(folder));

const play = async (command: readonly string[], out: string, way: readonly string[] = []) => {
  const { code, stderr } = await zedbench([...command, '--out', out, ...way], { cwd: folder });
  expect(code, stderr).toBe(0);
  return lastingFiles(`${folder}/${out}`);
};

describe.each(Object.entries(COMMANDS))('%s writes the same bytes', (name, command) => {
  let first: Record<string, string>;
  beforeAll(async () => {
    first = await play(command, `${name}-first`, ['--workers', '2']);
  });

  it('in all its files, which are these', () => {
    expect(Object.keys(first).map((path) => path.split('/')[1])).toEqual([
      ...['contrasts.csv', 'ends.csv', 'games.csv', 'metrics.csv', 'plan.json', 'report.csv', 'winrates.csv'],
    ]);
  });

  it.concurrent.each(Object.entries(WAYS))('%s', async (way, args) => {
    expect(await play(command, `${name} ${way}`, args)).toEqual(first);
  });

  it.concurrent('when it is run again into the same folder', async () => {
    expect(await play(command, `${name}-first`)).toEqual(first);
  });
});

it('leaves no games.csv of an earlier run beside tables that do not belong to it', async () => {
  await play(COMMANDS.run, 'later');
  const plain = await play(['run', './same.ts'], 'later');
  expect(Object.keys(plain)).not.toContain('same/games.csv');
  // A variant goes to a folder of its own.
  const both = await play(['run', './same.ts', '--seed', '2', '--games', '10'], 'later');
  expect(new Set(Object.keys(both).map((path) => path.split('/')[0])).size).toBe(2);
  expect(both).toMatchObject(plain);
});
