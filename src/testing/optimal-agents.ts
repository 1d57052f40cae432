import { optimal } from '../../agents/optimal.js';
import type { Agent } from '../core/agent.js';
import type { Game, GameDefinition } from '../core/game.js';
import { parseOptions } from '../core/options.js';
import { boundsAt, type Solution, solve } from '../search/solve/solve.js';
import { writeTable } from '../search/solve/table-file.js';
import { tableOf } from '../search/solve/table-of.js';

/** A game that was solved, and agents that play it by the table. */
export interface Solved {
  readonly game: Game;
  readonly options: Readonly<Record<string, unknown>>;
  readonly solution: Solution;
  /** The middle of the bounds of the value to the first seat. */
  readonly value: number;
  /** The table as a file. */
  readonly file: Uint8Array;
  newAgent(): Agent;
}

/** Solves a game from its start, or from a position, and saves how to play, as `zedbench solve --save` does, in memory. */
export const solvedGame = (
  definition: GameDefinition,
  given: Readonly<Record<string, unknown>> = {},
  position?: unknown,
): Solved => {
  const options = parseOptions(definition.options, given, `game ${definition.id}`);
  const game = definition.create(options);
  const tolerance = 1e-7;
  const root = game.newState();
  if (position !== undefined) root.load(position);
  const solution = solve(game, [root], { limit: 5_000_000, tolerance, maxIterations: 100_000 });
  const [low, high] = boundsAt(game, solution, root) as readonly [number, number];
  const { iterations } = solution.bounds;
  const positions = solution.explored.keys.size;
  const { id, version } = game.info;
  const from = position === undefined ? ('start' as const) : ('position' as const);
  const head = { game: id, version, options, from, tolerance, positions, iterations, low, high };
  const file = writeTable(tableOf(game, solution, head));
  const newAgent = (): Agent => optimal.create(game, { table: 'a.table' }, { options, files: { table: file } });
  return { game, options, solution, value: (low + high) / 2, file, newAgent };
};
