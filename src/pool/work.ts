import type { Chart } from '../core/campaign.js';
import type { CampaignTallyData } from '../stats/campaign-tally.js';
import type { TallyData } from '../stats/tally.js';
import type { FileRef } from './agent-files.js';
import type { Ref } from './load.js';

/** An agent of a line-up. */
export interface CellAgent {
  readonly ref: Ref;
  /** Resolved. */
  readonly parameters: Readonly<Record<string, unknown>>;
  /** By the parameter that names it, each file that it is made from. */
  readonly files: Readonly<Record<string, FileRef>>;
}

/** All that a worker must know to play the games of a cell. */
export interface CellWork {
  /** Names the cell: equal ids are equal work. */
  readonly id: string;
  readonly game: Ref;
  /** Resolved. */
  readonly options: Readonly<Record<string, unknown>>;
  /** By place of the line-up. */
  readonly agents: readonly CellAgent[];
  /** By place: what reports call the agent. */
  readonly names: readonly string[];
  readonly seed: number;
  /** The rotations that each block plays. */
  readonly rotations: readonly number[];
  /** The outcome studied. */
  readonly outcome: string;
}

/** A run of blocks of one cell. */
export interface Task {
  readonly cell: CellWork;
  readonly first: number;
  readonly blocks: number;
  /** Whether a row for each game is wanted too. */
  readonly rows: boolean;
  /** Where the worker says which game it is in: see {@link PULSE}. */
  readonly pulse: Int32Array;
}

/** All that a worker must know to play campaigns. */
export interface CampaignWork {
  /** Equal ids are equal work. */
  readonly id: string;
  readonly chart: Chart;
  /** What is played at one time or another. */
  readonly cells: readonly CellWork[];
  /** By the number of open envelopes and the entry of the plan (after the last: none): an index into `cells`. */
  readonly setUpBy: readonly (readonly number[])[];
}

/** Some campaigns in a row. */
export interface CampaignTask {
  readonly work: CampaignWork;
  readonly first: number;
  readonly campaigns: number;
  /** See {@link PULSE}. */
  readonly pulse: Int32Array;
}

/**
 * The places of a pulse, shared with the worker: the block and rotation in play, games begun since the task began, and of
 * a campaign which of its cells is played.
 */
export const PULSE = { block: 0, rotation: 1, games: 2, cell: 3 } as const;

/** More than a line of a processor's cache, twice that on some. Two workers that write to one line wait for each other at every game. */
const CACHE_LINE = 128;

export const newPulse = (): Int32Array => {
  const places = Object.keys(PULSE).length;
  return new Int32Array(new SharedArrayBuffer(2 * CACHE_LINE + 4 * places), CACHE_LINE, places);
};

export interface TaskResult {
  readonly first: number;
  readonly blocks: number;
  readonly tally: TallyData;
  /** By block: in how many of its games the outcome came about. */
  readonly outcomes: Uint8Array;
  /** One after the other the rows of {@link rowLength} integers, by block and rotation; empty unless wanted. */
  readonly rows: Int32Array;
  /** Time taken, in milliseconds. */
  readonly elapsed: number;
  /** Whether the worker had played this line-up for a second, so that the time taken is not mostly the engine's that compiles. */
  readonly warm: boolean;
  /** What the worker holds, in bytes. */
  readonly memory: number;
}

export interface CampaignResult {
  readonly first: number;
  readonly campaigns: number;
  readonly tally: CampaignTallyData;
  /** Time taken, in milliseconds. */
  readonly elapsed: number;
}

/** What went wrong in a task, as plain data: an error loses its name on the way to another thread. */
export interface TaskFailure {
  readonly failure: { readonly name: string; readonly message: string; readonly stack: string | undefined };
}

/** What a row of a game holds before its by-seat values and its metrics. */
export const ROW_HEAD = ['block', 'rotation', 'end', 'turns', 'plies', 'decisions'] as const;
/** What it holds for each seat: the place that sat there, its role, its result, its return in units. */
export const ROW_SEAT = ['place', 'role', 'result', 'returns'] as const;

export const rowLength = (seats: number, metrics: number): number =>
  ROW_HEAD.length + ROW_SEAT.length * seats + metrics;
