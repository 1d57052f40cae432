import { expect, test } from 'vitest';
import { verdict } from './verdict.js';

const target = [0.4, 0.5] as const;

test('is in band where the whole interval is, edges included', () => {
  expect(verdict({ low: 0.42, high: 0.48 }, target)).toBe('in band');
  expect(verdict({ low: 0.4, high: 0.5 }, target)).toBe('in band');
});

test('is too hard wholly below the band and too easy wholly above', () => {
  expect(verdict({ low: 0.1, high: 0.39 }, target)).toBe('too hard');
  expect(verdict({ low: 0.51, high: 0.6 }, target)).toBe('too easy');
});

test('is undecided where the interval reaches across an edge', () => {
  expect(verdict({ low: 0.39, high: 0.45 }, target)).toBe('undecided');
  expect(verdict({ low: 0.45, high: 0.51 }, target)).toBe('undecided');
  expect(verdict({ low: 0.3, high: 0.6 }, target)).toBe('undecided');
  expect(verdict({ low: 0.3, high: 0.4 }, target)).toBe('undecided');
  expect(verdict({ low: 0, high: 1 }, target)).toBe('undecided');
});

test('is in band for a band of all rates', () => {
  expect(verdict({ low: 0, high: 1 }, [0, 1])).toBe('in band');
});
