import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { scenesOf } from '../../testing/scene.js';
import { zombieKidz } from './index.js';

const at = scenesOf(zombieKidz);

test('a new game: heroes in red, a zombie on each entryway, four in the reserve, and the die of seat 0 to roll', () => {
  expect(at().json).toEqual({
    turn: 1,
    active: 0,
    die: 'toRoll',
    heroes: ['red', 'red'],
    zombies: { ne: 1, se: 1, sw: 1, nw: 1 },
    reserve: 4,
    locked: [],
    counts: { eliminations: 0, lowestReserve: 4, largestCrowd: 1, forcedExits: 0, stuckTurns: 0 },
  });
});

test('what is left out: turn 1 of seat 0, who has rolled; heroes in red, no locks, all other zombies in the reserve', () => {
  expect(at({ zombies: { blue: 2, ne: 1 } }).json).toEqual({
    turn: 1,
    active: 0,
    die: 'rolled',
    heroes: ['red', 'red'],
    zombies: { blue: 2, ne: 1 },
    reserve: 5,
    locked: [],
    counts: { eliminations: 0, lowestReserve: 4, largestCrowd: 2, forcedExits: 0, stuckTurns: 0 },
  });
});

test('the turn tells whose it is, and whose it is the turn', () => {
  expect(at({ turn: 8 }, { players: 3 }).json).toMatchObject({ turn: 8, active: 1 });
  expect(at({ active: 2 }, { players: 3 }).json).toMatchObject({ turn: 3, active: 2 });
});

test('on an empty board the largest crowd was the one zombie of each entryway', () => {
  expect(at({}).json).toMatchObject({ counts: { largestCrowd: 1 } });
});

test('the text of a position shows zombies, locks, heroes, reserve and side where they lie', () => {
  const position = { turn: 12, zombies: { red: 1, blue: 2, se: 1 }, heroes: ['red', 'sw'], locked: ['sw', 'nw'] };
  expect(at(position).state.describe()).toBe(
    [
      'turn 12 of hero B: B to move',
      '  nw locked   | blue 2z     | ne',
      '  purple      | red 1z A    | yellow',
      '  sw locked B | green       | se 1z',
      '  reserve 4 | locks 2 of 4 | night side',
    ].join('\n'),
  );
});

test('the text of an end says who won and why', () => {
  const lost = at({ turn: 9, end: 'overrun', zombies: { red: 8 } }, { players: 3 }).state.describe();
  expect(lost).toContain('over after turn 9: lost (overrun)');
  expect(lost).toContain('day side');
  const won = at({ end: 'locked', locked: ['ne'], heroes: ['ne', 'ne'] }, { locks: 1 }).state.describe();
  expect(won).toContain('over after turn 1: won (locked)');
});

test('the example of RULES.md is a position, and its texts are actions', () => {
  const rules = readFileSync(new URL('RULES.md', import.meta.url), 'utf8');
  const [position] = [...rules.matchAll(/```json\n([\s\S]*?)```/g)].map(([, json]) => JSON.parse(json));
  const scene = at(position);
  expect(scene.json).toMatchObject({ turn: 23, active: 0, reserve: 1 });
  const texts = [...rules.matchAll(/^- `(.*)`$/gm)].map(([, text]) => text);
  expect(texts.length).toBeGreaterThan(2);
  for (const text of texts) expect(scene.texts).toContain(text);
});
