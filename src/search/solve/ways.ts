import { type Game, type State, type StateKeys, TERMINAL } from '../../core/game.js';

/**
 * What an action leads to, as one number that is the same for all positions of a key: the key of the next position, or
 * below 0 for an end, the lower the less it is worth to the first seat. Actions that lead to the same are one way.
 */
export const endWay = (game: Game, value: number): number => value - game.info.maxReturn - 1;

/** Sorts the first `count` numbers and drops repeated ones. How many are left. */
export const sortWays = (ways: Float64Array, count: number): number => {
  let kept = 0;
  for (let i = 0; i < count; i++) {
    const way = ways[i];
    let place = kept;
    while (place > 0 && ways[place - 1] > way) place--;
    if (place > 0 && ways[place - 1] === way) continue;
    for (let each = kept; each > place; each--) ways[each] = ways[each - 1];
    ways[place] = way;
    kept++;
  }
  return kept;
};

/** Tells which ways a position has. */
export class Ways {
  private readonly next: State;
  private readonly returns: Float64Array;

  constructor(
    private readonly game: Game,
    private readonly keys: StateKeys,
  ) {
    this.next = game.newState();
    this.returns = new Float64Array(game.info.seats);
  }

  /** Writes the way of each action. */
  of(state: State, actions: Int32Array, count: number, out: Float64Array): void {
    for (let i = 0; i < count; i++) {
      this.next.copyFrom(state);
      this.next.apply(actions[i]);
      out[i] = this.next.seat === TERMINAL ? this.end() : this.keys.keyOf(this.next);
    }
  }

  private end(): number {
    this.next.returns(this.returns);
    return endWay(this.game, this.returns[0]);
  }
}
