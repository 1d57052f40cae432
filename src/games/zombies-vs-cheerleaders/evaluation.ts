import { dangers, worst } from './dangers.js';
import { judgeLayout } from './layout.js';
import { means } from './means.js';
import * as phases from './phases.js';
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
  // It asks which danger was the worst.
  underWay(table, weights);

const turn = (table: Table, weights: Weights): number => {
  const { wonAction } = weights;
  let value = 0;
  for (let kind = 1; kind <= wonAction.length; kind++) value -= wonAction[kind - 1] * table.won[kind];
  if ((table.turn & 1) === 0) return value + weights.squadAction * table.actions;
  return value + weights.zombiesTurn - weights.zombiesAction * table.actions;
};

/** Special actions of several parts are worth what is left of them, or nobody would begin one. */
const underWay = ({ phase, left, column, rules }: Table, weights: Weights): number => {
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

export const evaluate = evaluationBy(WEIGHTS);
