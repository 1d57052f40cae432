import type { Game, State } from '../../core/game.js';
import { collapse, endComponents } from './end-components.js';
import { endlessNodes } from './endless.js';
import { exploreGraph, type Graph, type GraphSettings, solvable } from './graph.js';
import { type Bounds, iterateIntervals } from './interval-iteration.js';

export interface SolveSettings extends GraphSettings {
  /** The widest interval of a value that is good enough. */
  readonly tolerance: number;
  readonly maxIterations: number;
  readonly onIteration?: (iterations: number, gap: number) => void;
}

/** The values of all positions of a game that can be reached. */
export interface Solution {
  readonly graph: Graph;
  /** By number of a key: its node. */
  readonly nodeOf: Int32Array;
  readonly bounds: Bounds;
  /** Positions from which all seats together could play on for ever: where there are any, bounds need not meet. */
  readonly endless: number;
}

/**
 * Solves a game: its value under best play of all seats, from the start and from further positions. The limit of turns is
 * left out: a game that would run into it counts as if it went on.
 *
 * @throws UserError if the game can't be solved
 */
export const solve = (game: Game, roots: readonly State[], settings: SolveSettings): Solution => {
  const explored = exploreGraph(game, roots, settings);
  const inside = endlessNodes(explored);
  const endless = inside.reduce((sum, each) => sum + each, 0);
  const { graph, nodeOf } = game.info.cooperative
    ? collapse(explored, endComponents(explored, inside), game.info.minReturn)
    : { graph: explored, nodeOf: Int32Array.from(explored.kind, (_, node) => node) };
  const bounds = iterateIntervals(graph, {
    lowest: game.info.minReturn,
    highest: game.info.maxReturn,
    tolerance: settings.tolerance,
    maxIterations: settings.maxIterations,
    onProgress: settings.onIteration,
  });
  return { graph, nodeOf, bounds, endless };
};

/** The bounds of a position's value to the first seat, or undefined if it is none of those solved. */
export const boundsAt = (
  game: Game,
  { graph, nodeOf, bounds }: Solution,
  state: State,
): readonly [number, number] | undefined => {
  const key = graph.keys.find(solvable(game).keyOf(state));
  const node = key < 0 ? key : nodeOf[key];
  return node < 0 ? undefined : [bounds.low[node], bounds.high[node]];
};
