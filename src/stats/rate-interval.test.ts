import { expect, test } from 'vitest';
import { blockRate } from './block-rate.js';
import { clopperPearson } from './clopper-pearson.js';
import { rateInterval } from './rate-interval.js';
import { wilson } from './wilson.js';

const oneGame = { blocks: 263, gamesPerBlock: 1, sum: 81, sumOfSquares: 81 };

test("takes Wilson's interval for blocks of one game", () => {
  expect(rateInterval(oneGame, 0.95)).toEqual({ rate: 81 / 263, interval: wilson(81, 263, 0.95), method: 'wilson' });
});

test('takes the Clopper–Pearson interval where asked to', () => {
  expect(rateInterval(oneGame, 0.95, 'clopper-pearson')).toEqual({
    rate: 81 / 263,
    interval: clopperPearson(81, 263, 0.95),
    method: 'clopper-pearson',
  });
});

test('takes the blocks as the sample where they have several games, whatever was asked for', () => {
  const sums = { blocks: 10, gamesPerBlock: 4, sum: 20, sumOfSquares: 50 };
  expect(rateInterval(sums, 0.95, 'clopper-pearson')).toEqual(blockRate(sums, 0.95));
});

test('has no rate without games', () => {
  expect(rateInterval({ blocks: 0, gamesPerBlock: 1, sum: 0, sumOfSquares: 0 }, 0.95)).toEqual({
    rate: Number.NaN,
    interval: { low: 0, high: 1 },
    method: 'wilson',
  });
});
