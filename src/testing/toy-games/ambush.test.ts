import { expect, it } from 'vitest';
import { CHANCE, type Game, TERMINAL } from '../../core/game.js';
import { Rng } from '../../core/rng.js';
import { Uct } from '../../search/uct.js';
import { ambush } from './ambush.js';
import type { AmbushState } from './ambush-state.js';

const game = ambush.create({ ranks: 4, mayFlee: true }) as unknown as Game<AmbushState>;
const STAND = 20;
const FLEE = 21;
const legal = new Int32Array(game.info.maxLegalActions);
const returns = new Float64Array(2);

/** What a seat does, given a position of which it knows its own side. */
type Policy = (state: AmbushState) => number;

const highest: Policy = (state) => {
  const count = state.legalActions(legal);
  return Math.max(...legal.subarray(0, count));
};

/** What the attacker gets on average: every deal by its probability. */
const expected = (attacker: Policy, defender: Policy): number => {
  const value = (state: AmbushState): number => {
    if (state.seat === TERMINAL) {
      state.returns(returns);
      return returns[0];
    }
    const next = (action: number): number => {
      const copy = game.newState();
      copy.copyFrom(state);
      copy.apply(action);
      return value(copy);
    };
    if (state.seat !== CHANCE) return next((state.seat === 0 ? attacker : defender)(state));
    const outcomes = new Int32Array(game.info.maxChanceOutcomes);
    const odds = new Float64Array(outcomes.length);
    const count = state.chanceOutcomes(outcomes, odds);
    return outcomes.subarray(0, count).reduce((sum, outcome, i) => sum + odds[i] * next(outcome), 0);
  };
  return value(game.newState());
};

/** Everything the seat to act knows. */
const known = (state: AmbushState): string => `${state.turn} ${state.describe(state.seat)}`;

/** A policy that decides once for all positions that look alike. */
const once = (policy: Policy): Policy => {
  const decided = new Map<string, number>();
  return (state) => {
    const key = known(state);
    const action = decided.get(key) ?? policy(state);
    decided.set(key, action);
    return action;
  };
};

/** The attacker places the higher card, and flees with the given pairs of placed and kept card. */
const fleeingWith =
  (pairs: ReadonlySet<string>): Policy =>
  (state) => {
    if (state.turn < 3) return highest(state);
    return pairs.has(state.describe(0).split('|')[0]) ? FLEE : STAND;
  };

const searching = (): Policy => {
  const uct = new Uct(game as unknown as Game, {
    ...{ iterations: 2000, exploration: 0.5, chance: 'open', lambda: 1, prior: false, policy: 'random', epsilon: 0 },
    cutoff: Number.POSITIVE_INFINITY,
  });
  return once((state) => {
    uct.search(state, new Rng().seed(5));
    return uct.mostVisited(legal, state.legalActions(legal));
  });
};

/*
 * The card is placed unseen and the other card never counts, so that the higher one is at least as good for both; then only
 * the attacker's flight is left to decide, by what its own cards say of the other's: for each pair by itself.
 */
const bestPlan = (): Policy => {
  const pairs = new Set<string>();
  let value = expected(fleeingWith(pairs), highest);
  const seen = new Set<string>();
  expected((state) => {
    if (state.turn === 3) seen.add(state.describe(0).split('|')[0]);
    return state.turn < 3 ? highest(state) : STAND;
  }, highest);
  for (const pair of seen) {
    const other = expected(fleeingWith(pairs.add(pair)), highest);
    if (other > value) value = other;
    else pairs.delete(pair);
  }
  return fleeingWith(pairs);
};

const best = bestPlan();
const VALUE = expected(best, highest);

it('is worth 13/140 to the attacker', () => {
  expect(VALUE).toBeCloseTo(13 / 140, 12);
});

it('is played by a search of the attacker for what it is worth', () => {
  expect(expected(searching(), highest)).toBeGreaterThan(VALUE - 0.02);
});

it('is played by a search of the defender for what it is worth', () => {
  expect(expected(best, searching())).toBeLessThan(VALUE + 0.02);
});
