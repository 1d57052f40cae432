import { describe, expect, it } from 'vitest';
import { CHANCE, type Game, type State, TERMINAL } from '../core/game.js';
import { Rng } from '../core/rng.js';
import { zombiesVsWrestlers } from '../games/zombies-vs-wrestlers/index.js';
import { chiSquareTest } from '../stats/chi-square-test.js';
import { pig } from '../testing/toy-games/pig.js';
import { choice, end, lottery, type TreeNode, treeGame } from '../testing/toy-games/tree-game.js';
import { OnePly, type OnePlySettings } from './one-ply.js';

const EXACT: OnePlySettings = { exact: 36, samples: 16 };

/** A decision node that the evaluation gives a value to seat 0. */
const judged = (value: number): TreeNode => ({ seat: 1, value: [value, -value], to: [end(0), end(0)] });

const valuesOf = (root: TreeNode, settings: OnePlySettings = EXACT): number[] => {
  const game = treeGame(root);
  const onePly = new OnePly(game, settings);
  return (root.to ?? []).map((_, action) => onePly.valueOf(game.newState(), action, root.seat ?? 0));
};

const choose = (game: Game, state: State, settings: OnePlySettings, rng: Rng): number => {
  const legal = new Int32Array(game.info.maxLegalActions);
  return new OnePly(game, settings).choose(state, legal, state.legalActions(legal), rng);
};

/** How often each action of the root is chosen. */
const choices = (root: TreeNode, settings: OnePlySettings, times: number): number[] => {
  const game = treeGame(root);
  const onePly = new OnePly(game, settings);
  const legal = Int32Array.from(root.to ?? [], (_, i) => i);
  const counts = new Array<number>(legal.length).fill(0);
  const rng = new Rng().seed(11);
  for (let i = 0; i < times; i++) counts[onePly.choose(game.newState(), legal, legal.length, rng)]++;
  return counts;
};

/** The expected value to a seat by going through all that chance can bring, and how deep that goes. */
const expectation = (game: Game, state: State, seat: number, depth = 0): { value: number; depth: number } => {
  const values = new Float64Array(game.info.seats);
  if (state.seat !== CHANCE) {
    if (state.seat === TERMINAL) state.returns(values);
    else game.evaluate?.(state, values);
    return { value: values[seat], depth };
  }
  const outcomes = new Int32Array(game.info.maxChanceOutcomes);
  const probabilities = new Float64Array(game.info.maxChanceOutcomes);
  const count = state.chanceOutcomes(outcomes, probabilities);
  const next = game.newState();
  let all = { value: 0, depth };
  for (let i = 0; i < count; i++) {
    next.copyFrom(state);
    next.apply(outcomes[i]);
    const one = expectation(game, next, seat, depth + 1);
    all = { value: all.value + probabilities[i] * one.value, depth: Math.max(all.depth, one.depth) };
  }
  return all;
};

describe('the value of an action', () => {
  it('is the evaluation of chance where that weighs what can happen', () => {
    const root = choice(0, { ...lottery(judged(0.1), judged(0.3)), value: [0.4, -0.4] });
    const game = treeGame(root);
    const worth = (of: Game): number => new OnePly(of, EXACT).valueOf(game.newState(), 0, 0);
    expect(worth({ ...game, weighsChance: () => true })).toBeCloseTo(0.4, 12);
    expect(worth({ ...game, weighsChance: () => false })).toBeCloseTo(0.2, 12);
    expect(worth(game)).toBeCloseTo(0.2, 12);
  });

  it('is the evaluation of the decision, or the return of the end, that it leads to', () => {
    expect(valuesOf(choice(0, judged(0.25), end(1), end(-0.5)))).toEqual([0.25, 1, -0.5]);
  });

  it('is that to the seat that acts', () => {
    expect(valuesOf(choice(1, judged(0.25), end(1)))).toEqual([-0.25, -1]);
  });

  it('is the mean over the chance that follows, by its probabilities, however often it comes', () => {
    const loaded: TreeNode = { odds: [0.5, 0.375, 0.125], to: [end(1), judged(0.2), lottery(end(0), end(-1))] };
    const [value, nested] = valuesOf(choice(0, loaded, lottery(lottery(lottery(end(1), end(0)), end(0)), end(0))));
    expect(value).toBeCloseTo(0.5 + 0.375 * 0.2 - 0.125 / 2, 12);
    expect(nested).toBe(0.125);
  });

  it('agrees with an independent sum over all outcomes in Pig and in Zombies vs. Wrestlers', () => {
    let compared = 0;
    for (const game of [
      pig.create(pig.options.parse({})),
      zombiesVsWrestlers.create(zombiesVsWrestlers.options.parse({ dice: 2 })),
    ]) {
      const onePly = new OnePly(game as Game, { exact: 1e9, samples: 1 });
      const [state, next] = [(game as Game).newState(), (game as Game).newState()];
      const legal = new Int32Array(game.info.maxLegalActions);
      const rng = new Rng().seed(2);
      while (state.seat !== TERMINAL) {
        if (state.seat === CHANCE) {
          state.apply(state.sampleChance(rng));
          continue;
        }
        const count = state.legalActions(legal);
        for (let i = 0; i < Math.min(count, 8); i++) {
          next.copyFrom(state);
          next.apply(legal[i]);
          const { value, depth } = expectation(game as Game, next, state.seat);
          if (depth > 4) continue;
          expect(onePly.valueOf(state, legal[i], state.seat)).toBeCloseTo(value, 10);
          if (depth > 0) compared++;
        }
        state.apply(legal[rng.below(count)]);
      }
    }
    expect(compared).toBeGreaterThan(20);
  });

  it('is a mean over draws where there are more outcomes than are weighed', () => {
    const wide = lottery(...Array.from({ length: 40 }, (_, i) => end(i / 39)));
    const [value] = valuesOf(choice(0, wide, end(0)), { exact: 36, samples: 10_000 });
    expect(value).not.toBe(0.5);
    expect(Math.abs(value - 0.5)).toBeLessThan(0.02);
    const deep = lottery(...Array.from({ length: 12 }, () => wide));
    expect(Math.abs(valuesOf(choice(0, deep, end(0)), { exact: 36, samples: 4000 })[0] - 0.5)).toBeLessThan(0.03);
  });

  it('goes on through chance that never seems to end', () => {
    let node: TreeNode = lottery(end(1), end(0));
    for (let depth = 0; depth < 9; depth++) node = lottery(node, node);
    const values = valuesOf(choice(0, node, end(0)), { exact: 1e6, samples: 1 });
    expect(values[0]).toBeGreaterThanOrEqual(0);
    expect(values[0]).toBeLessThanOrEqual(1);
  });
});

describe('the choice', () => {
  it('is the action of the highest value', () => {
    expect(choices(choice(0, end(0), lottery(end(1), end(0.5)), judged(0.7)), EXACT, 50)).toEqual([0, 50, 0]);
    expect(choices(choice(1, end(0), lottery(end(1), end(0.5)), judged(0.7)), EXACT, 50)).toEqual([50, 0, 0]);
  });

  it('falls evenly on those that tie', () => {
    const tied = choice(0, end(0.5), end(0.25), judged(0.5), lottery(end(1), end(0)), end(0), end(0.5));
    const counts = choices(tied, EXACT, 4000);
    expect([counts[1], counts[4]]).toEqual([0, 0]);
    expect(chiSquareTest([counts[0], counts[2], counts[3], counts[5]], [0.25, 0.25, 0.25, 0.25]).p).toBeGreaterThan(
      1e-6,
    );
  });

  it('compares actions by the same luck, so that a small edge is not lost among large swings', () => {
    const swings = (edge: number): TreeNode =>
      lottery(...Array.from({ length: 40 }, (_, i) => judged((i % 2 === 0 ? 0.9 : -0.9) + edge)));
    expect(choices(choice(0, swings(0), swings(0.01), swings(-0.01)), EXACT, 300)).toEqual([0, 300, 0]);
  });

  it('changes nothing of the position, and is the same for the same numbers', () => {
    const game = zombiesVsWrestlers.create(zombiesVsWrestlers.options.parse({})) as unknown as Game;
    const state = game.newState();
    const luck = new Rng().seed(4);
    for (let ply = 0; ply < 40 && state.seat !== TERMINAL; ply++) {
      if (state.seat === CHANCE) state.apply(state.sampleChance(luck));
      else {
        const before = JSON.stringify(state.toJSON());
        const action = choose(game, state, EXACT, new Rng().seed(ply));
        expect(JSON.stringify(state.toJSON())).toBe(before);
        expect(choose(game, state, EXACT, new Rng().seed(ply))).toBe(action);
        state.apply(action);
      }
    }
  });

  it('needs an evaluation', () => {
    const { evaluate: _, ...game } = treeGame(choice(0, end(0)));
    expect(() => new OnePly(game, EXACT)).toThrow('The game tree has no evaluation, which this agent needs.');
  });
});
