import { afterAll, beforeAll, expect, it } from 'vitest';
import { assumedContent } from '../games/zombie-bus/assumed-content.js';
import { removeFolder, temporaryFolder, zedbench } from '../testing/run-command.js';

const named = (name: string) => ({ ...assumedContent, name });
const experiment = (content: string) =>
  `export default { title: 'Cards', game: 'zombie-bus', sweep: { content: ${content} }, lineups: ['random'], games: 10 };`;

let folder: string;
beforeAll(() => {
  folder = temporaryFolder({
    'mine.json': JSON.stringify(named('mine')),
    'wrong.json': JSON.stringify({ ...assumedContent, zombies: [{ ...assumedContent.zombies[0], points: -1 }] }),
    'text.json': '{ "name":',
    'other.json': JSON.stringify({ ...named('mine'), zombies: assumedContent.zombies.toReversed() }),
    'below/cards.json': JSON.stringify(named('cards below')),
    'below/cards.ts': experiment("['./cards.json', '../mine.json']"),
    'ruling.json': JSON.stringify({
      title: 'Cards of a file',
      game: 'zombie-bus',
      options: { content: './mine.json', players: 2, heroes: ['jenny', 'bruce'] },
      play: ['seat 0 begins'],
      expect: { position: { phase: 'top' } },
    }),
  });
});
afterAll(() => removeFolder(folder));

const run = (...args: string[]) => zedbench(args, { cwd: folder });

it('--set reads the file that an option names, and tables call its data by name', async () => {
  const { code, stdout, stderr } = await run(
    'sim',
    'zombie-bus',
    '--games',
    '10',
    '--set',
    'content=mine.json,below/cards.json',
  );
  expect(stderr).not.toContain('symbols');
  expect(stdout).toMatch(/^mine +random +10 /m);
  expect(stdout).toMatch(/^cards below +random +10 /m);
  expect(stdout).not.toContain('symbols');
  expect(code).toBe(0);
});

it('two files whose data has the same name are not told apart, and refused', async () => {
  const { code, stderr } = await run('sim', 'zombie-bus', '--set', 'content=mine.json,other.json');
  expect(stderr.trim()).toBe(
    'Two cells are called the same: content=mine random. ' +
      'Values of content go by their field "name", and two are "mine": rename one.',
  );
  expect(code).toBe(2);
});

it('in an experiment a path is relative to its file', async () => {
  const { code, stdout } = await run('run', './below/cards.ts');
  expect(stdout).toMatch(/^cards below +random +10 /m);
  expect(stdout).toMatch(/^mine +random +10 /m);
  expect(code).toBe(0);
});

it('in a scenario, too', async () => {
  expect((await run('scenario', 'ruling.json')).stdout).toContain('1 passed, 0 failed');
});

it.each([
  ['nothing.json', 'There is no file'],
  ['text.json', "can't be read as JSON"],
  ['wrong.json', 'option content: zombies.0 "JB", field points is wrong'],
])('%s is refused in a sentence, and exits 2', async (file, sentence) => {
  const { code, stderr } = await run('sim', 'zombie-bus', '--games', '10', '--set', `content=${file}`);
  expect(stderr).toContain(sentence);
  expect(stderr).not.toContain('    at ');
  expect(code).toBe(2);
});

it('the built-in content is printed by games --json, and can be given back', async () => {
  const { stdout } = await run('games', 'zombie-bus', '--json');
  const { options } = JSON.parse(stdout) as { options: { name: string; default: unknown }[] };
  expect(options.find(({ name }) => name === 'content')?.default).toEqual(assumedContent);
});

it('a list with commas is one value of an option that can be a list', async () => {
  const { code, stdout } = await run(
    'sim',
    'zombie-bus',
    '--games',
    '10',
    '--set',
    'heroes=jenny,bruce',
    '--set',
    'players=2',
  );
  expect(stdout).toMatch(/^random +10 /m);
  expect(code).toBe(0);
});
