import { isDamaged, kindOfBarricade, UNFLIPPED } from './barricade.js';
import { CARD_KINDS, CARDS, COACH, GIRLS, KINDS, NERD, QUEEN } from './kinds.js';
import { HURT, MIXED, PICKED, SEEN, UP } from './marks.js';
import * as phases from './phases.js';
import type { Table } from './table.js';

/** Cards are conserved, nobody stands where nobody can, and the cheerleaders know what is so. Says what is wrong, or null. */
export const brokenInvariant = (table: Table): string | null =>
  brokenBoard(table) ?? brokenCards(table) ?? brokenBarricades(table) ?? brokenGirls(table) ?? brokenKnowledge(table);

const brokenBoard = (table: Table): string | null => {
  const { card, marks, group, rules, height } = table;
  let [zombies, bosses] = [0, 0];
  for (let space = 0; space < card.length; space++) {
    if (card[space] === 0) {
      if (marks[space] !== 0 || group[space] !== 0) return 'an empty space bears marks';
      continue;
    }
    zombies++;
    if (card[space] >= COACH && card[space] < QUEEN) bosses++;
    const up = (marks[space] & UP) !== 0;
    if (up && (group[space] !== 0 || (marks[space] & SEEN) !== 0)) return 'a zombie that is up counts as unknown';
    if (!up && ((marks[space] & SEEN) !== 0) !== (group[space] === 0)) return 'a face-down zombie is of no group';
    if (!up && (marks[space] & HURT) !== 0) return 'an injured teacher is face down';
    if (!up && card[space] === QUEEN) return 'the queen is face down';
    if ((marks[space] & HURT) !== 0 && CARDS[card[space]] !== 'teacher') return 'an injured zombie is no teacher';
    const climbs = space % rules.lines === 0 && height[space / rules.lines] > 0;
    if (climbs && (card[space] !== NERD || !up)) return 'a zombie on a pile is no nerd turned up';
    if ((marks[space] & PICKED) !== 0 && table.phase !== phases.GUARD) return 'a zombie is picked for nothing';
    if ((marks[space] & MIXED) !== 0 && table.turn % 2 === 0) return 'a mark of the turn is left';
  }
  if (zombies !== table.zombies) return `${zombies} zombies are on the table, and ${table.zombies} are counted`;
  return bosses === table.bosses ? null : `${bosses} bosses are on the table, and ${table.bosses} are counted`;
};

const brokenCards = (table: Table): string | null => {
  const { card, discard, hand, rules, bossHand, drums } = table;
  const seen = Array.from({ length: CARD_KINDS }, (_, kind) => discard[kind] + hand[kind]);
  for (const each of card) if (each !== 0) seen[each]++;
  for (let boss = 0; boss < 6; boss++) if ((bossHand >> boss) & 1) seen[COACH + boss]++;
  seen[CARDS.indexOf('drum')] += drums;
  for (let kind = 1; kind < QUEEN; kind++) {
    if (seen[kind] > rules.cards[kind]) return `there are ${seen[kind]} of ${CARDS[kind]}`;
  }
  if (seen[QUEEN] > (table.queenEntered ? 1 : 0)) return 'there is a queen who has not entered';
  const odd = [...discard].findIndex((copies, kind) => copies > 0 && (kind === 0 || kind >= COACH));
  return odd < 0 ? null : `${CARDS[odd]} is among the discarded zombies`;
};

const brokenBarricades = (table: Table): string | null => {
  const { pile, height, loose, unflipped, won, gone, rules } = table;
  const seen = Array.from({ length: KINDS.length }, (_, kind) => unflipped[kind] + won[kind] + gone[kind]);
  let unknown = 0;
  const add = (code: number, copies: number): void => {
    if (code === UNFLIPPED) unknown += copies;
    else seen[kindOfBarricade(code)] += copies;
  };
  for (let column = 0; column < rules.columns; column++) {
    for (let i = 0; i < rules.barricadeCount; i++) {
      const code = pile[column * rules.barricadeCount + i];
      if ((code !== 0) !== i < height[column]) return `the pile of column ${column} is not as high as it is`;
      if (code !== 0) add(code, 1);
    }
  }
  loose.forEach((copies, code) => {
    if (copies > 0) add(code, copies);
  });
  const odd = seen.findIndex((copies, kind) => copies > rules.barricades[kind]);
  if (odd >= 0) return `there are ${seen[odd]} barricades of ${KINDS[odd]}`;
  if (won[0] > 0) return 'a blank barricade was won';
  const hidden = unflipped.reduce((sum, copies) => sum + copies, 0);
  if (hidden < unknown) return `${unknown} barricades are not flipped, of ${hidden}`;
  return table.phase === phases.FLIP && isDamaged(pile[table.column * rules.barricadeCount + height[table.column] - 1])
    ? 'a barricade is to be flipped that is damaged'
    : null;
};

const brokenGirls = ({ girl, tokens, knockedOut, bonus, rules }: Table): string | null => {
  const odd = GIRLS.findIndex((_, each) => (knockedOut >> each) & 1 && tokens[each] > 0);
  if (odd >= 0) return `${GIRLS[odd]} is out and has tokens`;
  if ((bonus & knockedOut) !== 0) return 'a bonus waits for who is out';
  const placed = [...girl].filter((each) => each < GIRLS.length);
  if (new Set(placed).size !== placed.length) return 'a cheerleader stands in two columns';
  return placed.every((each) => rules.girls.includes(each)) ? null : 'a cheerleader is not in the game';
};

/** Of each group there are as many cards as the cheerleaders count, and those that they know to be there are. */
const brokenKnowledge = (table: Table): string | null => {
  const { group, known, wayFrom, wayTo, wayCards, hand } = table;
  for (let each = 1; each <= table.groupCount; each++) {
    let size = 0;
    for (let kind = 1; kind < CARD_KINDS; kind++) size += known[(each - 1) * CARD_KINDS + kind];
    for (let way = 0; way < table.wayCount; way++) {
      if (wayTo[way] === each) size += wayCards[way];
      if (wayFrom[way] === each) size -= wayCards[way];
    }
    for (let open = 0; open < table.openCount; open++) if (table.openGroup[open] === each) size--;
    for (let space = 0; space < group.length; space++) if (group[space] === each) size--;
    if (table.handGroup === each) size -= hand.reduce((sum, copies) => sum + copies, 0);
    if (size !== 0) return `group ${each} has ${size} cards more than there are`;
  }
  for (let space = 0; space < group.length; space++)
    if (group[space] > table.groupCount) return 'there is no such group';
  return brokenTotals(table);
};

/** All unknown cards together are those that the cheerleaders count. */
const brokenTotals = (table: Table): string | null => {
  const { group, card, known, hand } = table;
  const balance = new Array<number>(CARD_KINDS).fill(0);
  for (let i = 0; i < table.groupCount * CARD_KINDS; i++) balance[i % CARD_KINDS] += known[i];
  for (let open = 0; open < table.openCount; open++) balance[table.openCard[open]]--;
  for (let space = 0; space < group.length; space++) if (group[space] > 0) balance[card[space]]--;
  if (table.handGroup > 0) for (let kind = 1; kind < CARD_KINDS; kind++) balance[kind] -= hand[kind];
  const odd = balance.findIndex((each) => each !== 0);
  return odd < 0 ? null : `the cheerleaders count ${balance[odd]} too many of ${CARDS[odd]}`;
};
