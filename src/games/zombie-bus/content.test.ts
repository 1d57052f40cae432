import { expect, test } from 'vitest';
import { UserError } from '../../core/errors.js';
import { scenesOf } from '../../testing/scene.js';
import { assumedContent } from './assumed-content.js';
import { type ContentInput, readContent } from './content.js';
import { zombieBus } from './index.js';

const at = scenesOf(zombieBus);

type Draft = { -readonly [K in keyof ContentInput]: ContentInput[K] };

/** The built-in content with a change. */
const changed = (change: (content: Draft) => unknown): unknown => {
  const content = structuredClone(assumedContent);
  change(content);
  return content;
};

const read = () => {
  const found = readContent(assumedContent);
  if ('fault' in found) throw new Error(found.fault);
  return found.content;
};

test('the built-in content has the cards of the rules document', () => {
  const { zombies, specials, tiles, tokens } = read();
  const of = (symbols: number) => zombies.filter((card) => card.symbols.length === symbols);
  const copies = (cards: { copies: number }[]) => cards.reduce((sum, card) => sum + card.copies, 0);
  expect([copies(of(2)), copies(of(3)), copies(of(4)), copies(specials)]).toEqual([8, 12, 8, 6]);
  const cursed = (curse: string) => copies(zombies.filter(({ curses }) => (curses as string[]).includes(curse)));
  expect(['+1', 'van', '-die', 'no-action'].map(cursed)).toEqual([3, 4, 3, 3]);
  expect(tiles.purple.reduce((sum, { cost }) => sum + cost, 0)).toBe(24);
  expect(tokens).toMatchObject({ hotDog: { count: 4 }, weapon: { count: 1 }, crowbar: { count: 2 } });
});

test('every assumed number carries its source, and those worth trying their range', () => {
  const { zombies, specials, tiles, tokens, track } = read();
  const all = [...zombies, ...specials, ...tiles.purple, ...tiles.pink, ...Object.values(tokens), track];
  expect(all.every(({ source }) => source === 'assumed' || source === 'printed')).toBe(true);
  const triples = zombies.filter(({ symbols, reaction }) => symbols.length === 3 && reaction !== 'none');
  expect(triples.every(({ plausible }) => plausible?.reaction.join() === '1,3')).toBe(true);
  const costs = [...tiles.purple, ...tiles.pink].map(({ plausible }) => plausible?.cost);
  expect(costs.every((range) => range?.join() === '2,4')).toBe(true);
});

const cardWith = (list: 'zombies' | 'specials', field: string, value: unknown, index = 0): unknown =>
  changed((it) => Reflect.set(it[list][index], field, value));

test.each<[string, unknown, string]>([
  ['a text', 'cards.json', 'it is wrong'],
  ['a missing part', changed((it) => Reflect.deleteProperty(it, 'track')), 'track is missing'],
  ['an unknown field', changed((it) => Reflect.set(it, 'bosses', [])), 'Unrecognized key: "bosses"'],
  ['a card without points', cardWith('zombies', 'points', undefined, 2), 'zombies.2 "JB +1", field points is missing'],
  ['an unknown symbol', cardWith('zombies', 'symbols', 'JX'), 'zombies.0 "JB", field symbols must be'],
  [
    'a symbol too often',
    cardWith('specials', 'symbols', 'JJJJ'),
    '"quarterback", field symbols has J more than three times',
  ],
  ['an unknown curse', cardWith('zombies', 'curses', ['hex']), 'zombies.0 "JB", field curses.0'],
  ['a reaction too high', cardWith('zombies', 'reaction', 3), '"JB", field reaction is 3, but the card has 2 symbols'],
  ['points out of range', cardWith('zombies', 'points', 21), 'zombies.0 "JB", field points is wrong'],
  ['a card too few', changed((it) => it.zombies.shift()), 'zombies has 27 in all, not 28'],
  ['a card too many', cardWith('zombies', 'copies', 2), 'zombies has 29 in all, not 28'],
  ['two cards of a name', cardWith('zombies', 'name', 'JB', 1), 'zombies.1 "JB", field name'],
  ['a special twice', cardWith('specials', 'copies', 2, 1), 'specials.1 "twins", field copies is 2'],
  ['a permanent curse twice', cardWith('zombies', 'curses', ['-die', '-die']), '"JB", field curses has -die twice'],
  ['a special too few', changed((it) => it.specials.pop()), 'specials has 5 in all, not 6'],
  ['a tile too few', changed((it) => it.tiles.purple.pop()), 'tiles.purple has 7 in all, not 8'],
  ['a tile for nothing', changed((it) => Reflect.set(it.tiles.pink[1], 'cost', 0)), 'tiles.pink.1.cost is wrong'],
  ['a token too many', changed((it) => Reflect.set(it.tokens.weapon, 'count', 2)), 'tokens has 17 in all, not 16'],
  [
    'a track without end',
    changed((it) => Reflect.set(it.track, 'notches', ['no', 2])),
    'must have "gone" once, as the last',
  ],
])('content with %s is refused', (_, content, fault) => {
  expect(() => at(undefined, { content })).toThrow(UserError);
  expect(() => at(undefined, { content })).toThrow('option content: ');
  expect(() => at(undefined, { content })).toThrow(fault);
});

test('other content is played: cards, tiles and track', () => {
  const content = changed((it) => {
    it.name = 'mine';
    it.zombies[0] = { ...it.zombies[0], name: 'biter', symbols: 'JJ', points: 9 };
    it.track.notches = [1, 'gone'];
  });
  const scene = at({ dice: ['jaw', 'jaw', 'action'], bus: ['biter'], seats: [{}, {}] }, { players: 2, content });
  expect(scene.texts).toContain('flee');
  scene.take('wound the jaw of biter around the bus', 'wound the jaw of biter (J assigned) around the bus', 'done');
  expect(scene.json).toMatchObject({ seats: [{ kills: 1, zombiePoints: 9 }, {}] });
});
