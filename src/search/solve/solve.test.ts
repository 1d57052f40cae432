import { describe, expect, it } from 'vitest';
import { CHANCE, type Game, type State, TERMINAL } from '../../core/game.js';
import { Rng } from '../../core/rng.js';
import { zombieKidz } from '../../games/zombie-kidz/index.js';
import { zombiesVsWrestlers } from '../../games/zombies-vs-wrestlers/index.js';
import { ambush } from '../../testing/toy-games/ambush.js';
import { pig } from '../../testing/toy-games/pig.js';
import { collapse, endComponents } from './end-components.js';
import { endlessNodes } from './endless.js';
import { type Graph, MAXIMISER, NATURE } from './graph.js';
import { iterateIntervals } from './interval-iteration.js';
import { boundsAt, solve } from './solve.js';

const EXACT = { limit: 1_000_000, tolerance: 1e-9, maxIterations: 10_000 };
const ONE = { lowest: 0, highest: 1, tolerance: 1e-12, maxIterations: 100, ends: true };

const wrestlers = (options: Record<string, unknown>): Game =>
  zombiesVsWrestlers.create(zombiesVsWrestlers.options.parse(options)) as Game;
const kidz = (options: Record<string, unknown>): Game => zombieKidz.create(zombieKidz.options.parse(options)) as Game;

/** The value to seat 0 by plain recursion over positions as JSON: nothing of the solver is used. */
const recursion = (game: Game): number => {
  const known = new Map<string, number>();
  const value = (state: State): number => {
    if (state.seat === TERMINAL) {
      const returns = new Float64Array(2);
      state.returns(returns);
      return returns[0];
    }
    const { counts, turn, first, ...position } = state.toJSON() as Record<string, unknown>;
    const key = JSON.stringify(position);
    const found = known.get(key);
    if (found !== undefined) return found;
    const actions = new Int32Array(Math.max(game.info.maxLegalActions, game.info.maxChanceOutcomes));
    const probability = new Float64Array(game.info.maxChanceOutcomes);
    const chance = state.seat === CHANCE;
    const count = chance ? state.chanceOutcomes(actions, probability) : state.legalActions(actions);
    const values = Array.from(actions.slice(0, count), (action) => {
      const next = game.newState();
      next.copyFrom(state);
      next.apply(action);
      return value(next);
    });
    const expected = values.reduce((sum, each, i) => sum + each * probability[i], 0);
    const best = state.seat === 0 ? Math.max(...values) : Math.min(...values);
    known.set(key, chance ? expected : best);
    return chance ? expected : best;
  };
  return value(game.newState());
};

describe('solving Zombies vs. Wrestlers', () => {
  it('with one die a side finds what plain recursion over all play finds', () => {
    const game = wrestlers({ dice: 1 });
    const solution = solve(game, [game.newState()], EXACT);
    const [low, high] = boundsAt(game, solution, game.newState()) as readonly [number, number];
    expect(solution.graph.keys.size).toBe(362);
    expect(high - low).toBeLessThan(1e-9);
    expect((low + high) / 2).toBeCloseTo(recursion(game), 9);
  });

  it('with two dice a side proves a value within the tolerance', () => {
    const game = wrestlers({ dice: 2 });
    const solution = solve(game, [game.newState()], { ...EXACT, tolerance: 1e-6 });
    const [low, high] = boundsAt(game, solution, game.newState()) as readonly [number, number];
    expect(solution.endless).toBe(0);
    expect(high - low).toBeLessThan(1e-6);
  });
});

describe('solving Zombie Kidz Evolution', () => {
  it('finds that a die without a white face and no zombie in reserve lose at once', () => {
    const game = kidz({ zombies: 4, whiteFaces: 0 });
    expect(boundsAt(game, solve(game, [game.newState()], EXACT), game.newState())).toEqual([0, 0]);
  });

  it('proves a value for one lock, though two heroes could walk about for ever', () => {
    const game = kidz({ zombies: 5, locks: 1 });
    const solution = solve(game, [game.newState()], { ...EXACT, tolerance: 1e-6 });
    const [low, high] = boundsAt(game, solution, game.newState()) as readonly [number, number];
    expect(low).toBeGreaterThan(0.5);
    expect(high).toBeLessThan(1);
    expect(high - low).toBeLessThan(1e-6);
  });
});

describe('keys', () => {
  it.each([
    ['zombies-vs-wrestlers', wrestlers({})],
    ['zombies-vs-wrestlers with three dice', wrestlers({ dice: 3, stalemateTurns: 9 })],
    ['zombie-kidz', kidz({})],
    ['zombie-kidz with four heroes', kidz({ players: 4, zombies: 12 })],
  ])('of %s stand for positions that have them again and offer as much', (_, game) => {
    const { keys } = game;
    const rng = new Rng().seed(3);
    const state = game.newState();
    const again = game.newState();
    for (let i = 0; i < 60; i++) {
      for (state.reset(); state.seat !== TERMINAL; ) {
        const key = keys?.keyOf(state) as number;
        expect(Number.isSafeInteger(key)).toBe(true);
        keys?.loadKey(again, key);
        expect(keys?.keyOf(again)).toBe(key);
        expect(again.seat === CHANCE).toBe(state.seat === CHANCE);
        if (state.seat !== CHANCE) expect(again.countActions?.()).toBe(state.countActions?.());
        const actions = new Int32Array(game.info.maxLegalActions);
        state.apply(state.seat === CHANCE ? state.sampleChance(rng) : actions[rng.below(state.legalActions(actions))]);
      }
    }
  });
});

/** Two nodes of a seat that lead to each other, with ways out worth 0.3 and 0.6; and a node of nature before them. */
const ROUND: Graph = {
  keys: undefined as never,
  kind: Uint8Array.of(NATURE, MAXIMISER, MAXIMISER),
  start: Int32Array.of(0, 2, 4, 6),
  target: Int32Array.of(1, -1, 2, -2, 1, -3),
  probability: Float64Array.of(0.5, 0.5, 0, 0, 0, 0),
  ends: Float64Array.of(0, 0.3, 0.6),
};

describe('an end component', () => {
  it('is where play can go on for ever', () => {
    expect([...endlessNodes(ROUND)]).toEqual([0, 1, 1]);
  });

  it('is worth its best way out', () => {
    const { graph, nodeOf } = collapse(ROUND, endComponents(ROUND, endlessNodes(ROUND)), 0);
    const { low, high } = iterateIntervals(graph, ONE);
    expect([low[nodeOf[1]], high[nodeOf[2]]]).toEqual([0.6, 0.6]);
    expect(high[nodeOf[0]]).toBeCloseTo(0.3, 12);
  });

  it('without a way out is worth as little as play that never ends', () => {
    const closed = { ...ROUND, target: Int32Array.of(1, -1, 2, 2, 1, 1) };
    const { graph, nodeOf } = collapse(closed, endComponents(closed, endlessNodes(closed)), 0);
    const { high } = iterateIntervals(graph, ONE);
    expect(high[nodeOf[1]]).toBe(0);
  });
});

describe('a game that can’t be solved is refused', () => {
  const made = (definition: typeof pig | typeof ambush, options = {}): Game =>
    definition.create(definition.options.parse(options) as never) as unknown as Game;

  it.each([
    ['with hidden information', made(ambush), /hidden information/],
    ['without keys', made(pig, { rounds: 1 }), /has no keys/],
    ['of three seats against each other', wrestlers({ factions: ['zombies', 'zombies', 'wrestlers'] }), /3 seats/],
    ['of too many positions', wrestlers({ dice: 9 }), /more than .* positions .* limit is 1,000/],
  ])('%s', (_, game, message) => {
    expect(() => solve(game, [game.newState()], { ...EXACT, limit: 1000 })).toThrow(message);
  });
});
