import { z } from 'zod';
import { DRAWN, defineGame, LOST, type State, TERMINAL, WON } from '../../core/game.js';
import type { Rng } from '../../core/rng.js';
import { parsePosition } from './parse-position.js';

const LINES = [
  ...[0b111_000_000, 0b000_111_000, 0b000_000_111],
  ...[0b100_100_100, 0b010_010_010, 0b001_001_001],
  ...[0b100_010_001, 0b001_010_100],
];
const FULL = 0b111_111_111;
const END_REASONS = ['line', 'full'] as const;
const MARKS = ['x', 'o'] as const;

const position = z.strictObject({ board: z.string().regex(/^[xo.]{9}$/) });

const cellsOf = (board: string, mark: string): number =>
  [...board].reduce((cells, each, i) => (each === mark ? cells | (1 << i) : cells), 0);

const countOf = (cells: number): number => cells.toString(2).replaceAll('0', '').length;

/** A position of tic-tac-toe: the cells of each seat as bits, cell 0 the first. */
class TicTacToeState implements State {
  seat = 0;
  turn = 0;
  readonly chanceStream = 0;
  endReason = -1;
  readonly cells = new Uint16Array(2);

  reset(): void {
    this.cells.fill(0);
    this.settle();
  }

  copyFrom(other: this): void {
    this.seat = other.seat;
    this.turn = other.turn;
    this.endReason = other.endReason;
    this.cells.set(other.cells);
  }

  legalActions(out: Int32Array): number {
    let count = 0;
    for (let cell = 0; cell < 9; cell++) if (this.isFree(cell)) out[count++] = cell;
    return count;
  }

  apply(cell: number): void {
    this.cells[this.seat] |= 1 << cell;
    this.settle();
  }

  sampleChance(_rng: Rng): number {
    throw new Error('Nothing is left to chance.');
  }

  chanceOutcomes(): number {
    return 0;
  }

  result(out: Int8Array): void {
    const winner = [0, 1].findIndex((seat) => this.hasLine(seat));
    for (const seat of [0, 1]) out[seat] = winner < 0 ? DRAWN : seat === winner ? WON : LOST;
  }

  returns(out: Float64Array): void {
    out[0] = this.hasLine(0) ? 1 : this.hasLine(1) ? -1 : 0;
    out[1] = -out[0];
  }

  metrics(): void {}

  roleOf(seat: number): number {
    return seat;
  }

  determinize(): void {}

  observedAs(action: number): number {
    return action;
  }

  describe(): string {
    const cells = Array.from({ length: 9 }, (_, cell) =>
      this.isFree(cell) ? '.' : MARKS[(this.cells[1] >> cell) & 1],
    );
    return cells.join('');
  }

  describeAction(action: number): string {
    return `cell ${action}`;
  }

  toJSON(): z.output<typeof position> {
    return { board: this.describe() };
  }

  load(json: unknown): void {
    const { board } = parsePosition(position, json);
    this.loadCells(cellsOf(board, 'x'), cellsOf(board, 'o'));
  }

  loadCells(first: number, second: number): void {
    this.cells[0] = first;
    this.cells[1] = second;
    this.settle();
  }

  private isFree(cell: number): boolean {
    return (((this.cells[0] | this.cells[1]) >> cell) & 1) === 0;
  }

  private hasLine(seat: number): boolean {
    return LINES.some((line) => (this.cells[seat] & line) === line);
  }

  private settle(): void {
    const taken = this.cells[0] | this.cells[1];
    this.turn = countOf(taken);
    this.endReason = this.hasLine(0) || this.hasLine(1) ? 0 : taken === FULL ? 1 : -1;
    this.seat = this.endReason >= 0 ? TERMINAL : this.turn % 2;
  }
}

/** Tic-tac-toe: a draw if both play well. The smallest game without chance or secrets, for tests of search. */
export const ticTacToe = defineGame({
  id: 'tic-tac-toe',
  title: 'Tic-tac-toe',
  summary: 'Two seats mark cells in turn, and three in a line win.',
  options: z.object({}),
  create: () => ({
    info: {
      id: 'tic-tac-toe',
      version: 1,
      seats: 2,
      roles: MARKS,
      maxLegalActions: 9,
      maxChanceOutcomes: 0,
      maxPlies: 9,
      minReturn: -1,
      maxReturn: 1,
      returnUnit: 1,
      cooperative: false,
      hiddenInformation: false,
      chanceStreams: [],
      endReasons: END_REASONS,
      metrics: [],
    },
    newState: () => new TicTacToeState(),
    keys: {
      keyOf: ({ cells }: TicTacToeState) => cells[0] * (FULL + 1) + cells[1],
      loadKey: (state: TicTacToeState, key: number) => state.loadCells(key >> 9, key & FULL),
    },
  }),
});
