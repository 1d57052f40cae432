import type { Cell, Plan } from '../experiment/plan.js';
import { ROW_HEAD, ROW_SEAT, rowLength } from '../pool/work.js';
import type { Value } from './table.js';
import { GAME_COLUMNS, headColumns, headOf } from './tables.js';

const SEAT_COLUMNS = ['agent', 'role', 'result', 'return'];
/** By result, from LOST on. */
export const RESULTS = ['lost', 'drawn', 'won'];

/** The columns of `games.csv`: those of every cell, since options can change seats and metrics. */
export const gameColumns = (plan: Plan): string[] => {
  const seats = Math.max(...plan.cells.map(({ game }) => game.info.seats));
  const metrics = new Set(plan.cells.flatMap(({ game }) => game.info.metrics.map(({ name }) => `metric_${name}`)));
  const bySeat = Array.from({ length: seats }, (_, seat) => SEAT_COLUMNS.map((column) => `${column}_${seat}`)).flat();
  return [...headColumns(plan), ...GAME_COLUMNS, ...bySeat, ...metrics];
};

/** Makes the rows of `games.csv` from games as workers send them, each row its values in the order of the columns. */
export const gameRows = (plan: Plan, cell: Cell, rows: Int32Array): Value[][] => {
  const { info } = cell.game;
  const { names, seed } = cell.work;
  const columns = gameColumns(plan);
  const head = headOf(plan, cell);
  const blank = columns.map((column) => head[column]);
  const at = (name: string): number => columns.indexOf(name);
  const seedAt = at('seed');
  const seatsAt = seedAt + GAME_COLUMNS.length;
  const metricsAt = info.metrics.map(({ name }) => at(`metric_${name}`));
  const length = rowLength(info.seats, info.metrics.length);
  const list: Value[][] = [];
  for (let row = 0; row < rows.length; row += length) {
    const values = [...blank];
    const [block, rotation, end, turns, plies, decisions] = rows.subarray(row, row + ROW_HEAD.length);
    let next = seedAt;
    for (const value of [seed, block, rotation, info.endReasons[end], turns, plies, decisions]) values[next++] = value;
    for (let seat = 0; seat < info.seats; seat++) {
      const value = (field: number): number => rows[row + ROW_HEAD.length + field * info.seats + seat];
      const to = seatsAt + SEAT_COLUMNS.length * seat;
      values[to] = names[value(0)];
      values[to + 1] = info.roles[value(1)];
      values[to + 2] = RESULTS[value(2) + 1];
      values[to + 3] = value(3) / info.returnUnit;
    }
    const metrics = row + ROW_HEAD.length + ROW_SEAT.length * info.seats;
    for (let m = 0; m < metricsAt.length; m++) values[metricsAt[m]] = rows[metrics + m];
    list.push(values);
  }
  return list;
};
