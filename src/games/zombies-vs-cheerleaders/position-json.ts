import { BARRICADE_CODES } from './barricade.js';
import { bits } from './board.js';
import { BOSSES, CARD_KINDS, CARDS, GIRLS, KINDS, NOBODY } from './kinds.js';
import { ATTACKED, HURT, MIXED, MOVED, PICKED, SEEN, UP } from './marks.js';
import * as phases from './phases.js';
import { COUNTS, END_REASONS } from './rules.js';
import { NOWHERE, type Table } from './table.js';
import { barricadeName } from './text.js';

/** The words that follow a zombie's name, each with its mark. */
export const MARK_WORDS: readonly (readonly [string, number])[] = [
  ['up', UP],
  ['seen', SEEN],
  ['injured', HURT],
  ['moved', MOVED],
  ['attacked', ATTACKED],
  ['mixed', MIXED],
  ['picked', PICKED],
];

/** `teacher up injured`, `nerd of 2`: a card's name, its marks, and its group where that is not the opening horde. */
const zombieJson = ({ card, marks, group }: Table, space: number): string | null => {
  if (card[space] === 0) return null;
  const words = MARK_WORDS.filter(([, mark]) => (marks[space] & mark) !== 0).map(([word]) => word);
  const of = group[space] > 1 ? ['of', String(group[space])] : [];
  return [CARDS[card[space]], ...words, ...of].join(' ');
};

/** A column's zombies from the barricade space on, without the empty spaces behind the last. */
const zombiesJson = (table: Table, column: number): (string | null)[] => {
  const { lines } = table.rules;
  const all = Array.from({ length: lines }, (_, line) => zombieJson(table, column * lines + line));
  while (all.length > 0 && all.at(-1) === null) all.pop();
  return all;
};

const countsJson = (names: readonly string[], counts: ArrayLike<number>): Record<string, number> =>
  Object.fromEntries(names.flatMap((name, i) => (counts[i] > 0 ? [[name, counts[i]]] : [])));

const columnJson = (table: Table, column: number): Record<string, unknown> => {
  const girl = table.girl[column];
  const from = column * table.rules.barricadeCount;
  return {
    cheerleader: girl === NOBODY ? null : GIRLS[girl],
    pile: Array.from(table.pile.subarray(from, from + table.height[column]), barricadeName),
    zombies: zombiesJson(table, column),
  };
};

/** What the cheerleaders know of each group; a group without cards of older ones is known from the cards themselves. */
const groupsJson = (table: Table): unknown =>
  Array.from({ length: table.groupCount }, (_, i) => {
    const of = (way: number): boolean => table.wayTo[way] === i + 1 && table.wayCards[way] > 0;
    const ways = Array.from({ length: table.wayCount }, (_, way) => way).filter(of);
    const opens = Array.from({ length: table.openCount }, (_, open) => open);
    return {
      known: countsJson(CARDS, table.known.subarray(i * CARD_KINDS, (i + 1) * CARD_KINDS)),
      from: ways.map((way) => ({ group: table.wayFrom[way], cards: table.wayCards[way] })),
      open: opens.filter((open) => table.openGroup[open] === i + 1).map((open) => CARDS[table.openCard[open]]),
    };
  });

/** Barricade cards by code. */
export const BARRICADE_NAMES: readonly string[] = [
  'none',
  ...Array.from({ length: BARRICADE_CODES - 1 }, (_, i) => barricadeName(i + 1)),
];

const given = (name: string, value: unknown, unless: unknown): Record<string, unknown> =>
  value === unless ? {} : { [name]: value };

const some = (name: string, values: Record<string, number>): Record<string, unknown> =>
  Object.keys(values).length > 0 ? { [name]: values } : {};

/** The position with every field that is not at its default. */
export const positionOf = (table: Table): unknown => ({
  phase: phases.PHASES[table.phase],
  turn: table.turn,
  actions: table.actions,
  columns: Array.from({ length: table.rules.columns }, (_, column) => columnJson(table, column)),
  energy: Object.fromEntries(table.rules.girls.map((girl) => [GIRLS[girl], table.tokens[girl]])),
  out: bits(table.knockedOut).map((girl) => GIRLS[girl]),
  bonus: bits(table.bonus).map((girl) => GIRLS[girl]),
  bosses: bits(table.bossHand).map((boss) => BOSSES[boss]),
  drums: table.drums,
  won: countsJson(KINDS, table.won),
  discard: countsJson(CARDS, table.discard),
  barricadeDiscard: countsJson(KINDS, table.gone),
  unflipped: countsJson(KINDS, table.unflipped),
  groups: groupsJson(table),
  ...given('queenEntered', table.queenEntered, false),
  ...some('hand', countsJson(CARDS, table.hand)),
  ...some('loose', countsJson(BARRICADE_NAMES, table.loose)),
  ...given('handGroup', table.handGroup, 0),
  ...given('column', table.column, 0),
  ...given('cursor', table.cursor, 0),
  ...given('left', table.left, 0),
  ...given('attacker', table.attacker, NOWHERE),
  ...(table.climbing > 0 ? { climbing: bits(table.climbing) } : {}),
  nearest: table.nearest,
  ...some('counts', countsJson(COUNT_NAMES, table.counts)),
  ...(table.endReason >= 0 ? { end: END_REASONS[table.endReason] } : {}),
});

/** Names of what is counted, in the order of a state's counts. */
export const COUNT_NAMES: readonly string[] = [
  ...CARDS.map((name) => `killed ${name}`),
  ...GIRLS.map((name) => `kills of ${name}`),
  ...GIRLS.map((name) => `knockouts of ${name}`),
  ...KINDS.map((name) => `played ${name}`),
  ...BOSSES.map((name) => `played ${name}`),
  ...['shots', 'reveals', 'destroyed', 'drums played'],
].slice(0, COUNTS);
