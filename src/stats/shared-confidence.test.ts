import { expect, test } from 'vitest';
import { sharedConfidence } from './shared-confidence.js';

test('shares the error equally', () => {
  expect(sharedConfidence(0.95, 10)).toBeCloseTo(0.995, 15);
  expect(sharedConfidence(0.9, 4)).toBeCloseTo(0.975, 15);
});

test('leaves a single cell its confidence', () => {
  expect(sharedConfidence(0.95, 1)).toBeCloseTo(0.95, 15);
});
