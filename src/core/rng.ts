/** 2^-32, a power of two: to multiply by it is as exact as to divide by 2^32, and several times faster. */
const UNIT = 1 / 0x100000000;

const rotl = (x: number, k: number): number => (x << k) | (x >>> (32 - k));

/** A bijection of 32-bit integers in which every input bit reaches every output bit (the finaliser of MurmurHash3). */
const scramble = (x: number): number => {
  x = Math.imul(x ^ (x >>> 16), 0x85ebca6b);
  x = Math.imul(x ^ (x >>> 13), 0xc2b2ae35);
  return x ^ (x >>> 16);
};

/**
 * A source of random numbers: xoshiro128++ 1.0 (Blackman and Vigna, "Scrambled Linear Pseudorandom Number
 * Generators", 2019), period 2^128 - 1.
 *
 * Nothing in zedbench draws from anywhere else. A stream is named by an address, never by how many draws came before
 * it, so the same address gives the same numbers in any worker and in any order of play.
 */
export class Rng {
  private s0 = 1;
  private s1 = 2;
  private s2 = 3;
  private s3 = 4;

  /** Sets the state itself: four 32-bit integers, not all zero. */
  setState(s0: number, s1: number, s2: number, s3: number): this {
    this.s0 = s0 | 0;
    this.s1 = s1 | 0;
    this.s2 = s2 | 0;
    this.s3 = s3 | 0;
    if ((this.s0 | this.s1 | this.s2 | this.s3) === 0) this.s0 = 1;
    return this;
  }

  /**
   * Starts the stream of an address of up to 117 bits. Different addresses give different states: the address is
   * laid out in 128 bits and those are permuted (the quarter round of ChaCha, RFC 8439 section 2.1, six times with
   * round constants), so neighbouring addresses share nothing.
   *
   * @param seed an integer from 0 to 2^53 - 1
   * @param a, b two 32-bit integers of the address, for example a block and a packed rotation, seat and purpose
   */
  seed(seed: number, a = 0, b = 0): this {
    let s0 = seed | 0;
    let s1 = Math.floor(seed / 0x100000000) | 0;
    let s2 = a | 0;
    let s3 = b | 0;
    for (let round = 1; round <= 6; round++) {
      s0 = (s0 + s1 + Math.imul(round, 0x9e3779b1)) | 0;
      s3 = rotl(s3 ^ s0, 16);
      s2 = (s2 + s3) | 0;
      s1 = rotl(s1 ^ s2, 12);
      s0 = (s0 + s1) | 0;
      s3 = rotl(s3 ^ s0, 8);
      s2 = (s2 + s3) | 0;
      s1 = rotl(s1 ^ s2, 7);
    }
    return this.setState(s0, s1, s2, s3);
  }

  /**
   * Starts one stream of the family that `base` stands for, named by two 32-bit integers. Different names give different
   * states: each word is a bijection of its own weighted sum of both, and from two such sums both can be told. It costs a
   * few nanoseconds, little enough to do at every chance node. `base` is not drawn from and stays as it is.
   */
  derive(base: Rng, a: number, b: number): this {
    return this.setState(
      scramble(base.s0 + Math.imul(a, 0x9e3779b1) + Math.imul(b, 0x6c8e9cf4)),
      scramble(base.s1 + Math.imul(a, 0x7feb352c) + Math.imul(b, 0x846ca68b)),
      scramble(base.s2 + Math.imul(a, 0xd3a2646d) + Math.imul(b, 0xfd7046c5)),
      scramble(base.s3 + Math.imul(a, 0xb55a4f09) + Math.imul(b, 0x2c1b3c6d)),
    );
  }

  /** The next 32 random bits, as a signed integer. */
  next(): number {
    const { s0, s1, s2, s3 } = this;
    const result = (rotl((s0 + s3) | 0, 7) + s0) | 0;
    const a = s2 ^ s0;
    const b = s3 ^ s1;
    this.s1 = s1 ^ a;
    this.s0 = s0 ^ b;
    this.s2 = a ^ (s1 << 9);
    this.s3 = rotl(b, 11);
    return result;
  }

  /**
   * A uniform integer from 0 to n - 1, exactly: draws that would favour some results are thrown away (Lemire, "Fast
   * Random Integer Generation in an Interval", 2019).
   *
   * @param n from 1 to 2^21
   */
  below(n: number): number {
    if (n > 0x10000) return this.belowMany(n);
    let draw = this.next();
    // The lower and the upper half of the 64-bit product of draw and n, by 32-bit integers alone.
    if (Math.imul(draw, n) >>> 0 < n) {
      const unfair = (0x100000000 - n) % n;
      while (Math.imul(draw, n) >>> 0 < unfair) draw = this.next();
    }
    return (Math.imul(draw >>> 16, n) + (Math.imul(draw & 0xffff, n) >>> 16)) >>> 16;
  }

  /** As {@link below}; the product of a draw and n is exact in a double. */
  private belowMany(n: number): number {
    const unfair = (0x100000000 - n) % n;
    let product: number;
    do product = (this.next() >>> 0) * n;
    while (product >>> 0 < unfair);
    return Math.floor(product * UNIT);
  }

  /** A uniform number from 0 (included) to 1 (excluded), a multiple of 2^-32. */
  float(): number {
    return (this.next() >>> 0) * UNIT;
  }
}
