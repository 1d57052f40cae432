import { setImmediate } from 'node:timers/promises';
import type { TaskResult } from '../pool/work.js';
import { WorkPool } from '../pool/work-pool.js';
import type { Range } from './cell-run.js';
import { GameFault } from './game-fault.js';
import type { Journal } from './journal.js';
import { byGame, type Cell } from './plan.js';
import { Interrupted, type PlayOptions } from './play-plan.js';
import { playTask } from './play-task.js';

/** Blocks a task: a row a game is a lot of text. */
const BLOCKS = 2000;

const piecesOf = (blocks: number): Range[] =>
  Array.from({ length: Math.ceil(blocks / BLOCKS) }, (_, i) => ({
    first: i * BLOCKS,
    blocks: Math.min(BLOCKS, blocks - i * BLOCKS),
  }));

const OTHERWISE =
  'Played again it came out otherwise than its journal says. Either an agent or the game goes by more than its seed ' +
  '(put it through zedbench check), or the journal was changed: remove it, and all of the cell is played anew.';

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
      if (known !== outcomes[i]) throw new GameFault(OTHERWISE, this.cell, first + i, this.cell.work.rotations[0]);
    }
  }
}

type OnRows = (cell: Cell, rows: Int32Array) => void;
type ReplayOptions = Pick<PlayOptions, 'signal' | 'patience'> & { readonly workers: number };

const replayCell = async (
  pool: WorkPool,
  cell: Cell,
  { signal, patience }: ReplayOptions,
  journal: Journal,
  onRows: OnRows,
): Promise<void> => {
  const comparison = new Comparison(cell, journal);
  const underWay: Promise<TaskResult>[] = [];
  const finishFirst = async (): Promise<void> => {
    const result = await (underWay.shift() as Promise<TaskResult>);
    comparison.check(result);
    onRows(cell, result.rows);
    // Results that wait are handed over without a look at anything else; this lets signals have their turn.
    await setImmediate();
    if (signal?.aborted) throw new Interrupted('interrupted');
  };
  for (const range of piecesOf(cell.blocks)) {
    const task = playTask(pool, cell, range, { rows: true, patience });
    // A failure is met when its turn comes.
    task.catch(() => {});
    underWay.push(task);
    if (underWay.length >= pool.capacity) await finishFirst();
  }
  while (underWay.length > 0) await finishFirst();
};

/**
 * Plays the games of cells once more for a row each, in order, and checks them against the journals.
 *
 * @param onRows is given the rows of each cell in order: see `ROW_HEAD`
 * @throws Interrupted if the signal is given; GameFault if a game can't be finished or comes out otherwise
 */
export const replayRows = async (
  cells: readonly Cell[],
  options: ReplayOptions,
  journalOf: (cell: Cell) => Journal,
  onRows: OnRows,
): Promise<void> => {
  for (const group of byGame(cells, (cell) => cell)) {
    const pool = new WorkPool(options.workers);
    try {
      for (const cell of group) await replayCell(pool, cell, options, journalOf(cell), onRows);
    } finally {
      await pool.close();
    }
  }
};
