import * as kinds from './kinds.js';
import * as markings from './marks.js';
import type { Table } from './table.js';

const { CLOVER, FOOTBALL, NERD, QUEEN, SANDY, TEACHER } = kinds;
const { HURT } = markings;

/*
 * Set by hand. All is in units in which 1 more means odds of e to 1 that the cheerleaders win: what they can still kill
 * against what there is to kill, and how far the nearest zombies of each column are from eating.
 */
const BASE = 0.4;
/** Kills that a token stands for. */
const KILLS_OF_TOKEN = [0.75, 1.35, 1.2, 1, 0.75, 0] as const;
/** Clover recharges for as long as she stands: what she kills in the time that is left. */
const KILLS_OF_CLOVER = 3;
const KILLS_OF_BOSS_CARD = 0.8;
const KILLS_OF_DRUM = 0.7;
/** Shots that it takes to kill a zombie. */
const SHOTS_FOR = [0, 0.9, 0.9, 0.9, 1.2, 0.6, 0.9, 1.5, 1.5, 1.5, 1.5, 1.5, 1.5, 2] as const;
const KILL = 0.16;
/** What a step of a zombie towards a cheerleader is worth, the more the nearer. */
const NEAR = 0.5;
const STANDING_BEHIND = 0.55;
const BARRICADE_HIT = 0.13;
const KNOCKED_OUT = 0.7;
const EXPOSED = 1.6;
const WON_ACTION = 0.12;
const TOKEN_AS_SHIELD = 0.06;
const STRENGTH = 0.1;

/** The expected return by seat. Layouts are not judged: what makes a good one is not known well enough. */
export const evaluate = (table: Table, out: Float64Array): void => {
  out[1] = table.turn === 0 ? 0.5 : 1 / (1 + Math.exp(-logOdds(table)));
  out[0] = 1 - out[1];
};

/** Against the start of the game, so that positions of every mode are told apart. */
const logOdds = (table: Table): number => {
  const { rules } = table;
  let value = BASE + KILL * (kills(table) - shotsNeeded(table) - leadAtStart(table));
  for (let column = 0; column < rules.columns; column++) value -= danger(table, column);
  for (let kind = 1; kind < table.won.length; kind++) value -= WON_ACTION * table.won[kind];
  return value;
};

/** What the cheerleaders could kill beyond what there was to kill. */
const leadAtStart = ({ rules }: Table): number => {
  const { cards, girls, energy } = rules;
  let lead = 0;
  for (let card = 1; card < QUEEN; card++) lead -= SHOTS_FOR[card] * cards[card];
  for (let i = 0; i < girls.length; i++) lead += KILLS_OF_TOKEN[girls[i]] * energy[girls[i]];
  return lead;
};

/** What the cheerleaders can still kill. */
const kills = (table: Table): number => {
  const { girls } = table.rules;
  let sum = KILLS_OF_DRUM * table.drums;
  for (let i = 0; i < girls.length; i++) {
    const girl = girls[i];
    if (((table.knockedOut >> girl) & 1) === 1) continue;
    sum += KILLS_OF_TOKEN[girl] * table.tokens[girl];
    if (girl === CLOVER) sum += KILLS_OF_CLOVER;
    if (girl === SANDY) sum += 1;
  }
  for (let boss = 0; boss < 6; boss++) if (((table.bossHand >> boss) & 1) === 1) sum += KILLS_OF_BOSS_CARD;
  return sum;
};

const shotsNeeded = (table: Table): number => {
  const { card, marks } = table;
  let sum = 0;
  for (let space = 0; space < card.length; space++) {
    const each = card[space];
    if (each !== 0) sum += each === TEACHER && (marks[space] & HURT) !== 0 ? SHOTS_FOR[FOOTBALL] : SHOTS_FOR[each];
  }
  return sum;
};

/** How near the zombies of a column are to eating. */
const danger = (table: Table, column: number): number => {
  const { lines, barricadeCount } = table.rules;
  const first = column * lines;
  let hits = 0;
  for (let i = 0; i < table.height[column]; i++) hits += table.pile[column * barricadeCount + i] > 1 ? 1 : 2;
  const out = table.isKnockedOut(column);
  const tokens = table.girl[column] < table.tokens.length ? table.tokens[table.girl[column]] : 0;
  let value = (out ? KNOCKED_OUT : -TOKEN_AS_SHIELD * Math.min(tokens, 6)) - BARRICADE_HIT * Math.min(hits, 6);
  let shade = 1;
  for (let line = 0; line < lines && shade > 0.05; line++) {
    const card = table.card[first + line];
    if (card === 0) continue;
    const strength = table.rules.strength[card];
    const away = line + (hits > 0 && line > 0 && card !== NERD ? hits / 2 : 0);
    value += (shade * (NEAR + STRENGTH * strength + (out ? EXPOSED : 0))) / (1 + away);
    shade *= STANDING_BEHIND;
  }
  return value;
};
