import type { ContentInput } from './content.js';

type CardInput = ContentInput['zombies'][number];
type Ranges = Record<string, [number, number]>;

/** The lowest and highest value worth trying of each number of the whole, for experiments that draw content. */
export const plausibleRanges = {
  'cards with four symbols': [4, 12],
  'cards with +1': [2, 6],
  'cards with van': [2, 6],
  'cards with -die': [2, 6],
  'cards with no-action': [2, 6],
  'reaction of triples': [1, 3],
  'reaction of quadruples': [2, 4],
  'points of pairs': [1, 3],
  'points of triples': [2, 4],
  'points of quadruples': [4, 6],
  'cost of purple tiles': [20, 28],
  'cost of pink tiles': [6, 12],
  'points of tiles': [49, 71],
  'first open notch': [2, 4],
  'notches of the track': [6, 9],
} satisfies Ranges;

const assumed = (plausible?: Ranges): { source: 'assumed'; plausible?: Ranges } =>
  plausible ? { source: 'assumed', plausible } : { source: 'assumed' };

const pair = (symbols: string, reaction: 1 | 'none', curse?: '+1' | 'van'): CardInput => ({
  ...{ name: curse ? `${symbols} ${curse}` : symbols, symbols, reaction, points: 2 },
  ...(curse ? { curses: [curse] } : {}),
  ...assumed({ points: plausibleRanges['points of pairs'] }),
});

/** Of each triple two charge at two wounds, and one never charges and bears a permanent curse. */
const triple = (symbols: string, curse: '-die' | 'no-action'): CardInput[] => [
  {
    name: symbols,
    symbols,
    reaction: 2,
    points: 3,
    copies: 2,
    ...assumed({ reaction: plausibleRanges['reaction of triples'], points: plausibleRanges['points of triples'] }),
  },
  {
    ...{ name: `${symbols} ${curse}`, symbols, reaction: 'none', points: 3, curses: [curse] },
    ...assumed({ points: plausibleRanges['points of triples'] }),
  },
];

const quadruple = (reaction: number, copies: number, curse?: '-die' | 'no-action' | 'van'): CardInput => ({
  ...{ name: curse ? `JBAF ${curse}` : 'JBAF', symbols: 'JBAF', reaction, points: 5 },
  ...(curse ? { curses: [curse] } : {}),
  ...(copies > 1 ? { copies } : {}),
  ...assumed({ reaction: plausibleRanges['reaction of quadruples'], points: plausibleRanges['points of quadruples'] }),
});

const tile = (cost: number, points: number): ContentInput['tiles']['pink'][number] => ({
  ...{ cost, points },
  source: 'assumed',
  plausible: { cost: [2, 4], points: [points - 1, points + 1] },
});

/** The total of 16 is what the box has, as one of two readings. */
const token = (count: number): ContentInput['tokens']['weapon'] => ({
  count,
  ...assumed({ count: [count - 1, count + 1] }),
});

/**
 * The content that is played unless another is given. The rulebook prints the counts (28 cards, 6 specials, 16 tokens,
 * 8 + 3 tiles) and the kinds of symbols and curses; an outside source, that tiles cost 2 to 4. All else is assumed.
 */
export const assumedContent: ContentInput = {
  name: 'assumed',
  zombies: [
    pair('JB', 'none'),
    pair('AF', 'none'),
    pair('JB', 1, '+1'),
    pair('JA', 1, '+1'),
    pair('JF', 1, '+1'),
    pair('BA', 1, 'van'),
    pair('BF', 1, 'van'),
    pair('AF', 1, 'van'),
    ...triple('JBA', '-die'),
    ...triple('JBF', 'no-action'),
    ...triple('JAF', '-die'),
    ...triple('BAF', 'no-action'),
    quadruple(2, 1, '-die'),
    quadruple(2, 1, 'no-action'),
    quadruple(3, 1, 'van'),
    quadruple(3, 5),
  ],
  specials: [
    { name: 'quarterback', symbols: 'JBBAF', reaction: 3, points: 7, source: 'assumed' },
    { name: 'twins', symbols: 'JB', reaction: 'none', points: 3, curses: ['+1', '+1'], source: 'assumed' },
    { name: 'weather girl', symbols: 'AFF', reaction: 2, points: 4, curses: ['van', 'van'], source: 'assumed' },
    { name: 'ghoul', symbols: 'JAF', reaction: 2, points: 5, powers: ['heals'], source: 'assumed' },
    { name: 'guard', symbols: 'BA', reaction: 1, points: 4, powers: ['guarded'], source: 'assumed' },
    { name: 'coach', symbols: 'JBAF', reaction: 2, points: 6, curses: ['-die', 'no-action'], source: 'assumed' },
  ],
  tiles: {
    purple: [tile(2, 3), tile(2, 4), tile(3, 4), tile(3, 5), tile(3, 5), tile(3, 6), tile(4, 6), tile(4, 7)],
    pink: [tile(3, 5), tile(4, 7), tile(4, 8)],
  },
  tokens: {
    hotDog: { ...token(4), source: 'printed' },
    weapon: { ...token(1), source: 'printed' },
    whistle: { ...token(1), source: 'printed' },
    antidote: token(2),
    energyDrink: token(3),
    megaphone: token(3),
    crowbar: token(2),
  },
  track: { notches: ['no', 'no', 'no', 2, 3, 4, 'gone'], source: 'assumed' },
  plausible: plausibleRanges,
};
