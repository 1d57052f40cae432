import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { crc32 } from './crc32.js';
import { readTable, type Table, writeTable } from './table-file.js';

const tableOf = (keys: readonly number[]): Table => ({
  head: {
    ...{ game: 'pig', version: 1, options: { goal: 12, list: ['a', 'b'] }, from: 'start' as const, tolerance: 1e-6 },
    ...{ positions: 10, iterations: 3, low: 0.25, high: 0.2500001, choices: keys.length },
  },
  keys: Float64Array.from(keys),
  best: Uint16Array.from(keys, (_, i) => i % 300),
});

const keys = fc
  .uniqueArray(fc.integer({ min: 0, max: Number.MAX_SAFE_INTEGER }), { maxLength: 200 })
  .map((list) => list.sort((a, b) => a - b));

describe('the file of a table', () => {
  it('is read as it was written', () => {
    fc.assert(
      fc.property(keys, (list) => {
        expect(readTable(writeTable(tableOf(list)), 'a')).toEqual(tableOf(list));
      }),
    );
  });

  it('takes three bytes a position where keys lie close', () => {
    const near = Array.from({ length: 1000 }, (_, i) => 1000 * i);
    const [empty, full] = [writeTable(tableOf([])), writeTable(tableOf(near))];
    expect(full.length - empty.length).toBeLessThan(3.8 * 1000);
  });

  it('is refused with any bit of it changed, or any part of its end missing', () => {
    const file = writeTable(tableOf([1, 5, 2 ** 40, 2 ** 53 - 1]));
    for (let at = 0; at < file.length; at++) {
      const changed = file.slice();
      changed[at] ^= 1 << (at % 8);
      expect(() => readTable(changed, 'my.table')).toThrow(/^my\.table is (no table|damaged|a table in format)/);
      expect(() => readTable(file.subarray(0, at), 'my.table')).toThrow(/^my\.table is (no table|damaged)/);
    }
  });

  it('of another format is refused by its number', () => {
    expect(() => readTable(new TextEncoder().encode('zedbench table 2\nabc'), 'my.table')).toThrow(
      "my.table is a table in format 2, which this zedbench can't read: solve the game again with --save.",
    );
  });
});

it('the check is that of ISO 3309', () => {
  expect(crc32(new TextEncoder().encode('123456789'))).toBe(0xcbf43926);
  expect(crc32(new Uint8Array())).toBe(0);
});
