import { expect, test } from 'vitest';
import { CHANCE } from '../../core/game.js';
import type { Rng } from '../../core/rng.js';
import {
  copiedWhole,
  drawnAsListed,
  loadedAsWritten,
  optionCases,
  randomPlayOf,
  unbroken,
} from '../../testing/random-play.js';
import * as actions from './actions.js';
import { zombieBus } from './index.js';
import type { BusState } from './state.js';

const buffer = new Int32Array(1000);

/** Evenly random play is overrun in two turns: this one assigns all it can and mostly keeps its dice, so that games last. */
const eager = (state: BusState, rng: Rng): number => {
  const count = state.legalActions(buffer);
  const one = buffer[rng.below(count)];
  const done = actions.kindOf(one) === actions.DONE && count > 1;
  return done && rng.below(8) > 0 ? buffer[rng.below(count - 1)] : one;
};

const { gameOf, play } = randomPlayOf(zombieBus, eager);

const sets = optionCases([
  {},
  ...zombieBus.conformance!,
  { busLimit: 8, startZombies: 0, rolls: 5, dice: 8 },
  { players: 3, busLimit: 8, curseLift: 'atOnce', startZombies: 0 },
]);

test.each(sets)('with options %s no play reaches a broken position', (_, set) => play(set, 200, unbroken(gameOf(set))));

test.each(sets)('with options %s every position is loaded as it is written', (_, set) =>
  play(set, 20, loadedAsWritten(gameOf(set))),
);

test.each(sets)('with options %s the k-th number drawn gives the k-th action listed', (_, set) =>
  play(set, 20, drawnAsListed(gameOf(set))),
);

test('one result of an assignment has one path', () => {
  const { newState } = gameOf({ players: 3, heroes: ['steven', 'jenny', 'creepy'] });
  const start = newState();
  start.load({
    dice: ['jaw', 'brain', 'half', 'half', 'action', 'action'],
    notch: 3,
    bus: ['JBA', 'JBA', { zombie: 'JBF', wounds: 'F' }, 'guard'],
    seats: [{}, { zombies: ['JB', 'AF'] }, { zombies: ['JB +1'] }],
  });
  const results = new Map<string, string>();
  const walk = (state: BusState, path: string): void => {
    if (state.seat === CHANCE) return;
    const legal = Array.from(buffer.subarray(0, state.legalActions(buffer)));
    for (const action of legal) {
      const next = newState();
      next.copyFrom(state);
      next.apply(action);
      const here = `${path} > ${state.describeAction(action)}`;
      if (actions.kindOf(action) !== actions.DONE) {
        walk(next, here);
        continue;
      }
      // What is left of the dice, who is attacked and what is wounded: all that an assignment decides.
      const { dice, opened, powerUsed, extraFaces } = state;
      const wounds = Array.from(state.zombies.subarray(0, state.count), (zombie, slot) => [
        zombie,
        state.assigned[slot],
      ]);
      const result = JSON.stringify([dice, opened, powerUsed, extraFaces, wounds]);
      if (results.has(result)) expect(here).toBe(results.get(result));
      results.set(result, here);
    }
  };
  walk(start, '');
  expect(results.size).toBeGreaterThan(100);
});

test('a copy is independent of what it was copied from', () => play({}, 20, copiedWhole(gameOf({}))));
