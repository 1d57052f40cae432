import { readFileSync, writeFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { RACE } from '../testing/own-files.js';
import { type Run, removeFolder, temporaryFolder, zedbench } from '../testing/run-command.js';

let folder: string;
let told: Run;
const run = (...args: string[]): Promise<Run> => zedbench(args, { cwd: folder });

beforeAll(async () => {
  folder = temporaryFolder({ 'race.ts': RACE });
  told = await run('play', './race.ts', '--set', 'goal=4', '--seed', '3', '--save', 'game.json');
});
afterAll(() => removeFolder(folder));

const saved = () => JSON.parse(readFileSync(`${folder}/game.json`, 'utf8'));

describe('a saved game', () => {
  it('is told again as it was told when it was played', async () => {
    const { code, stdout, stderr } = await run('replay', 'game.json');
    expect(stdout.split('\n').slice(1)).toEqual(told.stdout.split('\n').slice(1));
    expect(stderr).toBe('');
    expect(code).toBe(0);
  });

  it('as lines of JSON ends with the end', async () => {
    const { stdout } = await run('replay', 'game.json', '--jsonl');
    expect(JSON.parse(stdout.trim().split('\n').at(-1) as string)).toEqual(saved().ending);
  });

  it('is what play --json prints, with how it ended', async () => {
    const { stdout } = await run('play', './race.ts', '--set', 'goal=4', '--seed', '3', '--json');
    expect(JSON.parse(stdout)).toEqual(saved());
    expect(saved()).toMatchObject({
      ...{ game: './race.ts', options: { goal: 4, seed: 0 }, players: ['random', 'random'] },
      ending: { end: 'goal', winners: [expect.any(Number)], metrics: { lead: expect.any(Number) } },
    });
    expect(saved().texts).toHaveLength(saved().history.length);
  });

  it('that stops before the end is told so far', async () => {
    writeFileSync(`${folder}/part.json`, JSON.stringify({ ...saved(), history: [2, 0], texts: undefined }));
    const { code, stdout } = await run('replay', 'part.json');
    expect(stdout).toContain('chance: slip 0\n\nturn 1: red at 2, blue at 0\n');
    expect(stdout).not.toContain('End:');
    expect(code).toBe(0);
  });
});

it.each([
  [
    'is another thing',
    () => ({ title: 'a scenario' }),
    'bad.json is no saved game: its field game is missing or wrong.',
  ],
  [
    'has an illegal action',
    () => ({ ...saved(), history: [7], texts: undefined }),
    'Ply 1 of the history, 7, is not possible there:',
  ],
  [
    'goes on after the end',
    () => ({ ...saved(), history: [...saved().history, 1], texts: undefined }),
    'goes on after the end of the game',
  ],
  ['is of other options', () => ({ ...saved(), options: { goal: 1 } }), 'goes on after the end of the game'],
  ['has options that the game refuses', () => ({ ...saved(), options: { goal: 99 } }), 'goal'],
  ['has options of another game', () => ({ ...saved(), options: { dice: 3 } }), 'has no option "dice"'],
  ['is of an unknown game', () => ({ ...saved(), game: 'chess' }), 'Unknown game "chess".'],
  [
    'has too few players',
    () => ({ ...saved(), players: ['you'] }),
    'bad.json must name 2 players, one a seat, but names 1.',
  ],
  ['has too few texts', () => ({ ...saved(), texts: [] }), 'but 0 texts.'],
  [
    'says other than it plays',
    () => ({ ...saved(), texts: saved().texts.fill('passes') }),
    'ply 1 was "passes", but is "step ',
  ],
])('a file that %s is refused in a sentence, exit 2, before anything is told', async (_, change, sentence) => {
  writeFileSync(`${folder}/bad.json`, JSON.stringify(change()));
  const { code, stdout, stderr } = await run('replay', 'bad.json');
  expect(stderr).toContain(sentence);
  expect(stderr).not.toMatch(/should not have|\n\s+at /);
  expect(stdout).toBe('');
  expect(code).toBe(2);
});

it('that a game could not be saved is told before a move is made', async () => {
  const { code, stdout, stderr } = await run('play', './race.ts', '--save', 'nowhere/game.json');
  expect(stdout).toBe('');
  expect(stderr).toContain("The game can't be saved to nowhere/game.json: ");
  expect(code).toBe(2);
});
