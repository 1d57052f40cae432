import { FEATURES, type Kind, NEUTRAL_ROW, ROWS, readFeatures, WIDTH } from './features.js';
import type { Table } from './table.js';
import { WEIGHTS } from './weights.js';

/** What features are worth, in units in which a difference of 1 means odds of e to 1. */
export type Weights = { readonly [K in Kind]: Readonly<Record<(typeof FEATURES)[K][number], number>> };

/** An evaluation by such weights: the chance of each seat to win, a soft maximum over the seats and the neutral zombies. */
export const evaluationBy = (weights: Weights) => {
  const human = listed(weights, 'human');
  const hunter = listed(weights, 'hunter');
  const neutrals = listed(weights, 'neutrals');
  const rows = new Float64Array(ROWS * WIDTH);
  return (table: Table, out: Float64Array): void => {
    const { seats } = table.rules;
    readFeatures(table, rows);
    let sum = oddsOf(rows, NEUTRAL_ROW, neutrals);
    for (let seat = 0; seat < seats; seat++) {
      out[seat] = table.isInPlay(seat) ? oddsOf(rows, seat, table.isHuman(seat) ? human : hunter) : 0;
      sum += out[seat];
    }
    for (let seat = 0; seat < seats; seat++) out[seat] /= sum;
  };
};

const listed = <K extends Kind>(weights: Weights, kind: K): Float64Array =>
  Float64Array.from(FEATURES[kind], (name) => (weights[kind] as Record<string, number>)[name]);

const oddsOf = (rows: Float64Array, row: number, weights: Float64Array): number => {
  let strength = 0;
  for (let i = 0; i < weights.length; i++) strength += rows[row * WIDTH + i] * weights[i];
  return Math.exp(strength);
};

/** The expected return by seat. */
export const evaluate = evaluationBy(WEIGHTS);
