import type { Contrast } from '../experiment/contrasts.js';
import type { Plan } from '../experiment/plan.js';
import type { CellResult } from '../experiment/play-plan.js';
import { kindOfLineUp, SEAT } from '../experiment/restrictions.js';
import type { Row, Table } from './table.js';
import { rateOf } from './tables.js';

const COLUMNS = [
  ...['seat', 'kind', 'outcome', 'blocks', 'free', 'without', 'worth', 'low', 'high'],
  ...['confidence', 'method', 'p', 'adjusted_p'],
];

/** What each kind of action is worth: the rate with it less the rate without it, on the same blocks; the most telling first. */
export const restrictionTable = (plan: Plan, results: readonly CellResult[], contrasts: readonly Contrast[]): Table => {
  const { confidence } = plan.settings;
  const rates = new Map(results.map(({ cell, tally }) => [cell.id, rateOf(tally.outcome, confidence).rate]));
  const rows = contrasts.map((contrast): Row => {
    const { cell, baselineCell, blocks, difference, interval, method, p, adjustedP } = contrast;
    return {
      seat: cell.factors[SEAT] ?? 'all',
      kind: kindOfLineUp(cell.lineUp),
      ...{ outcome: cell.work.outcome, blocks, free: rates.get(baselineCell.id), without: rates.get(cell.id) },
      // What is lost without it. Not -0.
      ...{ worth: 0 - difference, low: 0 - interval.high, high: 0 - interval.low },
      ...{ confidence, method, p, adjusted_p: adjustedP },
    };
  });
  return { columns: COLUMNS, rows: rows.sort((a, b) => Math.abs(Number(b.worth)) - Math.abs(Number(a.worth))) };
};
