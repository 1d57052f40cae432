import { expect, test } from 'vitest';
import { CHANCE, TERMINAL } from '../../core/game.js';
import { parseOptions } from '../../core/options.js';
import { Rng } from '../../core/rng.js';
import * as actions from './actions.js';
import { zombieBus } from './index.js';
import type { BusState } from './state.js';

const gameOf = (given: Record<string, unknown>) => zombieBus.create(parseOptions(zombieBus.options, given, 'game'));

const buffer = new Int32Array(1000);

/** Evenly random play is overrun in two turns: this one assigns all it can and mostly keeps its dice, so that games last. */
const eager = (state: BusState, rng: Rng): number => {
  const count = state.legalActions(buffer);
  const one = buffer[rng.below(count)];
  const done = actions.kindOf(one) === actions.DONE && count > 1;
  return done && rng.below(8) > 0 ? buffer[rng.below(count - 1)] : one;
};

/** Plays games and shows each node. */
const play = (given: Record<string, unknown>, games: number, look: (state: BusState) => void) => {
  const state = gameOf(given).newState();
  const rng = new Rng().seed(4711, games);
  for (let k = 0; k < games; k++) {
    state.reset();
    for (; state.seat !== TERMINAL; look(state)) {
      state.apply(state.seat === CHANCE ? state.sampleChance(rng) : eager(state, rng));
    }
  }
};

const sets = [
  {},
  ...zombieBus.conformance!,
  { busLimit: 8, startZombies: 0, rolls: 5, dice: 8 },
  { players: 3, busLimit: 8, curseLift: 'atOnce', startZombies: 0 },
].map((set) => [JSON.stringify(set), set as Record<string, unknown>] as const);

test.each(sets)('with options %s no play reaches a broken position', (_, set) => {
  const game = gameOf(set);
  play(set, 200, (state) => {
    if (game.brokenInvariant!(state) !== null) throw new Error(`${game.brokenInvariant!(state)}\n${state.describe()}`);
  });
});

test.each(sets)('with options %s every position is loaded as it is written', (_, set) => {
  const other = gameOf(set).newState();
  play(set, 20, (state) => {
    const json = JSON.stringify(state);
    other.load(JSON.parse(json));
    if (JSON.stringify(other) !== json) expect(other.toJSON()).toEqual(state.toJSON());
    if (other.seat !== state.seat) expect(other.seat).toBe(state.seat);
  });
});

test.each(sets)('with options %s the k-th number drawn gives the k-th action listed', (_, set) => {
  const out = new Int32Array(gameOf(set).info.maxLegalActions);
  play(set, 20, (state) => {
    if (state.seat < 0) return;
    const count = state.legalActions(out);
    if (state.countActions() !== count) expect(state.countActions(), state.describe()).toBe(count);
    for (let k = 0; k < count; k++) {
      const below = (n: number) => (n === count ? k : Number.NaN);
      if (state.sampleAction({ below } as Rng) !== out[k]) expect(k, state.describe()).toBe(-1);
    }
  });
});

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

test('a copy is independent of what it was copied from', () => {
  const { newState } = gameOf({});
  play({}, 20, (state) => {
    const copy = newState();
    copy.copyFrom(state);
    const before = JSON.stringify(copy);
    expect(before).toBe(JSON.stringify(state));
    if (state.seat === TERMINAL) return;
    const rng = new Rng().seed(5);
    const other = newState();
    other.copyFrom(copy);
    other.apply(other.seat === CHANCE ? other.sampleChance(rng) : other.sampleAction(rng));
    expect(JSON.stringify(copy)).toBe(before);
  });
});
