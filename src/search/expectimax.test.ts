import { describe, expect, it } from 'vitest';
import type { Turn } from '../core/agent.js';
import type { Game } from '../core/game.js';
import { Rng } from '../core/rng.js';
import { Match } from '../match/match.js';
import { kuhn } from '../testing/toy-games/kuhn.js';
import { ticTacToe } from '../testing/toy-games/tic-tac-toe.js';
import { choice, end, lottery, type TreeNode, treeGame } from '../testing/toy-games/tree-game.js';
import { Expectimax, type ExpectimaxSettings } from './expectimax.js';
import { OnePly } from './one-ply.js';

const FAR: ExpectimaxSettings = { depth: 9, positions: 1_000_000 };

const choose = (root: TreeNode, settings: Partial<ExpectimaxSettings> = {}): number => {
  const game = treeGame(root);
  const legal = new Int32Array(game.info.maxLegalActions);
  const state = game.newState();
  return new Expectimax(game, { ...FAR, ...settings }).choose(state, legal, state.legalActions(legal), new Rng());
};

/** A decision of seat 1 that the evaluation gives a value to seat 0, and where that leads. */
const judged = (value: number, ...to: TreeNode[]): TreeNode => ({ ...choice(1, ...to), value: [value, -value] });

describe('expectimax', () => {
  it('takes for each seat what is best for itself', () => {
    expect(choose(choice(0, choice(1, end(1), end(-1)), end(0)))).toBe(1);
    expect(choose(choice(0, choice(1, end(1), end(0.5)), end(0)))).toBe(0);
  });

  it('weighs chance by its probabilities', () => {
    const loaded: TreeNode = { odds: [0.75, 0.25], to: [end(0), end(1)] };
    expect(choose(choice(0, loaded, lottery(end(0), end(1))))).toBe(1);
  });

  it('judges by the evaluation where its depth ends', () => {
    const root = choice(0, judged(0.5, end(-1)), judged(0.25, end(1)));
    expect(choose(root, { depth: 1 })).toBe(0);
    expect(choose(root, { depth: 2 })).toBe(1);
  });

  it('gives up a deeper look that takes too many positions, and keeps what the last one found', () => {
    const root = choice(0, judged(0.5, end(-1)), judged(0.25, end(1)));
    expect(choose(root, { positions: 3 })).toBe(0);
    expect(choose(root, { positions: 4 })).toBe(1);
  });

  it('breaks ties evenly', () => {
    const game = treeGame(choice(0, end(1), end(0), end(1)));
    const expectimax = new Expectimax(game, FAR);
    const rng = new Rng().seed(5);
    const counts = [0, 0, 0];
    for (let i = 0; i < 1000; i++) counts[expectimax.choose(game.newState(), Int32Array.of(0, 1, 2), 3, rng)]++;
    expect(counts[1]).toBe(0);
    expect(Math.abs(counts[0] - 500)).toBeLessThan(80);
  });

  it('with a depth of one decision is greedy play with exact chance', () => {
    const root = choice(0, judged(0.5, end(-1)), lottery(judged(0.9, end(0)), end(0.3)), end(0.55));
    const game = treeGame(root);
    const onePly = new OnePly(game, { exact: 36, samples: 16 });
    expect(choose(root, { depth: 1 })).toBe(onePly.choose(game.newState(), Int32Array.of(0, 1, 2), 3, new Rng()));
  });

  it('six decisions ahead never loses tic-tac-toe', () => {
    const game = ticTacToe.create(ticTacToe.options.parse({})) as Game;
    const judgedGame: Game = { ...game, evaluate: (_, out) => out.fill(0) };
    const best = new Expectimax(judgedGame, { ...FAR, depth: 6 });
    for (const seat of [0, 1]) {
      const agents = [0, 1].map((each) => ({
        act: (turn: Turn) =>
          each === seat ? best.choose(turn.view(), turn.legal, turn.count, turn.rng) : turn.sampleAction(),
      }));
      const match = new Match(judgedGame, agents, 1);
      for (let block = 0; block < 5; block++) expect(match.play(block, 0).returns[seat]).toBeGreaterThanOrEqual(0);
    }
  });

  it('refuses a game that hides something, and says who can play it', () => {
    const game = kuhn.create(kuhn.options.parse({})) as unknown as Game;
    const judgedGame: Game = { ...game, evaluate: (_, out) => out.fill(0) };
    expect(() => new Expectimax(judgedGame, FAR)).toThrow(/hides something from its seats.*greedy, mcts/);
  });
});
