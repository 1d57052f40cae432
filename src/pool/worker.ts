import { setImmediate } from 'node:timers/promises';
import { getHeapStatistics } from 'node:v8';
import { messageOf } from '../core/errors.js';
import type { GameRecord } from '../match/record.js';
import { Tally } from '../stats/tally.js';
import { type Bench, benchOf } from './bench.js';
import { playCampaigns } from './play-campaigns.js';
import {
  type CampaignResult,
  type CampaignTask,
  type CellWork,
  PULSE,
  rowLength,
  type Task,
  type TaskFailure,
  type TaskResult,
} from './work.js';

/** What is kept from one task of a cell to the next. */
let bench: Bench | undefined;

/** How long a worker plays until the engine has compiled what it runs. */
const WARM_UP_MILLISECONDS = 1000;
/** How long this one has played, by line-up: each has code of its own. */
const played = new Map<string, number>();

/** Adds to what was played of a line-up, and says whether its code was compiled when that began, or soon after. */
const warmed = (cell: CellWork, elapsed: number): boolean => {
  const lineUp = cell.names.join();
  const before = played.get(lineUp) ?? 0;
  played.set(lineUp, before + elapsed);
  return Math.max(before, elapsed) >= WARM_UP_MILLISECONDS;
};

const prepare = async (cell: CellWork): Promise<Bench> => {
  if (bench?.id !== cell.id) bench = await benchOf(cell);
  return bench;
};

const writeRow = (rows: Int32Array, at: number, record: GameRecord): number => {
  const { block, rotation, endReason, turns, plies, decisions } = record;
  rows.set([block, rotation, endReason, turns, plies, decisions], at);
  let next = at + 6;
  for (const values of [record.placeOf, record.role, record.result, record.returns, record.metrics]) {
    rows.set(values, next);
    next += values.length;
  }
  return next;
};

const play = async ({ cell, first, blocks, rows: wanted, pulse }: Task): Promise<TaskResult> => {
  const { game, match, event } = await prepare(cell);
  const start = performance.now();
  const tally = new Tally(game.info, cell.names, event);
  const outcomes = new Uint8Array(blocks);
  const length = rowLength(game.info.seats, game.info.metrics.length);
  const rows = new Int32Array(wanted ? blocks * cell.rotations.length * length : 0);
  let at = 0;
  for (let block = first; block < first + blocks; block++) {
    for (const rotation of cell.rotations) {
      pulse[PULSE.block] = block;
      pulse[PULSE.rotation] = rotation;
      pulse[PULSE.games]++;
      const record = match.play(block, rotation);
      if (tally.add(record)) outcomes[block - first]++;
      if (wanted) at = writeRow(rows, at, record);
    }
    tally.endBlock();
  }
  const elapsed = performance.now() - start;
  const warm = warmed(cell, elapsed);
  return { first, blocks, tally: tally.toData(), outcomes, rows, elapsed, warm, memory: memoryHeld() };
};

const memoryHeld = (): number => {
  // Unlike process.memoryUsage, in no time.
  const { used_heap_size: objects, external_memory: buffers } = getHeapStatistics();
  return objects + buffers;
};

type Answer = TaskResult | CampaignResult | TaskFailure;

const playOrTell = async (task: Task | CampaignTask): Promise<Answer> => {
  try {
    return await ('work' in task ? playCampaigns(task) : play(task));
  } catch (error) {
    const { name, message, stack } = error instanceof Error ? error : new Error(messageOf(error));
    return { failure: { name, message, stack } };
  }
};

let sent: Promise<unknown> = Promise.resolve();

/** Plays the blocks or campaigns of a task, or says what went wrong. Of tasks that wait here each is sent off before the next begins. */
export default (task: Task | CampaignTask): Promise<Answer> => {
  const result = sent.then(() => playOrTell(task));
  sent = result.then(() => setImmediate());
  return result;
};
