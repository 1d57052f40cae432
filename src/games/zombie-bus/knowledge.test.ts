import { expect, test } from 'vitest';
import { Rng } from '../../core/rng.js';
import { scenesOf } from '../../testing/scene.js';
import { zombieBus } from './index.js';

const at = scenesOf(zombieBus);
const three = { players: 3 };

/** Of the purple tiles of cost 3 one is worth 4, two are worth 5 and one is worth 6. */
const FREED = { seats: [{ tiles: ['purple 3 worth 4'] }, { tiles: ['purple 3 worth 6'] }, {}] };

/** How often a seat's only tile is worth so much, as an observer deals it. */
const dealt = (observer: number, seat: number, position: unknown, options: Record<string, unknown> = {}) => {
  const { game, state } = at(position, { ...three, ...options });
  const copy = game.newState();
  const counts: Record<string, number> = {};
  for (let k = 0; k < 3000; k++) {
    copy.copyFrom(state);
    copy.determinize(observer, new Rng().seed(k));
    const [tile] = (copy.toJSON() as typeof FREED).seats[seat].tiles!;
    counts[tile] = (counts[tile] ?? 0) + 1;
  }
  return counts;
};

/** Five standard deviations of a count of 3000 at the widest. */
const NEAR = 5 * Math.sqrt(3000 * 0.25);

test("another seat's tile is dealt from those of its look that the observer has not seen", () => {
  const counts = dealt(0, 1, FREED);
  expect(Object.keys(counts).sort()).toEqual(['purple 3 worth 5', 'purple 3 worth 6']);
  expect(Math.abs(counts['purple 3 worth 5'] - 2000)).toBeLessThan(NEAR);
});

test('a seat without tiles knows nothing of those of the others', () => {
  const counts = dealt(2, 1, FREED);
  expect(Math.abs(counts['purple 3 worth 4'] - 750)).toBeLessThan(NEAR);
  expect(Math.abs(counts['purple 3 worth 5'] - 1500)).toBeLessThan(NEAR);
});

test('its own tiles stay, as all do where they lie open or the game is over', () => {
  expect(dealt(1, 1, FREED)).toEqual({ 'purple 3 worth 6': 3000 });
  expect(dealt(0, 1, FREED, { tilePoints: 'open' })).toEqual({ 'purple 3 worth 6': 3000 });
  expect(
    dealt(0, 1, { ...FREED, end: 'scattered', seats: FREED.seats.map((seat) => ({ ...seat, fate: 'fled' })) }),
  ).toEqual({
    'purple 3 worth 6': 3000,
  });
});

test('one who fled or is zombified goes on knowing his tiles alone', () => {
  const seats = [{ ...FREED.seats[0], fate: 'fled' }, { ...FREED.seats[1], fate: 'zombified' }, {}];
  expect(dealt(1, 1, { seats, active: 2 })).toEqual({ 'purple 3 worth 6': 3000 });
  expect(Object.keys(dealt(0, 1, { seats, active: 2 })).sort()).toEqual(['purple 3 worth 5', 'purple 3 worth 6']);
});

test('what a freed tile is worth its owner sees, and to the others all tiles of its look are one', () => {
  const { state } = at({ dice: ['action', 'action', 'action'], seats: [{}, {}, {}] }, three).take(
    'free the purple 2 of pile 0',
  );
  const outcomes = new Int32Array(600);
  const count = state.chanceOutcomes(outcomes, new Float64Array(600));
  expect(count).toBe(2);
  const seenBy = (observer: number) => [0, 1].map((i) => state.observedAs(outcomes[i], observer));
  expect(new Set(seenBy(0)).size).toBe(2);
  expect(new Set(seenBy(1)).size).toBe(1);
  expect([0, 1].map((i) => state.describeAction(outcomes[i], 0))).toEqual([
    'steven frees a cheerleader worth 3',
    'steven frees a cheerleader worth 4',
  ]);
  expect(state.describeAction(outcomes[0], 1)).toBe('steven looks at the freed cheerleader');
});
