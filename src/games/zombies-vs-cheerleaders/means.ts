import * as kinds from './kinds.js';
import * as markings from './marks.js';
import type { Table } from './table.js';
import type { Weights } from './weighed.js';

const { CLOVER, COACH, FOOTBALL, GLORIA, LUNCH, PAM, SANDY, TEACHER, VANESSA } = kinds;
const { HURT } = markings;

/** By card: its place among those that take more or less to kill. All bosses are alike. */
const WORK_OF = [0, 0, 1, 2, 3, 4, 5, 6, 6, 6, 6, 6, 6, 7] as const;

/** Weights may be below 0, logarithms are of no less than this. */
const LEAST = 0.05;

/** What the cheerleaders can still kill against what they have to, in log odds. */
export const means = (table: Table, weights: Weights): number => {
  const { girls } = table.rules;
  let kills = weights.killsOfDrum * table.drums;
  let bossKills = 0;
  let out = 0;
  for (let i = 0; i < girls.length; i++) {
    const girl = girls[i];
    if (((table.knockedOut >> girl) & 1) === 1) {
      out++;
      continue;
    }
    const tokens = table.tokens[girl];
    kills += weights.killsOfToken[girl] * tokens;
    if (girl === CLOVER) kills += weights.killsOfClover;
    else if (girl === SANDY) kills += weights.killsOfSandy;
    else if (girl === PAM) bossKills += weights.pamKillsBosses * tokens;
    else if (girl === GLORIA || girl === VANESSA) bossKills += tokens;
    if (((table.bonus >> girl) & 1) === 1) kills += weights.killsOfBonus;
  }
  for (let boss = 0; boss < weights.killsOfBossCard.length; boss++) {
    if (((table.bossHand >> boss) & 1) === 1) kills += weights.killsOfBossCard[boss];
  }
  return weights.kills * Math.log(Math.max(LEAST, kills + 1)) - weights.out * out - horde(table, bossKills, weights);
};

const horde = ({ card, marks, hand, rules }: Table, bossKills: number, weights: Weights): number => {
  const { killsFor } = weights;
  let work = 0;
  let bosses = 0;
  let rows = 0;
  for (let space = 0; space < card.length; space++) {
    const each = card[space];
    if (each === 0) continue;
    rows += space % rules.lines;
    if (each >= COACH) bosses++;
    work += each === TEACHER && (marks[space] & HURT) !== 0 ? weights.killsForInjured : killsFor[WORK_OF[each]];
  }
  for (let each = FOOTBALL; each <= LUNCH; each++) work += killsFor[WORK_OF[each]] * hand[each];
  const unkillable = Math.max(0, bosses - bossKills);
  return weights.work * Math.log(Math.max(LEAST, work + 1)) + weights.unkillable * unkillable - weights.rowAway * rows;
};
