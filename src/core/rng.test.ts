import { describe, expect, it } from 'vitest';
import { chiSquareTest } from '../stats/chi-square-test.js';
import { Rng } from './rng.js';

/** A generator whose raw draws are given. */
class Scripted extends Rng {
  used = 0;

  constructor(private readonly draws: readonly number[]) {
    super();
  }

  override next(): number {
    return this.draws[this.used++] | 0;
  }
}

const RAW = 2 ** 32;

/** p of the hypothesis that a value from 0 to n - 1, told of each of `count` draws, is uniform. */
const uniformity = (count: number, n: number, valueAt: (i: number) => number): number => {
  const counts = new Float64Array(n);
  for (let i = 0; i < count; i++) counts[valueAt(i)]++;
  return chiSquareTest(counts, new Array(n).fill(1 / n)).p;
};

describe('xoshiro128++', () => {
  it('gives the numbers of the reference implementation', () => {
    // The state 1, 2, 3, 4, as in the tests of rand_xoshiro, which were made with the C code of Blackman and Vigna.
    const rng = new Rng().setState(1, 2, 3, 4);
    const drawn = Array.from({ length: 10 }, () => rng.next() >>> 0);
    expect(drawn).toEqual([
      641, 1573767, 3222811527, 3517856514, 836907274, 4247214768, 3867114732, 1355841295, 495546011, 621204420,
    ]);
  });

  it('never takes the state of zeros, which it could not leave', () => {
    const rng = new Rng().setState(0, 0, 0, 0);
    expect(Array.from({ length: 8 }, () => rng.next()).some((draw) => draw !== 0)).toBe(true);
  });

  it('starts again at the same numbers from the same address', () => {
    const draws = (rng: Rng): number[] => Array.from({ length: 4 }, () => rng.next());
    const used = new Rng().seed(9, 8, 7);
    draws(used);
    expect(draws(used.seed(2 ** 53 - 1, -5, 3))).toEqual(draws(new Rng().seed(2 ** 53 - 1, -5, 3)));
    const base = new Rng().seed(1);
    expect(draws(used.derive(base, 2, 3))).toEqual(draws(new Rng().derive(base, 2, 3)));
    expect(draws(base)).toEqual(draws(new Rng().seed(1)));
  });
});

describe('below', () => {
  /** What a single raw draw leads to, or -1 if it is thrown away. */
  const given = (raw: number, n: number): number => {
    const rng = new Scripted([raw, 0x7fffffff]);
    const result = rng.below(n);
    return rng.used === 1 ? result : -1;
  };

  it('gives each result to equally many of all raw draws, and throws away the rest', () => {
    for (const n of [3, 6, 7, 1000, 2 ** 20 + 7, 2 ** 21]) {
      const share = Math.floor(RAW / n);
      for (const result of [0, 1, Math.floor(n / 2), n - 1]) {
        // The raw draws of a result are neighbours, since a larger draw has a larger product.
        const first = Math.ceil((result * RAW + (RAW % n)) / n);
        expect([given(first, n), given(first + share - 1, n)]).toEqual([result, result]);
        if (first > 0) expect(given(first - 1, n)).not.toBe(result);
        if (first + share < RAW) expect(given(first + share, n)).not.toBe(result);
      }
    }
  });

  it('draws again exactly at the edge', () => {
    // 2^32 mod 3 is 1: of all raw draws only 0 is unfair.
    const rng = new Scripted([0, 0, 0xffffffff]);
    expect(rng.below(3)).toBe(2);
    expect(rng.used).toBe(3);
    expect(given(1, 3)).toBe(0);
    // 2^32 mod (2^20 + 1) is 2^20 - 4095: the product of draw 0 is 0, that of draw 4096 is 4096 + 2^32.
    expect(RAW % (2 ** 20 + 1)).toBe(2 ** 20 - 4095);
    expect([0, 4096, 4095].map((raw) => given(raw, 2 ** 20 + 1))).toEqual([-1, -1, 0]);
  });

  it('is uniform', () => {
    for (const n of [2, 6, 9, 52, 1000]) {
      const rng = new Rng().seed(5, n);
      expect(uniformity(200_000, n, () => rng.below(n))).toBeGreaterThan(1e-6);
    }
  });

  it('has one result for one', () => {
    const rng = new Rng();
    expect(Array.from({ length: 100 }, () => rng.below(1)).every((result) => result === 0)).toBe(true);
  });
});

describe('float', () => {
  it('lies from 0 to just below 1', () => {
    expect(new Scripted([0]).float()).toBe(0);
    expect(new Scripted([0xffffffff]).float()).toBe(1 - 2 ** -32);
    expect(new Scripted([0x80000000]).float()).toBe(0.5);
  });
});

describe('addresses', () => {
  const rng = new Rng();

  it('repeat no stream in a million', () => {
    // Two draws are 64 bits: of a million streams that differ the chance that any two share them is 3e-8.
    const bits = new BigUint64Array(1_000_000);
    let next = 0;
    for (let seed = 0; seed < 100; seed++) {
      for (let block = 0; block < 1000; block++) {
        for (let purpose = 0; purpose < 10; purpose++) {
          rng.seed(seed, block, (purpose << 24) | purpose);
          bits[next++] = (BigInt(rng.next() >>> 0) << 32n) | BigInt(rng.next() >>> 0);
        }
      }
    }
    bits.sort();
    expect(bits.findIndex((each, i) => i > 0 && each === bits[i - 1])).toBe(-1);
  });

  it('tell apart seeds that differ beyond 32 bits', () => {
    const firsts = [1, 1 + 2 ** 32, 1 + 2 ** 52, 2 ** 53 - 1, 2 ** 32 - 1].map((seed) => rng.seed(seed).next());
    expect(new Set(firsts).size).toBe(firsts.length);
  });

  it.each([
    ['seeds', (i: number) => rng.seed(i)],
    ['seeds far apart', (i: number) => rng.seed(i * 2 ** 33)],
    ['blocks', (i: number) => rng.seed(1, i)],
    ['purposes', (i: number) => rng.seed(1, 0, i)],
    ['turns', (i: number) => rng.derive(first, i, 0)],
    ['uses', (i: number) => rng.derive(first, 0, i)],
    ['streams', (i: number) => rng.derive(first, 3, i << 24)],
    ['blocks, of what is derived', (i: number) => rng.derive(second.seed(1, i), 4, 2)],
  ] as const)('that follow each other start uniformly: %s', (name, at) => {
    const count = name === 'streams' ? 256 : 200_000;
    expect(uniformity(count, 6, (i) => at(i).below(6))).toBeGreaterThan(1e-6);
    expect(uniformity(count, 16, (i) => at(i).next() & 15)).toBeGreaterThan(1e-6);
    // The first two draws, and those of two neighbours, are independent.
    expect(uniformity(count, 256, (i) => (at(i).next() >>> 28) * 16 + (rng.next() >>> 28))).toBeGreaterThan(1e-6);
    expect(uniformity(count, 256, (i) => (at(i).next() >>> 28) * 16 + (at(i + 1).next() >>> 28))).toBeGreaterThan(1e-6);
  });

  const first = new Rng().seed(1);
  const second = new Rng();

  it('are mixed so that a bit of the address changes each bit of the start half of the time', () => {
    const flips = new Float64Array(32);
    const pairs = 20_000;
    for (let i = 0; i < pairs; i++) {
      const before = rng.seed(i, 5, 9).next();
      const change = before ^ rng.seed(i, 5 ^ (1 << (i % 32)), 9).next();
      for (let bit = 0; bit < 32; bit++) flips[bit] += (change >>> bit) & 1;
    }
    const sixSigma = 6 * Math.sqrt(pairs / 4);
    for (const flipped of flips) expect(Math.abs(flipped - pairs / 2)).toBeLessThan(sixSigma);
  });

  it('of one family are distinct', () => {
    const bits = new BigUint64Array(1_000_000);
    for (let turn = 0, next = 0; turn < 1000; turn++) {
      for (let use = 0; use < 1000; use++) {
        rng.derive(first, turn, ((use & 7) << 24) | (use >> 3));
        bits[next++] = (BigInt(rng.next() >>> 0) << 32n) | BigInt(rng.next() >>> 0);
      }
    }
    bits.sort();
    expect(bits.findIndex((each, i) => i > 0 && each === bits[i - 1])).toBe(-1);
  });
});
