import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { UserError } from '../../core/errors.js';
import { optionInfos } from '../../core/options.js';
import { Rng } from '../../core/rng.js';
import { scenesOf } from '../../testing/scene.js';
import { assumedCards, type CardsInput, plausibleCards, readCards } from './cards.js';
import { ohNoZombies } from './index.js';

const at = scenesOf(ohNoZombies);

test('RULES.md lists every option with its default and source', () => {
  const rules = readFileSync(new URL('RULES.md', import.meta.url), 'utf8');
  const rows = [
    ...rules.matchAll(/^\| `(\w+)` +\| `?([^|`]+)`? +\| [^|]+ \| (printed|outside|assumed|workbench) +\|/gm),
  ];
  const shown = (value: unknown): string => {
    if (Array.isArray(value)) return value.join(', ');
    return typeof value === 'object' ? (value as { name: string }).name : String(value);
  };
  expect(rows.map(([, name, value, source]) => [name, value.trim(), source])).toEqual(
    optionInfos(ohNoZombies.options).map((each) => [each.name, shown(each.default), each.source]),
  );
});

test('every option that is assumed says what is worth trying', () => {
  const assumed = optionInfos(ohNoZombies.options).filter(({ source }) => source === 'assumed');
  expect(assumed.filter(({ plausible, plausibleData }) => !plausible && !plausibleData)).toEqual([]);
});

test.each([
  ['players', 1],
  ['players', 5],
  ['firstSeat', 'left'],
  ['firstSeat', 4],
  ['zombies', 2],
  ['zombies', 7],
  ['weapons', 'torch'],
  ['weapons', []],
  ['weapons', ['axe']],
  ['batteries', 0],
  ['batteries', 5],
  ['neutralMoves', 'never'],
  ['maxTurns', 0],
])('option %s refuses %j and is named', (name, value) => {
  expect(() => at(undefined, { [name]: value })).toThrow(UserError);
  expect(() => at(undefined, { [name]: value })).toThrow(`option ${name} can't be`);
});

test('the seat that begins is one of those that play', () => {
  expect(() => at(undefined, { players: 2, firstSeat: 2 })).toThrow('option firstSeat is 2, but the seats are 0 to 1');
});

test('a kind of weapon is listed once', () => {
  expect(() => at(undefined, { weapons: ['bat', 'bat'] })).toThrow('option weapons lists a kind twice');
});

test.each<[unknown, string]>([
  [{ ...assumedCards, kill: 3 }, 'option cards: it is wrong: there are 19 cards, not 18'],
  [{ ...assumedCards, run: { 7: 9 } }, 'option cards: run is wrong: Unrecognized key: "7"'],
  [{ ...assumedCards, turned: -1 }, 'option cards: turned is wrong'],
  [{ ...assumedCards, name: '' }, 'option cards: name is wrong'],
  ['many', 'option cards: it is wrong'],
])('cards %j are refused', (cards, message) => {
  expect(() => at(undefined, { cards })).toThrow(message);
});

test('plausible cards are 18, and have the assumed ones among them', () => {
  const rng = new Rng().seed(1);
  const kills = new Set<number>();
  for (let i = 0; i < 500; i++) {
    const cards = plausibleCards.draw(rng) as CardsInput;
    expect(readCards(cards)).toHaveProperty('cards');
    kills.add(cards.kill);
  }
  expect([...kills].sort()).toEqual([1, 2, 3, 4]);
  expect(plausibleCards.numbersOf(assumedCards)).toEqual({
    ...{ 'cards that kill': 2, 'cards that turn': 7, 'mean run in tenths': 30 },
  });
});
