import { expect, it } from 'vitest';
import { digitsFromLast } from './mixed-radix.js';

it('takes digits off in the reverse of the order in which they were put together', () => {
  const digits = [6, 0, 12, 3, 40_000];
  const bases = [7, 2, 13, 4, 1 << 20];
  const key = digits.reduce((sum, digit, i) => sum * bases[i] + digit, 0);
  const take = digitsFromLast(key);
  expect(bases.map((_, i) => take(bases[bases.length - 1 - i]))).toEqual([...digits].reverse());
});
