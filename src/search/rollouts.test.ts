import { describe, expect, it } from 'vitest';
import { type Game, type State, TERMINAL } from '../core/game.js';
import { Rng } from '../core/rng.js';
import { ambush } from '../testing/toy-games/ambush.js';
import { choice, end, lottery, type TreeNode, treeGame } from '../testing/toy-games/tree-game.js';
import { Rollouts, type RolloutsSettings } from './rollouts.js';

const SETTINGS: RolloutsSettings = { iterations: 64, turns: 100, look: { exact: 36, samples: 16 } };

/** A decision that the evaluation gives a value to seat 0. */
const judged = (value: number, node: TreeNode): TreeNode => ({ ...node, value: [value, -value] });

const choose = (game: Game, state: State, settings: Partial<RolloutsSettings> = {}, seed = 1): number => {
  const legal = new Int32Array(game.info.maxLegalActions);
  const count = state.legalActions(legal);
  return new Rollouts(game, { ...SETTINGS, ...settings }).choose(state, legal, count, new Rng().seed(seed));
};

const chosen = (root: TreeNode, settings: Partial<RolloutsSettings> = {}): number => {
  const game = treeGame(root);
  return choose(game, game.newState(), settings);
};

describe('rollouts', () => {
  const looksGood = judged(0.03, choice(0, end(-1), end(-0.9)));
  const isGood = judged(0, choice(0, end(0.5), end(0.4)));

  it('see by playing on what the evaluation of the next position does not say', () => {
    expect(chosen(choice(0, looksGood, isGood))).toBe(1);
    expect(chosen(choice(0, isGood, looksGood))).toBe(0);
  });

  it('play on to the end of so many turns and then go by the evaluation', () => {
    expect(chosen(choice(0, looksGood, isGood), { turns: 1 })).toBe(0);
    expect(chosen(choice(0, looksGood, isGood), { turns: 2 })).toBe(1);
  });

  it('take each seat for one that plays for itself', () => {
    const forSeat1 = (...values: number[]): TreeNode => choice(1, ...values.map(end));
    expect(chosen(choice(0, forSeat1(1, -1), forSeat1(0.5, 0.25)))).toBe(1);
  });

  it('weigh chance by playing it often, however much can happen', () => {
    const wide = (good: number): TreeNode =>
      lottery(...Array.from({ length: 200 }, (_, i) => choice(0, end(i < good ? 1 : -1))));
    expect(chosen(choice(0, wide(90), wide(150)), { iterations: 400 })).toBe(1);
  });

  it('draw what a turn brings first where the evaluation weighs chance itself, but not where it is wide', () => {
    /** Chance of which the evaluation says one thing, and the decisions after it another. */
    const told = (said: number, brought: number, outcomes: number): TreeNode => ({
      ...lottery(...Array.from({ length: outcomes }, () => judged(brought, choice(1, end(0), end(0))))),
      value: [said, -said],
    });
    const weighing = (root: TreeNode): number => {
      const game = { ...treeGame(root), weighsChance: () => true };
      return choose(game, game.newState(), { turns: 1 });
    };
    expect(weighing(choice(0, told(0.03, -0.5, 4), told(0, 0.5, 4)))).toBe(1);
    expect(weighing(choice(0, told(0.03, -0.5, 60), told(0, 0.5, 60)))).toBe(0);
  });

  it('do not try what looks worse by more than a fiftieth of the range', () => {
    expect(chosen(choice(0, judged(0.5, choice(0, end(0.5))), judged(0.2, choice(0, end(1)))))).toBe(0);
    expect(chosen(choice(0, judged(0.5, choice(0, end(0.5))), judged(0.47, choice(0, end(1)))))).toBe(1);
  });

  it('try all that look best while there are games for them, and the better half longer', () => {
    const like = (value: number): TreeNode => judged(0, choice(0, end(value)));
    for (let best = 0; best < 8; best++) {
      const root = choice(0, ...Array.from({ length: 8 }, (_, i) => like(i === best ? 0.5 : i / 20)));
      expect(chosen(root)).toBe(best);
    }
  });

  it('leave the position as it is, and are the same for the same numbers', () => {
    const game = ambush.create(ambush.options.parse({}) as never) as unknown as Game;
    const state = game.newState();
    const luck = new Rng().seed(8);
    while (state.seat < 0 && state.seat !== TERMINAL) state.apply(state.sampleChance(luck));
    const before = JSON.stringify(state.toJSON());
    const action = choose(game, state, {}, 5);
    expect(JSON.stringify(state.toJSON())).toBe(before);
    expect(choose(game, state, {}, 5)).toBe(action);
  });

  it('need an evaluation', () => {
    const { evaluate: _, ...game } = treeGame(choice(0, end(1), end(0)));
    expect(() => new Rollouts(game, SETTINGS)).toThrow('has no evaluation');
  });
});
