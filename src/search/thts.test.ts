import { describe, expect, it } from 'vitest';
import type { Agent } from '../core/agent.js';
import type { Game, GameDefinition } from '../core/game.js';
import { Rng } from '../core/rng.js';
import { zombieKidz } from '../games/zombie-kidz/index.js';
import { zombiesVsWrestlers } from '../games/zombies-vs-wrestlers/index.js';
import { Match } from '../match/match.js';
import { solvedGame } from '../testing/optimal-agents.js';
import { ambush } from '../testing/toy-games/ambush.js';
import { pig } from '../testing/toy-games/pig.js';
import { LEFT, ring } from '../testing/toy-games/ring.js';
import { ticTacToe } from '../testing/toy-games/tic-tac-toe.js';
import { choice, end, lottery, type TreeNode, treeGame } from '../testing/toy-games/tree-game.js';
import { Thts } from './thts.js';

/** The node that is searched first. */
const ROOT = 0;

const made = (definition: unknown, options: Record<string, unknown> = {}): Game => {
  const { create, options: schema } = definition as GameDefinition;
  return create(schema.parse(options) as never);
};

/** A game with an evaluation that knows nothing. */
const blind = (game: Game, value = 0): Game => ({
  ...game,
  evaluate: (_, out) => void out.fill(value, 0, game.info.seats),
});

const searched = (game: Game, position: unknown, iterations = 500, exploration = 0.5): Thts => {
  const state = game.newState();
  if (position !== undefined) state.load(position);
  const thts = new Thts(game, { iterations, exploration, lambda: 1 });
  thts.search(state);
  return thts;
};

const search = (root: TreeNode, iterations?: number): Thts => searched(treeGame(root), undefined, iterations);

/** A decision of seat 0 that the evaluation gives so much. */
const judged = (value: number, ...to: TreeNode[]): TreeNode => ({ ...choice(0, ...to), value: [value, -value] });

const agentOf = (game: Game, iterations: number): Agent => {
  const thts = new Thts(game, { iterations, exploration: 0.5, lambda: 1 });
  return {
    begin: () => thts.begin(),
    act: (turn) => {
      thts.search(turn.view());
      return thts.best();
    },
  };
};

describe('a search with Bellman backups', () => {
  it('lets each seat take what is best for itself', () => {
    const root = choice(
      0,
      choice(1, end(1), choice(0, end(-1), end(-1))),
      choice(1, end(0.5), choice(0, end(-1), end(0.25))),
      choice(1, end(0), end(1)),
    );
    expect(search(root).best()).toBe(1);
    expect(search(root).graph.valueOf(ROOT, 0)).toBe(0.25);
    expect(search(root).graph.valueOf(ROOT, 1)).toBe(-0.25);
  });

  it('takes the best of the actions that are given', () => {
    const root = choice(0, end(0.25), end(1), end(0.5));
    expect(search(root).best()).toBe(1);
    expect(search(root).best(Int32Array.of(0, 2))).toBe(2);
  });

  it('weighs chance by its exact probabilities', () => {
    const risky: TreeNode = { odds: [0.9, 0.1], to: [end(0.5), end(-1)] };
    for (const [safe, best] of [
      [0.349, 1],
      [0.351, 0],
    ]) {
      const { graph } = search(choice(0, end(safe), risky));
      expect(search(choice(0, end(safe), risky)).best()).toBe(best);
      expect(graph.valueOf(ROOT, 0)).toBeCloseTo(Math.max(safe, 0.35), 12);
    }
  });

  it('hurries as much as the evaluation: the game says what is left of a value a decision later', () => {
    const later = treeGame(choice(0, end(0.5), choice(0, end(0), end(0.6))));
    const patient = searched(later, undefined, 10);
    expect(patient.best()).toBe(1);
    expect(patient.graph.valueOf(ROOT, 0)).toBeCloseTo(0.6, 12);
    // Returns count from the least, -1, on: 0.9 × 1.6 is less than 1.5.
    const hurried = searched({ ...later, foresight: { evaluate: later.evaluate!, patience: 0.9 } }, undefined, 10);
    expect(hurried.best()).toBe(0);
    expect(hurried.graph.valueOf(ROOT, 0)).toBeCloseTo(0.9 * 1.5 - 1, 12);
  });

  it('mixes the judgement of a decision with its best action, as far as that is not final', () => {
    const root = choice(0, judged(0.4, judged(0.8, judged(0, end(0)))), judged(0.5, judged(0.5, end(0))));
    const thts = new Thts(treeGame(root), { iterations: 2, exploration: 0, lambda: 0.25 });
    thts.search(treeGame(root).newState());
    const { graph } = thts;
    const first = graph.first[ROOT];
    // The second iteration looks at what was judged best, and finds no change there.
    expect([0, 1].map((i) => graph.valueOf(first + i, 0))).toEqual([0.4, 0.5]);
    const further = new Thts(treeGame(judged(0, root.to![0])), { iterations: 2, exploration: 0, lambda: 0.25 });
    further.search(treeGame(judged(0, root.to![0])).newState());
    expect(further.graph.valueOf(ROOT, 0)).toBeCloseTo(0.4 + 0.25 * (0.8 - 0.4), 12);
  });

  it('is exact when it has seen all there is, and then stops', () => {
    const luck = new Rng().seed(5);
    const grow = (depth: number): TreeNode =>
      depth === 0
        ? end(luck.below(201) / 100 - 1)
        : luck.below(3) === 0
          ? lottery(grow(depth - 1), grow(depth - 1), grow(depth - 1))
          : choice(luck.below(2), grow(depth - 1), grow(depth - 1));
    const exact = ({ seat = 0, to = [], odds, returns }: TreeNode): number => {
      if (returns) return returns[0];
      const values = to.map(exact);
      if (odds) return values.reduce((sum, each, i) => sum + odds[i] * each, 0);
      return seat === 0 ? Math.max(...values) : Math.min(...values);
    };
    for (let i = 0; i < 20; i++) {
      const root = choice(0, grow(5), grow(5));
      const { graph } = search(root, 10_000);
      expect(graph.valueOf(ROOT, 0)).toBeCloseTo(exact(root), 12);
      expect(graph.visits[ROOT]).toBeLessThan(10_000);
    }
  });

  it('judges every action of the root in the first iteration', () => {
    const root = choice(0, judged(0.2, end(0)), judged(0.6, end(0)), judged(-0.5, end(0)));
    expect(search(root, 1).best()).toBe(1);
    // The second looks at what seemed best, and finds nothing there.
    expect(search(root, 2).best()).toBe(0);
  });

  it('follows the line that looks best, but leaves none for ever', () => {
    const long = (value: number, depth: number): TreeNode =>
      judged(value, ...(depth > 0 ? [long(value, depth - 1), long(value, depth - 1)] : [end(value), end(value)]));
    const { graph } = search(choice(0, long(0.2, 11), long(0.3, 11), long(0.1, 11)), 1000);
    const visits = [0, 1, 2].map((i) => graph.visits[graph.first[ROOT] + i]);
    expect(visits[1]).toBeGreaterThan(visits[0]);
    expect(visits[0]).toBeGreaterThan(visits[2]);
    expect(visits[2]).toBeGreaterThan(50);
  });

  it('takes a sure win at once, and looks no further', () => {
    const thts = search(choice(0, judged(0.9, end(1)), end(1), judged(0.9, end(1))));
    expect(thts.best()).toBe(1);
    expect(thts.graph.visits[ROOT]).toBe(1);
  });

  it('leaves the position as it is, and is the same in each game, whatever was searched in others', () => {
    // So many iterations that the arrays grow on the way, the first time.
    for (const [game, iterations] of [
      [made(pig), 300],
      [made(zombieKidz), 2000],
      [blind(made(ticTacToe)), 300],
    ] as const) {
      const state = game.newState();
      while (state.seat < 0) state.apply(state.sampleChance(new Rng().seed(8)));
      const before = JSON.stringify(state.toJSON());
      const thts = new Thts(game, { iterations, exploration: 0.5, lambda: 1 });
      const found = (): unknown => {
        thts.begin();
        thts.search(state);
        const { graph } = thts;
        return [thts.best(), graph.size, graph.valueOf(ROOT, 0), [...graph.visits.subarray(0, graph.size)]];
      };
      const first = found();
      expect(JSON.stringify(state.toJSON())).toBe(before);
      expect(found()).toEqual(first);
    }
  });

  it('says why it refuses a game', () => {
    const create = (definition: unknown) => () =>
      new Thts(made(definition), { iterations: 1, exploration: 1, lambda: 1 });
    expect(create(ticTacToe)).toThrow('has no evaluation');
    expect(create(ambush)).toThrow('The game ambush hides information');
    expect(create(zombiesVsWrestlers)).toThrow(/has up to \d+ actions and \d+ outcomes of chance at a node/);
  });
});

describe('tic-tac-toe without knowing anything of it', () => {
  const game = blind(made(ticTacToe));
  it.each([
    ['wins in one', 'xx.oo....', 2],
    ['wins in one from the other seat', 'xx.oo...x', 5],
    ['stops a win in one', 'x...x.o..', 8],
    ['stops a fork by the side, not by a corner', 'x...o...x', [1, 3, 5, 7]],
    ['answers a corner in the middle', 'x........', 4],
  ])('%s', (_, board, wanted) => {
    expect([wanted].flat()).toContain(searched(game, { board }, 3000).best());
  });

  it('is never lost to optimal', () => {
    const solved = solvedGame(ticTacToe as unknown as GameDefinition);
    const match = new Match(game, [solved.newAgent(), agentOf(game, 3000)], 1);
    for (const rotation of [0, 1]) expect([...match.play(0, rotation).result]).toEqual([0, 0]);
  });
});

describe('where one can go round for ever at no cost', () => {
  it('a search whose evaluation knows nothing leaves by the better door where it sees it', () => {
    const game = blind(made(ring), 0.3);
    expect(searched(game, { turn: 1, room: 4 }).best()).toBe(2);
    expect(searched(game, { turn: 1, room: 5 }).best()).toBe(LEFT);
  });

  it('every decision is a link to the node of its position, also where the arrays grew for it', () => {
    const game = made(zombieKidz);
    for (let face = 0; face < 6; face++) {
      const state = game.newState();
      state.apply(face);
      const thts = new Thts(game, { iterations: 2000, exploration: 0.5, lambda: 1 });
      thts.search(state);
      const { graph } = thts;
      const nodes = Array.from({ length: graph.size }, (_, node) => node);
      const held = nodes.filter((node) => graph.seat[node] >= 0 && graph.link[node] === node && node !== thts.root);
      // A decision that is no link has the key of its position, which is never 0.
      expect(held.map((node) => graph.key[node])).not.toContain(0);
      expect(new Set(held.map((node) => graph.key[node])).size).toBe(held.length);
    }
  });

  it('lines that lead to a position share what is found there, and one search serves the next', () => {
    const game = blind(made(ring), 0.3);
    const state = game.newState();
    const thts = new Thts(game, { iterations: 300, exploration: 0.5, lambda: 1 });
    thts.search(state);
    // Six rooms, each with a node, up to three actions and two outcomes of each; the root likewise.
    expect(thts.graph.size).toBeLessThanOrEqual(7 * 10);
    expect(searched({ ...game, keys: undefined }, undefined, 300).graph.size).toBeGreaterThan(500);
    const { size } = thts.graph;
    thts.search(state);
    expect(thts.graph.size).toBeLessThanOrEqual(size + 10);
    thts.begin();
    expect(thts.graph.size).toBe(0);
  });

  it('who expects too much elsewhere walks about until the limit of turns is in sight, unless it remembers where it was', () => {
    const hopeful = blind(made(ring), 0.9);
    const game: Game = { ...hopeful, foresight: { evaluate: hopeful.evaluate!, patience: 0.99 } };
    const turnsOf = (each: Game): number => new Match(each, [agentOf(each, 30)], 1).play(0, 0).turns;
    expect(turnsOf({ ...game, keys: undefined })).toBeGreaterThan(190);
    expect(turnsOf(game)).toBeLessThan(60);
  });
});

describe('against optimal in a short game of Pig', () => {
  it('more iterations lose less', () => {
    const solved = solvedGame(pig as unknown as GameDefinition, { goal: 25, rounds: 30 });
    const returnOf = (iterations: number): number => {
      const match = new Match(solved.game, [agentOf(solved.game, iterations), solved.newAgent()], 1);
      let sum = 0;
      for (let block = 0; block < 150; block++) {
        for (const rotation of [0, 1]) sum += match.play(block, rotation).returns[rotation];
      }
      return sum / 300;
    };
    const [few, many] = [returnOf(1), returnOf(500)];
    // Three standard errors of three hundred games, and of the difference.
    expect(Math.abs(many)).toBeLessThan(3 / Math.sqrt(300));
    expect(many - few).toBeGreaterThan(3 / Math.sqrt(150));
  });
});
