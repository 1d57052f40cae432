import type { Action, State } from '../core/game.js';
import { Rng } from '../core/rng.js';

/**
 * The luck of a game. A draw is addressed by (seed, block, purpose, turn, nth use of the purpose in the turn), so games of
 * one block have the same luck as long as they ask for the same thing, and one different decision does not shift all that
 * comes after it.
 */
export class Chance {
  private readonly base = new Rng();
  private readonly rng = new Rng();
  private readonly uses: Int32Array;
  private turn = -1;

  constructor(
    private readonly seed: number,
    streams: number,
  ) {
    this.uses = new Int32Array(streams);
  }

  /** Starts the luck of a block. */
  begin(block: number): void {
    this.base.seed(this.seed, block, 0);
    this.turn = -1;
  }

  /** The outcome of a chance node. */
  draw(state: State): Action {
    if (state.turn !== this.turn) {
      this.turn = state.turn;
      this.uses.fill(0);
    }
    const stream = state.chanceStream;
    const use = this.uses[stream]++;
    return state.sampleChance(this.rng.derive(this.base, this.turn, (stream << 24) | use));
  }
}
