import { existsSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { RACE } from '../testing/own-files.js';
import { COMMAND, type Run, removeFolder, runProgram, temporaryFolder, zedbench } from '../testing/run-command.js';

let folder: string;
beforeAll(() => {
  folder = temporaryFolder({ 'race.ts': RACE });
});
afterAll(() => removeFolder(folder));

const play = (input: string, ...args: string[]): Promise<Run> =>
  zedbench(['play', './race.ts', '--set', 'goal=2', '--human', '0', ...args], { cwd: folder, input });

describe('a person at the table', () => {
  it.concurrent.each([
    ['by number', '2\n'.repeat(40)],
    ['by the whole text', 'step 2\n'.repeat(40)],
    ['by a part of the text that only one has', 'EP 2\n'.repeat(40)],
    ['with the line ends of Windows', '2\r\n'.repeat(40)],
  ])('moves %s', async (_, input) => {
    const { code, stdout, stderr } = await play(input);
    expect(code, stderr).toBe(0);
    expect(stdout).toContain('seat 0 (red, you): step 2');
    expect(stdout).not.toContain('you): step 1');
    expect(stdout).toMatch(/\nEnd: goal, won by seat [01]; returns -?1, -?1\n/);
    expect(stderr).toContain('Your choice, seat 0');
  });

  it.concurrent('is shown the moves that hold a text that several have', async () => {
    const { stderr } = await play('step\nnothing of the kind\nq\n');
    expect(stderr.split('  1  step 1\n')).toHaveLength(3);
    expect(stderr).toContain('No action holds "nothing of the kind". Give a number from 1 to 2.');
  });

  it.concurrent('leaves with q, exit 130, no result', async () => {
    const { code, stdout, stderr } = await play('q\n');
    expect(code).toBe(130);
    expect(stderr).toContain('Left the game.');
    expect(stdout).not.toContain('End:');
  });

  it.concurrent('who says no more ends the game, exit 1', async () => {
    const { code, stdout, stderr } = await play('');
    expect(code).toBe(1);
    expect(stderr).toContain('End of input: the game is not over.');
    expect(stdout).not.toContain('End:');
  });

  it.concurrent('plays the rotation that is asked for', async () => {
    const { stdout } = await play('2\n'.repeat(40), '--agents', 'random,mcts:iterations=5', '--rotation', '1');
    expect(stdout).toContain('seat 0 (red, you)');
    expect(stdout).toContain('seat 1 (=blue, random)');
  });

  it.skipIf(!existsSync('/usr/bin/script'))('can sit at a terminal', async () => {
    const command = `${process.execPath} ${COMMAND} play ./race.ts --set goal=2 --human 0`;
    const { code, stdout } = await runProgram('/usr/bin/script', ['-qec', command, '/dev/null'], {
      cwd: folder,
      input: '2\n'.repeat(40),
    });
    expect(stdout).toContain('End: goal, won by seat');
    expect(code).toBe(0);
  });
});

it('the same game is told again, word for word, and tersely with --brief', async () => {
  const args = ['play', 'zombies-vs-wrestlers', '--agents', 'greedy', '--seed', '5', '--block', '3'];
  const [one, two, brief] = await Promise.all(
    [args, args, [...args, '--brief']].map((each) => zedbench(each, { cwd: folder })),
  );
  expect(one.stdout).toBe(two.stdout);
  expect(one.stderr).toBe('');
  const lines = one.stdout.split('\n');
  for (const line of brief.stdout.split('\n')) expect(lines).toContain(line);
  expect(brief.stdout.length).toBeLessThan(one.stdout.length / 2);
});
