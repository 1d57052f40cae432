import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
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
  expect(gone.stderr).toContain('There is no file gone.json.');
});
