import type { Action, Game, State } from '../../core/game.js';
import { solvable } from './graph.js';
import type { Table } from './table-file.js';
import { sortWays, Ways } from './ways.js';

/** Looks up the best action in the table of a solved game. */
export class FollowTable {
  private readonly keys: ReturnType<typeof solvable>;
  private readonly ways: Ways;
  /** The ways of the actions, and the same sorted. */
  private readonly given: Float64Array;
  private readonly sorted: Float64Array;

  /** @throws UserError if the game can't be solved */
  constructor(
    game: Game,
    private readonly table: Table,
  ) {
    this.keys = solvable(game);
    this.ways = new Ways(game, this.keys);
    this.given = new Float64Array(game.info.maxLegalActions);
    this.sorted = new Float64Array(game.info.maxLegalActions);
  }

  /** A best action; of several that lead to the same, the first. @throws Error if the position is not in the table */
  choose(state: State, legal: Int32Array, count: number): Action {
    const { given, sorted, table } = this;
    this.ways.of(state, legal, count, given);
    for (let i = 0; i < count; i++) sorted[i] = given[i];
    const distinct = sortWays(sorted, count);
    if (distinct === 1) return legal[0];
    const place = this.placeOf(this.keys.keyOf(state));
    if (place < 0 || table.best[place] >= distinct) throw new Error(notThere(table));
    return legal[given.indexOf(sorted[table.best[place]])];
  }

  /** Where a key is in the table, -1 if it is not. */
  private placeOf(key: number): number {
    const { keys } = this.table;
    let low = 0;
    let high = keys.length;
    while (low < high) {
      const middle = (low + high) >>> 1;
      if (keys[middle] < key) low = middle + 1;
      else high = middle;
    }
    return keys[low] === key ? low : -1;
  }
}

const notThere = ({ head }: Table): string =>
  `the position is not in its table, which holds what can be reached from ${
    head.from === 'start' ? 'the start of the game' : 'the position it was solved from'
  }`;
