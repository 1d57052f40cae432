import { describe, expect, it } from 'vitest';
import { CHANCE, type State } from '../../core/game.js';
import { scenesOf } from '../../testing/scene.js';
import { zombieBus } from './index.js';

const at = scenesOf(zombieBus);

const judged = (position: Record<string, unknown>, options: Record<string, unknown> = {}) => {
  const { game, state } = at(position, { players: 2, heroes: ['steven', 'jenny'], ...options });
  const next = game.newState();
  const worth = (of: State): number => {
    const out = new Float64Array(2);
    game.evaluate!(of, out);
    return out[0];
  };
  /** What the position is worth after each action or outcome. */
  const after = (actions: Int32Array): number[] =>
    [...actions].map((action) => {
      next.copyFrom(state);
      next.apply(action);
      return worth(next);
    });
  return { game, state, worth, after };
};

const BUS = ['JBA', { zombie: 'JF +1', wounds: 'J' }, 'JBAF'];
const ROLLED = ['action', 'action', 'jaw', 'half', 'foot', 'foot'];

/** The mean of what can come up. */
const mean = (position: Record<string, unknown>, options?: Record<string, unknown>): { now: number; mean: number } => {
  const { game, state, worth, after } = judged(position, options);
  expect(state.seat).toBe(CHANCE);
  expect(game.weighsChance!(state)).toBe(true);
  const outcomes = new Int32Array(game.info.maxChanceOutcomes);
  const probabilities = new Float64Array(game.info.maxChanceOutcomes);
  const count = state.chanceOutcomes(outcomes, probabilities);
  const values = after(outcomes.subarray(0, count));
  return { now: worth(state), mean: values.reduce((sum, value, i) => sum + value * probabilities[i], 0) };
};

/** The best of what the seat can do. */
const best = (position: Record<string, unknown>, options?: Record<string, unknown>): { now: number; best: number } => {
  const { game, state, worth, after } = judged(position, options);
  const legal = new Int32Array(game.info.maxLegalActions);
  return { now: worth(state), best: Math.max(...after(legal.subarray(0, state.legalActions(legal)))) };
};

describe('while dice are rolled a turn is worth', () => {
  it.each<[string, Record<string, unknown>]>([
    ['before the first roll', { phase: 'roll', rolling: 6, dice: [], rolled: 0 }],
    ['before the second', { phase: 'roll', rolling: 3, dice: ['action', 'action', 'jaw'], rolled: 1 }],
    ['before the last', { phase: 'roll', rolling: 4, dice: ['half', 'foot'], rolled: 2 }],
    ['with a zombie on the hero', { phase: 'roll', rolling: 6, dice: [], rolled: 0, seats: [{ zombies: ['AF'] }, {}] }],
  ])('the mean of what can come up, %s', (_, position) => {
    const { now, mean: later } = mean({ bus: BUS, seats: [{}, {}], diceInHand: 6, ...position });
    expect(now).toBeCloseTo(later, 12);
  });

  it.each<[string, Record<string, unknown>, Record<string, unknown>]>([
    ['after the first roll', { rolled: 1 }, {}],
    ['after the second', { rolled: 2 }, {}],
    ['where the bus is about to be overrun', { rolled: 1, bus: [...BUS, 'BAF', 'JBF'] }, {}],
    ['as Creepy', { rolled: 2 }, { heroes: ['creepy', 'jenny'] }],
    ['as Bruce', { rolled: 2, seats: [{}, { zombies: ['AF'] }] }, { heroes: ['bruce', 'jenny'] }],
    ['with eight dice', { rolled: 2, dice: [...ROLLED, 'brain', 'arm'], diceInHand: 8 }, { dice: 8 }],
  ])('the best choice of dice to roll again, %s', (_, position, options) => {
    const { now, best: later } = best(
      { phase: 'reroll', bus: BUS, seats: [{}, {}], dice: ROLLED, diceInHand: 6, ...position },
      options,
    );
    expect(now).toBeCloseTo(later, 12);
  });
});

/** The worth of dice that lie, nothing assigned. */
const lying = (
  dice: string[],
  position: Record<string, unknown> = {},
  options: Record<string, unknown> = {},
): number => {
  const { state, worth } = judged({ dice, bus: BUS, seats: [{}, {}], ...position }, options);
  return worth(state);
};

describe('dice that lie are worth', () => {
  it('no less for one of them more', () => {
    const faces = ['jaw', 'brain', 'arm', 'foot', 'half', 'action'];
    for (const a of faces) {
      for (const b of faces) {
        for (const more of faces) {
          expect(lying([a, b, more])).toBeGreaterThanOrEqual(lying([a, b]));
        }
      }
    }
  });

  it('as much with a pair of half-targets as with the face that serves best', () => {
    const faces = ['jaw', 'brain', 'arm', 'foot', 'action'];
    expect(lying(['action', 'half', 'half'])).toBeCloseTo(
      Math.max(...faces.map((face) => lying(['action', face]))),
      12,
    );
  });

  it('as much as the best die that Creepy could turn to an action face makes them', () => {
    const creepy = { heroes: ['creepy', 'jenny'] };
    const tile = { bus: [] };
    expect(lying(['action', 'jaw'], tile, creepy)).toBeGreaterThan(lying(['action', 'jaw'], tile));
    expect(lying(['action', 'jaw'], tile, creepy)).toBeCloseTo(lying(['action', 'action'], tile, creepy), 12);
  });

  it('more where they clear a bus about to be overrun', () => {
    const bus = ['JB', 'JBA', 'JBF', 'BAF'];
    expect(lying(['jaw', 'brain'], { bus })).toBeGreaterThan(10 * lying(['jaw', 'jaw'], { bus }));
  });

  it('the rescue itself where they free the last tile', () => {
    const tiles = ['purple 2 worth 3', 'purple 3 worth 4', 'purple 3 worth 5', 'purple 3 worth 5', 'purple 3 worth 6'];
    const seats = [{ tiles: [...tiles, 'purple 4 worth 6', 'purple 4 worth 7'] }, {}];
    expect(lying(['action', 'action'], { seats, bus: [] })).toBeGreaterThan(0.98);
  });
});
