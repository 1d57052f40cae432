import { expect, test } from 'vitest';
import { blockRate } from './block-rate.js';
import { clopperPearson } from './clopper-pearson.js';
import { rateInterval } from './rate-interval.js';
import { wilson } from './wilson.js';

const oneGame = { blocks: 263, trials: 263, successes: 81, trialsSquared: 263, successesSquared: 81, product: 81 };

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

test('takes the blocks as the sample where one has several games, whatever was asked for', () => {
  // Nine blocks of one game, four of them won, and one of two games, both won.
  const sums = { blocks: 10, trials: 11, successes: 6, trialsSquared: 13, successesSquared: 8, product: 8 };
  expect(rateInterval(sums, 0.95, 'clopper-pearson')).toEqual(blockRate(sums, 0.95));
  expect(rateInterval(sums, 0.95).method).toBe('wilson by blocks');
});

test('has no rate without games', () => {
  const none = { blocks: 0, trials: 0, successes: 0, trialsSquared: 0, successesSquared: 0, product: 0 };
  expect(rateInterval(none, 0.95)).toEqual({ rate: Number.NaN, interval: { low: 0, high: 1 }, method: 'wilson' });
});

test('refuses sums that no blocks have', () => {
  expect(() => rateInterval({ ...oneGame, successes: 264 }, 0.95)).toThrow(RangeError);
  expect(() => rateInterval({ ...oneGame, trials: 262 }, 0.95)).toThrow(RangeError);
});
