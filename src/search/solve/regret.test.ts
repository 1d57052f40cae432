import { describe, expect, it } from 'vitest';
import { CHANCE, type Game, TERMINAL } from '../../core/game.js';
import { Rng } from '../../core/rng.js';
import { zombieKidz } from '../../games/zombie-kidz/index.js';
import { zombiesVsWrestlers } from '../../games/zombies-vs-wrestlers/index.js';
import { Regret } from './regret.js';
import { solve } from './solve.js';

const solved = (game: Game): Regret =>
  new Regret(game, solve(game, [game.newState()], { limit: 1_000_000, tolerance: 1e-6, maxIterations: 10_000 }));

const wrestlers = zombiesVsWrestlers.create(zombiesVsWrestlers.options.parse({ dice: 1 })) as Game;
const kidz = zombieKidz.create(zombieKidz.options.parse({ zombies: 5, locks: 1, maxTurns: 6 })) as Game;

/** Random games: by game what each seat got, what its decisions cost it, and the least regret of each decision's actions. */
const randomGames = (game: Game, regret: Regret, games: number) => {
  const state = game.newState();
  const legal = new Int32Array(game.info.maxLegalActions);
  const rng = new Rng().seed(5);
  const least: number[] = [];
  const played = Array.from({ length: games }, () => {
    const cost = new Float64Array(game.info.seats);
    for (state.reset(); state.seat !== TERMINAL; ) {
      if (state.seat === CHANCE) {
        state.apply(state.sampleChance(rng));
        continue;
      }
      const costs = Array.from(legal.subarray(0, state.legalActions(legal)), (action) => regret.of(state, action));
      least.push(Math.min(...costs));
      const choice = rng.below(costs.length);
      cost[state.seat] += costs[choice];
      state.apply(legal[choice]);
    }
    const got = new Float64Array(game.info.seats);
    state.returns(got);
    return { cost, got, capped: game.info.endReasons[state.endReason] === 'capped' };
  });
  return { played, least };
};

/** That some numbers have a mean, by four standard errors. */
const expectMean = (values: readonly number[], wanted: number): void => {
  const mean = values.reduce((sum, each) => sum + each, 0) / values.length;
  const variance = values.reduce((sum, each) => sum + (each - mean) ** 2, 0) / (values.length - 1);
  expect(Math.abs(mean - wanted)).toBeLessThan(4 * Math.sqrt(variance / values.length));
};

describe('the regret of decisions', () => {
  const duel = solved(wrestlers);
  const team = solved(kidz);

  it('is 0 for the best action of every decision, and never less', () => {
    const { least, played } = randomGames(wrestlers, duel, 300);
    expect(played).toHaveLength(300);
    for (const each of least) expect(Math.abs(each)).toBeLessThan(1e-5);
  });

  it('adds up to what two seats against each other lose of the value, those of the other counted against', () => {
    const { played } = randomGames(wrestlers, duel, 3000);
    const start = duel.valueOf(wrestlers.newState(), 0);
    expect(start).toBeCloseTo(0.31289652, 5);
    expect(duel.valueOf(wrestlers.newState(), 1)).toBeCloseTo(1 - start, 12);
    expectMean(
      played.map(({ got, cost }) => got[0] + cost[0] - cost[1]),
      start,
    );
  });

  it('adds up to what a team loses of it, also by coming to the limit of turns', () => {
    const { played } = randomGames(kidz, team, 2000);
    expect(played.some(({ capped }) => capped)).toBe(true);
    expectMean(
      played.map(({ got, cost }) => got[0] + cost[0] + cost[1]),
      team.valueOf(kidz.newState(), 0),
    );
  });

  it('is unknown at a position that was not solved', () => {
    const other = zombieKidz.create(zombieKidz.options.parse({ zombies: 9 })) as Game;
    const state = other.newState();
    state.load({ zombies: { red: 6 } });
    expect(() => team.valueOf(state, 0)).toThrow('not solved');
  });
});
