import { describe, expect, it } from 'vitest';
import { CHANCE, type Game, TERMINAL } from '../../core/game.js';
import { parseOptions } from '../../core/options.js';
import { boundsAt, solve } from '../../search/solve/solve.js';
import { zombieKidz } from './index.js';

const gameOf = (options: Record<string, unknown>): Game =>
  zombieKidz.create(parseOptions(zombieKidz.options, options, 'game')) as Game;

/** The bounds of the value of a position. */
const solved = (game: Game, position: unknown): readonly [number, number] => {
  const root = game.newState();
  if (position) root.load(position);
  const solution = solve(game, [root], { limit: 1_000_000, tolerance: 1e-7, maxIterations: 10_000 });
  return boundsAt(game, solution, root) as readonly [number, number];
};

/** A position and what each action or outcome leads to: the number of a position, or -1 - the team's return at an end. */
interface Place {
  readonly odds: readonly number[] | undefined;
  readonly to: readonly number[];
}

/** A position in JSON without what is only counted: all that the rules look at. */
const plain = (json: unknown): string => {
  const { turn, counts, ...position } = json as Record<string, unknown>;
  return JSON.stringify(position);
};

/** All positions that can be reached, through the contract of games alone: no keys, no mirror images, no seat for another. */
const placesOf = (game: Game, position: unknown): Place[] => {
  const { maxLegalActions, maxChanceOutcomes, seats } = game.info;
  const [state, next] = [game.newState(), game.newState()];
  const actions = new Int32Array(maxLegalActions);
  const probability = new Float64Array(maxChanceOutcomes);
  const returns = new Float64Array(seats);
  if (position) state.load(position);
  const texts = [plain(state.toJSON())];
  const numbers = new Map([[texts[0], 0]]);
  const follow = (action: number): number => {
    next.copyFrom(state);
    next.apply(action);
    if (next.seat === TERMINAL) {
      next.returns(returns);
      return -1 - returns[0];
    }
    const text = plain(next.toJSON());
    const number = numbers.get(text) ?? texts.push(text) - 1;
    numbers.set(text, number);
    return number;
  };
  const places: Place[] = [];
  for (let i = 0; i < texts.length; i++) {
    state.load(JSON.parse(texts[i]));
    const chance = state.seat === CHANCE;
    const count = chance ? state.chanceOutcomes(actions, probability) : state.legalActions(actions);
    const to = Array.from(actions.slice(0, count), follow);
    places.push({ odds: chance ? [...probability.slice(0, count)] : undefined, to });
  }
  return places;
};

/** The value of the first place: values rise from below, by plain repetition, until none does any more. */
const repeated = (places: readonly Place[]): number => {
  const values = new Float64Array(places.length);
  const worth = (to: number): number => (to >= 0 ? values[to] : -1 - to);
  for (let most = 1; most > 1e-10; ) {
    most = 0;
    for (let i = places.length - 1; i >= 0; i--) {
      const { odds, to } = places[i];
      let value = 0;
      for (let k = 0; k < to.length; k++) {
        if (odds) value += odds[k] * worth(to[k]);
        else value = Math.max(value, worth(to[k]));
      }
      most = Math.max(most, value - values[i]);
      values[i] = value;
    }
  }
  return values[0];
};

/** One lock is missing, both heroes are in the middle, and three zombies are on their way out. */
const LATE = { die: 'toRoll', locked: ['ne', 'se', 'nw'], zombies: { blue: 1, green: 1, sw: 1 } };

describe.each(['night', 'day'])('two heroes who never err, on the %s side', (side) => {
  it.each([
    ['one lock, from the start', { locks: 1 }, undefined],
    ['the last of four locks', { locks: 4, whiteFaces: 3 }, LATE],
  ])('win as often as plain repetition over positions in JSON says: %s', (_, options, position) => {
    const game = gameOf({ side, zombies: 4, ...options });
    const [low, high] = solved(game, position);
    const value = repeated(placesOf(game, position));
    expect(value).toBeGreaterThan(0);
    expect(high - low).toBeLessThan(1e-7);
    expect(Math.abs(value - (low + high) / 2)).toBeLessThan(1e-6);
  });
});
