import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { UserError } from '../../core/errors.js';
import { optionInfos } from '../../core/options.js';
import { scenesOf } from '../../testing/scene.js';
import { zombieBus } from './index.js';

const at = scenesOf(zombieBus);

test('RULES.md lists every option with its default and source', () => {
  const rules = readFileSync(new URL('RULES.md', import.meta.url), 'utf8');
  const rows = [
    ...rules.matchAll(/^\| `(\w+)` +\| `?([^|`]+)`? +\| [^|]+ \| (printed|outside|assumed|workbench) +\|/gm),
  ];
  const shown = (value: unknown): string =>
    typeof value === 'object' ? (value as { name: string }).name : String(value);
  expect(rows.map(([, name, value, source]) => [name, value.trim(), source])).toEqual(
    optionInfos(zombieBus.options).map((each) => [each.name, shown(each.default), each.source]),
  );
});

test.each([
  ['players', 1],
  ['players', 6],
  ['heroes', 'dealt'],
  ['heroes', ['steven']],
  ['heroes', ['steven', 'batman']],
  ['extraPink', 4],
  ['busLimit', 1],
  ['busLimit', 9],
  ['zombifyAt', 0],
  ['zombifyAt', 6],
  ['dice', 0],
  ['dice', 9],
  ['rolls', 0],
  ['rolls', 6],
  ['startZombies', 7],
  ['specials', 7],
  ['hordeWindow', 0],
  ['hordeWindow', 13],
  ['halfTargets', 'none'],
  ['tilePoints', 'hidden'],
  ['curseLift', true],
  ['utility', 'fun'],
  ['maxTurns', 0],
])('option %s refuses %j and is named', (name, value) => {
  expect(() => at(undefined, { [name]: value })).toThrow(UserError);
  expect(() => at(undefined, { [name]: value })).toThrow(`option ${name} can't be`);
});

test('a list of heroes has one for each player, each once', () => {
  expect(() => at(undefined, { heroes: ['steven', 'jenny'] })).toThrow('option heroes lists 2 heroes, for 4 players');
  const twice = { players: 2, heroes: ['jenny', 'jenny'] };
  expect(() => at(undefined, twice)).toThrow('option heroes lists a hero twice');
});

test('there are three pink tiles in all, and five players have one of them', () => {
  expect(() => at(undefined, { players: 5, extraPink: 3 })).toThrow('there are 3 pink tiles in all');
  expect(at(undefined, { players: 5, extraPink: 2 }).game.info.seats).toBe(5);
});

test.each([
  [2, 1],
  [3, 2],
  [4, 2],
  [5, 3],
])('%i players start with %i zombies', (players, zombies) => {
  const scene = at(undefined, { players, heroes: ['steven', 'jenny', 'bruce', 'suzanne', 'creepy'].slice(0, players) });
  scene.take('seat 0 begins', 'the next tile of pile 0 is purple 2', 'the next tile of pile 1 is purple 2');
  expect(scene.json).toMatchObject({ phase: 'draw', pending: zombies });
});
