import { afterAll, beforeAll, expect, it } from 'vitest';
import { RACE } from '../testing/own-files.js';
import { removeFolder, temporaryFolder, zedbench } from '../testing/run-command.js';

const HOLDS = {
  title: 'A step takes one on',
  game: './race.ts',
  play: ['step 1'],
  expect: { position: { at: [1, 0] } },
};
const FAILS = { ...HOLDS, title: 'A step takes two on', expect: { position: { at: [2, 0] } } };

let folder: string;
beforeAll(() => {
  folder = temporaryFolder({
    'race.ts': RACE,
    'holds.json': JSON.stringify(HOLDS),
    'both.json': JSON.stringify([HOLDS, FAILS]),
    'text.json': '{ "title":',
    'malformed.json': JSON.stringify([HOLDS, { ...HOLDS, expect: { seet: 0 } }]),
    'unknown.json': JSON.stringify({ ...HOLDS, game: 'zombies-vs-wrestler' }),
    'refused.json': JSON.stringify({ ...HOLDS, options: { goal: 'far' } }),
  });
});
afterAll(() => removeFolder(folder));

const scenario = (...args: string[]) => zedbench(['scenario', ...args], { cwd: folder });

it('scenarios that hold are listed, and exit 0', async () => {
  const { code, stdout, stderr } = await scenario('holds.json', 'holds.json');
  expect(stderr).toBe('');
  expect(stdout).toBe('ok   A step takes one on\nok   A step takes one on\n\n2 passed, 0 failed\n');
  expect(code).toBe(0);
});

it('one that fails shows what was expected, what was found and the position reached, and exits 1', async () => {
  const { code, stdout } = await scenario('both.json');
  expect(stdout).toContain('ok   A step takes one on\nFAIL A step takes two on\n     position at\n');
  expect(stdout).toContain('       expected  [2,0]\n       found     [1,0]\n     reached\n       ');
  expect(stdout).toContain('\n1 passed, 1 failed\n');
  expect(code).toBe(1);
});

it('the results are JSON with --json', async () => {
  const { code, stdout } = await scenario('both.json', '--json');
  expect(JSON.parse(stdout)).toEqual([
    { file: 'both.json', title: 'A step takes one on', passed: true, differences: [] },
    {
      ...{ file: 'both.json', title: 'A step takes two on', passed: false, position: expect.any(String) },
      differences: [{ what: 'position at', expected: '[2,0]', found: '[1,0]' }],
    },
  ]);
  expect(code).toBe(1);
});

it('options that the game refuses fail the scenario', async () => {
  const { code, stdout } = await scenario('refused.json');
  expect(stdout).toMatch(/FAIL .*\n {5}set-up\n.*\n {7}found {5}.*goal/);
  expect(code).toBe(1);
});

it.each([
  ['nowhere.json', 'There is no file nowhere.json.'],
  ['.', '. is a folder, not a file.'],
  ['text.json', "text.json can't be read as JSON: "],
  ['malformed.json', 'malformed.json: field expect of scenario 2 has no field "seet". Did you mean "seat"?'],
  ['unknown.json', 'Unknown game "zombies-vs-wrestler". Did you mean "zombies-vs-wrestlers"?'],
])('%s is a sentence and exit 2, before any scenario is run', async (file, sentence) => {
  const { code, stdout, stderr } = await scenario('both.json', file);
  expect(stderr).toContain(sentence);
  expect(stderr.trim().split('\n')).toHaveLength(1);
  expect(stdout).toBe('');
  expect(code).toBe(2);
});
