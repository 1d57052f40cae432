import { setImmediate } from 'node:timers/promises';
import { getHeapStatistics } from 'node:v8';
import { messageOf } from '../core/errors.js';
import type { Game } from '../core/game.js';
import { Match } from '../match/match.js';
import type { GameRecord } from '../match/record.js';
import { type Outcome, outcomeOf } from '../stats/outcome.js';
import { Tally } from '../stats/tally.js';
import { gameOf } from './load.js';
import { makeAgent } from './make-agent.js';
import { type CellWork, PULSE, rowLength, type Task, type TaskFailure, type TaskResult } from './work.js';

/** What is kept from one task of a cell to the next. */
interface Bench {
  readonly id: string;
  readonly game: Game;
  readonly match: Match;
  readonly event: Outcome;
}

let bench: Bench | undefined;
/** The engine compiles the code for the states it has met, so a worker plays one game in its life: another, another pool. */
let onlyGame: string | undefined;

const prepare = async (cell: CellWork): Promise<Bench> => {
  if (bench?.id === cell.id) return bench;
  const identity = cell.game.module ?? cell.game.name;
  onlyGame ??= identity;
  if (onlyGame !== identity) throw new Error(`A worker of ${onlyGame} was asked to play ${identity}`);
  const game = (await gameOf(cell.game)).create(cell.options);
  const agents = [];
  for (const agent of cell.agents) agents.push(await makeAgent(agent, game, cell.options));
  const event = await outcomeOf(cell.outcome, { info: game.info, agents: cell.names });
  bench = { id: cell.id, game, match: new Match(game, agents, cell.seed), event };
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
  return { first, blocks, tally: tally.toData(), outcomes, rows, elapsed, memory: memoryHeld() };
};

const memoryHeld = (): number => {
  // Unlike process.memoryUsage, in no time.
  const { used_heap_size: objects, external_memory: buffers } = getHeapStatistics();
  return objects + buffers;
};

const playOrTell = async (task: Task): Promise<TaskResult | TaskFailure> => {
  try {
    return await play(task);
  } catch (error) {
    const { name, message, stack } = error instanceof Error ? error : new Error(messageOf(error));
    return { failure: { name, message, stack } };
  }
};

let sent: Promise<unknown> = Promise.resolve();

/** Plays the blocks of a task, or says what went wrong. Of tasks that wait here each is sent off before the next begins. */
export default (task: Task): Promise<TaskResult | TaskFailure> => {
  const result = sent.then(() => playOrTell(task));
  sent = result.then(() => setImmediate());
  return result;
};
