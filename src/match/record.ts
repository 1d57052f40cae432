import type { Game } from '../core/game.js';

/** What one finished game leaves behind. The same object is written over by the next game of its match. */
export interface GameRecord {
  block: number;
  rotation: number;
  /** By seat: the line-up's place whose agent sat there. */
  readonly placeOf: Int32Array;
  /** By seat: what the seat played, an index into `info.roles`, or -1. */
  readonly role: Int32Array;
  /** By seat: WON, DRAWN or LOST. */
  readonly result: Int8Array;
  /** By seat, in units of 1/returnUnit. */
  readonly returns: Float64Array;
  /** An index into `info.endReasons`. */
  endReason: number;
  readonly metrics: Int32Array;
  turns: number;
  /** Actions and outcomes of chance together. */
  plies: number;
  decisions: number;
  /** Summed over the decisions. */
  legalActions: number;
  /** Decisions with a single legal action. */
  forced: number;
}

export const newRecord = (game: Game): GameRecord => ({
  block: 0,
  rotation: 0,
  placeOf: new Int32Array(game.info.seats),
  role: new Int32Array(game.info.seats),
  result: new Int8Array(game.info.seats),
  returns: new Float64Array(game.info.seats),
  endReason: -1,
  metrics: new Int32Array(game.info.metrics.length),
  turns: 0,
  plies: 0,
  decisions: 0,
  legalActions: 0,
  forced: 0,
});
