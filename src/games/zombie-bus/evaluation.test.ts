import { expect, test } from 'vitest';
import { scenesOf } from '../../testing/scene.js';
import { zombieBus } from './index.js';

const at = scenesOf(zombieBus);

/** What the position is worth to each seat. */
const worth = (position: Record<string, unknown>, options: Record<string, unknown> = {}): number[] => {
  const { game, state } = at({ seats: [{}, {}], ...position }, { players: 2, ...options });
  const out = new Float64Array(2);
  game.evaluate!(state, out);
  return [...out];
};

const freed = { seats: [{ tiles: ['purple 2 worth 3', 'purple 3 worth 4'] }, {}] };
const late = { gone: { JBAF: 5, JBA: 2, JBF: 2, JAF: 2, BAF: 2 } };

test.each<[string, Record<string, unknown>, Record<string, unknown>]>([
  ['tiles freed are better than tiles to free', freed, {}],
  ['an empty bus is better than a besieged one', {}, { bus: ['JBA', 'JBF'] }],
  ['a wounded zombie is better than a whole one', { bus: [{ zombie: 'JBA', wounds: 'J' }] }, { bus: ['JBA'] }],
  ['a hero alone is better than one with zombies', {}, { seats: [{ zombies: ['JB', 'AF'] }, {}] }],
  ['a curse is worse than none', { bus: ['JBF'] }, { bus: ['JBF no-action'] }],
  ['a token is better than none', { seats: [{ tokens: { weapon: 1 } }, {}] }, {}],
  ['more cards in the pile are better than few', {}, late],
  ['dice that free a tile are better than others', { dice: ['action', 'action'] }, { dice: ['jaw', 'brain'] }],
  [
    'a zombie that the dice assigned kill is better than one that they wound',
    { begun: true, stage: 'wound', dice: [], bus: [{ zombie: 'JB', assigned: 'JB' }] },
    { begun: true, stage: 'wound', dice: [], bus: [{ zombie: 'JB', assigned: 'J' }] },
  ],
])('%s', (_, better, worse) => {
  expect(worth(better)[0]).toBeGreaterThan(worth(worse)[0]);
});

test('a zombified seat expects little', () => {
  const [gone, playing] = worth({ active: 1, seats: [{ fate: 'zombified' }, {}] });
  expect(gone).toBeLessThan(playing / 5);
});

test('who has fled hopes that there is no rescue, and that nobody who fled has more points', () => {
  const lost = { ...late, bus: ['JB', 'AF', 'JBF no-action', 'BAF no-action', 'twins'] };
  const seats = [{ fate: 'fled' }, {}];
  expect(worth({ ...lost, active: 1, seats })[0]).toBeGreaterThan(worth({ active: 1, seats })[0]);
});

test('by utility=points a seat expects a thousandth of its points on top', () => {
  const position = { seats: [{ zombiePoints: 10 }, {}] };
  expect(worth(position, { utility: 'points' })[0] - worth(position)[0]).toBeCloseTo(0.01, 12);
});
