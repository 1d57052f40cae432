import type { Game, State } from '../../core/game.js';
import { collapse, endComponents } from './end-components.js';
import { endlessNodes } from './endless.js';
import { exploreGraph, type Graph, type GraphSettings, solvable } from './graph.js';
import { type Bounds, iterateIntervals } from './interval-iteration.js';

export interface SolveSettings extends GraphSettings {
  /** The widest interval of a value that is good enough. */
  readonly tolerance: number;
  readonly maxIterations: number;
  readonly onIteration?: (iterations: number, gap?: number) => void;
}

/** The values of all positions of a game that can be reached. */
export interface Solution {
  /** All positions. */
  readonly explored: Graph;
  /** By position the end component that it is in, or -1; nothing where there are none. */
  readonly component: Int32Array | undefined;
  /** By position: its node in `graph`, in which end components are one node each. */
  readonly nodeOf: Int32Array;
  readonly graph: Graph;
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
  const { cooperative, minReturn, maxReturn } = game.info;
  const explored = exploreGraph(game, roots, settings);
  const inside = endlessNodes(explored);
  const endless = inside.reduce((sum, each) => sum + each, 0);
  const component = cooperative && endless > 0 ? endComponents(explored, inside) : undefined;
  const { graph, nodeOf } = component
    ? collapse(explored, component, minReturn)
    : { graph: explored, nodeOf: Int32Array.from(explored.kind, (_, node) => node) };
  const bounds = iterateIntervals(graph, {
    lowest: minReturn,
    highest: maxReturn,
    tolerance: settings.tolerance,
    maxIterations: settings.maxIterations,
    ends: cooperative || endless === 0,
    onProgress: settings.onIteration,
  });
  return { explored, component, nodeOf, graph, bounds, endless };
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
