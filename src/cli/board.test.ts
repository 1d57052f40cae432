import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { RACE } from '../testing/own-files.js';
import { removeFolder, temporaryFolder, zedbench } from '../testing/run-command.js';

let folder: string;
beforeAll(() => {
  folder = temporaryFolder();
});
afterAll(() => removeFolder(folder));

const run = (...args: string[]) => zedbench(['board', ...args], { cwd: folder });

it('draws the assumed board and tells its distances', async () => {
  const { code, stdout, stderr } = await run();
  expect(code).toBe(0);
  expect(stdout).toMatch(/shack to store +shack +store NE +14/);
  expect(stderr).toBe('Drawn in assumed.svg.\n');
  const picture = readFileSync(join(folder, 'assumed.svg'), 'utf8');
  expect(picture.match(/<g><title>/g)).toHaveLength(103);
});

it('refuses a folder for the picture before it draws', async () => {
  const { code, stdout, stderr } = await run('--svg', '.');
  expect({ code, stdout, stderr }).toEqual({
    code: 2,
    stdout: '',
    stderr: "The picture can't be saved to .: that is a folder.\n",
  });
});

it('prints a board that it reads again', async () => {
  const { stdout } = await run('tight', '--json');
  writeFileSync(join(folder, 'mine.json'), stdout);
  const { code, stderr } = await run('mine.json', '--svg', 'mine.svg');
  expect(code).toBe(0);
  expect(stderr).toBe('Drawn in mine.svg.\n');
});

it('names the space of a board that is at fault, and a file that is not there', async () => {
  const { stdout } = await run('assumed', '--json');
  const board = JSON.parse(stdout);
  board.spaces.cave = { at: [0, 0] };
  writeFileSync(join(folder, 'odd.json'), JSON.stringify(board));
  const odd = await run('odd.json');
  expect(odd.code).toBe(2);
  expect(odd.stderr).toContain('odd.json is no board of Oh No... Zombies!: space "cave" has no link.');
  const gone = await run('gone.json');
  expect(gone.code).toBe(2);
  expect(gone.stderr).toBe('There is no file gone.json. Built-in boards: assumed, tight, wide.\n');
  const misspelt = await run('tigth');
  expect(misspelt.stderr).toContain('There is no file tigth. Did you mean "tight"?');
});

it('names the boards of a game beside its options', async () => {
  const { stdout } = await zedbench(['games', 'oh-no-zombies'], { cwd: folder });
  expect(stdout).toContain('Boards that "zedbench board" draws, beside those of a file\n  assumed, tight, wide.');
});

it('says of a game without a board which have one', async () => {
  const { code, stderr } = await run('--game', 'zombie-bus');
  expect(code).toBe(2);
  expect(stderr).toBe('Zombie Bus has no board that could be drawn. There are boards of: oh-no-zombies.\n');
});

const TRACK = `  boards: {
    option: 'goal', builtIn: { short: 5, long: 20 },
    draw: (goal) => {
      if (goal === 13) throw new UserError('nobody runs 13 steps.');
      return { name: 'track', summary: goal + ' steps.', columns: ['from', 'steps'], rows: [['start', String(goal)]], picture: '<svg/>' };
    },
  },
  create:`;

it('draws the boards of a game of your own', async () => {
  writeFileSync(join(folder, 'race.ts'), RACE.replace('  create:', TRACK));
  const first = await run('--game', './race.ts');
  expect(first.stderr).toBe('Drawn in track.svg.\n');
  expect(first.stdout).toContain('5 steps.');
  expect(readFileSync(join(folder, 'track.svg'), 'utf8')).toBe('<svg/>');
  const long = await run('long', '--game', './race.ts', '--json');
  expect(long.stdout).toBe('20\n');
  writeFileSync(join(folder, '13.json'), '13');
  const odd = await run('13.json', '--game', './race.ts');
  expect(odd.stderr).toBe('13.json is no board of Race: nobody runs 13 steps.\n');
});
