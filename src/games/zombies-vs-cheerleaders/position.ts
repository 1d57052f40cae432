import { z } from 'zod';
import { CHANCE, type Seat, TERMINAL } from '../../core/game.js';
import { kindOfBarricade, UNFLIPPED } from './barricade.js';
import { checkPosition, wrong } from './check-position.js';
import { BOSSES, CARD_KINDS, CARDS, GIRLS, KINDS, NOBODY, QUEEN, SQUAD, ZOMBIES } from './kinds.js';
import { UP } from './marks.js';
import * as phases from './phases.js';
import { BARRICADE_NAMES, COUNT_NAMES, MARK_WORDS } from './position-json.js';
import { END_REASONS } from './rules.js';
import { NOWHERE, type Table } from './table.js';

const copies = z.int().min(0).max(200);
const place = z.int().min(0).max(254);
const girls = z.array(z.enum(GIRLS)).default([]);
const byKind = z.partialRecord(z.enum(KINDS), copies);
const byCard = z.partialRecord(z.enum(CARDS.slice(1) as [string, ...string[]]), copies);

const schema = z.strictObject({
  phase: z.enum(phases.PHASES).optional(),
  turn: z.int().min(0).max(2000).optional(),
  actions: z.int().min(0).max(100).optional(),
  columns: z.array(
    z.strictObject({
      cheerleader: z.enum(GIRLS).nullable().optional(),
      pile: z.array(z.string()).default([]),
      zombies: z.array(z.string().nullable()).default([]),
    }),
  ),
  energy: z.partialRecord(z.enum(GIRLS), copies).default({}),
  out: girls,
  bonus: girls,
  bosses: z.array(z.enum(BOSSES)).default([]),
  drums: copies.default(0),
  won: byKind.default({}),
  discard: byCard.default({}),
  barricadeDiscard: byKind.default({}),
  unflipped: byKind.optional(),
  groups: z
    .array(
      z.strictObject({
        known: byCard.default({}),
        from: z.array(z.strictObject({ group: z.int().min(1), cards: copies })).default([]),
        open: z.array(z.enum(CARDS)).default([]),
      }),
    )
    .optional(),
  queenEntered: z.boolean().optional(),
  hand: byCard.default({}),
  loose: z.partialRecord(z.enum(BARRICADE_NAMES as [string, ...string[]]), copies).default({}),
  handGroup: z.int().min(0).max(200).optional(),
  column: z.int().min(-1).max(5).default(0),
  cursor: place.default(0),
  left: place.default(0),
  attacker: place.optional(),
  climbing: z.array(z.int().min(0).max(5)).default([]),
  nearest: place.optional(),
  counts: z.partialRecord(z.enum(COUNT_NAMES as [string, ...string[]]), z.int().min(0).max(65_535)).default({}),
  end: z.enum(END_REASONS).optional(),
});

export type Position = z.output<typeof schema>;

/** Becomes the position that JSON describes; what is left out is the start of a turn of the zombies. */
export const loadPosition = (table: Table, json: unknown): void => {
  const parsed = schema.safeParse(json);
  if (!parsed.success) {
    const [issue] = parsed.error.issues;
    throw wrong(issue.path.join('.') || 'the whole', `is wrong: ${issue.message}`);
  }
  const position = parsed.data;
  table.clear();
  loadTurn(table, position);
  loadColumns(table, position);
  loadCards(table, position);
  loadGroups(table, position);
  checkPosition(table, position);
};

const maskOf = (names: readonly string[], given: readonly string[]): number =>
  given.reduce((mask, name) => mask | (1 << names.indexOf(name)), 0);

const loadCounts = (
  names: readonly string[],
  given: Readonly<Record<string, number | undefined>>,
  into: Uint8Array | Uint16Array,
): void => {
  for (const [name, copies] of Object.entries(given)) into[names.indexOf(name)] = copies ?? 0;
};

const phaseOf = ({ phase, end, turn }: Position): number => {
  if (phase !== undefined) return phases.PHASES.indexOf(phase);
  if (end !== undefined) return phases.OVER;
  return turn !== undefined && turn % 2 === 0 ? phases.SQUAD_TURN : phases.ZOMBIES_TURN;
};

const OF_SQUAD: readonly number[] = [
  ...[phases.SQUAD_TURN, phases.COACH_GIRLS, phases.COACH_CARDS, phases.GUARD, phases.PRINCIPAL, phases.JANITOR],
];

const seatOf = (table: Table, phase: number): Seat => {
  const { options } = table.rules;
  if (phase === phases.OVER) return TERMINAL;
  if (phase === phases.CHEERLEADER) return options.cheerleaderLayout === 'random' ? CHANCE : SQUAD;
  if (phase === phases.ZOMBIE) return options.hordeLayout === 'random' ? CHANCE : ZOMBIES;
  if (phase === phases.FLIP || phase === phases.DRAW) return CHANCE;
  return OF_SQUAD.includes(phase) ? SQUAD : ZOMBIES;
};

const loadTurn = (table: Table, position: Position): void => {
  const { options } = table.rules;
  table.phase = phaseOf(position);
  const before = table.phase === phases.CHEERLEADER || table.phase === phases.ZOMBIE;
  table.turn = position.turn ?? (before ? 0 : OF_SQUAD.includes(table.phase) ? 2 : 1);
  const usual = table.turn % 2 === 1 ? options.actionsZombies : options.actionsCheerleaders;
  table.actions = position.actions ?? (before || table.phase === phases.OVER ? 0 : usual);
  table.seat = seatOf(table, table.phase);
  table.column = position.column;
  table.cursor = position.cursor;
  table.left = position.left;
  table.attacker = position.attacker ?? NOWHERE;
  table.climbing = position.climbing.reduce((mask, column) => mask | (1 << column), 0);
  table.endReason = position.end === undefined ? -1 : END_REASONS.indexOf(position.end);
  loadCounts(COUNT_NAMES, position.counts, table.counts);
};

const loadColumns = (table: Table, position: Position): void => {
  const { columns, girls: inGame, barricadeCount, energy } = table.rules;
  if (position.columns.length !== columns) throw wrong('columns', `must be a list of ${columns}`);
  const placed = table.phase !== phases.CHEERLEADER && table.phase !== phases.COACH_GIRLS;
  position.columns.forEach((given, column) => {
    const otherwise = placed ? inGame[column] : NOBODY;
    const { cheerleader, pile } = given;
    table.girl[column] =
      cheerleader === undefined ? otherwise : cheerleader === null ? NOBODY : GIRLS.indexOf(cheerleader);
    if (pile.length > barricadeCount) throw wrong(`columns.${column}.pile`, `has more than ${barricadeCount} cards`);
    table.height[column] = pile.length;
    pile.forEach((name, i) => {
      const code = BARRICADE_NAMES.indexOf(name);
      if (code < 1) throw wrong(`columns.${column}.pile.${i}`, `is "${name}", not intact or damaged and a kind`);
      table.pile[column * barricadeCount + i] = code;
    });
    loadZombies(table, column, given.zombies);
  });
  for (let girl = 0; girl < GIRLS.length; girl++) table.tokens[girl] = position.energy[GIRLS[girl]] ?? energy[girl];
  table.knockedOut = maskOf(GIRLS, position.out);
  table.bonus = maskOf(GIRLS, position.bonus);
  for (const name of position.out) if (position.energy[name] === undefined) table.tokens[GIRLS.indexOf(name)] = 0;
  table.nearest = position.nearest ?? table.nearest;
};

const loadZombies = (table: Table, column: number, zombies: readonly (string | null)[]): void => {
  const { lines } = table.rules;
  if (zombies.length > lines) throw wrong(`columns.${column}.zombies`, `has more than ${lines} spaces`);
  zombies.forEach((text, line) => {
    if (text !== null) loadZombie(table, column * lines + line, text, `columns.${column}.zombies.${line}`);
  });
};

const loadZombie = (table: Table, space: number, text: string, field: string): void => {
  const [name, ...words] = text.split(' ');
  const card = CARDS.indexOf(name as (typeof CARDS)[number]);
  if (card < 1) throw wrong(field, `is "${text}", but the cards are ${CARDS.slice(1).join(', ')}`);
  let marks = card === QUEEN ? UP : 0;
  let group = 0;
  for (let i = 0; i < words.length; i++) {
    const mark = MARK_WORDS.find(([word]) => word === words[i])?.[1];
    if (words[i] === 'of' && /^[1-9]\d?$/.test(words[i + 1] ?? '')) group = Number(words[++i]);
    else if (mark !== undefined) marks |= mark;
    else throw wrong(field, `is "${text}", but a card's marks are ${MARK_WORDS.map(([word]) => word).join(', ')}`);
  }
  const isKnown = (marks & UP) !== 0 || words.includes('seen');
  table.put(space, card, marks, isKnown ? group : Math.max(1, group));
};

const loadCards = (table: Table, position: Position): void => {
  table.bossHand = maskOf(BOSSES, position.bosses);
  table.drums = position.drums;
  loadCounts(KINDS, position.won, table.won);
  loadCounts(KINDS, position.barricadeDiscard, table.gone);
  loadCounts(CARDS, position.discard, table.discard);
  loadCounts(CARDS, position.hand, table.hand);
  loadCounts(BARRICADE_NAMES, position.loose, table.loose);
  const onTable = table.card.some((card) => card === QUEEN);
  table.queenEntered = position.queenEntered ?? onTable;
  const holds = table.hand.some((cards) => cards > 0);
  table.handGroup = position.handGroup ?? (holds ? 1 : 0);
  if (position.unflipped) loadCounts(KINDS, position.unflipped, table.unflipped);
  else loadUnflipped(table);
};

/** Left out, all barricade cards that are nowhere else may be the ones that nobody has seen. */
const loadUnflipped = (table: Table): void => {
  const { barricades } = table.rules;
  for (let kind = 0; kind < KINDS.length; kind++) {
    const known = table.pile.reduce(
      (sum, card) => sum + (card > UNFLIPPED && kindOfBarricade(card) === kind ? 1 : 0),
      0,
    );
    table.unflipped[kind] = Math.max(0, barricades[kind] - known - table.won[kind] - table.gone[kind]);
  }
};

/** Left out, the cheerleaders know of each group which cards lie in it. */
const loadGroups = (table: Table, position: Position): void => {
  const most = table.rules.groups;
  const highest = table.group.reduce((high, each) => Math.max(high, each), Math.max(1, table.handGroup));
  table.groupCount = position.groups?.length ?? highest;
  if (table.groupCount > most || highest > table.groupCount) {
    throw wrong('groups', `must name all groups of cards, at most ${most}`);
  }
  if (!position.groups) {
    table.card.forEach((card, space) => {
      if (table.group[space] > 0) table.known[(table.group[space] - 1) * CARD_KINDS + card]++;
    });
    if (table.handGroup > 0) {
      table.hand.forEach((cards, card) => {
        table.known[(table.handGroup - 1) * CARD_KINDS + card] += cards;
      });
    }
    return;
  }
  position.groups.forEach(({ known, from, open }, i) => {
    loadCounts(CARDS, known, table.known.subarray(i * CARD_KINDS, (i + 1) * CARD_KINDS));
    for (const { group, cards } of from) {
      if (group > i || table.wayCount >= table.rules.ways) throw wrong(`groups.${i}.from`, 'must be older groups');
      table.wayFrom[table.wayCount] = group;
      table.wayTo[table.wayCount] = i + 1;
      table.wayCards[table.wayCount++] = cards;
    }
    for (const name of open) {
      if (table.openCount >= table.openGroup.length) throw wrong(`groups.${i}.open`, 'are too many');
      table.openGroup[table.openCount] = i + 1;
      table.openCard[table.openCount++] = CARDS.indexOf(name);
    }
  });
};
