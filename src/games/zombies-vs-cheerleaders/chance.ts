import type { Action } from '../../core/game.js';
import type { Rng } from '../../core/rng.js';
import { act, DRAWS, FLIPS, PLACE_ZOMBIE } from './actions.js';
import { listGirls } from './coach.js';
import * as phases from './phases.js';
import type { Table } from './table.js';

/** What is drawn from, and the kind of outcome it is. Cheerleaders are drawn by themselves. */
const drawnFrom = (table: Table): Uint8Array =>
  table.phase === phases.FLIP ? table.unflipped : table.phase === phases.DRAW ? table.discard : table.hand;

const outcomeKind = (phase: number): number =>
  phase === phases.FLIP ? FLIPS : phase === phases.DRAW ? DRAWS : PLACE_ZOMBIE;

const sumOf = (counts: Uint8Array): number => {
  let sum = 0;
  for (let i = 0; i < counts.length; i++) sum += counts[i];
  return sum;
};

const girls = new Int32Array(8);

export const sampleChance = (table: Table, rng: Rng): Action => {
  if (table.phase === phases.CHEERLEADER) return girls[rng.below(listGirls(table, girls))];
  const counts = drawnFrom(table);
  let left = rng.below(sumOf(counts));
  let i = 0;
  while (left >= counts[i]) left -= counts[i++];
  return act(outcomeKind(table.phase), i);
};

export const chanceOutcomes = (table: Table, out: Int32Array, probability: Float64Array): number => {
  if (table.phase === phases.CHEERLEADER) {
    const n = listGirls(table, out);
    probability.fill(1 / n, 0, n);
    return n;
  }
  const counts = drawnFrom(table);
  const total = sumOf(counts);
  let n = 0;
  for (let i = 0; i < counts.length; i++) {
    if (counts[i] === 0) continue;
    out[n] = act(outcomeKind(table.phase), i);
    probability[n++] = counts[i] / total;
  }
  return n;
};
