import { describe, expect, test } from 'vitest';
import { type BoardInput, linksOf, readBoard } from './board-file.js';
import { type BoardTables, tablesOf } from './board-tables.js';
import { assumedBoard, tightBoard, wideBoard } from './boards.js';

const boardOf = (given: BoardInput) => {
  const read = readBoard(given);
  if ('fault' in read) throw new Error(read.fault);
  return read.board;
};

const tables = tablesOf(boardOf(assumedBoard), false);
const at = (name: string, of: BoardTables = tables): number => of.names.indexOf(name);

test('the assumed board has the published 98 path spaces, of which 82 have two links', () => {
  const board = boardOf(assumedBoard);
  const paths = [...linksOf(board)].filter(([name]) => !['store', 'shack'].includes(board.spaces[name].mark ?? ''));
  expect(paths).toHaveLength(98);
  expect(paths.filter(([, neighbours]) => neighbours.length === 2)).toHaveLength(82);
});

test('from the shack to a store it is 14 steps by the shortest way', () => {
  for (const store of ['store NE', 'store SE', 'store SW', 'store NW']) {
    expect(steps(boardOf(assumedBoard), 'shack', store)).toBe(14);
  }
});

const steps = (board: ReturnType<typeof boardOf>, from: string, to: string): number => {
  const links = linksOf(board);
  const distance = new Map([[from, 0]]);
  for (const [name, length] of distance) {
    for (const next of links.get(name)!) if (!distance.has(next)) distance.set(next, length + 1);
  }
  return distance.get(to)!;
};

test('opposite headstones share a shade', () => {
  expect([...tables.headstone].map((space) => tables.names[space])).toEqual(
    [0, 8, 16, 24, 32, 40].map((place) => `outer ${place}`),
  );
  expect([...tables.shade]).toEqual([0, 1, 2, 0, 1, 2]);
});

test('weapon cards are two torches, two shovels and four bats, at home where the board says', () => {
  expect([...tables.home].map((space) => tables.names[space])).toEqual([
    'inner 6',
    'inner 18',
    'inner 0',
    'inner 12',
    'NE 2',
    'SW 2',
    'outer 12',
    'outer 36',
  ]);
});

test('the distance of zombies leaves out the shack: from one spoke to the next they go around', () => {
  const distance = (from: string, to: string): number => tables.zombieDistance[(at(from) << 8) | at(to)];
  expect(distance('north 1', 'east 1')).toBe(3 + 6 + 4);
  expect(distance('outer 4', 'store NE')).toBe(255);
  expect(distance('outer 0', 'outer 24')).toBe(24);
});

test('a store one step away takes one turn, and the shack one step away six on average or a better way', () => {
  expect(tables.turnsToStore[at('outer 4')]).toBeCloseTo(1, 6);
  // A roll of 1 wins; any other leads away, and back again.
  expect(tables.turnsToShack[at('north 1')]).toBeGreaterThan(2);
  expect(tables.turnsToShack[at('north 3')]).toBeLessThan(tables.turnsToShack[at('outer 0')]);
});

describe.each([tightBoard, wideBoard].map((board) => [board.name, board] as const))('the board %s', (_, given) => {
  test('is sound', () => {
    expect(readBoard(given)).toHaveProperty('board');
  });
});

test('the tight board has shorter ways to the stores than the assumed one, and the wide board longer ones', () => {
  const longest = (board: BoardInput): number =>
    Math.max(...['NE', 'SE', 'SW', 'NW'].map((corner) => steps(boardOf(board), 'shack', `store ${corner}`)));
  expect(longest(tightBoard)).toBeLessThan(14);
  expect(longest(wideBoard)).toBeGreaterThan(14);
});
