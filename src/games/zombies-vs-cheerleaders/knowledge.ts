import * as kinds from './kinds.js';
import type { Table } from './table.js';

const { CARD_KINDS } = kinds;

/*
 * What the cheerleaders know of face-down zombies. Cards that were shuffled out of their sight are a group, from 1 on: the
 * opening horde, the cards of a Return, a column after Fresh meat. Of a group they know some cards (`known`), and, where
 * cards of older groups were mixed in, how many came along each way (`wayCards`), but not which. A card that is turned up
 * leaves its group. Where it may have been a known card it counts as that one: the rest of the group is then the same set
 * in any case. Otherwise it came along a way; where there are several it stays open along which.
 */

/** A new group; its cards are to be put in. */
export const newGroup = (table: Table): number => ++table.groupCount;

export const addKnown = (table: Table, group: number, card: number): void => {
  table.known[(group - 1) * CARD_KINDS + card]++;
};

/** A card of an older group, nobody but the zombies knows which, is mixed into a newer one. */
export const addFrom = (table: Table, from: number, to: number): void => {
  const { wayFrom, wayTo, wayCards } = table;
  for (let way = 0; way < table.wayCount; way++) {
    if (wayFrom[way] === from && wayTo[way] === to) {
      wayCards[way]++;
      return;
    }
  }
  const way = table.wayCount++;
  wayFrom[way] = from;
  wayTo[way] = to;
  wayCards[way] = 1;
};

/** The cheerleaders see what a face-down card of a group is. */
export const learn = (table: Table, space: number): void => {
  const group = table.group[space];
  if (group === 0) return;
  table.group[space] = 0;
  takeFrom(table, group, table.card[space]);
};

/** A card of a group becomes known and leaves it. */
export const takeFrom = (table: Table, group: number, card: number): void => {
  const { known, wayFrom, wayTo, wayCards } = table;
  for (let from = group; ; ) {
    const place = (from - 1) * CARD_KINDS + card;
    if (known[place] > 0) {
      known[place]--;
      return;
    }
    let only = -1;
    let ways = 0;
    for (let way = 0; way < table.wayCount; way++) {
      if (wayTo[way] !== from || wayCards[way] === 0) continue;
      only = way;
      ways++;
    }
    if (ways !== 1) {
      table.openGroup[table.openCount] = from;
      table.openCard[table.openCount++] = card;
      return;
    }
    wayCards[only]--;
    from = wayFrom[only];
  }
};
