import fc from 'fast-check';
import { expect, it } from 'vitest';
import { sortWays } from './ways.js';

it('ways are sorted, each kept once', () => {
  fc.assert(
    fc.property(fc.array(fc.integer({ min: -3, max: 9 }), { maxLength: 12 }), (list) => {
      const ways = Float64Array.from(list);
      const count = sortWays(ways, list.length);
      expect([...ways.subarray(0, count)]).toEqual([...new Set(list)].sort((a, b) => a - b));
    }),
  );
});
