import { newPulse, type TaskResult } from '../pool/work.js';
import { WorkPool } from '../pool/work-pool.js';
import type { Range } from './cell-run.js';
import type { Journal } from './journal.js';
import type { Cell } from './plan.js';

/** Blocks a task: a row a game is a lot of text. */
const BLOCKS = 2000;

const piecesOf = (blocks: number): Range[] =>
  Array.from({ length: Math.ceil(blocks / BLOCKS) }, (_, i) => ({
    first: i * BLOCKS,
    blocks: Math.min(BLOCKS, blocks - i * BLOCKS),
  }));

/** Checks the outcomes of games played again against those in the journal, in the order of the blocks. */
class Comparison {
  private readonly outcomes: Generator<{ readonly first: number; readonly outcomes: Uint8Array }>;
  private next: { readonly first: number; readonly outcomes: Uint8Array } | undefined;

  constructor(
    private readonly cell: Cell,
    journal: Journal,
  ) {
    this.outcomes = journal.outcomesInOrder(cell.blocks);
    this.next = this.outcomes.next().value;
  }

  check({ first, outcomes }: TaskResult): void {
    for (let i = 0; i < outcomes.length; i++) {
      while (this.next && first + i >= this.next.first + this.next.outcomes.length)
        this.next = this.outcomes.next().value;
      const known = this.next?.outcomes[first + i - this.next.first];
      if (known !== undefined && known !== outcomes[i]) {
        throw new Error(`Cell ${this.cell.id}, block ${first + i} came out otherwise than the journal says`);
      }
    }
  }
}

const replayCell = async (
  cell: Cell,
  pool: WorkPool,
  journal: Journal,
  onRows: (cell: Cell, rows: Int32Array) => void,
): Promise<void> => {
  const comparison = new Comparison(cell, journal);
  const underWay: Promise<TaskResult>[] = [];
  const finishFirst = async (): Promise<void> => {
    const result = await (underWay.shift() as Promise<TaskResult>);
    comparison.check(result);
    onRows(cell, result.rows);
  };
  for (const { first, blocks } of piecesOf(cell.blocks)) {
    const task = pool.run({ cell: cell.work, first, blocks, rows: true, pulse: newPulse() });
    // A failure is met when its turn comes.
    task.catch(() => {});
    underWay.push(task);
    if (underWay.length > pool.workers) await finishFirst();
  }
  while (underWay.length > 0) await finishFirst();
};

/**
 * Plays the games of cells once more for a row each, in order, and checks them against the journals.
 *
 * @param onRows is given the rows of each cell in order: see `ROW_HEAD`
 */
export const replayRows = async (
  cells: readonly Cell[],
  workers: number,
  journalOf: (cell: Cell) => Journal,
  onRows: (cell: Cell, rows: Int32Array) => void,
): Promise<void> => {
  // A worker plays one game in its life.
  for (const game of new Set(cells.map(({ gameText }) => gameText))) {
    const pool = new WorkPool(workers);
    try {
      for (const cell of cells.filter(({ gameText }) => gameText === game))
        await replayCell(cell, pool, journalOf(cell), onRows);
    } finally {
      await pool.close();
    }
  }
};
