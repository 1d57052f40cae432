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

test('an action left is good for the side whose turn it is', () => {
  const squads = (actions: number): number => zombiesExpect(far, { phase: 'cheerleaders', actions });
  expect(zombiesExpect(far, { actions: 3 })).toBeGreaterThan(zombiesExpect(far, { actions: 1 }));
  expect(squads(3)).toBeLessThan(squads(1));
});

test('what can be reached in a turn is as good as eaten on the turn of the zombies, and not if a barricade is in the way', () => {
  const column = { zombies: [null, 'coach'] };
  const out = { out: ['clover'] };
  expect(zombiesExpect(column, { ...out, actions: 2 }) - zombiesExpect(column, { ...out, actions: 1 })).toBeGreaterThan(
    0.1,
  );
  expect(zombiesExpect(column, out)).toBeGreaterThan(zombiesExpect({ ...column, pile: ['damaged blank'] }, out) + 0.1);
});

test('a special action that is half played is still worth something', () => {
  const near = { zombies: ['coach'] };
  const principal = (left: number): number => zombiesExpect(near, { phase: 'principal', turn: 2, actions: 2, left });
  expect(principal(3)).toBeLessThan(principal(1));
});

/** What the zombies expect where so far they have laid one card, in the first row before a cheerleader or the last. */
const laid = (card: string, before: string, row: 'first' | 'last' = 'first'): number => {
  const state = newState();
  const zombies = [null, null, ...(row === 'first' ? [card] : [null, null, null, null, null, card])];
  const columns = ['clover', 'gloria', 'vanessa', 'pam'].map((cheerleader) =>
    cheerleader === before ? { cheerleader, zombies } : { cheerleader },
  );
  state.load({ phase: 'zombie', column: 0, cursor: 2, hand: { drum: 1 }, columns });
  const out = new Float64Array(2);
  evaluate!(state, out);
  return out[0];
};

test('a horde is laid better the less Gloria can blow up with what she hits: nerds near her, bosses and lunch ladies elsewhere', () => {
  expect(laid('nerd', 'gloria')).toBeGreaterThan(laid('nerd', 'clover'));
  for (const card of ['lunch', 'coach']) expect(laid(card, 'gloria')).toBeLessThan(laid(card, 'clover'));
});

test('a horde is laid better with bosses near Pam, who stop her flame, and bass drums, who do not, elsewhere', () => {
  expect(laid('coach', 'pam')).toBeGreaterThan(laid('coach', 'vanessa'));
  expect(laid('drum', 'pam')).toBeLessThan(laid('drum', 'vanessa'));
});

test('a nerd is laid better in the first row than in the last, a boss in the last', () => {
  expect(laid('nerd', 'clover')).toBeGreaterThan(laid('nerd', 'clover', 'last'));
  expect(laid('coach', 'clover')).toBeLessThan(laid('coach', 'clover', 'last'));
});

test('Gloria stands better away from the edge, where her blast reaches two columns more', () => {
  const out = new Float64Array(2);
  const zombies = [1, 0].map((column) => {
    const state = newState();
    const columns = [0, 1, 2, 3].map((each) => ({ cheerleader: each === column ? 'gloria' : null }));
    state.load({ phase: 'cheerleader', column: 2, columns });
    evaluate!(state, out);
    return out[0];
  });
  expect(zombies[0]).toBeLessThan(zombies[1]);
});
