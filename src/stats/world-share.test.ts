import { expect, test } from 'vitest';
import { wilson } from './wilson.js';
import { worldShare } from './world-share.js';

const verdicts = (inBand: number, tooEasy: number, undecided: number): string[] => [
  ...Array<string>(inBand).fill('in band'),
  ...Array<string>(tooEasy).fill('too easy'),
  ...Array<string>(undecided).fill('undecided'),
];

test('counts the worlds that agree, those that say otherwise, and those that leave it open', () => {
  const { interval, ...counts } = worldShare('in band', verdicts(40, 5, 15), 0.95);
  expect(counts).toEqual({ holds: 40, fails: 5, undecided: 15, share: 40 / 60 });
  expect(interval).toEqual(wilson(40, 60, 0.95));
  expect(interval?.low).toBeCloseTo(0.5406, 4);
  expect(interval?.high).toBeCloseTo(0.7727, 4);
});

test('a claim that no world shares holds in none, and its interval is not of width zero', () => {
  const { holds, fails, interval } = worldShare('too hard', verdicts(60, 0, 0), 0.95);
  expect([holds, fails]).toEqual([0, 60]);
  expect(interval?.low).toBe(0);
  expect(interval?.high).toBeGreaterThan(0.05);
});

test('has no interval below 60 worlds', () => {
  expect(worldShare('in band', verdicts(40, 4, 15), 0.95)).toMatchObject({ share: 40 / 59, interval: undefined });
  expect(worldShare('in band', [], 0.95)).toMatchObject({ holds: 0, fails: 0, undecided: 0, share: Number.NaN });
});
