import { expect, test } from 'vitest';
import { scenesOf } from '../../testing/scene.js';
import { zombieKidz } from './index.js';

const at = scenesOf(zombieKidz);
const three = ['se', 'sw', 'nw'];
const all = ['ne', ...three];

test('locked: the last lock wins for all, with any zombies on the board', () => {
  const scene = at({ heroes: ['blue', 'ne', 'red'], locked: three, zombies: { red: 8 } }, { players: 3 }).take(
    'go to ne',
  );
  expect(scene.endReason).toBe('locked');
  expect(scene.returns).toEqual([1, 1, 1]);
  expect(scene.results).toEqual([1, 1, 1]);
  expect(scene.state.seat).toBe(-2);
  expect(scene.json).toMatchObject({ end: 'locked', turn: 1, locked: all });
});

test('locked: three locks don’t', () => {
  expect(at({ heroes: ['blue', 'ne'], locked: ['sw', 'nw'] }).take('go to ne').endReason).toBeUndefined();
});

test('overrun: a room’s face with an empty reserve loses at once, for all', () => {
  const scene = at({ die: 'toRoll', zombies: { red: 8 }, heroes: ['ne', 'se'] }).take('the die shows blue');
  expect(scene.endReason).toBe('overrun');
  expect(scene.returns).toEqual([0, 0]);
  expect(scene.results).toEqual([-1, -1]);
  expect(scene.json).toMatchObject({ end: 'overrun', zombies: { red: 8 }, reserve: 0 });
});

test('overrun: not by white, and not while a zombie is left', () => {
  const empty = at({ die: 'toRoll', zombies: { red: 8 }, heroes: ['ne', 'se'] });
  expect(empty.take('the die shows white').endReason).toBeUndefined();
  const one = at({ die: 'toRoll', zombies: { red: 7 }, heroes: ['ne', 'se'] });
  expect(one.take('the die shows red').endReason).toBeUndefined();
});

test('with four zombies and no white face the first roll loses always', () => {
  for (const players of [2, 3, 4]) {
    const start = at(undefined, { players, zombies: 4, whiteFaces: 0 });
    expect(start.texts).toHaveLength(5);
    for (const text of start.texts) {
      const scene = at(undefined, { players, zombies: 4, whiteFaces: 0 }).take(text);
      expect(scene.endReason).toBe('overrun');
      expect(scene.metrics).toMatchObject({ eliminations: 0, locks: 0 });
    }
  }
});

const crowded = { crowdRule: 'lose' };

test('crowded (crowdRule=lose): a hero of any seat on a space that the die fills to three loses the game', () => {
  for (const active of [0, 1]) {
    const position = { active, die: 'toRoll', heroes: ['ne', 'blue'], zombies: { blue: 2 } };
    const scene = at(position, crowded).take('the die shows blue');
    expect(scene.endReason).toBe('crowded');
    expect(scene.returns).toEqual([0, 0]);
    expect(scene.json).toMatchObject({ end: 'crowded', zombies: { blue: 3 } });
  }
});

test('crowded: not by a crowd without heroes, nor with one zombie less', () => {
  const alone = at({ die: 'toRoll', heroes: ['ne', 'red'], zombies: { blue: 2 } }, crowded).take('the die shows blue');
  expect(alone.endReason).toBeUndefined();
  expect(alone.texts).not.toContain('go to blue');
  const two = at({ die: 'toRoll', heroes: ['ne', 'blue'], zombies: { blue: 1 } }, crowded).take('the die shows blue');
  expect(two.endReason).toBeUndefined();
});

test('crowded: an empty reserve comes first', () => {
  const position = { die: 'toRoll', heroes: ['blue', 'blue'], zombies: { blue: 2, yellow: 3, red: 3 } };
  expect(at(position, crowded).take('the die shows blue').endReason).toBe('overrun');
});

const clear = { goal: 'lockAndClear' };

test('K6: lockAndClear plays on after the last lock until no zombie is on the board', () => {
  const position = { heroes: ['blue', 'ne'], locked: three, zombies: { yellow: 1 } };
  const scene = at(position, clear).take('go to ne');
  expect(scene.endReason).toBeUndefined();
  expect(scene.json).toMatchObject({ locked: all, active: 1, die: 'toRoll' });
  scene.take('the die shows white', 'go to yellow and eliminate 1');
  expect(scene.endReason).toBe('cleared');
  expect(scene.returns).toEqual([1, 1]);
});

test('K6: lockAndClear reports cleared where the last lock and the last zombie come in one turn', () => {
  const position = { heroes: ['blue', 'ne'], locked: three, zombies: { ne: 1 } };
  expect(at(position, clear).take('go to ne and eliminate 1').endReason).toBe('cleared');
  expect(at({ heroes: ['blue', 'ne'], locked: three }, clear).take('go to ne').endReason).toBe('cleared');
});

test('K6: lockAndClear: a clear board wins nothing before the locks', () => {
  const scene = at({ heroes: ['blue', 'red'], locked: three, zombies: { ne: 1 } }, clear);
  expect(scene.take('go to ne and eliminate 1').endReason).toBeUndefined();
});

test('K6: lockAndClear: an empty reserve still loses after the last lock', () => {
  const position = { die: 'toRoll', locked: all, zombies: { red: 8 }, heroes: ['ne', 'se'] };
  expect(at(position, clear).take('the die shows red').endReason).toBe('overrun');
});

const either = { goal: 'lockOrClear' };

test('K6: lockOrClear is won by a clear board, tested after the turn', () => {
  const scene = at({ heroes: ['blue', 'red'], zombies: { yellow: 2 } }, either).take('go to yellow and eliminate 2');
  expect(scene.endReason).toBe('cleared');
  expect(scene.returns).toEqual([1, 1]);
  expect(scene.json).toMatchObject({ end: 'cleared', reserve: 8, zombies: {} });
});

test('K6: lockOrClear is won by the locks too, and reports locked where both conditions meet', () => {
  const position = { heroes: ['blue', 'ne'], locked: three, zombies: { ne: 1 } };
  expect(at(position, either).take('go to ne').endReason).toBe('locked');
  expect(at(position, either).take('go to ne and eliminate 1').endReason).toBe('locked');
});

test('K6: lockOrClear: an empty reserve loses', () => {
  const position = { die: 'toRoll', zombies: { red: 8 }, heroes: ['ne', 'se'] };
  expect(at(position, either).take('the die shows red').endReason).toBe('overrun');
});

test('goal=lock: a clear board wins nothing', () => {
  const scene = at({ heroes: ['blue', 'red'], zombies: { yellow: 2 } }).take('go to yellow and eliminate 2');
  expect(scene.endReason).toBeUndefined();
});

test('capped: the game is lost after maxTurns turns', () => {
  const scene = at({ turn: 3 }, { maxTurns: 3 }).take('stay');
  expect(scene.endReason).toBe('capped');
  expect(scene.returns).toEqual([0, 0]);
  expect(scene.results).toEqual([-1, -1]);
  expect(scene.json).toMatchObject({ end: 'capped', turn: 3 });
});

test('capped: not before, and a win of the last turn is a win', () => {
  expect(at({ turn: 2 }, { maxTurns: 3 }).take('stay').endReason).toBeUndefined();
  const last = { turn: 3, heroes: ['blue', 'ne'], locked: three };
  expect(at(last, { maxTurns: 3 }).take('go to ne').endReason).toBe('locked');
  const cleared = { turn: 3, zombies: { red: 1 } };
  expect(at(cleared, { maxTurns: 3, ...either }).take('stay and eliminate 1').endReason).toBe('cleared');
});
