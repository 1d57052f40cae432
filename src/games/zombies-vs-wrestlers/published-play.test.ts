import { expect, test } from 'vitest';
import { CHANCE, TERMINAL } from '../../core/game.js';
import { parseOptions } from '../../core/options.js';
import { Rng } from '../../core/rng.js';
import { kindOf, RALLY } from './actions.js';
import { zombiesVsWrestlers } from './index.js';
import type { WrestlersState } from './state.js';

// The figures are those of a program in C++ that was written from the same rules and shares nothing with this one.

type Policy = (state: WrestlersState, rng: Rng) => number;

/** Shares of games won by zombies, by wrestlers and drawn, and the decisions of a game with their standard deviation. */
const playOut = (games: number, seed: number, decide: Policy) => {
  const game = zombiesVsWrestlers.create(parseOptions(zombiesVsWrestlers.options, {}, 'game'));
  const state = game.newState();
  const rng = new Rng().seed(seed);
  const returns = new Float64Array(2);
  const ends = { zombies: 0, wrestlers: 0, draws: 0 };
  let [sum, squares] = [0, 0];
  for (let k = 0; k < games; k++) {
    let decisions = 0;
    for (state.reset(); state.seat !== TERMINAL; ) {
      if (state.seat === CHANCE) state.apply(state.sampleChance(rng));
      else {
        state.apply(decide(state, rng));
        decisions++;
      }
    }
    state.returns(returns);
    ends[returns[0] === 1 ? 'zombies' : returns[1] === 1 ? 'wrestlers' : 'draws']++;
    sum += decisions;
    squares += decisions * decisions;
  }
  const mean = sum / games;
  return { ends, mean, error: Math.sqrt((squares / games - mean * mean) / games) };
};

const expectPublished = (
  { ends, mean, error }: ReturnType<typeof playOut>,
  published: { zombies: number; wrestlers: number; draws: number; decisions: number },
) => {
  const games = ends.zombies + ends.wrestlers + ends.draws;
  for (const end of ['zombies', 'wrestlers', 'draws'] as const) {
    const share = published[end];
    const standardError = Math.sqrt((share * (1 - share)) / games);
    expect(Math.abs(ends[end] / games - share) / standardError, end).toBeLessThan(4.5);
  }
  expect(Math.abs(mean - published.decisions) / error, 'decisions').toBeLessThan(4.5);
};

test('random play ends as in the native program', () => {
  const random: Policy = (state, rng) => state.sampleAction(rng);
  const published = { zombies: 0.1489, wrestlers: 0.161, draws: 0.6901, decisions: 6.73 };
  expectPublished(playOut(200_000, 1, random), published);
});

test('play that attacks wherever it can ends as in the native program', () => {
  const out = new Int32Array(5000);
  const attackFirst: Policy = (state, rng) => {
    const count = state.legalActions(out);
    let attacks = 0;
    while (attacks < count && kindOf(out[attacks]) !== RALLY) attacks++;
    return out[rng.below(attacks || count)];
  };
  const published = { zombies: 0.616, wrestlers: 0.382, draws: 0.002, decisions: 34.85 };
  expectPublished(playOut(30_000, 2, attackFirst), published);
});
