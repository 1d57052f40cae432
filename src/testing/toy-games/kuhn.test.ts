import { describe, expect, it } from 'vitest';
import { mcts } from '../../../agents/mcts.js';
import { random } from '../../../agents/random.js';
import { CHANCE, type Game, TERMINAL } from '../../core/game.js';
import { Rng } from '../../core/rng.js';
import { solve } from '../../search/solve/solve.js';
import { Uct } from '../../search/uct.js';
import { checkAgent } from '../check-agent.js';
import { checkGame } from '../check-game.js';
import { BET, type KuhnState, kuhn } from './kuhn.js';

const game = kuhn.create({}) as unknown as Game<KuhnState>;

/** The probability of a bet, by seat, card (0 to 2) and the betting so far. */
type Strategy = (seat: number, card: number, bets: string) => number;

/** What seat 0 gets on average: every deal and every choice of both, each by its probability, through the contract. */
const expected = (strategy: Strategy): number => {
  const value = (state: KuhnState): number => {
    if (state.seat === TERMINAL) {
      const returns = new Float64Array(2);
      state.returns(returns);
      return returns[0];
    }
    const actions = new Int32Array(3);
    const odds = new Float64Array(3);
    const chance = state.seat === CHANCE;
    const count = chance ? state.chanceOutcomes(actions, odds) : state.legalActions(actions);
    const bet = chance ? 0 : strategy(state.seat, state.cards[state.seat], state.bets);
    let sum = 0;
    for (let i = 0; i < count; i++) {
      const next = game.newState();
      next.copyFrom(state);
      next.apply(actions[i]);
      sum += (chance ? odds[i] : actions[i] === BET ? bet : 1 - bet) * value(next);
    }
    return sum;
  };
  return value(game.newState());
};

/** Kuhn's equilibria: `alpha` from 0 to 1/3 is how often the first seat bets a jack. By betting so far, then by card. */
const equilibrium = (alpha: number): Record<string, readonly number[]> => ({
  '': [alpha, 0, 3 * alpha],
  pb: [0, alpha + 1 / 3, 1],
  p: [1 / 3, 0, 1],
  b: [0, 1 / 3, 1],
});

const ALPHAS = [0, 0.1, 0.25, 1 / 3];
const isFirst = (bets: string): boolean => bets === '' || bets === 'pb';

/** The pure strategies of a seat: a bet or not for each of its six information sets. */
const pureStrategies = (seat: number): Record<string, readonly number[]>[] => {
  const bettings = ['', 'pb', 'p', 'b'].filter((bets) => isFirst(bets) === (seat === 0));
  return Array.from({ length: 64 }, (_, bits) =>
    Object.fromEntries(bettings.map((bets, k) => [bets, [0, 1, 2].map((card) => (bits >> (3 * k + card)) & 1)])),
  );
};

const VALUE = -1 / 18;
const CARDS = ['jack', 'queen', 'king'];

/** How often a search of 400 iterations bets, by betting so far and card, in 40 searches of each information set. */
const searched = (): Record<string, readonly number[]> => {
  const uct = new Uct(game as unknown as Game, {
    ...{ iterations: 400, exploration: 0.5, chance: 'open', lambda: 1, prior: false, policy: 'random', epsilon: 0 },
    cutoff: Number.POSITIVE_INFINITY,
  });
  const state = game.newState();
  const legal = new Int32Array(2);
  const bets = (betting: string, card: number): number => {
    const others = CARDS[(card + 1) % 3];
    let count = 0;
    for (let seed = 0; seed < 40; seed++) {
      state.load({ cards: betting.length % 2 === 0 ? [CARDS[card], others] : [others, CARDS[card]], bets: betting });
      uct.search(state, new Rng().seed(seed));
      if (uct.mostVisited(legal, state.legalActions(legal)) === BET) count++;
    }
    return count / 40;
  };
  return Object.fromEntries(
    ['', 'p', 'b', 'pb'].map((betting) => [betting, [0, 1, 2].map((card) => bets(betting, card))]),
  );
};

describe('a search of Kuhn poker', () => {
  const found = searched();

  it('takes every bet with a king, none with a jack, and bets a king that was passed to', () => {
    for (const betting of ['b', 'pb']) expect([found[betting][0], found[betting][2]]).toEqual([0, 1]);
    expect(found.p[2]).toBe(1);
  });

  // Against an equilibrium the errors of the other seat are all that counts: the value is at best -1/18 to the first.
  it.each(ALPHAS)('loses little against the equilibrium with alpha %d, in either seat', (alpha) => {
    const kept = equilibrium(alpha);
    const as = (seat: number): number => expected((mover, card, bets) => (mover === seat ? found : kept)[bets][card]);
    expect(as(0)).toBeLessThanOrEqual(VALUE + 1e-12);
    expect(as(0)).toBeGreaterThan(VALUE - 0.06);
    expect(as(1)).toBeGreaterThanOrEqual(VALUE - 1e-12);
    expect(as(1)).toBeLessThan(VALUE + 0.1);
  });

  // It does not learn to bluff, and that is a limit of such search, not of its budget: every deal is searched as if its
  // tree were shared, and the most visited action is one, where the equilibrium mixes (Cowling, Powley and Whitehouse 2012).
  it('can be exploited, by at most a sixth of the ante a game beyond the value', () => {
    const worst = Math.min(
      ...pureStrategies(1).map((own) => expected((mover, card, bets) => (mover === 1 ? own : found)[bets][card])),
    );
    const best = Math.max(
      ...pureStrategies(0).map((own) => expected((mover, card, bets) => (mover === 0 ? own : found)[bets][card])),
    );
    expect(VALUE - worst).toBeLessThan(1 / 6);
    expect(best - VALUE).toBeLessThan(0.25);
  });
});

describe('Kuhn poker', () => {
  it('conforms', () => {
    expect(checkGame(kuhn as never, { games: 20 }).checks.filter(({ passed }) => !passed)).toEqual([]);
  });

  it.each([random, mcts])('is played by $name from what its seat knows', (agent) => {
    const parameters = agent.name === 'mcts' ? { iterations: 40 } : {};
    const { checks } = checkAgent(agent as never, kuhn as never, { parameters });
    expect(checks.filter(({ passed }) => !passed)).toEqual([]);
  });

  it.each(ALPHAS)('costs the first seat 1/18 a game at the equilibrium with alpha %d', (alpha) => {
    const strategy = equilibrium(alpha);
    expect(expected((_, card, bets) => strategy[bets][card])).toBeCloseTo(-1 / 18, 12);
  });

  it.each(ALPHAS)('leaves neither seat a better answer to the equilibrium with alpha %d', (alpha) => {
    const kept = equilibrium(alpha);
    const against = (seat: number): number[] =>
      pureStrategies(seat).map((own) => expected((mover, card, bets) => (mover === seat ? own : kept)[bets][card]));
    expect(Math.max(...against(0))).toBeCloseTo(-1 / 18, 12);
    expect(Math.min(...against(1))).toBeCloseTo(-1 / 18, 12);
  });

  it('is refused by the solver, since its value is not one of positions', () => {
    const settings = { limit: 100, tolerance: 1e-6, maxIterations: 10 };
    expect(() => solve(game as unknown as Game, [], settings)).toThrow('The game kuhn has hidden information');
  });
});
