import { expect, test } from 'vitest';
import { scenesOf } from '../../testing/scene.js';
import { zombieKidz } from './index.js';

const at = scenesOf(zombieKidz);

/** A turn before the last lock, with these zombies and options, and the end of the game by it. */
const won = (zombies: Record<string, number>, options: Record<string, unknown> = {}, text = 'go to ne') => {
  const heroes = ['blue', 'ne', 'red', 'red'].slice(0, (options.players as number) ?? 2);
  return at({ heroes, locked: ['se', 'sw', 'nw'], zombies }, options).take(text).metrics;
};

const MISSIONS = Object.keys(won({})).filter((name) => /_win/.test(name));
const missions = (metrics: Record<string, number>) => MISSIONS.filter((name) => metrics[name] === 1);

test('a game reports its locks, eliminations, lowest reserve, largest crowd, forced exits, stuck turns and missions', () => {
  expect(at().game.info.metrics.map(({ name, kind }) => `${name} ${kind}`)).toEqual([
    'locks count',
    'eliminations count',
    'lowest_reserve count',
    'largest_crowd count',
    'forced_exits count',
    'stuck_turns count',
    'player_count_win_2 flag',
    'player_count_win_3 flag',
    'player_count_win_4 flag',
    'reserve_empty_win flag',
    'five_in_one_space_win flag',
    'six_zombies_win flag',
    'two_on_day_win flag',
    'board_clear_win flag',
  ]);
});

test('locks counts the entryways that are locked, at a loss too', () => {
  expect(won({ red: 1 }).locks).toBe(4);
  const lost = at({ turn: 2, locked: ['ne', 'sw'] }, { maxTurns: 2 }).take('stay');
  expect(lost.metrics.locks).toBe(2);
});

test('eliminations counts zombies of all turns and seats', () => {
  const position = { turn: 7, zombies: { red: 2, blue: 1 }, counts: { eliminations: 5 } };
  const scene = at(position, { maxTurns: 8 }).take('stay and eliminate 2', 'the die shows white');
  expect(scene.take('go to blue and eliminate 1').metrics.eliminations).toBe(8);
});

test('lowest_reserve is the fewest zombies in the reserve after any die, from the start on', () => {
  const scene = at(undefined, { maxTurns: 3 }).take('the die shows red', 'stay and eliminate 1');
  scene.take('the die shows blue', 'go to blue and eliminate 1', 'the die shows white', 'stay');
  expect(scene.metrics.lowest_reserve).toBe(3);
  expect(at({ die: 'toRoll', zombies: { red: 8 } }).take('the die shows red').metrics.lowest_reserve).toBe(0);
});

test('largest_crowd is the most zombies that were on one space at once', () => {
  const scene = at({ die: 'toRoll', zombies: { red: 1 } }, { maxTurns: 1 });
  scene.take('the die shows red', 'stay and eliminate 2');
  expect(scene.metrics.largest_crowd).toBe(2);
  expect(at({}, { maxTurns: 1 }).take('stay').metrics.largest_crowd).toBe(1);
});

test('forced_exits counts the turns in which a hero had to leave a crowd, and no others', () => {
  const scene = at({ zombies: { red: 3 }, heroes: ['red', 'blue'] }, { maxTurns: 2 });
  scene.take('go to yellow', 'the die shows white', 'go to ne');
  expect(scene.metrics).toMatchObject({ forced_exits: 1, stuck_turns: 0 });
});

test('stuck_turns counts those in which there was nowhere to go (K2)', () => {
  const zombies = { red: 3, blue: 2, yellow: 2, green: 2, purple: 2 };
  const scene = at({ zombies, heroes: ['red', 'ne'] }, { crowd: 2, zombies: 12, maxTurns: 1 }).take('stay');
  expect(scene.metrics).toMatchObject({ forced_exits: 0, stuck_turns: 1 });
});

test.each([2, 3, 4])('a win with %i players is that mission', (players) => {
  expect(missions(won({ red: 1 }, { players }))).toEqual([`player_count_win_${players}`]);
});

test('a win with an empty reserve is a mission, one zombie in it is none', () => {
  expect(missions(won({ red: 3, green: 1, yellow: 4 }))).toEqual(['player_count_win_2', 'reserve_empty_win']);
  expect(missions(won({ red: 3, yellow: 4 }))).toEqual(['player_count_win_2']);
});

test('a win with at least five zombies in a single space is a mission, four are none', () => {
  expect(missions(won({ red: 5 }))).toContain('five_in_one_space_win');
  expect(missions(won({ red: 6 }))).toContain('five_in_one_space_win');
  expect(missions(won({ red: 4, yellow: 3 }))).not.toContain('five_in_one_space_win');
});

test('a win with six zombies in the game is a mission, with five or seven none', () => {
  expect(missions(won({ red: 1 }, { zombies: 6 }))).toContain('six_zombies_win');
  for (const zombies of [5, 7]) expect(missions(won({ red: 1 }, { zombies }))).not.toContain('six_zombies_win');
});

test('a win of two on the day side is a mission; at night, or of three by day, none', () => {
  expect(missions(won({ red: 1 }, { side: 'day' }))).toContain('two_on_day_win');
  expect(missions(won({ red: 1 }))).not.toContain('two_on_day_win');
  expect(missions(won({ red: 1 }, { players: 3 }))).not.toContain('two_on_day_win');
});

test.each(['lock', 'lockAndClear', 'lockOrClear'])(
  'goal=%s: a win with no zombie on the board is a mission',
  (goal) => {
    expect(missions(won({ ne: 1 }, { goal }, 'go to ne and eliminate 1'))).toContain('board_clear_win');
  },
);

test('a win with a zombie on the board is not that mission', () => {
  expect(missions(won({ ne: 1 }))).not.toContain('board_clear_win');
});

test('a lost game fulfils no mission, whatever lies on the board', () => {
  const options = { zombies: 6, side: 'day' };
  const scene = at({ die: 'toRoll', zombies: { red: 6 } }, options).take('the die shows red');
  expect(scene.endReason).toBe('overrun');
  expect(missions(scene.metrics)).toEqual([]);
});
