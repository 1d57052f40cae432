import type { BlockSums } from './block-rate.js';

/** The sums over blocks that a rate and its interval are made of: those of BlockSums, in that order. */
export type RatioData = readonly [
  blocks: number,
  trials: number,
  successes: number,
  trialsSquared: number,
  successesSquared: number,
  product: number,
];

/**
 * Sums up, over independent blocks, trials m and successes y: what `rateInterval` needs. A block without a trial does not
 * count. Exact up to 2^53.
 */
export class RatioSums {
  private blocks = 0;
  private trials = 0;
  private successes = 0;
  private trialsSquared = 0;
  private successesSquared = 0;
  private product = 0;
  private m = 0;
  private y = 0;

  /** Counts a trial of the block under way. */
  add(success: boolean): void {
    this.m++;
    if (success) this.y++;
  }

  /** Ends the block. */
  endBlock(): void {
    const { m, y } = this;
    if (m === 0) return;
    this.blocks++;
    this.trials += m;
    this.successes += y;
    this.trialsSquared += m * m;
    this.successesSquared += y * y;
    this.product += m * y;
    this.m = 0;
    this.y = 0;
  }

  toData(): RatioData {
    const { blocks, trials, successes, trialsSquared, successesSquared, product } = this;
    return [blocks, trials, successes, trialsSquared, successesSquared, product];
  }

  /** Adds the sums of other blocks. */
  merge([blocks, trials, successes, trialsSquared, successesSquared, product]: RatioData): void {
    this.blocks += blocks;
    this.trials += trials;
    this.successes += successes;
    this.trialsSquared += trialsSquared;
    this.successesSquared += successesSquared;
    this.product += product;
  }
}

/** The sums by name, as `rateInterval` takes them. */
export const blockSums = (sums: RatioSums): BlockSums => {
  const [blocks, trials, successes, trialsSquared, successesSquared, product] = sums.toData();
  return { blocks, trials, successes, trialsSquared, successesSquared, product };
};
