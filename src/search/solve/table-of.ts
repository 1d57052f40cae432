import type { Game } from '../../core/game.js';
import { bestEdges } from './best-edges.js';
import { type Graph, NATURE } from './graph.js';
import type { Solution } from './solve.js';
import type { Table, TableHead } from './table-file.js';
import { endWay, sortWays } from './ways.js';

/** The way of an edge: see `Ways`. */
const wayOf = (game: Game, { keys, target, ends }: Graph, edge: number): number =>
  target[edge] >= 0 ? keys.keyAt(target[edge]) : endWay(game, ends[-1 - target[edge]]);

/** The best way at each position of a solved game in which there is a choice. */
export const tableOf = (game: Game, solution: Solution, said: Omit<TableHead, 'choices'>): Table => {
  const { explored } = solution;
  const { kind, start } = explored;
  const edges = bestEdges(solution, game.info.cooperative, said.tolerance);
  const ways = new Float64Array(game.info.maxLegalActions);
  const places = new Uint16Array(kind.length);
  const chosen: number[] = [];
  for (let node = 0; node < kind.length; node++) {
    if (kind[node] === NATURE) continue;
    for (let edge = start[node]; edge < start[node + 1]; edge++) ways[edge - start[node]] = wayOf(game, explored, edge);
    const count = sortWays(ways, start[node + 1] - start[node]);
    if (count === 1) continue;
    places[node] = ways.subarray(0, count).indexOf(wayOf(game, explored, edges[node]));
    chosen.push(node);
  }
  const { keys } = explored;
  chosen.sort((a, b) => keys.keyAt(a) - keys.keyAt(b));
  return {
    head: { ...said, choices: chosen.length },
    keys: Float64Array.from(chosen, (node) => keys.keyAt(node)),
    best: Uint16Array.from(chosen, (node) => places[node]),
  };
};
