import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { blockSums, RatioSums } from './ratio-sums.js';

type Block = boolean[];

const sumsOf = (blocks: readonly Block[]): RatioSums => {
  const sums = new RatioSums();
  for (const block of blocks) {
    for (const success of block) sums.add(success);
    sums.endBlock();
  }
  return sums;
};

const blocks = fc.array(fc.array(fc.boolean(), { maxLength: 6 }), { maxLength: 20 });

describe('the sums over blocks', () => {
  it('are those of trials, successes, their squares and their product', () => {
    // Blocks of 1, 2 and 3 trials with 1, 0 and 2 successes.
    expect(blockSums(sumsOf([[true], [false, false], [true, false, true]]))).toEqual({
      blocks: 3,
      trials: 6,
      successes: 3,
      trialsSquared: 1 + 4 + 9,
      successesSquared: 1 + 0 + 4,
      product: 1 + 0 + 6,
    });
  });

  it('leave out blocks without a trial', () => {
    expect(sumsOf([[], [true], []]).toData()).toEqual(sumsOf([[true]]).toData());
  });

  it('hold only blocks that have ended', () => {
    const sums = sumsOf([[true]]);
    sums.add(true);
    expect(blockSums(sums).trials).toBe(1);
    sums.endBlock();
    expect(blockSums(sums)).toMatchObject({ blocks: 2, trials: 2 });
  });

  it('merge to the same however the blocks are cut, and in whatever order', () => {
    fc.assert(
      fc.property(fc.array(blocks, { maxLength: 6 }), (parts) => {
        const whole = sumsOf(parts.flat()).toData();
        for (const order of [parts, parts.toReversed()]) {
          const merged = new RatioSums();
          for (const part of order) merged.merge(sumsOf(part).toData());
          expect(merged.toData()).toEqual(whole);
        }
      }),
    );
  });
});
