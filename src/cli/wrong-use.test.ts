import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { filesBelow, removeFolder, temporaryFolder, zedbench } from '../testing/run-command.js';

const GAME = 'zombies-vs-wrestlers';
const sim = (...args: string[]): string[] => ['sim', GAME, ...args];

/** What is typed, and what the one sentence must hold. */
const MISTAKES: readonly (readonly [args: string[], ...says: string[]])[] = [
  [[], 'Say which command', 'sim, run, plan, restrict, campaign, play, replay, scenario, games'],
  [['simm'], 'Unknown command "simm". Did you mean "sim"?', 'Known: sim, run'],
  [['sim'], 'zedbench sim <game>', 'zedbench sim --help'],
  [sim('again'), '"again" is one argument too many'],
  [sim('--agent', 'random'), 'no option --agent here. Did you mean --agents?'],
  [sim('--frobnicate'), 'no option --frobnicate here', 'zedbench sim --help'],
  [sim('--agents'), '--agents needs a value'],
  [sim('--set'), '--set needs a value'],
  [sim('--out', ''), '--out needs a value'],
  [['sim', 'zombies-vs-wrestler'], 'Did you mean "zombies-vs-wrestlers"?', './my-game.ts'],
  [sim('--agents', 'rondom'), 'Unknown agent "rondom". Did you mean "random"?', 'greedy, expectimax, mcts'],
  [sim('--agents', ''), 'is no agent'],
  [sim('--agents', 'mcts:iteration=3'), 'no parameter "iteration". Did you mean "iterations"?'],
  [sim('--agents', 'mcts:iterations=0'), 'can\'t be "0"', 'from 1 to 10000000'],
  [sim('--agents', 'random,random,random'), 'has 3 agents, but the game has 2 seats'],
  [sim('--set', 'dice'), 'write --set option=value'],
  [sim('--set', 'dices=3'), 'no option "dices". Did you mean "dice"?'],
  [sim('--set', 'dice=30'), 'option dice can\'t be "30"', 'a whole number from 1 to 12'],
  [sim('--set', 'dice=9..3'), '9..3 must go up'],
  [sim('--set', 'dice=3,3'), 'Two cells are the same'],
  [sim('--set', 'firstSeat=3'), 'firstSeat is 3', 'the seats are 0 to 1'],
  [sim('--outcome', 'wins'), 'Unknown outcome "wins"', 'win of zombies', 'a comparison of metrics'],
  [sim('--outcome', 'turns <'), '"turns <"', "can't be read"],
  [sim('--outcome', 'tuns < 3'), '"tuns". Did you mean "turns"?'],
  [sim('--outcome', 'f(3) < 3'), 'but not f(3)'],
  [sim('--workers', '0'), '--workers must be a whole number from 1 to 512, not "0"'],
  [sim('--workers', '100000'), '--workers must be'],
  [sim('--games', 'x'), '--games must be a whole number', 'not "x"'],
  [sim('--games', '0'), '--games must be a whole number', 'not "0"'],
  [sim('--seed', '-1'), '--seed must be a whole number, at least 0, not "-1"'],
  [sim('--seed', '1.5'), '--seed must be'],
  [sim('--seed', '9007199254740993'), 'not "9007199254740993"'],
  [sim('--task', ''), '--task must be'],
  [sim('--out', 'file'), 'file is a file, not a folder', '--out'],
  [sim('--out', 'file/below/it'), 'file is a file, not a folder'],
  [['sim', './nothing.ts'], 'There is no file ./nothing.ts'],
  [sim('--agents', './nothing.ts'), 'There is no file ./nothing.ts'],
  [['sim', './'], './ is not a file'],
  [['run', './file'], './file is no TypeScript or JavaScript file'],
  [['run', 'zvw-who-start'], 'Did you mean "zvw-who-starts"?', './my-experiment.ts'],
  [['run', 'zvw-who-starts', '--set', 'dise=3'], 'Did you mean "dice"?'],
  [['play', GAME, '--human', '2'], '--human 2: the seats are 0 to 1'],
  [['play', GAME, '--rotation', '2'], 'the rotations are 0 to 1'],
  [['play', GAME, '--set', 'dice=3,4'], 'one game has one value'],
  [['play', GAME, '--human'], '--human needs a value'],
  [['campaign', GAME], 'Zombies vs. Wrestlers has no campaign', 'zedbench sim'],
  [['campaign', 'zombie-kidz', '--set', 'players=2,3'], '--set players: all campaigns of a run begin with the same'],
  [['campaign', 'zombie-kidz', '--agents', 'random,greedy'], 'has 2 agents, but the game has 3 seats'],
  [['campaign', 'zombie-kidz', '--campaigns', '0'], '--campaigns must be a whole number from 1 to 2000000, not "0"'],
  [['campaign', 'zombie-kidz', '--games-a-week', '-1'], '--games-a-week must be a number above 0', 'not "-1"'],
  [['campaign', 'zombie-kidz', '--chart', 'none.json'], 'There is no file none.json'],
  [['campaign', 'zombie-kidz', '--chart', 'file'], "file can't be read as JSON"],
  [['games', 'chess'], 'Unknown game "chess"', 'zombies-vs-wrestlers'],
  [['agents', 'mtcs'], 'Did you mean "mcts"?'],
  [['check', 'chess'], 'Unknown game or agent "chess"'],
  [['bench', GAME, '--native', './none', '--rounds', '1'], "The native program ./none can't be run"],
];

const CASES = MISTAKES.map(([args, ...says]) => ({ args, says }));

let folder: string;
beforeAll(async () => {
  folder = temporaryFolder({ file: 'not a folder' });
  await zedbench(sim('--games', '20', '--games-csv'), { cwd: folder });
});
afterAll(() => removeFolder(folder));

describe('a mistake at the keyboard', () => {
  it.concurrent.each(CASES)('$args is told in a sentence, without a stack, with exit 2', async ({ args, says }) => {
    const { code, stdout, stderr } = await zedbench(args, { cwd: folder });
    for (const text of says) expect(stderr).toContain(text);
    expect(stderr).not.toMatch(/\n\s+at |Error:|file:\/\//);
    expect(stdout).toBe('');
    expect(code).toBe(2);
  });

  it('leaves earlier results as they were', () => {
    expect(Object.keys(filesBelow(folder)).filter((path) => !path.startsWith('results/sim-'))).toEqual(['file']);
    expect(Object.keys(filesBelow(folder))).toHaveLength(1 + 9);
  });
});

it('takes the last of an option that is given twice', async () => {
  const { code, stderr } = await zedbench(
    sim('--games', '1', '--seed', '3', '--seed', '4', '--out', 'a', '--out', 'b'),
    {
      cwd: folder,
    },
  );
  expect(stderr).toContain('seed 4');
  expect(code).toBe(0);
  expect(Object.keys(filesBelow(`${folder}/a`))).toEqual([]);
});
