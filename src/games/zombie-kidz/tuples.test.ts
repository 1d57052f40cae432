import { expect, test } from 'vitest';
import { classesOf, pack, type Tuple, unpack } from './tuples.js';

const one: Tuple = { heroes: 1, rooms: 1, entryways: 1, numbers: 2 };

test('a hero in the middle, in another room and on an entryway are three classes', () => {
  const { of, count } = classesOf(one);
  expect([...of]).toEqual([0, 1, 1, 1, 1, 2, 2, 2, 2]);
  expect(count).toBe(3);
});

test('colourings of the rooms by four kinds, mirror images counted once, are as many as Burnside counts', () => {
  // Four rooms around the middle: of 8 symmetries, by cycles of rooms 4, 2, 1, 2, 3, 3, 2, 2.
  const ring = (4 ** 4 + 4 ** 1 + 4 ** 2 + 4 ** 1 + 2 * 4 ** 3 + 2 * 4 ** 2) / 8;
  expect(classesOf({ heroes: 0, rooms: 4, entryways: 1, numbers: 1 }).count).toBe(4 * ring);
});

test('weights come out as they were packed, up to half a step, for all mirror images and each number', () => {
  const weights = Float32Array.of(0, -8, 7.99, 1.001, -0.5, 3.25);
  const table = unpack(one, pack(weights));
  const at = (place: number): number[] => [table[2 * place], table[2 * place + 1]];
  for (const place of [1, 2, 3, 4]) {
    expect(at(place)[0]).toBeCloseTo(7.99, 2);
    expect(at(place)[1]).toBeCloseTo(1.001, 2);
  }
  expect(at(0)).toEqual([0, -8]);
  expect(at(8)).toEqual([-0.5, 3.25]);
});

test('weights of another number are refused', () => {
  expect(() => unpack(one, 'AAAA')).toThrow('4 digits for 6 weights');
});
