import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { UserError } from '../../core/errors.js';
import { optionInfos } from '../../core/options.js';
import { scenesOf } from '../../testing/scene.js';
import { zombiesVsWrestlers } from './index.js';

const at = scenesOf(zombiesVsWrestlers);
const attacks = (...given: Parameters<typeof at>): string[] =>
  at(...given).texts.filter((text) => !text.startsWith('rally'));

test('the defaults are those of the rulebook', () => {
  expect(Object.fromEntries(optionInfos(zombiesVsWrestlers.options).map((each) => [each.name, each.default]))).toEqual({
    factions: ['zombies', 'wrestlers'],
    dice: 9,
    stalemateTurns: 5,
    cageRing: 'stays',
    cupTargets: false,
    firstSeat: 'rulebook',
    countHeroesFirst: false,
    horde: 'ability',
    necromancer: 'ability',
    ring: 'ability',
    stalemateWinner: 'dice',
    maxTurns: 2000,
  });
});

test('RULES.md lists every option with its default and source', () => {
  const rules = readFileSync(new URL('RULES.md', import.meta.url), 'utf8');
  const rows = [
    ...rules.matchAll(/^\| `(\w+)` +\| `?([^|`]+)`? +\| [^|]+ \| (printed|outside|assumed|workbench) +\|/gm),
  ];
  expect(rows.map(([, name, value, source]) => [name, value.trim(), source])).toEqual(
    optionInfos(zombiesVsWrestlers.options).map((each) => [each.name, String(each.default), each.source]),
  );
});

test.each([
  ['dice', 0],
  ['dice', 13],
  ['dice', 2.5],
  ['stalemateTurns', 0],
  ['stalemateTurns', 51],
  ['maxTurns', 0],
  ['maxTurns', 10_001],
  ['factions', ['zombies']],
  ['factions', ['zombies', 'zombies', 'zombies', 'zombies', 'zombies']],
  ['factions', ['zombies', 'pirates']],
  ['cageRing', 'burns'],
  ['firstSeat', '4'],
  ['horde', true],
])('option %s refuses %j and is named', (name, value) => {
  expect(() => at(undefined, { [name]: value })).toThrow(UserError);
  expect(() => at(undefined, { [name]: value })).toThrow(`option ${name} can't be`);
});

test('a first seat that the factions do not fill is refused, and both options are named', () => {
  expect(() => at(undefined, { firstSeat: '2' })).toThrow(UserError);
  expect(() => at(undefined, { firstSeat: '2' })).toThrow(
    'option firstSeat is 2, but with 2 factions the seats are 0 to 1',
  );
  expect(at(undefined, { firstSeat: '2', factions: ['zombies', 'zombies', 'zombies'] }).game.info.seats).toBe(3);
});

test.each([1, 12])('dice=%i: every seat has as many dice', (dice) => {
  expect(at(undefined, { dice }).json).toMatchObject({ seats: [{ cup: dice }, { cup: dice }] });
});

test.each([1, 50])('stalemateTurns=%i: the game ends after as many turns without a die destroyed', (stalemateTurns) => {
  const position = { quiet: stalemateTurns - 1, seats: [{ combat: [1] }, {}] };
  const scene = at(position, { dice: 1, stalemateTurns }).take('rally 1', 'zombies roll 1');
  expect(scene.endReason).toBe('stalemate');
});

const cups = { active: 1, seats: [{ combat: [3] }, { combat: [1, 5, 6] }] };

test('cupTargets=false: dice in a cup can not be aimed at', () => {
  expect(attacks(cups).filter((text) => text.includes('cup'))).toEqual([]);
});

test('cupTargets=true: tag team and cage match may aim at a die in a cup, attacks by rank may not', () => {
  expect(attacks(cups, { cupTargets: true })).toEqual([
    'tag team destroys die in the cup of zombies',
    'tag team destroys Brute (3) of zombies',
    'cage match against die in the cup of zombies',
    'cage match against Brute (3) of zombies',
  ]);
  expect(attacks({ active: 1, seats: [{}, { combat: [4] }] }, { cupTargets: true })).toEqual([]);
});

test('cupTargets=true: a die that a tag team destroys in the cup shows no face and lies as rank 1', () => {
  const scene = at(cups, { cupTargets: true }).take('tag team destroys die in the cup of zombies');
  expect(scene.json).toMatchObject({
    seats: [
      { combat: [3], cup: 7, destroyed: [1] },
      { combat: [6], cup: 8 },
    ],
  });
});

test('cupTargets=true: a challenged die of the cup lies in combat with its new face if it survives', () => {
  const scene = at(cups, { cupTargets: true }).take('cage match against die in the cup of zombies');
  expect(scene.json).toMatchObject({ challenged: { seat: 0, rank: 0 } });
  const json = scene.json;
  expect(at(json, { cupTargets: true }).take('the Ring rolls 2, the challenged die 6').json).toMatchObject({
    seats: [
      { combat: [3, 6], cup: 7 },
      { combat: [1, 5], cup: 6, destroyed: [2] },
    ],
  });
  expect(at(json, { cupTargets: true }).take('the Ring rolls 6, the challenged die 3').json).toMatchObject({
    seats: [
      { combat: [3], cup: 7, destroyed: [3] },
      { combat: [1, 5, 6], cup: 6 },
    ],
  });
});

test('horde=guide: one Horde revives up to two, and three are no more than one', () => {
  const position = { seats: [{ combat: [6], destroyed: [1, 2, 2] }, {}] };
  const choices = ['the 1', 'the 2', 'the 1 and the 2', 'the 2 and the 2'].map((each) => `Horde (6): revive ${each}`);
  expect(attacks(position, { horde: 'guide' })).toEqual(choices);
  const three = { seats: [{ combat: [6, 6, 6], destroyed: [1, 2, 2] }, {}] };
  expect(attacks(three, { horde: 'guide' })).toEqual(choices);
  expect(at(three, { horde: 'guide' }).take('Horde (6): revive the 2 and the 2').json).toMatchObject({
    seats: [{ combat: [1, 1, 6, 6], cup: 4, destroyed: [1] }, {}],
  });
});

test('necromancer=guide: it may destroy even with none to revive', () => {
  const position = { seats: [{ combat: [5] }, { combat: [1, 2] }] };
  expect(attacks(position, { necromancer: 'guide' })).toEqual(['Necromancer (5) destroys Wrestler (1) of wrestlers']);
  const scene = at(position, { necromancer: 'guide' }).take('Necromancer (5) destroys Wrestler (1) of wrestlers');
  expect(scene.json).toMatchObject({
    seats: [
      { combat: [], cup: 9 },
      { combat: [2], destroyed: [1] },
    ],
    counts: { revivals: 0 },
  });
});

test('necromancer=guide: with dice to revive it revives one', () => {
  expect(attacks({ seats: [{ combat: [5], destroyed: [3] }, { combat: [1] }] }, { necromancer: 'guide' })).toEqual([
    'Necromancer (5) destroys Wrestler (1) of wrestlers, revive the 3',
  ]);
});

test('ring=guide: one Ring calls a rumble, and there are no cage matches', () => {
  const position = { active: 1, seats: [{ combat: [1] }, { combat: [6] }] };
  expect(attacks(position, { ring: 'guide' })).toEqual(['royal rumble']);
  expect(at(position, { ring: 'guide' }).take('royal rumble').json).toMatchObject({
    phase: 'rumble',
    seats: [{ cup: 9 }, { cup: 9 }],
  });
});

test('stalemateWinner=ranks: the ranks destroyed decide at once, whoever has more dice', () => {
  const position = {
    quiet: 4,
    seats: [
      { combat: [1], destroyed: [1, 1] },
      { combat: [2, 2], destroyed: [6] },
    ],
  };
  const end = (stalemateWinner: string) =>
    at(position, { dice: 3, stalemateWinner }).take('rally 1', 'zombies roll 1').returns;
  expect(end('dice')).toEqual([0, 1]);
  expect(end('ranks')).toEqual([1, 0]);
});

test('factions: two Zombies sides have the same abilities against each other', () => {
  const mirror = { factions: ['zombies', 'zombies'] };
  expect(attacks({ seats: [{ combat: [5, 6], destroyed: [2] }, { combat: [1] }] }, mirror)).toEqual([
    'Necromancer (5) destroys Zombie (1) of zombies (seat 1), revive the 2',
    'Horde (6): revive the 2',
  ]);
});

test('factions: two Wrestlers sides have the same abilities against each other', () => {
  const mirror = { factions: ['wrestlers', 'wrestlers'] };
  expect(attacks({ active: 1, seats: [{ combat: [4] }, { combat: [1, 5, 6] }] }, mirror)).toEqual([
    'tag team destroys Shooting Star (4) of wrestlers (seat 0)',
    'cage match against Shooting Star (4) of wrestlers (seat 0)',
  ]);
});

test('factions: among three seats a revival names the seat that destroyed the die', () => {
  const options = { factions: ['zombies', 'wrestlers', 'wrestlers'] };
  const scene = at({ seats: [{ combat: [6], destroyed: { 1: [2], 2: [2, 3] } }, {}, {}] }, options);
  expect(scene.texts.filter((text) => !text.startsWith('rally'))).toEqual([
    'Horde (6): revive the 2 destroyed by wrestlers (seat 1)',
    'Horde (6): revive the 2 destroyed by wrestlers (seat 2)',
    'Horde (6): revive the 3 destroyed by wrestlers (seat 2)',
  ]);
  scene.take('Horde (6): revive the 2 destroyed by wrestlers (seat 2)');
  expect(scene.json).toMatchObject({ seats: [{ combat: [1], destroyed: { 1: [2], 2: [3] } }, {}, {}] });
});
