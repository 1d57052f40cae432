import { dangers, underWay } from './dangers.js';
import { judgeLayout } from './layout.js';
import { means } from './means.js';
import type { Table } from './table.js';
import type { Weights } from './weighed.js';
import { WEIGHTS } from './weights.js';

/** An evaluation by such weights: the expected return by seat. In the set-up it judges what has been laid out. */
export const evaluationBy =
  (weights: Weights) =>
  (table: Table, out: Float64Array): void => {
    const value = table.turn === 0 ? judgeLayout(table) : logOddsOf(table, weights);
    out[1] = 1 / (1 + Math.exp(-value));
    out[0] = 1 - out[1];
  };

/** Log odds of the cheerleaders, once the set-up is over. */
export const logOddsOf = (table: Table, weights: Weights): number =>
  weights.start +
  means(table, weights) +
  turn(table, weights) +
  dangers(table, weights) +
  // It asks which danger was the worst, so that dangers come before it.
  underWay(table, weights);

const turn = (table: Table, weights: Weights): number => {
  const { wonAction } = weights;
  let value = 0;
  for (let kind = 1; kind <= wonAction.length; kind++) value -= wonAction[kind - 1] * table.won[kind];
  if ((table.turn & 1) === 0) return value + weights.squadAction * table.actions;
  return value + weights.zombiesTurn - weights.zombiesAction * table.actions;
};

export const evaluate = evaluationBy(WEIGHTS);
