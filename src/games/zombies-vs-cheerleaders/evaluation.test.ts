import { expect, test } from 'vitest';
import { parseOptions } from '../../core/options.js';
import { zombiesVsCheerleaders } from './index.js';

const { evaluate, newState } = zombiesVsCheerleaders.create(parseOptions(zombiesVsCheerleaders.options, {}, 'game'));

/** What the zombies expect of a position of four columns. */
const zombiesExpect = (first: unknown, more: Record<string, unknown> = {}): number => {
  const state = newState();
  state.load({ columns: [first, { zombies: [null, null, 'drum'] }, {}, {}], ...more });
  const out = new Float64Array(2);
  evaluate!(state, out);
  expect(out[0] + out[1]).toBeCloseTo(1, 12);
  return out[0];
};

const far = { zombies: [null, null, null, null, 'coach'] };

test('the nearer a zombie is, the better for the zombies', () => {
  expect(zombiesExpect({ zombies: [null, 'coach'] })).toBeGreaterThan(zombiesExpect(far));
});

test('barricades are good for the cheerleaders, and intact ones better', () => {
  const [none, damaged, intact] = [[], ['damaged blank'], ['intact']].map((pile) => zombiesExpect({ ...far, pile }));
  expect(none).toBeGreaterThan(damaged);
  expect(damaged).toBeGreaterThan(intact);
});

test('a cheerleader who is out is good for the zombies, and most where a zombie stands before her', () => {
  const out = zombiesExpect(far, { out: ['clover'] });
  expect(out).toBeGreaterThan(zombiesExpect(far));
  expect(zombiesExpect({ zombies: ['coach'] }, { out: ['clover'] })).toBeGreaterThan(out);
});

test('tokens are good for the cheerleaders', () => {
  expect(zombiesExpect(far, { energy: { gloria: 1 } })).toBeGreaterThan(zombiesExpect(far, { energy: { gloria: 4 } }));
});

test('fewer zombies are good for the cheerleaders', () => {
  expect(zombiesExpect({ zombies: [null, null, null, null, 'coach', 'nerd'] })).toBeGreaterThan(zombiesExpect(far));
});
