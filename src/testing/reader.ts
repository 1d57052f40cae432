import type { Action, Game, State } from '../core/game.js';

/** Room behind each buffer, which must stay as it was. */
const GUARD = 64;
const UNTOUCHED = -2_023_406_815;
const UNTOUCHED_BYTE = -86;

/** The outcomes of a chance node with their probabilities, in the order of the game. */
export interface Chances {
  readonly outcomes: Action[];
  readonly probabilities: number[];
}

type Buffer = Int8Array | Int32Array | Float64Array;

/**
 * Reads what a state writes into buffers, and notices when it writes past its end: past the number of legal actions or
 * outcomes it returns, the number of seats, or the number of metrics.
 */
export class Reader {
  /** What was written past its end since the game began to be read, or null. */
  overrun: string | null = null;

  private readonly integers: Int32Array;
  private readonly numbers: Float64Array;
  private readonly bytes: Int8Array;

  constructor(readonly game: Game) {
    const { maxLegalActions, maxChanceOutcomes, metrics, seats } = game.info;
    const length = Math.max(maxLegalActions, maxChanceOutcomes, metrics.length, seats) + GUARD;
    this.integers = new Int32Array(length).fill(UNTOUCHED);
    this.numbers = new Float64Array(length).fill(UNTOUCHED);
    this.bytes = new Int8Array(length).fill(UNTOUCHED_BYTE);
  }

  legalActions(state: State): Action[] {
    const count = state.legalActions(this.integers);
    return this.take(this.integers, count, UNTOUCHED, 'legalActions');
  }

  chances(state: State): Chances {
    const count = state.chanceOutcomes(this.integers, this.numbers);
    return {
      outcomes: this.take(this.integers, count, UNTOUCHED, 'chanceOutcomes'),
      probabilities: this.take(this.numbers, count, UNTOUCHED, 'chanceOutcomes'),
    };
  }

  result(state: State): number[] {
    state.result(this.bytes);
    return this.take(this.bytes, this.game.info.seats, UNTOUCHED_BYTE, 'result');
  }

  returns(state: State): number[] {
    state.returns(this.numbers);
    return this.take(this.numbers, this.game.info.seats, UNTOUCHED, 'returns');
  }

  metrics(state: State): number[] {
    state.metrics(this.integers);
    return this.take(this.integers, this.game.info.metrics.length, UNTOUCHED, 'metrics');
  }

  /** Nothing where the game has no evaluation. */
  evaluation(state: State): number[] {
    if (!this.game.evaluate) return [];
    this.game.evaluate(state, this.numbers);
    return this.take(this.numbers, this.game.info.seats, UNTOUCHED, 'evaluate');
  }

  /** Nothing where search goes by the same evaluation as all. */
  foresight(state: State): number[] {
    if (!this.game.foresight) return [];
    this.game.foresight.evaluate(state, this.numbers);
    return this.take(this.numbers, this.game.info.seats, UNTOUCHED, 'foresight.evaluate');
  }

  /** The first `count` values; a missing one is left as NaN. The buffer is then as untouched as before. */
  private take(buffer: Buffer, count: number, untouched: number, what: string): number[] {
    const values = Array.from(buffer.subarray(0, Math.max(0, count)), (value) => (value === untouched ? NaN : value));
    if (values.some(Number.isNaN)) this.overrun ??= `${what} left a value unwritten`;
    buffer.fill(untouched, 0, count);
    const extra = buffer.subarray(count, count + GUARD).findIndex((value) => value !== untouched);
    if (extra >= 0) this.overrun ??= `${what} wrote to place ${count + extra}, and gives ${count} values`;
    if (extra >= 0) buffer.fill(untouched);
    return values;
  }
}
