import { numbersOfSum } from '../../core/numbers-of-sum.js';
import type { DataRange } from '../../core/options.js';
import type { Rng } from '../../core/rng.js';
import { assumedContent, plausibleRanges as ranges } from './assumed-content.js';
import { CARDS, type ContentInput, TOKENS } from './content.js';

type Card = ContentInput['zombies'][number];
type Curse = NonNullable<Card['curses']>[number];

/** All sets of so many symbols. */
const PAIRS = ['JB', 'JA', 'JF', 'BA', 'BF', 'AF'];
const TRIPLES = ['JBA', 'JBF', 'JAF', 'BAF'];
const QUADRUPLES = ['JBAF'];
/** Of the cards with two or three symbols, those with two: as assumed, 8 of 20. */
const SHARE_OF_PAIRS = 0.4;

const between = (rng: Rng, [low, high]: readonly number[]): number => low + rng.below(high - low + 1);

const shuffled = <T>(list: readonly T[], rng: Rng): T[] => {
  const left = [...list];
  return list.map(() => left.splice(rng.below(left.length), 1)[0]);
};

/** The symbols of all cards: of those with equally many, each set as often as any other, as far as it goes. */
const drawSymbols = (rng: Rng): string[] => {
  const quadruples = between(rng, ranges['cards with four symbols']);
  const pairs = Math.round((CARDS - quadruples) * SHARE_OF_PAIRS);
  const triples = CARDS - quadruples - pairs;
  const cards = (sets: readonly string[], count: number): string[] => {
    const order = shuffled(sets, rng);
    return Array.from({ length: count }, (_, i) => order[i % order.length]);
  };
  return [...cards(PAIRS, pairs), ...cards(TRIPLES, triples), ...cards(QUADRUPLES, quadruples)];
};

const isPermanent = (curse: Curse | undefined): boolean => curse === '-die' || curse === 'no-action';

/** The curse of each card, or none: as in the assumed content the permanent ones never on pairs, the others there first. */
const drawCurses = (cards: readonly string[], rng: Rng): (Curse | undefined)[] => {
  const curses: (Curse | undefined)[] = cards.map(() => undefined);
  for (const curse of ['-die', 'no-action', '+1', 'van'] as const) {
    const comesLater = (card: number): number => Number((cards[card].length === 2) === isPermanent(curse));
    const order = shuffled([...cards.keys()], rng).sort((a, b) => comesLater(a) - comesLater(b));
    const free = order.filter((card) => curses[card] === undefined);
    for (const card of free.slice(0, between(rng, ranges[`cards with ${curse}`]))) curses[card] = curse;
  }
  return curses;
};

/** What the cards of one number of symbols have in common. */
interface Kind {
  readonly points: number;
  reaction(curse: Curse | undefined): Card['reaction'];
}

/** By the number of symbols. Who charges, and which cursed cards charge sooner, is as in the assumed content. */
const drawKinds = (rng: Rng): Readonly<Record<number, Kind>> => {
  const [triples, quadruples] = [ranges['reaction of triples'], ranges['reaction of quadruples']].map((range) =>
    between(rng, range),
  );
  const [least] = ranges['reaction of quadruples'];
  return {
    2: { points: between(rng, ranges['points of pairs']), reaction: (curse) => (curse ? 1 : 'none') },
    3: {
      points: between(rng, ranges['points of triples']),
      reaction: (curse) => (isPermanent(curse) ? 'none' : triples),
    },
    4: {
      points: between(rng, ranges['points of quadruples']),
      reaction: (curse) => (isPermanent(curse) ? Math.max(least, quadruples - 1) : quadruples),
    },
  };
};

const drawZombies = (rng: Rng): Card[] => {
  const symbols = drawSymbols(rng);
  const curses = drawCurses(symbols, rng);
  const kinds = drawKinds(rng);
  const cards = new Map<string, Card>();
  for (const [i, letters] of symbols.entries()) {
    const curse = curses[i];
    const name = curse ? `${letters} ${curse}` : letters;
    const { points, reaction } = kinds[letters.length];
    const copies = (cards.get(name)?.copies ?? 0) + 1;
    cards.set(name, {
      name,
      symbols: letters,
      reaction: reaction(curse),
      points,
      curses: curse ? [curse] : [],
      copies,
    });
  }
  return [...cards.values()];
};

/** The cheaper a tile, the fewer its points. */
const drawTiles = (rng: Rng): ContentInput['tiles'] => {
  const costs = (count: number, sum: number): number[] =>
    numbersOfSum(sum, Array(count).fill(2), Array(count).fill(4), rng).sort((a, b) => a - b);
  const { purple, pink } = assumedContent.tiles;
  const all = [...purple, ...pink].map(({ points }) => points);
  const points = numbersOfSum(
    between(rng, ranges['points of tiles']),
    all.map((each) => each - 1),
    all.map((each) => each + 1),
    rng,
  );
  const purpleCosts = costs(purple.length, between(rng, ranges['cost of purple tiles']));
  const pinkCosts = costs(pink.length, between(rng, ranges['cost of pink tiles']));
  return {
    purple: purpleCosts.map((cost, i) => ({ cost, points: points[i] })),
    pink: pinkCosts.map((cost, i) => ({ cost, points: points[purple.length + i] })),
  };
};

/** Of each kind one less to one more than assumed, as many in all. */
const drawTokens = (rng: Rng): ContentInput['tokens'] => {
  const assumed = TOKENS.map((kind) => assumedContent.tokens[kind].count);
  const counts = numbersOfSum(
    assumed.reduce((sum, count) => sum + count, 0),
    assumed.map((count) => count - 1),
    assumed.map((count) => count + 1),
    rng,
  );
  return Object.fromEntries(TOKENS.map((kind, i) => [kind, { count: counts[i] }])) as ContentInput['tokens'];
};

/** The price of flight rises evenly from 2 to 4, as assumed. */
const drawTrack = (rng: Rng): ContentInput['track'] => {
  const closed = between(rng, ranges['first open notch']);
  const open = between(rng, ranges['notches of the track']) - closed - 1;
  const prices = Array.from({ length: open }, (_, i) => (open === 1 ? 2 : Math.round(2 + (2 * i) / (open - 1))));
  return { notches: [...Array<'no'>(closed).fill('no'), ...prices, 'gone'] };
};

const total = (numbers: readonly number[]): number => numbers.reduce((sum, each) => sum + each, 0);

/** Numbers of cards with so many symbols. The reaction is the highest of those that charge, 0 where none does. */
const kindNumbers = (name: string, size: number, zombies: readonly Card[]): Record<string, number> => {
  const cards = zombies.filter(({ symbols }) => symbols.length === size);
  const reactions = cards.map(({ reaction }) => (reaction === 'none' ? 0 : reaction));
  return { [`reaction of ${name}`]: Math.max(0, ...reactions), [`points of ${name}`]: cards[0]?.points ?? 0 };
};

const cardNumbers = (zombies: readonly Card[]): Record<string, number> => {
  const count = (counts: (card: Card) => boolean): number =>
    total(zombies.filter(counts).map(({ copies = 1 }) => copies));
  const cursed = (['+1', 'van', '-die', 'no-action'] as const).map((curse) => [
    `cards with ${curse}`,
    count(({ curses }) => curses?.includes(curse) ?? false),
  ]);
  const { 'reaction of pairs': _, ...pairs } = kindNumbers('pairs', 2, zombies);
  return {
    'cards with four symbols': count(({ symbols }) => symbols.length === 4),
    ...Object.fromEntries(cursed),
    ...pairs,
    ...kindNumbers('triples', 3, zombies),
    ...kindNumbers('quadruples', 4, zombies),
  };
};

const numbersOf = ({ zombies, tiles, tokens, track }: ContentInput): Record<string, number> => ({
  ...cardNumbers(zombies),
  'cost of purple tiles': total(tiles.purple.map(({ cost }) => cost)),
  'cost of pink tiles': total(tiles.pink.map(({ cost }) => cost)),
  'points of tiles': total([...tiles.purple, ...tiles.pink].map(({ points }) => points)),
  ...Object.fromEntries(TOKENS.map((kind) => [`tokens ${kind}`, tokens[kind].count])),
  'first open notch': track.notches.findIndex((notch) => notch !== 'no'),
  'notches of the track': track.notches.length,
});

/**
 * Plausible content, drawn from the ranges of the assumed one. What the ranges leave open (who bears which curse, who
 * charges, the price of flight) is drawn in the manner of the assumed content; the specials stay as they are.
 */
export const plausibleContent: DataRange = {
  draw: (rng): ContentInput => ({
    name: 'plausible',
    zombies: drawZombies(rng),
    specials: assumedContent.specials,
    tiles: drawTiles(rng),
    tokens: drawTokens(rng),
    track: drawTrack(rng),
  }),
  numbersOf: (content) => numbersOf(content as ContentInput),
};
