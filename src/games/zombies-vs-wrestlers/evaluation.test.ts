import { expect, test } from 'vitest';
import { type Scene, scenesOf } from '../../testing/scene.js';
import { zombiesVsWrestlers } from './index.js';

const at = scenesOf(zombiesVsWrestlers);
const mirror = { factions: ['wrestlers', 'wrestlers'] };

const judged = ({ game, state }: Scene): number[] => {
  const out = new Float64Array(game.info.seats);
  game.evaluate!(state, out);
  return [...out];
};

test('before the first turn is decided nobody is judged to have it', () => {
  expect(judged(at(undefined, mirror))).toEqual([0.5, 0.5]);
});

test('between equal seats the turn is worth something', () => {
  const [toMove, other] = judged(at({ active: 1, seats: [{}, {}] }, mirror)).reverse();
  expect(toMove).toBeGreaterThan(other);
});

test('a destroyed die costs expected return', () => {
  const whole = judged(at({ seats: [{ combat: [1, 2, 3] }, { combat: [1, 2, 3] }] }));
  const less = judged(at({ seats: [{ combat: [1, 2], destroyed: [3] }, { combat: [1, 2, 3] }] }));
  expect(less[0]).toBeLessThan(whole[0]);
});

test('a hero is worth more than a rank 1, in combat more than in the cup', () => {
  const of = (combat: number[]) => judged(at({ seats: [{ combat }, {}] }))[0];
  expect(of([5])).toBeGreaterThan(of([1]));
  expect(of([1])).toBeGreaterThan(of([]));
});

test('a seat that is out expects nothing, and the expectations sum to 1', () => {
  const options = { factions: ['zombies', 'wrestlers', 'wrestlers'], dice: 2 };
  const [a, b, c] = judged(at({ seats: [{}, { destroyed: { 0: [1, 1] } }, { combat: [6] }] }, options));
  expect(b).toBe(0);
  expect(a + c).toBeCloseTo(1, 15);
});
