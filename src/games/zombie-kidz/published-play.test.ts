import { expect, test } from 'vitest';
import { CHANCE, TERMINAL } from '../../core/game.js';
import { parseOptions } from '../../core/options.js';
import { Rng } from '../../core/rng.js';
import { zombieKidz } from './index.js';

/** Wins of random play, and the decisions of a game with their standard error. */
const playOut = (options: Record<string, unknown>, games: number) => {
  const state = zombieKidz.create(parseOptions(zombieKidz.options, options, 'game')).newState();
  const rng = new Rng().seed(1);
  let [wins, sum, squares] = [0, 0, 0];
  for (let k = 0; k < games; k++) {
    let decisions = 0;
    for (state.reset(); state.seat !== TERMINAL; ) {
      if (state.seat === CHANCE) state.apply(state.sampleChance(rng));
      else {
        state.apply(state.sampleAction(rng));
        decisions++;
      }
    }
    if (state.won) wins++;
    sum += decisions;
    squares += decisions * decisions;
  }
  const mean = sum / games;
  return { wins, mean, error: Math.sqrt((squares / games - mean * mean) / games) };
};

// The figure is that of a program in C++ that was written from the same rules and shares nothing with this one.
test('random play makes 8.86 decisions a game, as in the native program, and never wins in 100,000 games', () => {
  const { wins, mean, error } = playOut({}, 100_000);
  expect(wins).toBe(0);
  expect(Math.abs(mean - 8.86)).toBeLessThan(0.005 + 4.5 * error);
});

test('with four zombies and no white face no game has a decision', () => {
  expect(playOut({ zombies: 4, whiteFaces: 0 }, 1000)).toEqual({ wins: 0, mean: 0, error: 0 });
});

test('with four zombies and three white faces each turn is survived with a chance of 3 in 8 until a hero eliminates', () => {
  const { mean, error } = playOut({ zombies: 4, whiteFaces: 3, maxTurns: 1 }, 100_000);
  expect(Math.abs(mean - 3 / 8)).toBeLessThan(4.5 * error);
});
