import { BOSSES, CARD_KINDS, CARDS, GIRLS, KINDS, NOBODY } from './kinds.js';
import { ATTACKED, HURT, MIXED, MOVED, SEEN, UP } from './marks.js';
import * as phases from './phases.js';
import { END_REASONS } from './rules.js';
import type { Table } from './table.js';
import { barricadeName } from './text.js';

const WIDTH = 13;
const cell = (text: string): string => text.padEnd(WIDTH);

/** A card that lies open in capitals; face down in small letters, to the cheerleaders `?` and its group; `*` the guard saw it. */
const zombieText = ({ card, marks, group }: Table, space: number, hidden: boolean): string => {
  if (card[space] === 0) return '.';
  const mark = marks[space];
  const up = (mark & UP) !== 0;
  const seen = (mark & SEEN) !== 0;
  const name = up ? CARDS[card[space]].toUpperCase() : hidden && !seen ? `?${group[space]}` : CARDS[card[space]];
  const shown = !hidden || up || (mark & MIXED) === 0;
  return [
    name,
    seen && !up ? '*' : '',
    (mark & HURT) !== 0 ? '-1' : '',
    shown && (mark & MOVED) !== 0 ? '>' : '',
    (mark & ATTACKED) !== 0 ? '!' : '',
  ].join('');
};

const girlText = (table: Table, column: number): string => {
  const girl = table.girl[column];
  if (girl === NOBODY) return '.';
  const tokens = table.isKnockedOut(column) ? 'out' : String(table.tokens[girl]);
  return `${GIRLS[girl]} ${tokens}${((table.bonus >> girl) & 1) === 1 ? '+' : ''}`;
};

const boardLines = (table: Table, hidden: boolean): string[] => {
  const { columns, lines } = table.rules;
  const all = Array.from({ length: columns }, (_, column) => column);
  const rows = Array.from({ length: lines }, (_, i) => lines - 1 - i).map((line) => {
    const cells = all.map((column) => cell(zombieText(table, column * lines + line, hidden)));
    return `  ${cell(line === 0 ? 'barricade' : `row ${line - 1}`)}${cells.join('')}`.trimEnd();
  });
  const girls = all.map((column) => cell(girlText(table, column)));
  return [...rows, `  ${cell('squad')}${girls.join('')}`.trimEnd()];
};

const listed = (words: readonly string[]): string => words.join(', ') || 'none';

/** `football 2, nerd 1`. */
const counted = (names: readonly string[], counts: ArrayLike<number>): string =>
  listed(names.flatMap((name, i) => (counts[i] > 0 ? [`${name} ${counts[i]}`] : [])));

const pileLine = (table: Table): string => {
  const { columns, barricadeCount } = table.rules;
  const piles = Array.from({ length: columns }, (_, column) => {
    const from = column * barricadeCount;
    return listed(Array.from(table.pile.subarray(from, from + table.height[column]), barricadeName));
  });
  return `  piles from below: ${piles.map((pile, column) => `${column}: ${pile}`).join(' | ')}`;
};

/** What the cheerleaders know of face-down cards, group by group. */
const groupLines = (table: Table): string[] =>
  Array.from({ length: table.groupCount }, (_, i) => {
    const known = table.known.subarray(i * CARD_KINDS, (i + 1) * CARD_KINDS);
    const ways = Array.from({ length: table.wayCount }, (_, way) => way)
      .filter((way) => table.wayTo[way] === i + 1 && table.wayCards[way] > 0)
      .map((way) => `${table.wayCards[way]} of group ${table.wayFrom[way]}`);
    const open = Array.from({ length: table.openCount }, (_, k) => k)
      .filter((k) => table.openGroup[k] === i + 1)
      .map((k) => `turned up ${CARDS[table.openCard[k]]}`);
    const cards = known.some((copies) => copies > 0) ? [counted(CARDS, known)] : [];
    return `  group ${i + 1}: ${listed([...cards, ...ways, ...open])}`;
  }).filter((line) => !line.endsWith(': none'));

const WAITING: Readonly<Record<(typeof phases.PHASES)[number], string>> = {
  cheerleader: 'a cheerleader is placed',
  zombie: 'a zombie is placed',
  zombies: 'to act',
  cheerleaders: 'to act',
  flip: 'a barricade is flipped',
  climb: 'another nerd may climb',
  freshMeat: 'a card is laid',
  draw: 'a card is drawn',
  return3: 'a card returns',
  return4Column: 'cards return to a column',
  return4Back: 'a card finds no room',
  return4: 'a card returns',
  classes: 'a column may step',
  coachCheerleaders: 'a cheerleader is placed',
  coachBarricades: 'a barricade is placed',
  guard: 'the guard looks at a zombie',
  principal: 'zombies are moved back',
  janitor: 'barricades are mended',
  over: 'over',
};

const status = (table: Table): string => {
  const { turn, actions, endReason, phase, left } = table;
  if (endReason >= 0) return `over in turn ${turn}: ${END_REASONS[endReason]}`;
  const who = turn === 0 ? 'set-up' : `turn ${turn} of the ${(turn & 1) === 1 ? 'zombies' : 'cheerleaders'}`;
  const counts = turn === 0 ? '' : `, ${actions} actions left`;
  const doing = WAITING[phases.PHASES[phase]];
  const where = phase === phases.CLASSES ? ` (column ${table.column})` : '';
  const more = left > 0 && phase !== phases.CLASSES && phase !== phases.ZOMBIE ? `, ${left} to go` : '';
  const climbing = table.climbing > 0 ? `, columns ${bits(table.climbing).join(' ')} climb` : '';
  return `${who}${counts}: ${doing}${where}${more}${climbing}`;
};

export const bits = (mask: number): number[] =>
  Array.from({ length: 8 }, (_, bit) => bit).filter((bit) => ((mask >> bit) & 1) === 1);

/** The position in a few lines, the last row on top; `hidden`: as the cheerleaders see it. */
export const describePosition = (table: Table, hidden: boolean): string => {
  const bosses = bits(table.bossHand).map((boss) => BOSSES[boss]);
  const hand = table.hand.reduce((sum, copies) => sum + copies, 0);
  const cards = hidden ? `${hand} cards` : counted(CARDS, table.hand);
  return [
    status(table),
    ...boardLines(table, hidden),
    pileLine(table),
    `  zombies won ${counted(KINDS, table.won)}${hand > 0 ? ` | to place ${cards}` : ''} | discarded ${counted(CARDS, table.discard)}`,
    `  cheerleaders hold ${counted([...bosses, 'drum'], [...bosses.map(() => 1), table.drums])} | barricades gone ${counted(KINDS, table.gone)}`,
    ...(table.turn > 0 ? groupLines(table) : []),
  ].join('\n');
};
