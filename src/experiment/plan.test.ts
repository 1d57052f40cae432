import { describe, expect, it } from 'vitest';
import { UserError } from '../core/errors.js';
import { type Experiment, parseExperiment } from './experiment.js';
import { describeCell, type Plan, planExperiment } from './plan.js';
import { planData } from './plan-data.js';

const least: Experiment = { title: 'A question', game: 'zombies-vs-wrestlers', lineups: ['random'] };
const THREE = { factions: ['zombies', 'wrestlers', 'wrestlers'], dice: 3 };

const plan = (changes: Partial<Experiment> = {}): Promise<Plan> =>
  planExperiment('mine', parseExperiment({ ...least, ...changes }, 'mine'));

const idsOf = async (changes: Partial<Experiment> = {}): Promise<string[]> =>
  (await plan(changes)).cells.map(({ id }) => id);

describe('the cells of a plan', () => {
  it('are every combination of levels and line-ups, the last varying fastest', async () => {
    const { cells, factors } = await plan({
      sweep: {
        dice: [3, 4],
        factions: [
          ['zombies', 'wrestlers'],
          ['zombies', 'zombies'],
        ],
      },
      lineups: ['random', { agents: 'greedy,random', name: 'uneven' }],
    });
    expect(factors).toEqual(['dice', 'factions']);
    expect(cells.map(describeCell)).toEqual([
      'dice=3 factions=zombies,wrestlers random',
      'dice=3 factions=zombies,wrestlers uneven',
      'dice=3 factions=zombies,zombies random',
      'dice=3 factions=zombies,zombies uneven',
      'dice=4 factions=zombies,wrestlers random',
      'dice=4 factions=zombies,wrestlers uneven',
      'dice=4 factions=zombies,zombies random',
      'dice=4 factions=zombies,zombies uneven',
    ]);
    expect(cells[7].work.options).toMatchObject({ dice: 4, factions: ['zombies', 'zombies'], stalemateTurns: 5 });
    expect(cells[7].work.names).toEqual(['greedy', 'random']);
  });

  it('without a sweep are one for each line-up', async () => {
    const { cells } = await plan({ lineups: ['random', 'greedy'], options: { dice: 2 } });
    expect(cells.map(describeCell)).toEqual(['random', 'greedy']);
    expect(cells[0]).toMatchObject({ factors: {}, work: { options: { dice: 2 }, seed: 1, outcome: 'win of seat 0' } });
  });

  it('resolve the parameters of agents', async () => {
    const { cells } = await plan({ lineups: ['mcts:iterations=50,cutoff=3,greedy:epsilon=0.25'] });
    const [mcts, greedy] = cells[0].work.agents;
    expect(mcts).toMatchObject({ ref: { name: 'mcts' }, parameters: { iterations: 50, cutoff: 3, playout: 'auto' } });
    expect(greedy).toMatchObject({ ref: { name: 'greedy' }, parameters: { epsilon: 0.25 } });
  });
});

describe('rotations', () => {
  const rotations = async (lineup: string, rotate: boolean, options = {}): Promise<readonly number[]> =>
    (await plan({ lineups: [lineup], rotate, options })).cells[0].work.rotations;

  it('are played each once where they differ', async () => {
    expect(await rotations('greedy,random', true)).toEqual([0, 1]);
    expect(await rotations('random', true)).toEqual([0]);
    expect(await rotations('random,random,greedy', true, THREE)).toEqual([0, 1, 2]);
    expect(await rotations('random', true, THREE)).toEqual([0]);
    const four = { factions: ['zombies', 'wrestlers', 'zombies', 'wrestlers'], dice: 3 };
    expect(await rotations('greedy,random,greedy,random', true, four)).toEqual([0, 1]);
    expect(await rotations('greedy:epsilon=0.1,greedy', true)).toEqual([0, 1]);
  });

  it('are not played where they are not asked for', async () => {
    expect(await rotations('greedy,random', false)).toEqual([0]);
  });

  it('make blocks, and games are rounded up to whole ones', async () => {
    const sizes = async (games: number, lineup: string): Promise<number[]> => {
      const [{ blocks, games: all }] = (await plan({ lineups: [lineup], rotate: true, games, options: THREE })).cells;
      return [blocks, all];
    };
    expect(await sizes(10, 'random')).toEqual([10, 10]);
    expect(await sizes(9, 'greedy,random,random')).toEqual([3, 9]);
    expect(await sizes(10, 'greedy,random,random')).toEqual([4, 12]);
    expect(await sizes(1, 'greedy,random,random')).toEqual([1, 3]);
  });

  it('are counted by the games of the line-up where it has its own number', async () => {
    const { cells } = await plan({ lineups: ['random', { agents: 'greedy', games: 7 }], games: 20 });
    expect(cells.map(({ games }) => games)).toEqual([20, 7]);
  });
});

describe('the id of a cell', () => {
  it('stays when levels, factors of one level, line-ups or games are added', async () => {
    const few = await idsOf({ sweep: { dice: [3, 5] } });
    const many = await idsOf({ sweep: { dice: [2, 3, 4, 5] }, games: 5000, title: 'Another' });
    expect([many[1], many[3]]).toEqual(few);
    expect(await idsOf({ sweep: { dice: [3, 5], stalemateTurns: [5] } })).toEqual(few);
    expect(await idsOf({ lineups: ['greedy', { agents: 'random', name: 'chaos' }], options: { dice: 5 } })).toContain(
      few[1],
    );
    expect(await idsOf({ options: { dice: 5, stalemateTurns: 5 }, lineups: [['random', 'random']] })).toEqual([few[1]]);
  });

  it('changes with all that its games or its outcome depend on', async () => {
    const changes: Partial<Experiment>[] = [
      ...[{}, { seed: 2 }, { outcome: 'draw' }, { options: { dice: 8 } }, { lineups: ['greedy'] }],
      ...[{ lineups: ['greedy:epsilon=0.1'] }, { lineups: ['greedy,random'] }, { lineups: ['random,greedy'] }],
      { lineups: ['random,greedy'], rotate: true },
    ];
    const ids = await Promise.all(changes.map((each) => idsOf(each)));
    expect(new Set(ids.flat()).size).toBe(changes.length);
  });

  it('is not given twice', async () => {
    await expect(plan({ sweep: { dice: [3, 3] } })).rejects.toThrow(
      'Two cells are the same: dice=3 random and dice=3 random',
    );
    await expect(plan({ lineups: ['random', 'random,random'] })).rejects.toThrow('Two cells are the same');
  });
});

describe('a plan that can’t be played', () => {
  const refusals: [string, Partial<Experiment>, string][] = [
    ['an unknown game', { game: 'zombies-vs-wrestler' }, 'Did you mean "zombies-vs-wrestlers"?'],
    ['an unknown agent', { lineups: ['mtcs'] }, 'Unknown agent "mtcs". Did you mean "mcts"?'],
    ['an unknown parameter', { lineups: ['mcts:iteration=3'] }, 'no parameter "iteration". Did you mean "iterations"?'],
    ['a parameter out of range', { lineups: ['greedy:epsilon=2'] }, 'a number from 0 to 1'],
    ['an unknown option', { options: { dcie: 3 } }, 'no option "dcie". Did you mean "dice"?'],
    ['an unknown option in a sweep', { sweep: { dcie: [3] } }, 'no option "dcie". Did you mean "dice"?'],
    [
      'a level out of range',
      { sweep: { dice: [3, 99] } },
      "option dice can't be 99. Allowed: a whole number from 1 to 12.",
    ],
    ['an option fixed and varied', { options: { dice: 3 }, sweep: { dice: [4] } }, 'dice is both fixed and varied'],
    ['an option that only objects have', { sweep: { toString: [3] } }, 'has no option "toString"'],
    ['a line-up of the wrong length', { lineups: ['random,greedy,random'] }, 'has 3 agents, but the game has 2 seats'],
    ['an unknown outcome', { outcome: 'win of zombie' }, 'Did you mean "win of zombies"?'],
    [
      'an outcome of an agent that does not play',
      { outcome: 'win of agent mcts' },
      'Unknown outcome "win of agent mcts"',
    ],
    ['an expression that can’t be read', { outcome: 'turns <' }, "can't be read"],
  ];

  it.each(refusals)('for %s says so', async (_, changes, message) => {
    const error = await plan(changes).catch((thrown: unknown) => thrown);
    expect(error).toBeInstanceOf(UserError);
    expect((error as Error).message).toContain(message);
  });
});

it('is written down with all that anyone needs to play it', async () => {
  const made = await plan({
    sweep: { dice: [3] },
    outcome: 'win of agent greedy:epsilon=0.1',
    lineups: ['greedy:epsilon=0.1'],
  });
  expect(JSON.parse(JSON.stringify(planData(made, '1.2.3')))).toMatchObject({
    experiment: 'mine',
    zedbench: '1.2.3',
    settings: { game: 'zombies-vs-wrestlers', games: 1000, seed: 1 },
    cells: [
      {
        ...{ game: 'zombies-vs-wrestlers', gameVersion: 1, lineUp: 'greedy:epsilon=0.1', seed: 1 },
        ...{ id: made.cells[0].id, factors: { dice: '3' }, blocks: 1000, games: 1000, rotations: [0] },
        options: { dice: 3, stalemateTurns: 5 },
        agents: [{ agent: 'greedy', parameters: { epsilon: 0.1 } }, { agent: 'greedy' }],
      },
    ],
  });
});
