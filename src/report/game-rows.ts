import type { Cell, Plan } from '../experiment/plan.js';
import { ROW_HEAD, ROW_SEAT, rowLength } from '../pool/work.js';
import type { Row } from './table.js';
import { headColumns, headOf } from './tables.js';

const SEAT_COLUMNS = ['agent', 'role', 'result', 'return'];
const RESULTS = ['lost', 'drawn', 'won'];

/** The columns of `games.csv`: those of every cell, since options can change seats and metrics. */
export const gameColumns = (plan: Plan): string[] => {
  const seats = Math.max(...plan.cells.map(({ game }) => game.info.seats));
  const metrics = new Set(plan.cells.flatMap(({ game }) => game.info.metrics.map(({ name }) => `metric_${name}`)));
  const bySeat = Array.from({ length: seats }, (_, seat) => SEAT_COLUMNS.map((column) => `${column}_${seat}`)).flat();
  return [
    ...headColumns(plan),
    ...['seed', 'block', 'rotation', 'end', 'turns', 'plies', 'decisions'],
    ...bySeat,
    ...metrics,
  ];
};

/** The rows of `games.csv` for games as workers send them. */
export const gameRows = (plan: Plan, cell: Cell, rows: Int32Array): Row[] => {
  const { info } = cell.game;
  const length = rowLength(info.seats, info.metrics.length);
  const head = headOf(plan, cell);
  const list: Row[] = [];
  for (let at = 0; at < rows.length; at += length) {
    const [block, rotation, end, turns, plies, decisions] = rows.subarray(at, at + ROW_HEAD.length);
    const seatValue = (field: number, seat: number): number => rows[at + ROW_HEAD.length + field * info.seats + seat];
    const bySeat = Array.from({ length: info.seats }, (_, seat) => [
      [`agent_${seat}`, cell.work.names[seatValue(0, seat)]],
      [`role_${seat}`, info.roles[seatValue(1, seat)]],
      [`result_${seat}`, RESULTS[seatValue(2, seat) + 1]],
      [`return_${seat}`, seatValue(3, seat) / info.returnUnit],
    ]).flat();
    const metricsAt = at + ROW_HEAD.length + ROW_SEAT.length * info.seats;
    const metrics = info.metrics.map(({ name }, m) => [`metric_${name}`, rows[metricsAt + m]]);
    list.push({
      ...head,
      seed: cell.work.seed,
      ...{ block, rotation, end: info.endReasons[end], turns, plies, decisions },
      ...Object.fromEntries([...bySeat, ...metrics]),
    });
  }
  return list;
};
