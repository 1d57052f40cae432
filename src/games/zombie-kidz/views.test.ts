import { expect, test } from 'vitest';
import { scenesOf } from '../../testing/scene.js';
import { zombieKidz } from './index.js';
import type { KidzState } from './state.js';
import { PAIRS, rowsOf, seenOf, viewOf } from './views.js';

const at = scenesOf(zombieKidz);

/** The pair and the rows seen of a position. */
const seen = (...given: Parameters<typeof at>): number[] => {
  const state = at(...given).state as KidzState;
  const rows = new Int32Array(seenOf(state.hero.length));
  const pair = viewOf(state, rows);
  return [pair, ...rows];
};

const board = { zombies: { red: 1, blue: 2, se: 1 }, heroes: ['blue', 'yellow'] };

test('two heroes stand on pairs of spaces of fifteen kinds, mirror images counted once, as Burnside counts', () => {
  // Of 8 symmetries the identity leaves all 81 pairs as they are, a turn the middle alone, a reflection the pairs of 3 spaces.
  expect(PAIRS).toBe((81 + 3 * 1 + 4 * 9) / 8);
});

test('whose turn it is tells pairs apart', () => {
  expect(seen({ ...board, heroes: ['red', 'ne'] })[0]).not.toBe(seen({ ...board, heroes: ['ne', 'red'] })[0]);
});

test('mirror images that leave both heroes where they are look alike', () => {
  const heroes = ['red', 'red'];
  expect(seen({ heroes, zombies: { blue: 2, se: 1 } })).toEqual(seen({ heroes, zombies: { purple: 2, ne: 1 } }));
});

test('a closed room looks the same however many zombies it holds, but for the reserve', () => {
  const closed = (green: number): number[] => seen({ heroes: ['red', 'ne'], zombies: { green } }).slice(0, -1);
  expect(closed(3)).toEqual(closed(5));
  expect(closed(2)).not.toEqual(closed(3));
});

test('a zombie, a lock, both and neither on an entryway are told apart', () => {
  const views = [{}, { zombies: { sw: 1 } }, { locked: ['sw'] }, { zombies: { sw: 1 }, locked: ['sw'] }].map((each) =>
    seen({ heroes: ['red', 'ne'], zombies: {}, ...each })
      .slice(0, -1)
      .join(' '),
  );
  expect(new Set(views).size).toBe(4);
});

test('the reserve is told apart up to the most zombies that a game can have', () => {
  const view = (zombies: number): number | undefined =>
    seen({ heroes: ['red', 'ne'], zombies: {} }, { zombies }).at(-1);
  expect(new Set([4, 5, 11, 12].map(view)).size).toBe(4);
});

test('a third hero and a fourth are seen as well, and who is who', () => {
  const view = (...heroes: string[]): string => seen({ heroes, zombies: {} }, { players: heroes.length }).join(' ');
  const views = [view('red', 'ne', 'blue', 'sw'), view('red', 'ne', 'sw', 'blue'), view('red', 'ne', 'blue', 'blue')];
  expect(new Set(views).size).toBe(3);
  expect(view('red', 'ne', 'blue')).not.toBe(view('red', 'ne', 'sw'));
});

test('each row is used for one thing, and all are within those there are', () => {
  const [, ...rows] = seen({ heroes: ['red', 'ne', 'blue', 'nw'], zombies: {} }, { players: 4, zombies: 12 });
  expect(new Set(rows).size).toBe(seenOf(4));
  expect(Math.max(...rows)).toBeLessThan(rowsOf(4));
});
