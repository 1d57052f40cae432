import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { UserError } from '../../core/errors.js';
import { optionInfos } from '../../core/options.js';
import { scenesOf } from '../../testing/scene.js';
import { zombieKidz } from './index.js';

const at = scenesOf(zombieKidz);

test('the defaults are those of the rulebook', () => {
  expect(Object.fromEntries(optionInfos(zombieKidz.options).map((each) => [each.name, each.default]))).toEqual({
    players: 2,
    side: 'auto',
    zombies: 8,
    eliminatePerTurn: 2,
    crowd: 3,
    locks: 4,
    whiteFaces: 1,
    lockNeedsClear: false,
    crowdRule: 'leave',
    goal: 'lock',
    maxTurns: 1000,
  });
});

test('RULES.md lists every option with its default and source', () => {
  const rules = readFileSync(new URL('RULES.md', import.meta.url), 'utf8');
  const rows = [
    ...rules.matchAll(/^\| `(\w+)` +\| `?([^|`]+)`? +\| [^|]+ \| (printed|outside|assumed|workbench) +\|/gm),
  ];
  expect(rows.map(([, name, value, source]) => [name, value.trim(), source])).toEqual(
    optionInfos(zombieKidz.options).map((each) => [each.name, String(each.default), each.source]),
  );
});

test.each([
  ['players', 1],
  ['players', 5],
  ['side', 'dusk'],
  ['zombies', 3],
  ['zombies', 13],
  ['zombies', 6.5],
  ['eliminatePerTurn', 0],
  ['eliminatePerTurn', 5],
  ['crowd', 1],
  ['crowd', 6],
  ['locks', 0],
  ['locks', 5],
  ['whiteFaces', -1],
  ['whiteFaces', 4],
  ['lockNeedsClear', 'yes'],
  ['crowdRule', 'stay'],
  ['goal', 'clear'],
  ['maxTurns', 0],
  ['maxTurns', 20_001],
])('option %s refuses %j and is named', (name, value) => {
  expect(() => at(undefined, { [name]: value })).toThrow(UserError);
  expect(() => at(undefined, { [name]: value })).toThrow(`option ${name} can't be`);
});

test.each([2, 3, 4])('players=%i: as many heroes in red', (players) => {
  const scene = at(undefined, { players });
  expect(scene.game.info.seats).toBe(players);
  expect(scene.json).toMatchObject({ heroes: Array(players).fill('red') });
});

const isNight = (players: number, side: string) =>
  at({ heroes: Array(players).fill('blue') }, { players, side }).texts.includes('go to yellow');

test.each([
  [2, true],
  [3, false],
  [4, false],
])('side=auto with %i players: night is %s', (players, night) => {
  expect(isNight(players, 'auto')).toBe(night);
});

test.each([2, 3, 4])('side=night and side=day with %i players', (players) => {
  expect(isNight(players, 'night')).toBe(true);
  expect(isNight(players, 'day')).toBe(false);
});

test.each([4, 5, 6, 7, 8, 9, 10, 11, 12])('zombies=%i: four on the entryways, the others in the reserve', (zombies) => {
  expect(at(undefined, { zombies }).json).toMatchObject({
    zombies: { ne: 1, se: 1, sw: 1, nw: 1 },
    reserve: zombies - 4,
    counts: { lowestReserve: zombies - 4 },
  });
});

test.each([1, 2, 3, 4])('eliminatePerTurn=%i: as many at most', (eliminatePerTurn) => {
  const scene = at({ zombies: { red: 4 } }, { eliminatePerTurn, crowd: 5 });
  const texts = scene.texts.filter((text) => text.startsWith('stay'));
  expect(texts).toHaveLength(eliminatePerTurn + 1);
  scene.take(`stay and eliminate ${eliminatePerTurn}`);
  expect(scene.json).toMatchObject({ counts: { eliminations: eliminatePerTurn }, reserve: 4 + eliminatePerTurn });
});

test.each([2, 3, 4, 5])('crowd=%i: as many close a space, one less does not', (crowd) => {
  const { texts } = at({ zombies: { blue: crowd, yellow: crowd - 1 } }, { crowd, zombies: 12 });
  expect(texts).not.toContain('go to blue');
  expect(texts).toContain('go to yellow');
  expect(at({ zombies: { red: crowd } }, { crowd }).texts).not.toContain('stay');
  expect(at({ zombies: { red: crowd - 1 } }, { crowd }).texts).toContain('stay');
});

test.each([1, 2, 3, 4])('locks=%i: as many win', (locks) => {
  const position = { heroes: ['blue', 'ne'], locked: ['se', 'sw', 'nw'].slice(0, locks - 1), zombies: { red: 1 } };
  expect(at(position, { locks }).take('go to ne').endReason).toBe('locked');
  if (locks < 4) expect(at(position, { locks: locks + 1 }).take('go to ne').endReason).toBeUndefined();
});

test.each([0, 1, 2, 3])('whiteFaces=%i: the die has them beside the five of the rooms', (whiteFaces) => {
  const { chances } = at(undefined, { whiteFaces });
  const faces = 5 + whiteFaces;
  for (const room of ['red', 'blue', 'yellow', 'green', 'purple']) {
    expect(chances[`the die shows ${room}`]).toBeCloseTo(1 / faces, 15);
  }
  if (whiteFaces === 0) expect(chances).not.toHaveProperty('the die shows white');
  else expect(chances['the die shows white']).toBeCloseTo(whiteFaces / faces, 15);
});

test('lockNeedsClear: an entryway that holds a zombie can’t be locked', () => {
  const position = { heroes: ['blue', 'ne'], zombies: { ne: 1 } };
  const after = (text: string, lockNeedsClear: boolean) => at(position, { lockNeedsClear }).take(text).json;
  expect(after('go to ne', true)).toMatchObject({ locked: [] });
  expect(after('go to ne', false)).toMatchObject({ locked: ['ne'] });
  expect(after('go to ne and eliminate 1', true)).toMatchObject({ locked: ['ne'] });
});

test('lockNeedsClear: who cleared it, and when, is immaterial', () => {
  const clear = at({ heroes: ['blue', 'ne'] }, { lockNeedsClear: true }).take('go to ne');
  expect(clear.json).toMatchObject({ locked: ['ne'] });
  const position = { heroes: ['blue', 'ne'], zombies: { ne: 1 } };
  const scene = at(position, { lockNeedsClear: true }).take('go to ne', 'the die shows white', 'stay and eliminate 1');
  expect(scene.json).toMatchObject({ locked: ['ne'] });
});

test.each(['leave', 'lose'])('crowdRule=%s: a space with a crowd can’t be entered', (crowdRule) => {
  expect(at({ zombies: { blue: 3 } }, { crowdRule }).texts).not.toContain('go to blue');
});

test('crowdRule: a hero among a crowd leaves it, or loses the game', () => {
  const ends = (crowdRule: string) =>
    at({ die: 'toRoll', zombies: { red: 2 } }, { crowdRule }).take('the die shows red').endReason;
  expect(ends('leave')).toBeUndefined();
  expect(ends('lose')).toBe('crowded');
});

test.each([
  ['lock', 'locked', undefined, 'locked'],
  ['lockAndClear', undefined, undefined, 'cleared'],
  ['lockOrClear', 'locked', 'cleared', 'locked'],
])('goal=%s: by the last lock %s, by the last zombie %s, by both %s', (goal, byLock, byZombie, byBoth) => {
  const end = (locked: string[], text: string) =>
    at({ heroes: ['blue', 'ne'], locked, zombies: { ne: 1 } }, { goal }).take(text).endReason;
  const three = ['se', 'sw', 'nw'];
  expect(end(three, 'go to ne')).toBe(byLock);
  expect(end(['se'], 'go to ne and eliminate 1')).toBe(byZombie);
  expect(end(three, 'go to ne and eliminate 1')).toBe(byBoth);
});

test('goal=lockAndClear: locks go on beyond those that are needed', () => {
  const position = { heroes: ['blue', 'ne'], locked: ['sw'], zombies: { red: 1 } };
  const scene = at(position, { goal: 'lockAndClear', locks: 1 }).take('go to ne');
  expect(scene.json).toMatchObject({ locked: ['ne', 'sw'], die: 'toRoll' });
});

test.each([1, 20_000])('maxTurns=%i: the game is capped after it', (maxTurns) => {
  expect(at({ turn: maxTurns }, { maxTurns }).take('stay').endReason).toBe('capped');
});
