import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { zombiesVsWrestlers } from '../games/zombies-vs-wrestlers/index.js';
import { BOTH_GAMES, RACE, SPRINT } from '../testing/own-files.js';
import { filesBelow, type Run, removeFolder, temporaryFolder, zedbench } from '../testing/run-command.js';
import { type Experiment, parseExperiment, type Where } from './experiment.js';
import { describeCell, planExperiment } from './plan.js';

const plan = (given: Partial<Experiment>) =>
  planExperiment(
    'test',
    parseExperiment(
      {
        title: 'A test',
        game: zombiesVsWrestlers.id,
        sweep: { dice: [2, 3] },
        lineups: ['random', 'greedy'],
        ...given,
      },
      'The test',
    ),
  );

describe('where', () => {
  it('says of resolved options and the name of a line-up what is a cell', async () => {
    const asked: unknown[] = [];
    const where: Where = ({ dice, stalemateTurns }, lineUp) => {
      asked.push([dice, stalemateTurns, lineUp]);
      return dice === 2 || lineUp === 'greedy';
    };
    const { cells } = await plan({ where });
    expect(cells.map(describeCell)).toEqual(['dice=2 random', 'dice=2 greedy', 'dice=3 greedy']);
    expect(asked[0]).toEqual([2, 5, 'random']);
    expect(asked).toHaveLength(4);
  });

  it('may leave out what the game refuses, which is told of otherwise', async () => {
    const bus = { game: 'zombie-bus', sweep: { players: [4, 5], extraPink: [2, 3] }, lineups: ['random'] };
    const { cells } = await plan({ ...bus, where: ({ players, extraPink }) => players === 4 || extraPink === 2 });
    expect(cells.map(describeCell)).toEqual([
      ...['players=4 extraPink=2 random', 'players=4 extraPink=3 random', 'players=5 extraPink=2 random'],
    ]);
    const refused = 'there are 3 pink tiles in all';
    await expect(plan(bus)).rejects.toThrow(refused);
    await expect(plan({ ...bus, where: ({ players }) => players === 5 })).rejects.toThrow(refused);
  });

  it('keeps a line-up from a game that has no seats for it', async () => {
    const { cells } = await plan({
      sweep: {
        factions: [
          ['zombies', 'wrestlers'],
          ['zombies', 'wrestlers', 'zombies'],
        ],
      },
      lineups: [
        { name: 'two', agents: 'random,greedy' },
        { name: 'three', agents: 'random,greedy,random' },
      ],
      where: ({ factions }, lineUp) => (factions as string[]).length === (lineUp === 'two' ? 2 : 3),
    });
    expect(cells.map(({ game, lineUp }) => [game.info.seats, lineUp])).toEqual([
      [2, 'two'],
      [3, 'three'],
    ]);
  });

  it.each([
    ['leaves nothing', () => false, 'The field where leaves no cell: it is false for every combination.'],
    [
      'throws',
      () => {
        throw new Error('no such thing');
      },
      'The field where failed for the line-up random: no such thing',
    ],
    ['says neither', (() => undefined) as never, 'The field where must return true or false, but returned undefined.'],
  ])('that %s is refused', async (_, where, sentence) => {
    await expect(plan({ where })).rejects.toThrow(sentence);
  });

  it('must be a function', () => {
    expect(() => plan({ where: 'dice < 3' as never })).toThrow('field where is wrong: it must be a function.');
  });
});

it('cells that tables could not tell apart are refused', async () => {
  const lineups = [
    { name: 'a', agents: 'random' },
    { name: 'a', agents: 'greedy' },
  ];
  await expect(plan({ lineups })).rejects.toThrow('Two cells are called the same: dice=2 a.');
});

describe('two games in one experiment', () => {
  let folder: string;
  let run: Run;
  beforeAll(async () => {
    const twice = BOTH_GAMES.replace('./sprint.ts', './copy.ts');
    folder = temporaryFolder({
      'race.ts': RACE,
      'sprint.ts': SPRINT,
      'copy.ts': RACE,
      'both.ts': BOTH_GAMES,
      'twice.ts': twice,
    });
    run = await zedbench(['run', './both.ts', '--json', '--games-csv'], { cwd: folder });
  });
  afterAll(() => removeFolder(folder));

  it('are reported each by itself', () => {
    const { report } = JSON.parse(run.stdout);
    expect(run.code, run.stderr).toBe(0);
    expect(report.map(({ game, goal, lineup, games }: never) => [game, goal, lineup, games])).toEqual(
      ['race', 'sprint'].flatMap((game) => [
        [game, '2', 'random', 40],
        [game, '2', 'search', 20],
        [game, '3', 'random', 40],
        [game, '4', 'random', 40],
        [game, '4', 'search', 20],
      ]),
    );
  });

  it('are contrasted each within itself', () => {
    const { contrasts, report } = JSON.parse(run.stdout);
    const gameOf = (id: string) => report.find(({ cell }: { cell: string }) => cell === id).game;
    const known = contrasts.map((row: Record<string, string>) => [
      row.game,
      gameOf(row.baseline_cell),
      row.factor,
      row.level,
      row.lineup,
    ]);
    expect(known.sort()).toEqual(
      ['race', 'sprint'].flatMap((game) => [
        [game, game, 'goal', '3', 'random'],
        [game, game, 'goal', '4', 'random'],
        [game, game, 'goal', '4', 'search'],
        [game, game, 'lineup', 'search', 'search'],
        [game, game, 'lineup', 'search', 'search'],
      ]),
    );
  });

  it('have a row for every game in games.csv', () => {
    const rows = filesBelow(folder)['results/both/games.csv'].trim().split('\n');
    expect(rows).toHaveLength(1 + 320);
    expect(rows.filter((row) => row.includes(',sprint,'))).toHaveLength(160);
  });

  it('must not be called the same', async () => {
    const { code, stderr } = await zedbench(['run', './twice.ts'], { cwd: folder });
    expect(stderr.trim()).toBe('Two cells are called the same: game=race goal=2 random.');
    expect(code).toBe(2);
  });
});
