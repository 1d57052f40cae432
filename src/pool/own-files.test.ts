import { rmSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { agentThat, COUNT, LAST, RACE } from '../testing/own-files.js';
import { filesBelow, lastingFiles, removeFolder, temporaryFolder, zedbench } from '../testing/run-command.js';

const FAILING = {
  'throws.ts': agentThat("() => ({ act: () => { throw new Error('no idea'); } })"),
  'begins.ts': agentThat("() => ({ begin: () => { throw new Error('bad start'); }, act: (turn) => turn.legal[0] })"),
  'illegal.ts': agentThat('() => ({ act: () => -7 })'),
  'nan.ts': agentThat('() => ({ act: () => Number.NaN })'),
  'nothing.ts': agentThat('() => ({ act: () => undefined as never })'),
  'unmade.ts': agentThat("(): never => { throw new Error('not today'); }"),
};
const BROKEN_GAME = RACE.replace(
  'apply(action: number) {',
  "apply(action: number) { if (this.turn > 2) throw new Error('lost');",
);

let folder: string;
beforeAll(() => {
  folder = temporaryFolder({
    'race.ts': RACE,
    'last.ts': LAST,
    'parts/count.ts': COUNT,
    'broken.ts': BROKEN_GAME,
    ...FAILING,
  });
});
afterAll(() => removeFolder(folder));

describe('a game and an agent of the user, outside the repository', () => {
  it.concurrent('are played in the workers, with parameters, against agents of ours', async () => {
    const agents = ['--agents', './last.ts:back=1,random', '--agents', 'mcts:iterations=20,./last.ts'];
    const args = ['sim', './race.ts', ...agents, '--games', '40', '--rotate', '--set', 'goal=3', '--out', 'mixed'];
    const { code, stdout, stderr } = await zedbench(args, { cwd: folder });
    expect(code, stderr).toBe(0);
    expect(stdout).toContain('./last.ts:back=1,random');
    expect(stdout).toContain('sim-race@');
  });

  it.concurrent.each(['./race.ts', './last.ts'])('%s passes the conformance kit', async (path) => {
    const args = ['check', path, ...(path === './last.ts' ? ['--game', './race.ts'] : ['--games', '5'])];
    const { code, stdout } = await zedbench(args, { cwd: folder });
    expect(stdout).not.toContain('FAIL');
    expect(stdout).toContain('conforms');
    expect(code).toBe(0);
  });

  it.concurrent('are shown as ours are, and written by their path', async () => {
    const shown = [
      zedbench(['games', './race.ts'], { cwd: folder }),
      zedbench(['agents', './last.ts'], { cwd: folder }),
    ];
    const [game, agent] = await Promise.all(shown);
    expect(game.stdout).toContain('goal = 5');
    expect(game.stdout).toContain('win of red');
    expect(agent.stdout).toContain('Written as: ./last.ts:back=0');
  });

  it.concurrent('are not taken one for the other', async () => {
    const runs = [
      zedbench(['sim', './last.ts'], { cwd: folder }),
      zedbench(['sim', './race.ts', '--agents', './race.ts'], { cwd: folder }),
    ];
    const [game, agent] = await Promise.all(runs);
    expect(game.stderr).toContain('./last.ts does not export a game made by defineGame');
    expect(agent.stderr).toContain('./race.ts does not export an agent made by defineAgent');
    expect([game.code, agent.code]).toEqual([2, 2]);
  });
});

describe('an agent of the user that fails', () => {
  it.concurrent.each([
    ['throws.ts', 1, /\(seed 1, block \d+, rotation 0, ply 3\): the agent of seat 0 failed: no idea/],
    ['begins.ts', 1, /\(seed 1, block \d+, rotation 0, ply 0\): the agent of seat 0 failed: bad start/],
    ['illegal.ts', 1, /ply 3\): the agent of seat 0 chose -7, which is not a legal action here/],
    ['nan.ts', 1, /the agent of seat 0 chose NaN, which is not a legal action here/],
    ['nothing.ts', 1, /the agent of seat 0 chose undefined, which is not a legal action here/],
    ['unmade.ts', 2, /The agent \.\/unmade\.ts can't be made: not today/],
  ])('(%s) ends the run with a sentence and leaves earlier results', async (file, expected, says) => {
    const name = `for-${file}`;
    const args = [
      'sim',
      'zombies-vs-wrestlers',
      '--agents',
      `./${file}`,
      '--games',
      '50',
      '--games-csv',
      '--out',
      name,
    ];
    const { code, stdout, stderr } = await zedbench(args, { cwd: folder });
    expect(stderr).toMatch(says);
    expect(stderr).not.toMatch(/\n\s+at |file:\/\/|should not have/);
    expect(stdout).toBe('');
    expect(code).toBe(expected);
    if (expected === 2) expect(filesBelow(`${folder}/${name}`)).toEqual({});
    else {
      expect(lastingFiles(`${folder}/${name}`)).toEqual({});
      const [, shown] = /See that game:\n {2}zedbench (play .*)\n$/.exec(stderr) ?? [];
      const again = await zedbench(shown.split(' '), { cwd: folder });
      expect(again.stderr).toMatch(says);
      expect(again.code).toBe(1);
    }
  });

  it.concurrent('is told of in the same way by play', async () => {
    const { code, stderr } = await zedbench(['play', './race.ts', '--agents', './throws.ts'], { cwd: folder });
    expect(stderr).toMatch(/block 0, rotation 0, ply 1\): the agent of seat 0 failed: no idea.*\nturn 0: red at 0/);
    expect(stderr).not.toMatch(/\n\s+at /);
    expect(code).toBe(1);
  });
});

it('a game of the user that fails ends the run with a sentence that says where', async () => {
  const { code, stderr } = await zedbench(['sim', './broken.ts', '--out', 'broken'], { cwd: folder });
  expect(stderr).toMatch(/The game stopped \(seed 1, block \d+, .*\): the game failed: lost\./);
  expect(stderr).toMatch(
    /See that game:\n {2}zedbench play \.\/broken\.ts --agents random,random --seed 1 --block \d+ --rotation 0\n$/,
  );
  expect(stderr).not.toMatch(/\n\s+at /);
  expect(code).toBe(1);
});

describe('an agent in the folder agents/ of the repository', () => {
  // A name with a dot before it is not compiled with the rest.
  const path = fileURLToPath(new URL('../../agents/.own.ts', import.meta.url));
  afterAll(() => rmSync(path, { force: true }));

  it.concurrent('can be tried by its path before it is registered', async () => {
    writeFileSync(
      path,
      LAST.replace("'zedbench'", "'../src/core/agent.js'")
        .replace('defineAgent, option, z', 'defineAgent')
        .replace(
          "import { count } from './parts/count';",
          "import { z } from 'zod';\nimport { option } from '../src/core/options.js';",
        )
        .replace('count(turn)', 'turn.count'),
    );
    const args = ['sim', 'zombies-vs-wrestlers', '--agents', `random,${path}:back=1`, '--games', '20'];
    const { code, stderr } = await zedbench(args, { cwd: folder });
    expect(code, stderr).toBe(0);
  });
});
