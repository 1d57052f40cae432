import { expect, it } from 'vitest';
import type { Game, GameDefinition } from '../../core/game.js';
import { boundsAt, solve } from '../../search/solve/solve.js';
import { checkGame } from '../check-game.js';
import { pig } from './pig.js';

it('Pig is a sound game', () => {
  expect(checkGame(pig as unknown as GameDefinition, { games: 20 }).passed).toBe(true);
});

it('Pig to 100 points is won by the first of two best players with 53.06 % (Neller and Presser 2004)', () => {
  const game = pig.create(pig.options.parse({ goal: 100, rounds: 30 })) as unknown as Game;
  const solution = solve(game, [game.newState()], { limit: 5_000_000, tolerance: 1e-5, maxIterations: 10_000 });
  const [low, high] = boundsAt(game, solution, game.newState()) as readonly [number, number];
  expect(high - low).toBeLessThan(1e-5);
  expect((1 + (low + high) / 2) / 2).toBeCloseTo(0.5306, 4);
}, 300_000);
