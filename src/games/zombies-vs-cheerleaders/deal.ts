import type { Rng } from '../../core/rng.js';
import { sortLifted } from './fresh-meat.js';
import * as kinds from './kinds.js';
import * as markings from './marks.js';
import * as phases from './phases.js';
import type { Table } from './table.js';

const { CARD_KINDS, COACH, QUEEN } = kinds;
const { MIXED, MOVED, ATTACKED, UP } = markings;

/** Room for one deal. Whatever it holds between two deals is never read. */
const known = new Uint8Array(4096);
const wayCards = new Uint8Array(1024);
const pool = new Uint8Array(256);

/** Deals all that the cheerleaders do not know anew, within what they do know. Their knowledge stays as it is. */
export const dealUnknown = (table: Table, rng: Rng): void => {
  for (let i = 0; i < table.groupCount * CARD_KINDS; i++) known[i] = table.known[i];
  for (let way = 0; way < table.wayCount; way++) wayCards[way] = table.wayCards[way];
  if (table.openCount > 0 && !settle(table, rng, 0)) throw new Error('The cheerleaders know what can not be.');
  for (let group = 1; group <= table.groupCount; group++) dealGroup(table, rng, group);
  dealMarks(table, rng);
  countBosses(table);
  if (table.phase === phases.FRESH) sortLifted(table);
};

/** Finds for each card of which it is open where it came from a place that it can have come from, trying them in random order. */
const settle = (table: Table, rng: Rng, open: number): boolean =>
  open === table.openCount || trace(table, rng, open, table.openGroup[open]);

/** Traces an open card back into a group, and settles the others; undoes what it took where that fails. */
const trace = (table: Table, rng: Rng, open: number, group: number): boolean => {
  const place = (group - 1) * CARD_KINDS + table.openCard[open];
  const { wayCount, wayTo, wayFrom } = table;
  const start = rng.below(wayCount + 1);
  for (let step = 0; step <= wayCount; step++) {
    const way = (start + step) % (wayCount + 1);
    if (way === wayCount) {
      if (known[place] === 0) continue;
      known[place]--;
      if (settle(table, rng, open + 1)) return true;
      known[place]++;
    } else if (wayTo[way] === group && wayCards[way] > 0) {
      wayCards[way]--;
      if (trace(table, rng, open, wayFrom[way])) return true;
      wayCards[way]++;
    }
  }
  return false;
};

/** Deals the cards of a group over its spaces, the hand, and the ways to newer groups: each arrangement as often. */
const dealGroup = (table: Table, rng: Rng, group: number): void => {
  const { card, group: groups, hand } = table;
  const first = (group - 1) * CARD_KINDS;
  let size = 0;
  for (let kind = 1; kind < CARD_KINDS; kind++) {
    for (let copies = known[first + kind]; copies > 0; copies--) pool[size++] = kind;
  }
  if (size === 0) return;
  for (let space = 0; space < groups.length; space++) {
    if (groups[space] !== group) continue;
    const at = size === 1 ? 0 : rng.below(size);
    card[space] = pool[at];
    pool[at] = pool[--size];
  }
  for (let way = 0; way < table.wayCount; way++) {
    if (table.wayFrom[way] !== group) continue;
    for (let cards = wayCards[way]; cards > 0; cards--) {
      const at = rng.below(size);
      known[(table.wayTo[way] - 1) * CARD_KINDS + pool[at]]++;
      pool[at] = pool[--size];
    }
  }
  if (table.handGroup !== group) return;
  hand.fill(0);
  while (size > 0) hand[pool[--size]]++;
};

/** Of cards that were reordered this turn it is hidden which had moved: it is dealt among them, whatever they are. */
const dealMarks = (table: Table, rng: Rng): void => {
  if ((table.turn & 1) === 0) return;
  const { marks } = table;
  let cards = 0;
  let moved = 0;
  for (let space = 0; space < marks.length; space++) {
    if (!isMixed(marks[space])) continue;
    cards++;
    if ((marks[space] & MOVED) !== 0) moved++;
  }
  for (let space = 0; space < marks.length && cards > 0; space++) {
    if (!isMixed(marks[space])) continue;
    const moves = moved > 0 && rng.below(cards) < moved;
    if (moves) moved--;
    cards--;
    marks[space] = (marks[space] & ~MOVED) | (moves ? MOVED : 0);
  }
};

const isMixed = (marks: number): boolean => (marks & (MIXED | UP | ATTACKED)) === MIXED;

const countBosses = (table: Table): void => {
  const { card } = table;
  let bosses = 0;
  for (let space = 0; space < card.length; space++) if (card[space] >= COACH && card[space] < QUEEN) bosses++;
  table.bosses = bosses;
};
