import { expect, test } from 'vitest';
import { scenesOf } from '../../testing/scene.js';
import { SPACES } from './board.js';
import { zombieKidz } from './index.js';
import { MIRRORS } from './mirrors.js';

const at = scenesOf(zombieKidz);

/** What the evaluation expects of a position, the same for all seats. */
const judged = (...given: Parameters<typeof at>): number => {
  const { game, state } = at(...given);
  const out = new Float64Array(game.info.seats).fill(Number.NaN);
  game.evaluate!(state, out);
  expect(new Set(out).size).toBe(1);
  return out[0];
};

/** What search expects of a position. */
const foreseen = (...given: Parameters<typeof at>): number => {
  const { game, state } = at(...given);
  const out = new Float64Array(game.info.seats);
  game.foresight!.evaluate(state, out);
  return out[0];
};

const board = { zombies: { red: 1, blue: 2, yellow: 1, green: 2, se: 1 }, heroes: ['blue', 'yellow'] };

test('all seats expect the same, between 0 and 1, for any number of players', () => {
  for (const players of [2, 3, 4]) {
    const value = judged(undefined, { players });
    expect(value).toBeGreaterThan(0);
    expect(value).toBeLessThan(1);
  }
});

test.each(['night', 'day'])(
  'two heroes expect the same of all eight mirror images of a position, on the %s side',
  (side) => {
    const names: readonly string[] = SPACES;
    for (const to of MIRRORS) {
      const moved = (name: string): string => names[to[names.indexOf(name)]];
      const zombies = Object.fromEntries(Object.entries(board.zombies).map(([name, count]) => [moved(name), count]));
      const image = { zombies, heroes: ['blue', 'se'].map(moved), locked: ['nw', 'sw'].map(moved) };
      const same = { ...board, heroes: ['blue', 'se'], locked: ['nw', 'sw'] };
      expect(judged(image, { side })).toBeCloseTo(judged(same, { side }), 12);
    }
  },
);

test('a lock is worth more than none', () => {
  expect(judged({ ...board, locked: ['sw'] })).toBeGreaterThan(judged(board));
});

test.each(['night', 'day'])(
  'the last lock within a move is as good as won, and two moves off with no reserve as good as lost, on the %s side',
  (side) => {
    // With an empty reserve and nothing to eliminate every roll but the white face loses: who has to wait for two of them wins once in 36.
    const scarce = { locked: ['sw', 'se', 'nw'], zombies: { yellow: 4, green: 4 } };
    for (const expected of [judged, foreseen]) {
      expect(expected({ ...scarce, heroes: ['blue', 'ne'] }, { side })).toBeGreaterThan(0.9);
      expect(expected({ ...scarce, heroes: ['red', 'ne'] }, { side })).toBeLessThan(0.2);
    }
  },
);

test('a zombie in the reserve is better than one on the board', () => {
  const { se, ...zombies } = board.zombies;
  expect(judged({ ...board, zombies })).toBeGreaterThan(judged(board));
});

test('a closed room is worse than the same zombies apart, and the more so the further from the end', () => {
  const closed = { heroes: ['ne', 'sw'], zombies: { red: 3 } };
  const apart = { heroes: ['ne', 'sw'], zombies: { red: 1, blue: 1, green: 1 } };
  expect(judged(closed)).toBeLessThan(judged(apart));
});

test('a room that one more zombie closes is the worse the later a hero gets there', () => {
  const of = (second: string) => judged({ heroes: ['sw', second], zombies: { blue: 2 } }, { side: 'day' });
  expect(of('blue')).toBeGreaterThan(of('green'));
});

test('heroes near an entryway without a lock are better than heroes near one that has it', () => {
  const of = (locked: string) => judged({ heroes: ['blue', 'ne'], locked: [locked] });
  expect(of('sw')).toBeGreaterThan(of('ne'));
});

test('a die that is still to be rolled threatens', () => {
  expect(judged({ ...board, die: 'toRoll' })).toBeLessThan(judged(board));
});

test('under lockAndClear zombies on the board count until the end', () => {
  const locked = ['ne', 'se', 'sw', 'nw'];
  const of = (red: number) => judged({ locked, zombies: { red } }, { goal: 'lockAndClear' });
  expect(of(1)).toBeGreaterThan(of(2));
});

test('two or three heroes who search are in less of a hurry and go by nets of their own, four by the same', () => {
  const of = (players: number) => at(undefined, { players, side: 'night' }).game.foresight!.patience;
  expect(of(2)).toBe(of(3));
  expect(of(3)).toBeGreaterThan(of(4));
  expect(foreseen(board)).not.toBe(judged(board));
  expect(foreseen(undefined, { players: 3 })).not.toBe(judged(undefined, { players: 3 }));
  expect(foreseen(undefined, { players: 4 })).toBe(judged(undefined, { players: 4 }));
});

test('with other numbers than those printed nobody is in a hurry', () => {
  expect(at(undefined, { crowd: 4 }).game.foresight).toBeUndefined();
});
