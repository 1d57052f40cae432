import fc from 'fast-check';
import { expect, test } from 'vitest';
import { holm } from './holm.js';

test('rejects step by step as in the worked example of four hypotheses', () => {
  // Sorted: 4 x 0.005, 3 x 0.01, 2 x 0.03, and 0.04 may not fall below the 0.06 before it. R's p.adjust agrees.
  expect(holm([0.01, 0.04, 0.03, 0.005]).map((p) => p.toFixed(12))).toEqual(
    [0.03, 0.06, 0.06, 0.02].map((p) => p.toFixed(12)),
  );
});

test('leaves a single p value alone and accepts none', () => {
  expect(holm([0.03])).toEqual([0.03]);
  expect(holm([])).toEqual([]);
});

test('never exceeds 1, treats equal values alike', () => {
  expect(holm([0.5, 0.5, 0.9])).toEqual([1, 1, 1]);
  expect(holm([0.01, 0.01])).toEqual([0.02, 0.02]);
});

test('lies between the p value and its Bonferroni adjustment, whatever the order', () => {
  fc.assert(
    fc.property(fc.array(fc.double({ min: 0, max: 1, noNaN: true }), { maxLength: 12 }), (p) => {
      const adjusted = holm(p);
      for (const [i, value] of adjusted.entries()) {
        expect(value).toBeGreaterThanOrEqual(p[i]);
        expect(value).toBeLessThanOrEqual(Math.min(1, p.length * p[i]));
      }
      expect(holm(p.toReversed())).toEqual(adjusted.toReversed());
    }),
  );
});
