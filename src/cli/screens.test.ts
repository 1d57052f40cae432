import { existsSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { COMMAND, removeFolder, runProgram, temporaryFolder, zedbench } from '../testing/run-command.js';

const COMMANDS = [
  'sim',
  'run',
  'plan',
  'campaign',
  'play',
  'replay',
  'scenario',
  'games',
  'agents',
  'board',
  'check',
  'bench',
];

let folder: string;
beforeAll(() => {
  folder = temporaryFolder();
});
afterAll(() => removeFolder(folder));

const inShell = (command: string) => runProgram('/bin/sh', ['-c', command], { cwd: folder });
const NODE = `${process.execPath} ${COMMAND}`;

describe('help', () => {
  it('lists every command, with examples', async () => {
    const { code, stdout, stderr } = await zedbench(['--help'], { cwd: folder });
    for (const name of COMMANDS) expect(stdout).toContain(`zedbench ${name} `);
    expect(stdout).toContain('Examples:');
    expect(stderr).toBe('');
    expect(code).toBe(0);
  });

  it.concurrent.each(COMMANDS)('of %s has examples and fits a line of 140', async (name) => {
    const { code, stdout, stderr } = await zedbench([name, '--help'], { cwd: folder });
    expect(stdout).toMatch(new RegExp(`^zedbench ${name}[^]*\nExamples:\n  zedbench ${name}`));
    expect(Math.max(...stdout.split('\n').map((line) => line.length))).toBeLessThanOrEqual(140);
    expect(stderr).toBe('');
    expect(code).toBe(0);
  });

  it('is in English wherever it is shown', async () => {
    const { stdout } = await inShell(`LC_ALL=de_DE.UTF-8 ${NODE} sim --help`);
    expect(stdout).toContain('Options:');
  });
});

describe('what there is', () => {
  it.concurrent.each([
    [['games'], 'zombies-vs-wrestlers'],
    [['games', 'zombies-vs-wrestlers'], 'Allowed: a whole number from 1 to 12.'],
    [['agents'], 'mcts'],
    [['agents', 'mcts'], 'Written as: mcts:iterations=auto'],
    [['--version'], '.'],
  ])('%j is shown, in text and as JSON', async (args, says) => {
    const { code, stdout } = await zedbench(args, { cwd: folder });
    expect(stdout).toContain(says);
    expect(code).toBe(0);
    if (args[0] === '--version') return;
    const json = await zedbench([...args, '--json'], { cwd: folder });
    expect(JSON.parse(json.stdout)).toBeTypeOf('object');
  });
});

describe('a reader that goes away', () => {
  it.each([
    'games zombies-vs-wrestlers',
    'play zombies-vs-wrestlers --agents greedy',
    'sim zombies-vs-wrestlers --json',
  ])('ends %s without a word', async (args) => {
    const { stdout, stderr } = await inShell(`{ ${NODE} ${args}; echo "exit $?" >&2; } | head -1`);
    expect(stdout.split('\n')).toHaveLength(2);
    expect(stderr.replace(/^Zombies vs\. Wrestlers: a batch\n.*\n/, '')).toBe('exit 0\n');
  });
});

describe('progress', () => {
  it.skipIf(!existsSync('/usr/bin/script'))('is a bar on a terminal, cleared at the end', async () => {
    const command = `${NODE} sim zombies-vs-wrestlers --games 60000 --agents random --task 500`;
    const { code, stdout } = await runProgram('/usr/bin/script', ['-qec', command, '/dev/null'], { cwd: folder });
    expect(stdout).toMatch(/░ \d+ % \| [\d,]+ of 60,000 games \| [\d,]+ games\/s/);
    const [, after] = stdout.split(/rate: win of seat 0/);
    expect(after).not.toContain('░');
    expect(code).toBe(0);
  });
});
