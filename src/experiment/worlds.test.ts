import { describe, expect, it } from 'vitest';
import { UserError } from '../core/errors.js';
import { type Experiment, parseExperiment, plausible } from './experiment.js';
import { byWorld, describeCell, type Plan, planExperiment } from './plan.js';
import { planData, recordedCell } from './plan-data.js';

const least: Experiment = { title: 'A question', game: 'zombie-bus', lineups: ['random', 'greedy'], games: 4 };

const plan = async (changes: Partial<Experiment> = {}): Promise<Plan> =>
  planExperiment('mine', parseExperiment({ ...least, ...changes }, 'mine'));

const complaint = async (changes: Record<string, unknown>): Promise<string> => {
  const error = await plan(changes).catch((thrown: unknown) => thrown);
  expect(error).toBeInstanceOf(UserError);
  return (error as Error).message;
};

const DESIGN = { sweep: { players: [2, 3] }, content: plausible(3) };

describe('an experiment in plausible worlds', () => {
  it('plays the whole design in the world of the assumed values and in each drawn one', async () => {
    const { cells } = await plan(DESIGN);
    expect(cells.map(describeCell).slice(0, 5)).toEqual([
      ...[
        'players=2 random world 0',
        'players=2 random world 1',
        'players=2 random world 2',
        'players=2 random world 3',
      ],
      'players=2 greedy world 0',
    ]);
    const worlds = byWorld(cells);
    expect(worlds.map((group) => group.length)).toEqual([4, 4, 4, 4]);
    for (const group of worlds)
      expect(new Set(group.map(({ work }) => JSON.stringify(work.options.content))).size).toBe(1);
    expect(new Set(worlds.map(([{ work }]) => JSON.stringify(work.options.content))).size).toBe(4);
  });

  it('has the cells of the plain design in the world of the assumed values, with all their luck', async () => {
    const plain = await plan({ ...DESIGN, content: undefined });
    const [assumed] = byWorld((await plan(DESIGN)).cells);
    expect(assumed.map(({ work: { id: _, ...work } }) => work)).toEqual(
      plain.cells.map(({ work: { id: _, ...work } }) => work),
    );
  });

  it('draws the same worlds for the same seed, however many more are drawn', async () => {
    const ids = async (changes: Partial<Experiment>): Promise<string[]> =>
      (await plan({ ...DESIGN, ...changes })).cells.map(({ id }) => id);
    const few = await ids({});
    expect(await ids({})).toEqual(few);
    expect(await ids({ content: plausible(5) })).toEqual(expect.arrayContaining(few));
    expect(await ids({ seed: 2 })).not.toEqual(expect.arrayContaining(few.slice(0, 1)));
  });

  it('leaves alone what is fixed or varied', async () => {
    const { cells } = await plan({
      options: { suzanneCurse: true },
      sweep: { curseLift: ['atOnce', 'endOfTurn'] },
      content: plausible(9),
    });
    expect(new Set(cells.map(({ work }) => work.options.suzanneCurse))).toEqual(new Set([true]));
    expect(Object.keys(cells[0].world?.options ?? {})).toEqual(['content']);
    for (const { factors, work } of cells) expect(work.options.curseLift).toBe(factors.curseLift);
  });

  it('is written down with each world once, from which any cell can be planned again', async () => {
    const made = await plan(DESIGN);
    const json = JSON.parse(JSON.stringify(planData(made, '1.2.3')));
    expect(
      json.worlds.map(({ game, number, options }: Record<string, object>) => [game, number, Object.keys(options)]),
    ).toEqual([0, 1, 2, 3].map((number) => ['zombie-bus', number, ['curseLift', 'suzanneCurse', 'content']]));
    expect(json.cells[3]).toMatchObject({ world: 3, options: { players: 2 } });
    expect(json.cells[3].options).not.toHaveProperty('content');
    for (const { id, work } of made.cells.slice(2, 6)) {
      const { cell, changed } = await recordedCell(json, 'plan.json', id, '1.2.3');
      expect({ work: cell.work, changed }).toEqual({ work, changed: false });
    }
  });
});

describe('plausible worlds are refused in a sentence', () => {
  const everything = { options: { content: undefined, curseLift: 'atOnce', suzanneCurse: true }, sweep: {} };

  it.each<[string, Record<string, unknown>, string]>([
    [
      'of a game that assumes nothing else',
      { game: 'zombies-vs-wrestlers', options: { cupTargets: true } },
      'The game zombies-vs-wrestlers has nothing that plausible worlds could draw',
    ],
    ['where all that is assumed is fixed', everything, 'has nothing that plausible worlds could draw'],
    [
      'of which there is one',
      { content: plausible(1) },
      'must be plausible(n), or { plausible: n }, for n worlds, a whole number from 2 to 10000',
    ],
    ['that are no number', { content: 'plausible' }, 'field content must be plausible(n)'],
    ['with another field', { content: { plausible: 3, seed: 4 } }, 'field content must be plausible(n)'],
    ['among the options', { options: { content: plausible(60) } }, "option content can't be plausible(n)"],
    ['in a sweep', { sweep: { content: [plausible(60)] } }, "option content can't be plausible(n)"],
  ])('%s', async (_, changes, sentence) => {
    expect(await complaint({ content: plausible(3), ...changes })).toContain(sentence);
  });
});
