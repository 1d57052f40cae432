import { isDamaged, UNFLIPPED } from './barricade.js';
import * as kinds from './kinds.js';
import { judgeLayout } from './layout.js';
import * as markings from './marks.js';
import * as phases from './phases.js';
import type { Table } from './table.js';
import * as weights from './weights.js';

const { BASEBALL, CLOVER, COACH, FOOTBALL, GLORIA, LUNCH, NERD, PAM, SANDY, TEACHER, VANESSA } = kinds;
const { HURT, UP } = markings;
const { KILLS_FOR, KILLS_OF_BOSS_CARD, KILLS_OF_TOKEN, WON_ACTION } = weights;

/** The expected return by seat. In the set-up it judges what has been laid out. */
export const evaluate = (table: Table, out: Float64Array): void => {
  const value = table.turn === 0 ? judgeLayout(table) : means(table) + turn(table) + dangers(table) + underWay(table);
  out[1] = 1 / (1 + Math.exp(-value));
  out[0] = 1 - out[1];
};

/** What the cheerleaders can still kill against what they have to. */
const means = (table: Table): number => {
  const { girls } = table.rules;
  let kills = weights.KILLS_OF_DRUM * table.drums;
  let bossKills = 0;
  for (let i = 0; i < girls.length; i++) {
    const girl = girls[i];
    if (((table.knockedOut >> girl) & 1) === 1) continue;
    const tokens = table.tokens[girl];
    kills += KILLS_OF_TOKEN[girl] * tokens;
    if (girl === CLOVER) kills += weights.KILLS_OF_CLOVER;
    else if (girl === SANDY) kills += weights.KILLS_OF_SANDY;
    else if (girl === PAM) bossKills += weights.PAM_KILLS_BOSSES * tokens;
    else if (girl === GLORIA || girl === VANESSA) bossKills += tokens;
    if (((table.bonus >> girl) & 1) === 1) kills += weights.KILLS_OF_BONUS;
  }
  for (let boss = 0; boss < KILLS_OF_BOSS_CARD.length; boss++) {
    if (((table.bossHand >> boss) & 1) === 1) kills += KILLS_OF_BOSS_CARD[boss];
  }
  return weights.RATIO * Math.log(kills + 1) - horde(table, bossKills);
};

const horde = ({ card, marks, hand, rules }: Table, bossKills: number): number => {
  let work = 0;
  let bosses = 0;
  let rows = 0;
  for (let space = 0; space < card.length; space++) {
    const each = card[space];
    if (each === 0) continue;
    rows += space % rules.lines;
    if (each >= COACH) bosses++;
    work += each === TEACHER && (marks[space] & HURT) !== 0 ? weights.KILLS_FOR_INJURED : KILLS_FOR[each];
  }
  for (let each = FOOTBALL; each <= LUNCH; each++) work += KILLS_FOR[each] * hand[each];
  const unkillable = Math.max(0, bosses - bossKills);
  return weights.RATIO * Math.log(work + 1) + weights.UNKILLABLE * unkillable - weights.ROW_AWAY * rows;
};

const turn = (table: Table): number => {
  let value = 0;
  for (let kind = 1; kind < WON_ACTION.length; kind++) value -= WON_ACTION[kind] * table.won[kind];
  if ((table.turn & 1) === 0) return value + weights.SQUAD_ACTION * table.actions;
  return value + weights.ZOMBIES_TURN - weights.ZOMBIES_ACTION * table.actions;
};

/** The danger of the worst column, of the last position judged. */
let worst = 0;

const dangers = (table: Table): number => {
  const { columns } = table.rules;
  const loose = table.phase === phases.COACH_CARDS ? looseHits(table) : 0;
  worst = 0;
  let eats = false;
  let value = 0;
  for (let column = 0; column < columns; column++) {
    const hits = hitsOn(table, column) + (loose > 0 && isOpen(table, column) ? loose : 0);
    value += weights.BARRICADE_HIT * hits - danger(table, column, hits);
    if (couldEat(table, column, hits)) {
      if ((table.turn & 1) === 1) eats = true;
      else value -= weights.COULD_EAT;
    }
  }
  return value - weights.WORST * worst - (eats ? weights.EATS : 0);
};

const hitsOf = (card: number): number => (card !== UNFLIPPED && isDamaged(card) ? 1 : 2);

/** Hits that it takes to destroy the pile of a column. */
const hitsOn = (table: Table, column: number): number => {
  const from = column * table.rules.barricadeCount;
  let hits = 0;
  for (let i = 0; i < table.height[column]; i++) hits += hitsOf(table.pile[from + i]);
  return hits;
};

/** Whether the coach can still build on a column. */
const isOpen = (table: Table, column: number): boolean =>
  column >= table.column && table.card[column * table.rules.lines] === 0;

/** Hits that what the coach has lifted will take on each open column, on average. */
const looseHits = (table: Table): number => {
  let hits = 0;
  let open = 0;
  for (let code = 1; code < table.loose.length; code++) hits += table.loose[code] * hitsOf(code);
  for (let column = 0; column < table.rules.columns; column++) if (isOpen(table, column)) open++;
  return open > 0 ? hits / open : 0;
};

/** What the first two zombies of a column are to who stands behind it. */
const danger = (table: Table, column: number, hits: number): number => {
  const { card, rules } = table;
  const first = column * rules.lines;
  const out = table.isKnockedOut(column);
  let bases = 0;
  for (let space = first; space < first + rules.lines; space++) if (card[space] === BASEBALL) bases++;
  let value = 0;
  let zombies = 0;
  for (let line = 0; line < rules.lines && zombies < 2; line++) {
    if (card[first + line] === 0) continue;
    const near = Math.exp(-actionsToEat(table, column, line, hits, bases) / weights.ACTIONS_OF_DANGER);
    if (zombies++ === 1) return value + weights.SECOND * near;
    value = near * (out ? weights.FIRST + weights.BEFORE_ONE_OUT : weights.FIRST);
    if (near > worst) worst = near;
    if (line === 0 && !out && strength(table, first) > tokensOf(table, column)) value += weights.STRONGER;
  }
  return value;
};

/** About how many actions a zombie is away from eating, as if it were alone. */
const actionsToEat = (table: Table, column: number, line: number, hits: number, bases: number): number => {
  const space = column * table.rules.lines + line;
  const hit = strength(table, space);
  let actions = line + 1;
  if (line > 0 && hits > 0 && table.card[space] !== NERD) {
    actions += (weights.ACTIONS_OF_HIT * hits) / (hit + weights.STRENGTH_OF_BASEBALL * bases) + weights.ACTIONS_OF_PILE;
  }
  if (table.isKnockedOut(column)) return actions;
  return actions + weights.ACTIONS_OF_KNOCKOUT * Math.min(4, (tokensOf(table, column) + 1) / hit);
};

const strength = ({ card, marks, rules }: Table, space: number): number =>
  card[space] === TEACHER && (marks[space] & HURT) !== 0 ? 1 : Math.max(1, rules.strength[card[space]]);

/** Where nobody stands yet, as the coach replaces them, a middling number. */
const tokensOf = ({ girl, tokens }: Table, column: number): number =>
  girl[column] < tokens.length ? tokens[girl[column]] : 3;

/** Whether nothing but steps of one turn keeps the first zombie of a column from eating. */
const couldEat = (table: Table, column: number, hits: number): boolean => {
  if (!table.isKnockedOut(column)) return false;
  const { card, marks, rules } = table;
  const first = column * rules.lines;
  let line = 0;
  while (line < rules.lines && card[first + line] === 0) line++;
  if (line === rules.lines || (hits > 0 && line > 0)) return false;
  if (card[first + line] === FOOTBALL && (marks[first + line] & UP) === 0) return true;
  return line + 1 <= ((table.turn & 1) === 1 ? table.actions : rules.options.actionsZombies);
};

/** Special actions of several parts are worth what is left of them, or nobody would begin one. */
const underWay = ({ phase, left, column, rules }: Table): number => {
  const { UNDER_WAY } = weights;
  switch (phase) {
    case phases.PRINCIPAL:
      return UNDER_WAY * 3 * left * worst + 0.05;
    case phases.JANITOR:
      return UNDER_WAY * 0.4 * left;
    case phases.COACH_GIRLS:
    case phases.COACH_CARDS:
      return UNDER_WAY * 4 * worst;
    case phases.GUARD:
      return 0.08;
    case phases.CLASSES:
      return (-UNDER_WAY * 4 * worst * (rules.columns - column)) / rules.columns;
    case phases.FRESH:
      return -UNDER_WAY;
    default:
      return 0;
  }
};
