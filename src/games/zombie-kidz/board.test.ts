import { expect, test } from 'vitest';
import { CHANCE, TERMINAL } from '../../core/game.js';
import { parseOptions } from '../../core/options.js';
import { Rng } from '../../core/rng.js';
import { FIRST_ENTRYWAY, LAYOUT, neighboursOf, ROOMS, SPACES, spaceOf } from './board.js';
import { zombieKidz } from './index.js';
import { STRIDE } from './rules.js';
import type { KidzState } from './state.js';

const sides = [['day'], ['night']] as const;
const namesNextTo = (side: 'day' | 'night', name: string) => neighboursOf(side)[spaceOf(name)].map((at) => SPACES[at]);

test.each([
  ['day', 12],
  ['night', 16],
] as const)('the %s side has %i links, each in both directions', (side, links) => {
  const next = neighboursOf(side);
  expect(next.flat()).toHaveLength(2 * links);
  next.forEach((beside, space) => {
    for (const other of beside) expect(next[other]).toContain(space);
    expect(beside).not.toContain(space);
    expect(new Set(beside).size).toBe(beside.length);
  });
});

test.each(sides)('on the %s side no entryway touches another, nor the red room', (side) => {
  for (let entryway = FIRST_ENTRYWAY; entryway < SPACES.length; entryway++) {
    const beside = neighboursOf(side)[entryway];
    expect(beside).toHaveLength(2);
    expect(beside.every((space) => space > 0 && space < ROOMS)).toBe(true);
  }
});

test('the red room touches the four others on both sides', () => {
  for (const [side] of sides) expect(namesNextTo(side, 'red')).toEqual(['blue', 'yellow', 'green', 'purple']);
});

test('the night side links the rooms of neighbouring sides, and those alone, beside the links of day', () => {
  expect(namesNextTo('day', 'blue')).toEqual(['red', 'ne', 'nw']);
  expect(namesNextTo('night', 'blue')).toEqual(['red', 'yellow', 'purple', 'ne', 'nw']);
  neighboursOf('day').forEach((beside, space) => {
    const extra = neighboursOf('night')[space].filter((other) => !beside.includes(other));
    expect(extra.every((other) => other > 0 && other < ROOMS)).toBe(true);
    expect(extra).toHaveLength(space > 0 && space < ROOMS ? 2 : 0);
  });
});

/** By space: where it goes when the board is turned a quarter so many times, and perhaps mirrored. */
const symmetry = (quarters: number, mirrored: boolean): number[] => {
  const moved = Array<number>(SPACES.length);
  LAYOUT.forEach((row, r) => {
    row.forEach((space, c) => {
      let [y, x] = [r, mirrored ? 2 - c : c];
      for (let turn = 0; turn < quarters; turn++) [y, x] = [x, 2 - y];
      moved[space] = LAYOUT[y][x];
    });
  });
  return moved;
};

const symmetries = [0, 1, 2, 3].flatMap((quarters) =>
  [false, true].map(
    (mirrored) => [`${quarters} quarters${mirrored ? ', mirrored' : ''}`, symmetry(quarters, mirrored)] as const,
  ),
);

const mappedAction = (moved: readonly number[], action: number): number =>
  moved[Math.floor(action / STRIDE)] * STRIDE + (action % STRIDE);

const mappedFace = (moved: readonly number[], face: number): number => (face < ROOMS ? moved[face] : face);

const readEnd = (state: KidzState): number[] => {
  const metrics = new Int32Array(14);
  state.metrics(metrics);
  return [state.endReason, state.turn, ...metrics];
};

const optionSets = [{}, { players: 3, zombies: 10 }, ...zombieKidz.conformance!];

test.each(symmetries)('the board turned by %s plays the same: actions, judgement and result', (_, moved) => {
  for (const set of optionSets) {
    const game = zombieKidz.create(parseOptions(zombieKidz.options, set, 'game'));
    const [state, image] = [game.newState(), game.newState()];
    const [out, other] = [new Int32Array(30), new Int32Array(30)];
    const [value, otherValue] = [new Float64Array(4), new Float64Array(4)];
    const rng = new Rng().seed(77);
    for (let k = 0; k < 30; k++) {
      state.reset();
      image.reset();
      while (state.seat !== TERMINAL) {
        expect(image.seat).toBe(state.seat);
        game.evaluate!(state, value);
        game.evaluate!(image, otherValue);
        expect(otherValue[0]).toBeCloseTo(value[0], 12);
        if (state.seat === CHANCE) {
          const face = state.sampleChance(rng);
          state.apply(face);
          image.apply(mappedFace(moved, face));
          continue;
        }
        const legal = [...out.subarray(0, state.legalActions(out))];
        const mirror = [...other.subarray(0, image.legalActions(other))];
        expect(legal.map((action) => mappedAction(moved, action)).sort()).toEqual(mirror.sort());
        const action = legal[rng.below(legal.length)];
        state.apply(action);
        image.apply(mappedAction(moved, action));
      }
      expect(readEnd(image)).toEqual(readEnd(state));
    }
  }
});
