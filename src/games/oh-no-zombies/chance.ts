import type { Action } from '../../core/game.js';
import type { Rng } from '../../core/rng.js';
import { SHADES } from './names.js';
import * as phases from './phases.js';
import type { Table } from './table.js';

const { FIRST, NEUTRAL, WHITE } = phases;
const SIDES = 6;
const NEUTRAL_ROLLS = SHADES.length * SIDES;

/** The colour die, which shows each shade on two faces, and the black die are one outcome: shade * 6 + roll - 1. */
export const shadeOf = (outcome: Action): number => Math.trunc(outcome / SIDES);
export const rollOf = (outcome: Action): number => (outcome % SIDES) + 1;

export const sampleChance = (table: Table, rng: Rng): Action => {
  switch (table.phase) {
    case FIRST:
      return rng.below(table.rules.seats);
    case WHITE:
      return 1 + rng.below(SIDES);
    case NEUTRAL:
      return rng.below(NEUTRAL_ROLLS);
    default:
      return sampleCard(table.deck, rng);
  }
};

const sampleCard = (deck: Uint8Array, rng: Rng): number => {
  let total = 0;
  for (let kind = 0; kind < deck.length; kind++) total += deck[kind];
  let place = rng.below(total);
  let kind = 0;
  while (place >= deck[kind]) place -= deck[kind++];
  return kind;
};

const even = (low: number, count: number, out: Int32Array, probability: Float64Array): number => {
  for (let i = 0; i < count; i++) {
    out[i] = low + i;
    probability[i] = 1 / count;
  }
  return count;
};

export const chanceOutcomes = (table: Table, out: Int32Array, probability: Float64Array): number => {
  if (table.phase === FIRST) return even(0, table.rules.seats, out, probability);
  if (table.phase === WHITE) return even(1, SIDES, out, probability);
  if (table.phase === NEUTRAL) return even(0, NEUTRAL_ROLLS, out, probability);
  const { deck } = table;
  const total = deck.reduce((sum, copies) => sum + copies, 0);
  let count = 0;
  for (let kind = 0; kind < deck.length; kind++) {
    if (deck[kind] === 0) continue;
    out[count] = kind;
    probability[count++] = deck[kind] / total;
  }
  return count;
};
