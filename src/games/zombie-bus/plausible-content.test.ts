import { describe, expect, it } from 'vitest';
import { Rng } from '../../core/rng.js';
import { drawWorlds } from '../../core/worlds.js';
import { assumedContent, plausibleRanges } from './assumed-content.js';
import { type Content, readContent, TOKENS } from './content.js';
import { zombieBus } from './index.js';
import { options } from './options.js';
import { plausibleContent } from './plausible-content.js';

const read = (given: unknown): Content => {
  const found = readContent(given);
  if ('fault' in found) throw new Error(found.fault);
  return found.content;
};

const rng = new Rng();
/** As they are written and as they are read. */
const drawn = Array.from({ length: 1000 }, (_, i) => plausibleContent.draw(rng.seed(i)));
const contents = drawn.map(read);
const numbers = drawn.map((content) => plausibleContent.numbersOf(content));

const copies = (content: Content, counts: (card: Content['zombies'][number]) => boolean): number =>
  content.zombies.filter(counts).reduce((sum, card) => sum + card.copies, 0);

const coverage = (values: readonly number[]): [number, number] => [Math.min(...values), Math.max(...values)];

describe('plausible content', () => {
  it('is always valid, and can be written as JSON', () => {
    expect(contents).toHaveLength(1000);
    expect(JSON.parse(JSON.stringify(drawn))).toEqual(drawn);
  });

  it.each(Object.entries(plausibleRanges))('has %s within %j, both ends included', (name, range) => {
    expect(coverage(numbers.map((each) => each[name]))).toEqual(range);
  });

  it.each(TOKENS)('has one less to one more %s tokens than assumed', (kind) => {
    const { count } = assumedContent.tokens[kind];
    expect(coverage(numbers.map((each) => each[`tokens ${kind}`]))).toEqual([count - 1, count + 1]);
  });

  it('has tiles that cost 2 to 4, points within one of the assumed, and a track that opens once', () => {
    const tilesOf = ({ tiles }: Pick<Content, 'tiles'>) => [...tiles.purple, ...tiles.pink];
    const assumed = tilesOf(read(assumedContent));
    for (const content of contents) {
      for (const [i, { cost, points }] of tilesOf(content).entries()) {
        expect(cost >= 2 && cost <= 4 && Math.abs(points - assumed[i].points) <= 1).toBe(true);
      }
      const { notches } = content.track;
      const prices = notches.filter((notch) => typeof notch === 'number');
      const closed = notches.length - prices.length - 1;
      expect(notches).toEqual([...Array(closed).fill('no'), ...prices.toSorted(), 'gone']);
      expect(prices.length).toBeGreaterThan(0);
    }
  });

  it('puts at most one curse on a card, and no permanent one on a pair', () => {
    for (const content of contents) {
      for (const { symbols, curses, reaction } of content.zombies) {
        expect(curses.length).toBeLessThanOrEqual(1);
        if (curses[0] !== '-die' && curses[0] !== 'no-action') continue;
        expect(symbols.length).toBeGreaterThan(2);
        if (symbols.length === 3) expect(reaction).toBe('none');
      }
    }
  });

  it('says in its numbers what is on the cards', () => {
    for (const [i, content] of contents.entries()) {
      expect(numbers[i]).toMatchObject({
        'cards with four symbols': copies(content, ({ symbols }) => symbols.length === 4),
        'cards with no-action': copies(content, ({ curses }) => curses.includes('no-action')),
        'cost of pink tiles': content.tiles.pink.reduce((sum, { cost }) => sum + cost, 0),
        'tokens hotDog': content.tokens.hotDog.count,
      });
    }
  });

  it('has the assumed content within its ranges', () => {
    const assumed = plausibleContent.numbersOf(assumedContent);
    expect(Object.keys(assumed)).toEqual(Object.keys(numbers[0]));
    for (const [name, [low, high]] of Object.entries(plausibleRanges)) {
      expect(assumed[name], name).toBeGreaterThanOrEqual(low);
      expect(assumed[name], name).toBeLessThanOrEqual(high);
    }
  });
});

it('a world of Zombie Bus has content and the two readings that are assumed, and can be played', () => {
  const [, world] = drawWorlds(options, [], 1, 1);
  expect(Object.keys(world.options)).toEqual(['curseLift', 'suzanneCurse', 'content']);
  const { info } = zombieBus.create(options.parse({ ...world.options, players: 5 }));
  expect(info.seats).toBe(5);
});
