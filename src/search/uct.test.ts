import { describe, expect, it } from 'vitest';
import type { Game, State } from '../core/game.js';
import { Rng } from '../core/rng.js';
import { zombiesVsWrestlers } from '../games/zombies-vs-wrestlers/index.js';
import { ambush } from '../testing/toy-games/ambush.js';
import { pig } from '../testing/toy-games/pig.js';
import { choice, end, lottery, type TreeNode, treeGame } from '../testing/toy-games/tree-game.js';
import { ROOT } from './tree.js';
import { Uct, type UctSettings } from './uct.js';

const SETTINGS: UctSettings = {
  iterations: 2000,
  exploration: 0.7,
  chance: 'open',
  lambda: 1,
  prior: false,
  policy: 'random',
  epsilon: 0,
  cutoff: Number.POSITIVE_INFINITY,
};

/** What a search finds: its choice, and the visits of the root's actions. */
const found = (
  game: Game,
  state: State,
  settings: Partial<UctSettings> = {},
  seed = 1,
): { action: number; visits: number[]; uct: Uct } => {
  const uct = new Uct(game, { ...SETTINGS, ...settings });
  uct.search(state, new Rng().seed(seed));
  const legal = new Int32Array(game.info.maxLegalActions);
  const count = state.legalActions(legal);
  const place = uct.tree.placeOf(ROOT, state.seat);
  const visits = Array.from(legal.subarray(0, count), (action) => uct.tree.visits[uct.tree.find(place, action)]);
  return { action: uct.mostVisited(legal, count), visits, uct };
};

const search = (root: TreeNode, settings: Partial<UctSettings> = {}): ReturnType<typeof found> => {
  const game = treeGame(root);
  return found(game, game.newState(), settings);
};

const KINDS = ['open', 'closed'] as const;

describe.each(KINDS)('a search with %s chance', (chance) => {
  it('lets each seat take what is best for itself', () => {
    const root = choice(
      0,
      choice(1, end(1), choice(0, end(-1), end(-1))),
      choice(1, end(0.5), choice(0, end(-1), end(0.25))),
      choice(1, end(0), end(1)),
    );
    expect(search(root, { chance }).action).toBe(1);
  });

  it('weighs chance by its probabilities', () => {
    const risky: TreeNode = { odds: [0.9, 0.1], to: [end(0.5), end(-1)] };
    expect(search(choice(0, end(0.3), risky), { chance }).action).toBe(1);
    expect(search(choice(0, end(0.4), risky), { chance }).action).toBe(0);
    expect(search(choice(1, end(0.3), risky), { chance }).action).toBe(0);
  });

  it('keeps apart what seats do where chance says who acts', () => {
    // Whoever acts wins: worth 0.6 to seat 0. Were the actions of both counted together, it would look like 1.
    const whoever: TreeNode = { odds: [0.8, 0.2], to: [choice(0, end(1), end(-1)), choice(1, end(1), end(-1))] };
    expect(search(choice(0, end(0.8), whoever), { chance, iterations: 5000 }).action).toBe(0);
    expect(search(choice(0, end(0.4), whoever), { chance, iterations: 5000 }).action).toBe(1);
  });

  it('does not know what its seat will not see', () => {
    // Seat 0 must guess a coin: worth 0. If it saw the coin, 1.
    const guess = (unseenBy?: number): TreeNode => ({
      ...lottery(choice(0, end(1), end(-1)), choice(0, end(-1), end(1))),
      ...(unseenBy === undefined ? {} : { unseenBy }),
    });
    expect(search(choice(0, end(0.4), guess(0)), { chance }).action).toBe(0);
    // An open search does not look at outcomes at all.
    expect(search(choice(0, end(0.4), guess()), { chance }).action).toBe(chance === 'open' ? 0 : 1);
    expect(search(choice(0, end(0.4), guess(1)), { chance }).action).toBe(chance === 'open' ? 0 : 1);
  });

  it('takes every action that its seat will not see for as likely, not the first of the list', () => {
    const hidden = (...to: TreeNode[]): TreeNode => ({ seat: 1, to, unseenBy: 0 });
    expect(search(choice(0, end(0.4), hidden(end(1), end(-1))), { chance }).action).toBe(0);
    expect(search(choice(0, end(-0.4), hidden(end(-1), end(1))), { chance }).action).toBe(1);
  });

  it('measures an action that few deals offer against how often it was offered', () => {
    // In one deal of ten seat 1 has a third action: were it measured against all visits, it would be tried nearly each time.
    const deals: TreeNode = {
      odds: [0.9, 0.1],
      to: [choice(1, end(0), end(0)), choice(1, end(0), end(0), end(0.4))],
      unseenBy: 0,
    };
    const { uct } = search(choice(0, deals, end(-1)), { chance: 'open', iterations: 4000, exploration: 0.2 });
    const { tree } = uct;
    const after = tree.find(tree.placeOf(ROOT, 0), 0);
    const [common, rare] = [0, 2].map((action) => tree.find(tree.placeOf(after, 1), action));
    expect(tree.offers[common]).toBeGreaterThan(3500);
    expect(Math.abs(tree.offers[rare] - 400)).toBeLessThan(100);
    const needed = (offers: number): number => ((0.2 * Math.sqrt(Math.log(offers + 1))) / 0.2) ** 2;
    expect(Math.abs(tree.visits[rare] - needed(tree.offers[rare]))).toBeLessThan(2);
  });

  it('leaves the position as it is, and is the same for the same numbers', () => {
    for (const definition of [pig, ambush, zombiesVsWrestlers]) {
      const game = definition.create(definition.options.parse({}) as never) as unknown as Game;
      const state = game.newState();
      const luck = new Rng().seed(8);
      while (state.seat < 0) state.apply(state.sampleChance(luck));
      const before = JSON.stringify(state.toJSON());
      const { action, visits } = found(game, state, { chance, iterations: 300 });
      expect(JSON.stringify(state.toJSON())).toBe(before);
      expect(found(game, state, { chance, iterations: 300 })).toMatchObject({ action, visits });
    }
  });

  it('visits the root and one of its actions in each iteration, and adds no more nodes than it has room for', () => {
    const game = pig.create(pig.options.parse({ forcedRoll: false })) as unknown as Game;
    for (const iterations of [1, 2, 50, 1000]) {
      const { visits, uct } = found(game, game.newState(), { chance, iterations });
      expect(visits.reduce((sum, each) => sum + each, 0)).toBe(iterations);
      expect(uct.tree.visits[ROOT]).toBe(iterations);
      expect(uct.tree.size).toBeLessThanOrEqual(uct.tree.capacity);
      if (chance === 'open') expect(uct.tree.size).toBeLessThanOrEqual(iterations + 1);
    }
  });
});

describe('a search', () => {
  it('tries every action once before any twice', () => {
    const root = choice(0, ...Array.from({ length: 30 }, (_, i) => end(i / 30)));
    expect(search(root, { iterations: 30 }).visits).toEqual(new Array(30).fill(1));
  });

  it('tries all actions about as often the more it explores, and hardly any the less', () => {
    const root = choice(0, end(0.2), end(0.1), end(0), end(0.3));
    const spread = search(root, { exploration: 50 }).visits;
    for (const visits of spread) expect(Math.abs(visits - 500)).toBeLessThan(25);
    const bold = search(root, { exploration: 0 }).visits;
    expect(bold).toEqual([1, 1, 1, 1997]);
    const [, , , between] = search(root, { exploration: 0.3 }).visits;
    expect(between).toBeGreaterThan(525);
    expect(between).toBeLessThan(1997);
  });

  it('never leaves an action untried because the first try went badly, if it explores', () => {
    // Worth 0.5, but the first try of it is as good as lost in half of the searches.
    const root = choice(0, lottery(end(1), end(1), end(1), end(-1)), end(0.2));
    const game = treeGame(root);
    const choices = Array.from({ length: 20 }, (_, seed) => found(game, game.newState(), {}, seed).action);
    expect(choices).toEqual(new Array(20).fill(0));
  });

  it('goes on with a playout where a line is longer than it follows', () => {
    let node = end(1);
    for (let depth = 0; depth < 700; depth++) node = choice(depth % 2, node);
    expect(search(node, { iterations: 1500 }).visits).toEqual([1500]);
  });

  it('judges by the evaluation where there are no playouts', () => {
    const judged = (value: number): TreeNode => ({ ...choice(1, end(0), end(0)), value: [value, -value] });
    const root = choice(0, judged(0.2), judged(0.6), judged(-0.5));
    expect(search(root, { policy: 'evaluation', iterations: 4 }).action).toBe(1);
  });

  it('has nothing but the first action to say before it has begun', () => {
    const game = treeGame(choice(0, end(1), end(0)));
    expect(new Uct(game, SETTINGS).mostVisited(Int32Array.of(1, 0), 2)).toBe(1);
  });
});

describe('a mixed return', () => {
  const judged = (value: number, ...to: TreeNode[]): TreeNode => ({ ...choice(0, ...to), value: [value, -value] });

  it('prefers what is good soon to what is as good later, which the end alone does not tell apart', () => {
    const soon = judged(0.8, judged(0.8, end(0.8), end(0.8)), end(0.8));
    const late = judged(0.2, judged(0.8, end(0.8), end(0.8)), end(0.8));
    for (const root of [choice(0, soon, late), choice(0, late, soon)]) {
      const { action, visits } = search(root, { lambda: 0.5 });
      expect(action).toBe(root.to?.indexOf(soon));
      expect(visits[action]).toBeGreaterThan(1000);
    }
  });

  it('is the end alone with a lambda of 1, and needs an evaluation below', () => {
    const { evaluate: _, ...game } = treeGame(choice(0, end(1), end(0)));
    expect(() => new Uct(game, { ...SETTINGS, lambda: 1 })).not.toThrow();
    expect(() => new Uct(game, { ...SETTINGS, lambda: 0.9 })).toThrow('has no evaluation');
  });
});

describe('a prior', () => {
  const PRIOR = { prior: true, policy: 'evaluation', exploration: 0.03 } as const;
  const judged = (value: number, node: TreeNode): TreeNode => ({ ...node, value: [value, -value] });
  const wide = (seat: number, value: number, ...others: TreeNode[]): TreeNode =>
    choice(seat, ...others, ...Array.from({ length: 30 }, () => judged(value, choice(0, end(value)))));

  it('judges each action of a new position once, and goes on with those that look good', () => {
    const root = wide(0, 0, judged(0.8, choice(0, end(0.8))), judged(-0.5, choice(0, end(-0.5))));
    const { visits } = search(root, { ...PRIOR, iterations: 20 });
    expect(visits).toEqual([21, ...new Array(31).fill(1)]);
  });

  it('sees through what looked good and is not, and finds the reply that looks bad and is not', () => {
    const trap = judged(0.9, wide(1, 0.9, judged(0.9, choice(1, end(-1)))));
    const sound = judged(0.2, choice(1, end(0.3)));
    expect(search(choice(0, trap, sound), { ...PRIOR, iterations: 200 }).action).toBe(1);
  });

  it('holds for either seat', () => {
    const root = wide(1, 0, judged(-0.8, choice(0, end(-0.8))));
    expect(search(root, { ...PRIOR, iterations: 10 }).action).toBe(0);
  });

  it('counts an action that is not seen once, whatever it is', () => {
    const root = { ...wide(1, 0), unseenBy: 0 };
    const first = choice(0, root, judged(-0.5, choice(0, end(-0.5))));
    expect(search(first, { ...PRIOR, iterations: 50 }).visits).toEqual([51, 1]);
  });

  it('does with the room there is', () => {
    const replies = choice(1, ...Array.from({ length: 200 }, (_, i) => end(i / 200)));
    const root = choice(0, ...Array.from({ length: 200 }, () => replies));
    const { visits, uct } = search(root, { ...PRIOR, iterations: 20 });
    expect(visits.reduce((sum, each) => sum + each, 0)).toBe(220);
    expect(uct.tree.size).toBe(uct.tree.capacity);
  });

  it('needs an evaluation', () => {
    const { evaluate: _, ...game } = treeGame(choice(0, end(1), end(0)));
    expect(() => new Uct(game, { ...SETTINGS, prior: true })).toThrow('has no evaluation');
  });
});
