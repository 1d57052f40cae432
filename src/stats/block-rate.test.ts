import fc from 'fast-check';
import { expect, test } from 'vitest';
import { Rng } from '../core/rng.js';
import { binomialCoverage } from '../testing/binomial-coverage.js';
import { type BlockSums, blockRate } from './block-rate.js';
import { studentQuantile } from './student.js';
import { wilson } from './wilson.js';

/** The trials and the successes of a block. */
type Block = readonly [m: number, y: number];

const sumsOf = (blocks: readonly Block[]): BlockSums => {
  const sum = (value: (m: number, y: number) => number) => blocks.reduce((total, [m, y]) => total + value(m, y), 0);
  return {
    blocks: blocks.length,
    trials: sum((m) => m),
    successes: sum((_, y) => y),
    trialsSquared: sum((m) => m * m),
    successesSquared: sum((_, y) => y * y),
    product: sum((m, y) => m * y),
  };
};

const blocksOf = (m: number, successes: readonly number[]): Block[] => successes.map((y) => [m, y]);

const anyBlock = fc.integer({ min: 1, max: 6 }).chain((m) => fc.tuple(fc.constant(m), fc.nat(m)));
const anyBlocks = fc.array(anyBlock, { minLength: 1, maxLength: 40 });

test('gives the numbers of its description', () => {
  const { rate, interval, method } = blockRate(sumsOf(blocksOf(2, [0, 1, 1, 2])), 0.95);
  expect(method).toBe('wilson by blocks');
  expect(rate).toBe(0.5);
  // Wilson's formula for n = 6 and the quantile t = 3.1824463052837 of 3 degrees of freedom: ½ ± ½ t / √(6 + t²).
  expect(interval.low).toBeCloseTo(0.10377551461483, 12);
  expect(interval.high).toBeCloseTo(0.89622448538517, 12);
});

test('gives the interval worked out by hand for blocks of different sizes', () => {
  // r = 5/8 and the residuals y - r m are -5/8, -2/8, 9/8 and -2/8: variance 4/3 · (114/64) / 64 = 19/512 and
  // n = (15/64) / (19/512) = 120/19. Then R: q <- qt(0.975, 3), and the roots of (0.625 - p)^2 = q^2 p (1 - p) / n.
  const { rate, interval } = blockRate(
    sumsOf([
      [1, 0],
      [2, 1],
      [3, 3],
      [2, 1],
    ]),
    0.95,
  );
  expect(rate).toBe(0.625);
  expect(interval.low).toBeCloseTo(0.16034756231274, 12);
  expect(interval.high).toBeCloseTo(0.93567353921255, 12);
});

test("has the standard error of R's t.test where all blocks have the same size", () => {
  // Student 1908, the ten differences of hours of sleep (R's data set `sleep`), here in tenths of 50: t.test gives
  // t = 4.0621 for the mean 1.58. Wilson's ends are where the score with the design effect is the quantile.
  const { rate, interval } = blockRate(sumsOf(blocksOf(50, [12, 24, 13, 13, 0, 10, 18, 8, 46, 14])), 0.95);
  expect(rate).toBe(0.316);
  for (const p of [interval.low, interval.high]) {
    const error = Math.sqrt((p * (1 - p)) / (0.316 * 0.684)) * (0.316 / 4.0621);
    expect(Math.abs(0.316 - p) / error).toBeCloseTo(2.262157, 4);
  }
});

test('has the ends at which the score test just rejects, for any blocks in any order', () => {
  fc.assert(
    fc.property(anyBlocks, fc.constantFrom(0.8, 0.95, 0.999), (blocks, confidence) => {
      const sums = sumsOf(blocks);
      const { rate: r, interval } = blockRate(sums, confidence);
      const squares = blocks.reduce((sum, [m, y]) => sum + (y - r * m) ** 2, 0);
      fc.pre(squares > 1e-9);
      const variance = ((sums.blocks / (sums.blocks - 1)) * squares) / sums.trials ** 2;
      const t = studentQuantile((1 + confidence) / 2, sums.blocks - 1);
      for (const p of [interval.low, interval.high]) {
        const scores = (r - p) ** 2 / ((variance * p * (1 - p)) / (r * (1 - r))) / t ** 2;
        if (p > 1e-6 && p < 1 - 1e-6) expect(scores).toBeCloseTo(1, 6);
      }
    }),
  );
});

test('depends on the blocks only through sums, which add up over any grouping', () => {
  fc.assert(
    fc.property(anyBlocks, fc.nat(40), (blocks, cut) => {
      const [a, b] = [sumsOf(blocks.slice(cut)), sumsOf(blocks.slice(0, cut))];
      const merged = Object.fromEntries(
        Object.entries(a).map(([name, sum]) => [name, sum + b[name as keyof BlockSums]]),
      );
      expect(blockRate(merged as unknown as BlockSums, 0.95)).toEqual(blockRate(sumsOf(blocks), 0.95));
    }),
  );
});

test('lies within 0 and 1 around the rate, has a width and turns around with the successes', () => {
  fc.assert(
    fc.property(anyBlocks, (blocks) => {
      const { rate, interval } = blockRate(sumsOf(blocks), 0.95);
      expect(interval.low).toBeGreaterThanOrEqual(0);
      expect(interval.high).toBeLessThanOrEqual(1);
      expect(interval.high).toBeGreaterThan(interval.low);
      expect(interval.low).toBeLessThanOrEqual(rate);
      expect(interval.high).toBeGreaterThanOrEqual(rate);
      const other = blockRate(sumsOf(blocks.map(([m, y]) => [m, m - y])), 0.95).interval;
      expect(other.low).toBeCloseTo(1 - interval.high, 12);
      expect(other.high).toBeCloseTo(1 - interval.low, 12);
    }),
  );
});

test('learns nothing from trials that repeat the others of their block', () => {
  fc.assert(
    fc.property(anyBlocks, fc.integer({ min: 2, max: 1000 }), (blocks, copies) => {
      const { interval } = blockRate(sumsOf(blocks), 0.95);
      const copied = blockRate(sumsOf(blocks.map(([m, y]) => [m * copies, y * copies])), 0.95).interval;
      expect(copied.low).toBeCloseTo(interval.low, 12);
      expect(copied.high).toBeCloseTo(interval.high, 12);
    }),
  );
});

test("is close to Wilson's for many blocks of one trial", () => {
  for (const [successes, n] of [
    [20, 1000],
    [310, 1000],
    [999, 1000],
  ]) {
    const plain = wilson(successes, n, 0.95);
    const single = blocksOf(
      1,
      Array.from({ length: n }, (_, i) => (i < successes ? 1 : 0)),
    );
    const { low, high } = blockRate(sumsOf(single), 0.95).interval;
    expect((high - low) / (plain.high - plain.low)).toBeCloseTo(1, 2);
    expect(Math.abs(low - plain.low) + Math.abs(high - plain.high)).toBeLessThan(0.01 * (plain.high - plain.low));
  }
});

test("is Wilson's on the number of blocks where all agree", () => {
  expect(blockRate(sumsOf(blocksOf(4, [4, 4, 4, 4, 4])), 0.95)).toMatchObject({
    rate: 1,
    interval: wilson(5, 5, 0.95),
  });
  expect(
    blockRate(
      sumsOf([
        [4, 3],
        [8, 6],
        [4, 3],
      ]),
      0.95,
    ),
  ).toMatchObject({
    rate: 0.75,
    interval: wilson(2.25, 3, 0.95),
  });
  expect(
    blockRate(
      sumsOf([
        [1, 0],
        [7, 0],
        [3, 0],
      ]),
      0.95,
    ),
  ).toMatchObject({ rate: 0, interval: wilson(0, 3, 0.95) });
});

test('takes a single block for a single trial', () => {
  expect(blockRate(sumsOf([[50, 50]]), 0.95).interval).toEqual(wilson(1, 1, 0.95));
  expect(blockRate(sumsOf([[50, 20]]), 0.95).interval).toEqual(wilson(0.4, 1, 0.95));
});

test('knows nothing without blocks', () => {
  expect(blockRate(sumsOf([]), 0.95)).toMatchObject({ rate: Number.NaN, interval: { low: 0, high: 1 } });
});

test('sees one block that differs among a hundred million', () => {
  const sums = { blocks: 1e8, trials: 2e8, trialsSquared: 4e8, product: 2e8 + 2 };
  const { interval } = blockRate({ ...sums, successes: 1e8 + 1, successesSquared: 1e8 + 3 }, 0.95);
  expect(interval.high - interval.low).toBeCloseTo(1.96e-8, 10);
});

test('refuses sums that no blocks have', () => {
  const sums = sumsOf([
    [2, 1],
    [3, 3],
    [1, 0],
  ]);
  expect(sums).toEqual({ blocks: 3, trials: 6, successes: 4, trialsSquared: 14, successesSquared: 10, product: 11 });
  for (const wrong of [
    { blocks: 2 },
    { blocks: 7 },
    { trials: 3 },
    { successes: 7 },
    { successes: -1 },
    { successes: 2.5 },
    { trialsSquared: 10 },
    { trialsSquared: 37 },
    { successesSquared: 3 },
    { successesSquared: 12 },
    { product: 9 },
    { product: 13 },
    { product: 15 },
    { successes: 0 },
  ]) {
    expect(() => blockRate({ ...sums, ...wrong }, 0.95), JSON.stringify(wrong)).toThrow(RangeError);
  }
  const single = { blocks: 1, trials: 3, successes: 2, trialsSquared: 9, successesSquared: 4, product: 6 };
  expect(() => blockRate({ ...single, product: 5 }, 0.95)).toThrow(RangeError);
  expect(() => blockRate({ ...single, successesSquared: 3 }, 0.95)).toThrow(RangeError);
});

// The true rate is the mean of y over the mean of m. Three standard errors of the simulations are 0.01.
test.each<[name: string, truth: number, blocks: number, play: Play]>([
  ['two games with rare successes', 0.02, 100, (rng) => played(rng, 2, 0.02)],
  ['two games with rare failures', 0.98, 100, (rng) => played(rng, 2, 0.98)],
  ['two games that share their luck', 0.4, 30, (rng) => played(rng, 2, 0.8 * rng.float())],
  ['four games that share their luck', 0.4, 100, (rng) => played(rng, 4, 0.8 * rng.float())],
  ['two games of which rarely both are won, rarely none', 0.5, 200, (rng) => [2, [0, 2][rng.below(20)] ?? 1]],
  ['one to four games', 0.3, 30, (rng) => played(rng, appearances(rng), 0.3)],
  ['one to four games with rare successes', 0.02, 100, (rng) => played(rng, appearances(rng), 0.02)],
  ['one to four games that share their luck', 0.4, 100, (rng) => played(rng, appearances(rng), 0.8 * rng.float())],
  // Σ m² / Σ m over the sizes 1 to 4 with weights 4, 6, 4 and 1 is (4 + 24 + 36 + 16) / 32 = 2.5.
  [
    'one to four games, won the likelier the more',
    0.25,
    100,
    (rng) => {
      const m = appearances(rng);
      return played(rng, m, m / 10);
    },
  ],
])('covers the nominal share of simulated cells: %s', (_, truth, blocks, play) => {
  const share = coverage(truth, blocks, play);
  expect(share).toBeGreaterThan(0.94);
  expect(share).toBeLessThan(0.985);
});

test("covers as much as Wilson's interval of one trial a block where each block succeeds or fails as a whole", () => {
  const exact = binomialCoverage(100, (successes) => wilson(successes, 100, 0.95))[99];
  expect(exact).toBeCloseTo(0.936, 3);
  const share = coverage(0.1, 100, (rng) => [4, rng.below(10) === 0 ? 4 : 0]);
  expect(Math.abs(share - exact)).toBeLessThan(0.01);
});

test('falls short where only a handful of blocks tell much, as its description warns', () => {
  const oneWinRarelyTwo = coverage(0.515, 100, (rng) => [2, rng.below(100) < 3 ? 2 : 1]);
  expect(oneWinRarelyTwo).toBeCloseTo(0.85, 2);
  const oneGameRarelyTwenty = coverage(0.5, 100, (rng) => played(rng, rng.below(10) === 0 ? 20 : 1, rng.float()));
  expect(oneGameRarelyTwenty).toBeCloseTo(0.92, 2);
});

/** Draws the trials of one block, then how many of them succeed. */
type Play = (rng: Rng) => Block;

/** Of m trials, those that succeed with the same chance, independently. */
const played = (rng: Rng, m: number, chance: number): Block => {
  let successes = 0;
  for (let trial = 0; trial < m; trial++) if (rng.float() < chance) successes++;
  return [m, successes];
};

/** How many of four games a hero is in who is in each with probability one half, but in one at least. */
const appearances = (rng: Rng): number => {
  const games = 1 + rng.below(15);
  return (games & 1) + ((games >> 1) & 1) + ((games >> 2) & 1) + (games >> 3);
};

/** The share of simulated cells whose interval of nominal 0.95 has the true rate in it. */
const coverage = (truth: number, blocks: number, play: Play): number => {
  const rng = new Rng();
  const cells = 5_000;
  let covered = 0;
  for (let cell = 0; cell < cells; cell++) {
    rng.seed(blocks, cell);
    const { interval } = blockRate(sumsOf(Array.from({ length: blocks }, () => play(rng))), 0.95);
    if (interval.low <= truth && truth <= interval.high) covered++;
  }
  return covered / cells;
};
