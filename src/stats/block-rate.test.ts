import { expect, test } from 'vitest';
import { Rng } from '../core/rng.js';
import { type BlockSums, blockRate } from './block-rate.js';
import { wilson } from './wilson.js';

const sumsOf = (gamesPerBlock: number, successes: readonly number[]): BlockSums => ({
  blocks: successes.length,
  gamesPerBlock,
  sum: successes.reduce((sum, y) => sum + y, 0),
  sumOfSquares: successes.reduce((sum, y) => sum + y * y, 0),
});

test("is R's t.test on the mean of the blocks", () => {
  // Student 1908, the ten differences of hours of sleep (R's data set `sleep`), here in tenths: t.test gives the
  // interval from 0.7001142 to 2.4598858 hours around 1.58.
  const { rate, interval, method } = blockRate(sumsOf(50, [12, 24, 13, 13, 0, 10, 18, 8, 46, 14]), 0.95);
  expect(method).toBe('block t');
  expect(rate).toBe(0.316);
  expect(interval.low * 5).toBeCloseTo(0.7001142, 7);
  expect(interval.high * 5).toBeCloseTo(2.4598858, 7);
});

test('is clipped to what a rate can be', () => {
  expect(blockRate(sumsOf(2, [0, 1, 1, 2]), 0.95).interval).toEqual({ low: 0, high: 1 });
});

test("is Wilson's on the number of blocks where all agree", () => {
  expect(blockRate(sumsOf(4, [4, 4, 4, 4, 4]), 0.95)).toEqual({
    rate: 1,
    interval: wilson(5, 5, 0.95),
    method: 'wilson on blocks',
  });
  expect(blockRate(sumsOf(4, [3, 3, 3]), 0.95)).toMatchObject({ rate: 0.75, interval: wilson(2.25, 3, 0.95) });
  expect(blockRate(sumsOf(4, [1]), 0.95).method).toBe('wilson on blocks');
});

test('knows nothing without blocks', () => {
  expect(blockRate(sumsOf(2, []), 0.95)).toMatchObject({ rate: Number.NaN, interval: { low: 0, high: 1 } });
});

test('sees one block that differs among a hundred million', () => {
  const { interval } = blockRate({ blocks: 1e8, gamesPerBlock: 2, sum: 1e8 + 1, sumOfSquares: 1e8 + 3 }, 0.95);
  expect(interval.high - interval.low).toBeCloseTo(1.96e-8, 10);
});

test('refuses sums that no blocks have', () => {
  expect(() => blockRate({ blocks: 2, gamesPerBlock: 2, sum: 5, sumOfSquares: 13 }, 0.95)).toThrow(RangeError);
  expect(() => blockRate({ blocks: 2, gamesPerBlock: 2, sum: 2, sumOfSquares: 1 }, 0.95)).toThrow(RangeError);
  expect(() => blockRate({ blocks: 2, gamesPerBlock: 2, sum: 1, sumOfSquares: 3 }, 0.95)).toThrow(RangeError);
});

test('covers the nominal share of simulated cells whose blocks share their luck', () => {
  const rng = new Rng();
  const cells = 10_000;
  for (const [blocks, gamesPerBlock] of [
    [30, 2],
    [100, 4],
  ]) {
    let covered = 0;
    for (let cell = 0; cell < cells; cell++) {
      rng.seed(1, cell, blocks);
      const { interval } = blockRate(sumsOf(gamesPerBlock, luckyBlocks(rng, blocks, gamesPerBlock)), 0.95);
      if (interval.low <= 0.4 && 0.4 <= interval.high) covered++;
    }
    // Four standard errors of the simulation are 0.009.
    expect(Math.abs(covered / cells - 0.95)).toBeLessThan(0.009);
  }
});

test('falls short of the nominal share where few blocks differ, as its description warns', () => {
  const rng = new Rng();
  const cells = 10_000;
  let covered = 0;
  for (let cell = 0; cell < cells; cell++) {
    rng.seed(5, cell);
    const successes = Array.from({ length: 100 }, () => (rng.below(50) === 0 ? 1 : 0) + (rng.below(50) === 0 ? 1 : 0));
    const { interval } = blockRate(sumsOf(2, successes), 0.95);
    if (interval.low <= 0.02 && 0.02 <= interval.high) covered++;
  }
  expect(covered / cells).toBeCloseTo(0.92, 2);
});

/** Each block has a chance of its own, uniform from 0 to 0.8. */
const luckyBlocks = (rng: Rng, blocks: number, gamesPerBlock: number): number[] =>
  Array.from({ length: blocks }, () => {
    const chance = 0.8 * rng.float();
    let successes = 0;
    for (let game = 0; game < gamesPerBlock; game++) if (rng.float() < chance) successes++;
    return successes;
  });
