import { expect, test } from 'vitest';
import { UserError } from '../../core/errors.js';
import { Rng } from '../../core/rng.js';
import { scenesOf } from '../../testing/scene.js';
import { type BoardInput, readBoard } from './board-file.js';
import { assumedBoard } from './boards.js';
import { ohNoZombies } from './index.js';
import { plausibleBoards } from './plausible-boards.js';

const at = scenesOf(ohNoZombies);

const changed = (spaces: Record<string, unknown>, paths: unknown[] = []): unknown => ({
  ...assumedBoard,
  spaces: { ...assumedBoard.spaces, ...spaces },
  paths: [...assumedBoard.paths, ...paths],
});
const withoutPath = (name: string): unknown => ({
  ...assumedBoard,
  paths: assumedBoard.paths.filter((path) => !path.includes(name)),
});
const point = { at: [0, 0] };

test.each<[string, unknown, string]>([
  ['what is no board', 3, 'the whole must be an object'],
  [
    'an unknown field',
    { ...assumedBoard, size: 3 },
    'the whole has no field "size". It has: name, source, spaces, paths',
  ],
  ['a board without paths', { ...assumedBoard, paths: undefined }, 'paths is missing'],
  ['a space that is nowhere', changed({ here: {} }), 'spaces.here.at is missing'],
  ['a place that is no point', changed({ here: { at: [1] } }), 'spaces.here.at must be two numbers'],
  ['an unknown mark', changed({ 'inner 1': { ...point, mark: 'axe' } }), 'spaces.inner 1.mark must be one of torch'],
  [
    'a mark too many',
    changed({ 'outer 47': { ...point, mark: 'torch' } }),
    'space "outer 47" is one too many that is marked torch: there are 2',
  ],
  ['a mark that is missing', changed({ 'inner 6': point }), '1 of 2 spaces are marked torch'],
  ['a path to nowhere', changed({}, [['inner 1', 'cave']]), 'paths.14.1 is "cave", and there is no such space'],
  [
    'a path to what every object has',
    changed({}, [['inner 1', 'toString']]),
    'paths.14.1 is "toString", and there is no',
  ],
  ['a blank name', { ...assumedBoard, name: ' ' }, 'name must be a text of 1 to 40 characters, not all of them blank'],
  ['a name of two lines', { ...assumedBoard, name: 'a\nb' }, 'name must be a text of 1 to 40 characters'],
  [
    'an unknown source',
    { ...assumedBoard, source: 'mine' },
    'source must be one of printed, outside, assumed, workbench',
  ],
  [
    'a space of a name too long',
    changed({ ['x'.repeat(41)]: point }),
    `the name "${'x'.repeat(41)}" of a space must be`,
  ],
  [
    'a space whose name is no text for a picture',
    changed({ 'a\u0000b': point }),
    'the name "a\\u0000b" of a space must',
  ],
  ['a link of a space with itself', changed({}, [['inner 1', 'inner 1']]), 'paths.14.1 links "inner 1" with itself'],
  ['a space without a link', changed({ cave: point }), 'space "cave" has no link'],
  [
    'too many links',
    changed(
      {},
      [2, 3, 5, 7, 9].map((i) => ['inner 0', `inner ${i}`]),
    ),
    'space "inner 0" has 8 links, at most 6',
  ],
  [
    'a store without a door',
    { ...assumedBoard, paths: [...(withoutPath('store NE') as BoardInput).paths, ['store NE', 'store SE']] },
    'store "store NE" has no door',
  ],
  [
    'an island',
    changed({ cave: point, hole: point }, [['cave', 'hole']]),
    'space "cave" can\'t be reached from "north 1"',
  ],
  [
    'a region behind the shack',
    changed({ cave: point }, [['shack', 'cave']]),
    'space "cave" can\'t be reached from "north 1" without passing',
  ],
])('%s is refused, and the space is named', (_, board, message) => {
  expect(() => at(undefined, { board })).toThrow(UserError);
  expect(() => at(undefined, { board })).toThrow(`option board: ${message}`);
});

test('plausible boards are sound, have 98 path spaces, and differ', () => {
  const rng = new Rng().seed(1);
  const seen = new Set<string>();
  for (let i = 0; i < 100; i++) {
    const board = plausibleBoards.draw(rng) as BoardInput;
    expect(Object.keys(board.spaces)).toHaveLength(98 + 5);
    seen.add(JSON.stringify(plausibleBoards.numbersOf(board)));
    if (i < 4) at(undefined, { board });
    expect(readBoard(board)).toHaveProperty('board');
  }
  expect(seen.size).toBeGreaterThan(20);
});

test('the numbers of the assumed board are told by the same names', () => {
  expect(plausibleBoards.numbersOf(assumedBoard)).toEqual({
    'spaces of the inner ring': 24,
    'spaces of the outer ring': 48,
    'ways between the rings': 4,
    'spaces of those ways': 12,
    'spaces from the shack to the inner ring': 14,
  });
});
