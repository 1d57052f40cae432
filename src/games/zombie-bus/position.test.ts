import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { scenesOf } from '../../testing/scene.js';
import { zombieBus } from './index.js';

const at = scenesOf(zombieBus);
const two = { players: 2 };

test('a new game: no hero, no zombie and no tile is known, and the first seat is to be drawn', () => {
  const seat = { hero: null, fate: 'in play', zombies: [], tokens: {}, tiles: [], kills: 0, zombiePoints: 0 };
  expect(at(undefined, two).json).toEqual({
    ...{ phase: 'first', turn: 0, active: 0, first: 0, bus: [], seats: [seat, seat], gone: {}, notch: 0, used: {} },
    piles: [
      { top: null, left: 4 },
      { top: null, left: 4 },
    ],
    counts: { charges: 0, zombifications: 0, vanOpened: 0 },
  });
});

test('what is left out: turn 1 of seat 0 before its draw, heroes in the order of the rulebook, the cheapest tiles on top', () => {
  expect(at({ seats: [{}, {}] }, two).json).toMatchObject({
    ...{ phase: 'draw', turn: 1, active: 0, first: 0, pending: 1, notch: 0 },
    seats: [{ hero: 'steven' }, { hero: 'jenny' }],
    piles: [
      { top: 'purple 2', left: 4 },
      { top: 'purple 2', left: 4 },
    ],
  });
});

test('with dice the seat assigns them, with an end the game is over', () => {
  expect(at({ dice: ['jaw'], seats: [{}, {}] }, two).json).toMatchObject({ phase: 'assign', rolled: 1, diceInHand: 1 });
  expect(at({ end: 'horde', seats: [{}, {}] }, two).json).toMatchObject({ phase: 'over', end: 'horde' });
});

test('a window with dice is the one after the roll, without it is the one after the draw', () => {
  const seats = [{ tokens: { energyDrink: 1 } }, {}];
  expect(at({ phase: 'window', seats }, two).json).toMatchObject({ window: 'afterDraw' });
  expect(at({ phase: 'window', dice: ['jaw'], seats }, two).json).toMatchObject({ window: 'afterRoll' });
});

test('zombies are listed in the order of the table, whatever the order in which they are given', () => {
  const bus = ['JBA', { zombie: 'JBA', wounds: 'J' }, 'JB'];
  expect(at({ bus, seats: [{}, {}] }, two).json).toMatchObject({ bus: ['JB', 'JBA', { zombie: 'JBA', wounds: 'J' }] });
});

test('tokens and tiles that are not named are in the bag and in the piles', () => {
  const position = {
    phase: 'token',
    drawer: 0,
    used: { hotDog: 4, crowbar: 2 },
    seats: [{ owed: 1, tokens: { weapon: 1 } }, {}],
  };
  const scene = at({ ...position, window: 'afterCharges' }, two);
  expect(scene.chances).toEqual({
    'steven finds a whistle': 1 / 9,
    'steven finds an antidote': 2 / 9,
    'steven finds an energy drink': 3 / 9,
    'steven finds a megaphone': 3 / 9,
  });
});

test('the text of a position shows the bus, piles, van, dice and each seat', () => {
  const position = {
    ...{ turn: 3, dice: ['jaw', 'half', 'action'], rolled: 3, notch: 3, used: { hotDog: 1 } },
    bus: ['JB', { zombie: 'JBA', wounds: 'J' }],
    seats: [
      { zombies: ['AF van'], tokens: { crowbar: 1 }, tiles: ['purple 2 worth 4'] },
      { fate: 'zombified', kills: 1, zombiePoints: 2 },
    ],
    gone: { AF: 1 },
  };
  expect(at(position, two).state.describe()).toBe(
    [
      'turn 3 of steven, steven: assigns the dice',
      '  bus: JB, JBA (J covered) and zombified heroes | pile 0: purple 2 on top of 4 | pile 1: purple 3 on top of 3 | freed 1',
      '  van at notch 3 of 6 (2) | 28 cards left | 14 tokens left',
      '  dice jaw half action',
      '  seat 0 steven: zombies AF van | tokens crowbar | freed purple 2 worth 4 | kills 0 | points 4',
      '  seat 1 jenny (zombified): zombies none | tokens none | freed none | kills 1 | points 2',
    ].join('\n'),
  );
});

test('the text of an end says why, and who wins', () => {
  const seats = [
    { fate: 'fled', zombiePoints: 3 },
    { fate: 'fled', zombiePoints: 2 },
  ];
  expect(at({ end: 'scattered', seats }, two).state.describe()).toContain('over in turn 1: scattered, steven wins');
  expect(at({ end: 'horde', seats: [{}, {}] }, two).state.describe()).toContain('over in turn 1: horde, nobody wins');
});

test('the example of RULES.md is a position, and its texts are actions', () => {
  const rules = readFileSync(new URL('RULES.md', import.meta.url), 'utf8');
  const [, json, text] = /```json\n([\s\S]*?)```\n\n([\s\S]*?)\n\n/.exec(rules)!;
  const scene = at(JSON.parse(json), two);
  const actions = [...text.replaceAll(/\s+/g, ' ').matchAll(/`([^`]+)`/g)].map(([, action]) => action);
  expect(actions.shift()).toBe('players=2');
  expect(actions.length).toBe(4);
  for (const action of actions) expect(scene.texts).toContain(action);
});
