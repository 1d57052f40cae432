import type { TaskResult } from '../pool/work.js';
import { Tally } from '../stats/tally.js';
import type { Journal } from './journal.js';
import type { Cell } from './plan.js';

/** Some blocks in a row. */
export interface Range {
  readonly first: number;
  readonly blocks: number;
}

/** The blocks below `count` that no range covers. */
export const gapsOf = (ranges: readonly Range[], count: number): Range[] => {
  const gaps: Range[] = [];
  let next = 0;
  for (const { first, blocks } of [...ranges].sort((a, b) => a.first - b.first)) {
    if (first >= count) break;
    if (first > next) gaps.push({ first: next, blocks: first - next });
    next = Math.max(next, first + blocks);
  }
  if (next < count) gaps.push({ first: next, blocks: count - next });
  return gaps;
};

/** What is to be played: the gaps, and apart from them the part within of an entry that reaches beyond the cell. */
const todoOf = (ranges: readonly Range[], count: number): Range[] => {
  const beyond = ranges.find(({ first, blocks }) => first < count && first + blocks > count);
  const gaps = gapsOf(ranges, count);
  return beyond ? [...gaps, { first: beyond.first, blocks: count - beyond.first }] : gaps;
};

/** A task should be long against the cost of handing it over, and short against the time between signs of progress. */
const TASK_MILLISECONDS = 500;
/** The end of a cell is shared out over the workers, but not in pieces shorter than this. */
const LEAST_MILLISECONDS = 100;

/** A cell under way: what is counted, what is handed out, and what is still to be played. */
export class CellRun {
  readonly tally: Tally;
  /** Of all workers together, for the blocks counted. */
  milliseconds = 0;
  /** Blocks that were in the journal already. */
  readonly reused: number;
  private readonly todo: Range[];
  private left: number;
  private back = 0;
  private played = 0;
  /** Of the first task, in which the engine still compiles: it says too little of what is to come. */
  private cold = { blocks: 0, milliseconds: 0 };

  /** Counts what the journal holds. Of an entry that reaches beyond the cell the part within is played again. */
  constructor(
    readonly cell: Cell,
    private readonly journal: Journal | undefined,
  ) {
    this.tally = new Tally(cell.game.info, cell.work.names);
    for (const entry of journal?.entries() ?? []) {
      if (entry.first + entry.blocks > cell.blocks) continue;
      this.tally.merge(entry.tally);
      this.milliseconds += entry.elapsed;
    }
    this.todo = todoOf(journal?.ranges ?? [], cell.blocks);
    this.left = this.todo.reduce((sum, { blocks }) => sum + blocks, 0);
    this.reused = cell.blocks - this.left;
  }

  /** Blocks not handed out yet. */
  get waiting(): number {
    return this.left;
  }

  /** Whether nothing was handed out yet. */
  get untried(): boolean {
    return this.left > 0 && this.left === this.cell.blocks - this.reused;
  }

  /** Blocks counted, those of the journal included. */
  get done(): number {
    return this.reused + this.back;
  }

  /** Whether more is known than what the first task took. */
  get warm(): boolean {
    return this.back > this.cold.blocks;
  }

  /** Milliseconds a block; NaN before the first is back. */
  get perBlock(): number {
    const { blocks, milliseconds } = this.warm ? this.cold : { blocks: 0, milliseconds: 0 };
    return (this.played - milliseconds) / (this.back - blocks);
  }

  /** Hands out the next blocks: as many as take about half a second, or a fixed number. */
  handOut(workers: number, fixed: number | undefined): Range {
    const { first, blocks } = this.todo[0];
    const size = Math.min(blocks, fixed ?? this.timely(workers));
    if (size === blocks) this.todo.shift();
    else this.todo[0] = { first: first + size, blocks: blocks - size };
    this.left -= size;
    return { first, blocks: size };
  }

  private timely(workers: number): number {
    if (this.back === 0) return 1;
    const blocksIn = (milliseconds: number): number => Math.ceil(milliseconds / Math.max(this.perBlock, 1e-6));
    const fair = Math.max(Math.ceil(this.left / workers), blocksIn(LEAST_MILLISECONDS));
    return Math.min(fair, blocksIn(TASK_MILLISECONDS));
  }

  /** Counts what came back, and writes it down. All sums are exact, so the order in which it comes is of no account. */
  take({ first, blocks, elapsed, tally, outcomes }: TaskResult): void {
    if (this.back === 0) this.cold = { blocks, milliseconds: elapsed };
    this.back += blocks;
    this.played += elapsed;
    this.milliseconds += elapsed;
    this.tally.merge(tally);
    if (!this.journal?.holds(first)) this.journal?.append({ first, blocks, elapsed, tally, outcomes });
  }
}
