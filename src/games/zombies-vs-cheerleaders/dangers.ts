import { isDamaged, UNFLIPPED } from './barricade.js';
import * as kinds from './kinds.js';
import * as markings from './marks.js';
import * as phases from './phases.js';
import type { Table } from './table.js';
import type { Weights } from './weighed.js';

const { BASEBALL, FOOTBALL, NERD, TEACHER } = kinds;
const { HURT, UP } = markings;

/** Weights may be below 0, the strength against a pile no less than this. */
const LEAST_STRENGTH = 0.3;

/** The danger of the worst column, of the last position judged. */
let worst = 0;

/** What the zombies threaten, less what stands in their way, in log odds of the cheerleaders. */
export const dangers = (table: Table, weights: Weights): number => {
  const { columns } = table.rules;
  const loose = table.phase === phases.COACH_CARDS ? looseHits(table) : 0;
  worst = 0;
  let eats = false;
  let value = 0;
  for (let column = 0; column < columns; column++) {
    const hits = hitsOn(table, column) + (loose > 0 && isOpen(table, column) ? loose : 0);
    value += weights.barricadeHit * hits - danger(table, column, hits, weights);
    if (couldEat(table, column, hits)) {
      if ((table.turn & 1) === 1) eats = true;
      else value -= weights.couldEat;
    }
  }
  return value - weights.worst * worst - (eats ? weights.eats : 0);
};

/** Special actions of several parts are worth what is left of them, or nobody would begin one. Of the position that {@link dangers} judged last. */
export const underWay = ({ phase, left, column, rules }: Table, weights: Weights): number => {
  switch (phase) {
    case phases.PRINCIPAL:
      return weights.underWay * 3 * left * worst + 0.05;
    case phases.JANITOR:
      return weights.underWay * 0.4 * left;
    case phases.COACH_GIRLS:
    case phases.COACH_CARDS:
      return weights.underWay * 4 * worst;
    case phases.GUARD:
      return 0.08;
    case phases.CLASSES:
      return (-weights.underWay * 4 * worst * (rules.columns - column)) / rules.columns;
    case phases.FRESH:
      return -weights.underWay;
    default:
      return 0;
  }
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
const danger = (table: Table, column: number, hits: number, weights: Weights): number => {
  const { card, rules } = table;
  const first = column * rules.lines;
  const out = table.isKnockedOut(column);
  let bases = 0;
  for (let space = first; space < first + rules.lines; space++) if (card[space] === BASEBALL) bases++;
  let value = 0;
  let zombies = 0;
  for (let line = 0; line < rules.lines && zombies < 2; line++) {
    if (card[first + line] === 0) continue;
    const near = Math.exp(-actionsToEat(table, column, line, hits, bases, weights) / weights.actionsOfDanger);
    if (zombies++ === 1) return value + weights.second * near;
    value = near * (out ? weights.first + weights.beforeOneOut : weights.first);
    if (near > worst) worst = near;
    if (line === 0 && !out && strength(table, first) > tokensOf(table, column)) value += weights.stronger;
  }
  return value;
};

/** About how many actions a zombie is away from eating, as if it were alone. */
const actionsToEat = (
  table: Table,
  column: number,
  line: number,
  hits: number,
  bases: number,
  weights: Weights,
): number => {
  const space = column * table.rules.lines + line;
  const hit = strength(table, space);
  let actions = line + 1;
  if (line > 0 && hits > 0 && table.card[space] !== NERD) {
    actions +=
      (weights.actionsOfHit * hits) / Math.max(LEAST_STRENGTH, hit + weights.strengthOfBaseball * bases) +
      weights.actionsOfPile;
  }
  if (table.isKnockedOut(column)) return actions;
  return actions + weights.actionsOfKnockout * Math.min(4, (tokensOf(table, column) + 1) / hit);
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
