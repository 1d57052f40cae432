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

/** A cell is tried with ever longer tasks, of its own blocks, until they take a warm worker so long and are quick no more by the task. */
const TRIAL_MILLISECONDS = 50;
/** Of the time for a block in the task before: less, and the engine still compiles. */
const STEADY = 2 / 3;
/** One task of this length is trial enough. */
const LONG_MILLISECONDS = 1000;
/** The first blocks mostly time the compiler, so the next are as many as would take twice that, and not all too many. */
const TRIAL_GROWTH = 256;

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
  /** Tasks that are not back yet. */
  private out = 0;
  /** Blocks and milliseconds of late, older tasks counting less. */
  private late = { blocks: 0, milliseconds: 0, warm: false };
  /** Whether a task was long enough to be timed, and the worker at full speed. */
  private timed = false;

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

  /** Whether its cost can be told: a task took long enough to be timed, or all is handed out. */
  get tried(): boolean {
    return this.left === 0 || this.timed;
  }

  /** Whether the next task of its trial can be handed out: they come one after the other. */
  get canTry(): boolean {
    return !this.tried && this.out === 0;
  }

  /** Blocks counted, those of the journal included. */
  get done(): number {
    return this.reused + this.back;
  }

  /** Milliseconds a block; NaN before the first is back. */
  get perBlock(): number {
    return this.late.milliseconds / this.late.blocks;
  }

  /**
   * Hands out the next blocks: as many as take about half a second, or a fixed number.
   *
   * @param guess milliseconds a block, for a cell of which none is back; NaN if there is nothing to go by
   */
  handOut(workers: number, fixed: number | undefined, guess: number): Range {
    const { first, blocks } = this.todo[0];
    const size = Math.min(blocks, fixed ?? this.timely(workers, guess));
    if (size === blocks) this.todo.shift();
    else this.todo[0] = { first: first + size, blocks: blocks - size };
    this.left -= size;
    this.out++;
    return { first, blocks: size };
  }

  private timely(workers: number, guess: number): number {
    const perBlock = Math.max(this.back > 0 ? this.perBlock : guess, 1e-6);
    if (Number.isNaN(perBlock)) return 1;
    const blocksIn = (milliseconds: number): number => Math.ceil(milliseconds / perBlock);
    if (!this.tried) return Math.min(blocksIn(2 * TRIAL_MILLISECONDS), this.back * TRIAL_GROWTH || Infinity);
    const fair = Math.max(Math.ceil(this.left / workers), blocksIn(LEAST_MILLISECONDS));
    return Math.min(fair, blocksIn(TASK_MILLISECONDS));
  }

  /** Counts what came back, and writes it down. All sums are exact, so the order in which it comes is of no account. */
  take({ first, blocks, elapsed, warm, tally, outcomes }: TaskResult): void {
    this.out--;
    this.back += blocks;
    this.time(blocks, elapsed, warm);
    this.milliseconds += elapsed;
    this.tally.merge(tally);
    if (!this.journal?.holds(first)) this.journal?.append({ first, blocks, elapsed, tally, outcomes });
  }

  private time(blocks: number, elapsed: number, warm: boolean): void {
    const { late } = this;
    // Once there is a warm worker's time, those of cold ones tell nothing.
    if (late.warm && !warm) return;
    const steady = late.warm && blocks * this.perBlock * STEADY <= elapsed;
    if (warm && elapsed >= (steady ? TRIAL_MILLISECONDS : LONG_MILLISECONDS)) this.timed = true;
    const before = late.warm === warm && steady ? 0.5 : 0;
    this.late = { blocks: before * late.blocks + blocks, milliseconds: before * late.milliseconds + elapsed, warm };
  }
}
