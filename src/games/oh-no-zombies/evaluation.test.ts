import { expect, test } from 'vitest';
import { parseOptions } from '../../core/options.js';
import { ohNoZombies } from './index.js';

const { evaluate, newState } = ohNoZombies.create(parseOptions(ohNoZombies.options, { players: 2 }, 'game'));

/** What both seats expect of a position. */
const expected = (first: unknown, second: unknown, more: Record<string, unknown> = {}): [number, number] => {
  const state = newState();
  state.load({ players: [first, second], ...more });
  const out = new Float64Array(2);
  evaluate!(state, out);
  expect(out[0] + out[1]).toBeLessThanOrEqual(1);
  return [out[0], out[1]];
};

const away = { human: 'shack' };

test('the nearer to a battery, the better', () => {
  expect(expected({ human: 'NE 1' }, away)[0]).toBeGreaterThan(expected({ human: 'inner 1' }, away)[0]);
});

test('a battery is better than none, and with one the shack is near', () => {
  const with_ = (space: string) => expected({ human: space, has: ['battery'] }, away)[0];
  expect(with_('inner 1')).toBeGreaterThan(expected({ human: 'inner 1' }, away)[0]);
  expect(with_('north 2')).toBeGreaterThan(with_('inner 3'));
});

test('what is good for one seat is bad for the other', () => {
  expect(expected({ human: 'north 2', has: ['battery'] }, away)[1]).toBeLessThan(expected(away, away)[1]);
});

test('a zombie nearby is bad, and less so with a weapon', () => {
  const near = { zombies: { 'light-1': 'inner 3' } };
  const unarmed = expected({ human: 'inner 1' }, away, near)[0];
  expect(unarmed).toBeLessThan(expected({ human: 'inner 1' }, away)[0]);
  expect(expected({ human: 'inner 1', has: ['torch of inner 6'] }, away, near)[0]).toBeGreaterThan(unarmed);
});

test('a turned player is nearer to winning the nearer it is to the last human', () => {
  const human = { human: 'outer 12' };
  expect(expected({ zombie: 'outer 10' }, human)[0]).toBeGreaterThan(expected({ zombie: 'outer 36' }, human)[0]);
});

test('who is out can not win', () => {
  expect(expected({ out: true }, away, { active: 1 })[0]).toBe(0);
});

test('the expectations sum to 1 but for the share of the neutral zombies', () => {
  const [first, second] = expected(away, away);
  expect(first + second).toBeGreaterThan(0.5);
  expect(first + second).toBeLessThan(1);
});

test('who moves next is ahead of who has just moved', () => {
  const [first, second] = expected(away, away);
  expect(first).toBeGreaterThan(second);
});

test('no seat is ahead before chance says who begins', () => {
  const [first, second] = expected(away, away, { phase: 'first', turn: 0 });
  expect(first).toBe(second);
});

test('without a battery, and with none left in the stores, there is little to hope for', () => {
  const left = { 'store NE': [], 'store SE': [], 'store SW': [], 'store NW': [] };
  const taken = { human: 'shack', has: ['battery', 'battery', 'battery', 'battery'] };
  expect(expected(away, taken, { stores: left })[0]).toBeLessThan(0.1);
});

test('the fewer of the cards left turn, the less an unarmed human has to fear', () => {
  const near = { zombies: { 'light-1': 'inner 3' } };
  const with_ = (turned: number) => expected({ human: 'inner 1' }, away, { ...near, deck: { turned, kill: 2 } })[0];
  expect(with_(0)).toBeGreaterThan(with_(7));
});

test('a roll that brings an attack is bad for the human whom it meets', () => {
  const players = [{ human: 'outer 12' }, { zombie: 'outer 36' }] as const;
  const rolled = (roll: number) =>
    expected(...players, { phase: 'zombie', roll, mover: 'light-1', zombies: { 'light-1': 'outer 8' } });
  expect(rolled(5)[0]).toBeLessThan(rolled(2)[0]);
});
