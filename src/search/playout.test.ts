import { describe, expect, it } from 'vitest';
import type { Game } from '../core/game.js';
import { Rng } from '../core/rng.js';
import { chiSquareTest } from '../stats/chi-square-test.js';
import { pig } from '../testing/toy-games/pig.js';
import { choice, end, lottery, type TreeNode, treeGame } from '../testing/toy-games/tree-game.js';
import { Playout, type PlayoutSettings } from './playout.js';

const RANDOM: PlayoutSettings = { policy: 'random', epsilon: 0, cutoff: Number.POSITIVE_INFINITY };
const GREEDY: PlayoutSettings = { ...RANDOM, policy: 'greedy' };

/** How often each return of seat 0 comes out. */
const outcomes = (root: TreeNode, settings: PlayoutSettings, times = 2000): Map<number, number> => {
  const game = treeGame(root);
  const playout = new Playout(game, settings);
  const state = game.newState();
  const rng = new Rng().seed(6);
  const returns = new Float64Array(2);
  const counts = new Map<number, number>();
  for (let i = 0; i < times; i++) {
    state.reset();
    playout.run(state, rng, returns);
    expect(returns[1]).toBe(-returns[0]);
    counts.set(returns[0], (counts.get(returns[0]) ?? 0) + 1);
  }
  return counts;
};

/** A decision with a value to seat 0. */
const judged = (value: number, ...to: TreeNode[]): TreeNode => ({ seat: 0, value: [value, -value], to });

describe('a random playout', () => {
  it('takes every action and outcome as often as it should, and gives the returns of the end', () => {
    const counts = outcomes(choice(0, end(1), lottery(end(0.5), choice(1, end(0), end(-1)))), RANDOM);
    const observed = [1, 0.5, 0, -1].map((value) => counts.get(value) ?? 0);
    expect(chiSquareTest(observed, [1 / 2, 1 / 4, 1 / 8, 1 / 8]).p).toBeGreaterThan(1e-6);
  });

  it('leaves nothing to play at the end', () => {
    expect(outcomes(end(0.5), RANDOM, 3)).toEqual(new Map([[0.5, 3]]));
  });

  it('ends after so many decisions with the evaluation, once chance has run', () => {
    const root = judged(0.1, lottery(judged(0.2, judged(0.3, end(1))), judged(0.25, judged(0.3, end(1)))));
    expect([...outcomes(root, { ...RANDOM, cutoff: 0 }).keys()]).toEqual([0.1]);
    expect([...outcomes(root, { ...RANDOM, cutoff: 1 }).keys()].sort()).toEqual([0.2, 0.25]);
    expect([...outcomes(root, { ...RANDOM, cutoff: 2 }).keys()]).toEqual([0.3]);
    expect([...outcomes(root, { ...RANDOM, cutoff: 3 }).keys()]).toEqual([1]);
  });
});

describe('no playout', () => {
  it('is the evaluation of the next decision, whatever the cut-off', () => {
    const settings: PlayoutSettings = { ...RANDOM, policy: 'evaluation', cutoff: 5 };
    expect([...outcomes(lottery(judged(0.2, end(1)), end(-0.5)), settings).keys()].sort()).toEqual([-0.5, 0.2]);
  });
});

describe('a greedy playout', () => {
  const root = choice(0, end(0.5), choice(1, end(-0.5), end(1)), judged(0.75, end(-1)));

  it('takes what the evaluation likes best', () => {
    expect(outcomes(root, GREEDY)).toEqual(new Map([[-1, 2000]]));
  });

  it('takes so large a share of its decisions at random', () => {
    // Of the first decisions half are random, and a third of those each way; so are half of the second, in two ways.
    const counts = outcomes(root, { ...GREEDY, epsilon: 0.5 }, 6000);
    const observed = [-1, 0.5, -0.5, 1].map((value) => counts.get(value) ?? 0);
    expect(chiSquareTest(observed, [4 / 6, 1 / 6, (1 / 6) * 0.75, (1 / 6) * 0.25]).p).toBeGreaterThan(1e-6);
  });
});

describe('a game without an evaluation', () => {
  const { evaluate: _, ...game } = treeGame(choice(0, end(1), end(0)));

  it('is played on at random, and by nothing that would need one', () => {
    expect(() => new Playout(game, RANDOM)).not.toThrow();
    for (const settings of [GREEDY, { ...RANDOM, policy: 'evaluation' as const }, { ...RANDOM, cutoff: 4 }]) {
      expect(() => new Playout(game, settings)).toThrow('has no evaluation, which this agent needs.');
    }
  });
});

it('is the same for the same numbers', () => {
  const game = pig.create(pig.options.parse({})) as unknown as Game;
  const finish = (seed: number): string => {
    const state = game.newState();
    new Playout(game, RANDOM).run(state, new Rng().seed(seed), new Float64Array(2));
    return state.describe();
  };
  expect(finish(1)).toBe(finish(1));
  expect(new Set([1, 2, 3, 4].map(finish)).size).toBeGreaterThan(1);
});
