import { type Action, CHANCE, type Game, type GameInfo, type State, TERMINAL } from '../core/game.js';
import { Rng } from '../core/rng.js';
import type { Reader } from './reader.js';
import type { Snapshot } from './snapshot.js';

/** A node of a random game, as checks are given it. They may read `state`, and change only the states they make. */
export interface Node {
  readonly game: Game;
  readonly info: GameInfo;
  readonly reader: Reader;
  readonly state: State;
  readonly ply: number;
  /** The actions and outcomes that led here. */
  readonly history: readonly Action[];
  readonly previousTurn: number;
  /** Draws for a χ² test. */
  readonly draws: number;
  /** Differs from node to node. */
  readonly base: Rng;
  /** A state that was used at other nodes, for each number. */
  used(index: number): State;
  /** Copies of earlier nodes of this game, and what they said then. */
  readonly kept: { copy: State; then: Snapshot; ply: number }[];
  /** Counts over the whole check. */
  readonly tally: { redrawn: number };
}

/** Decision, chance and terminal nodes; `inner` are those that are not terminal. */
export type NodeKind = 'decision' | 'chance' | 'terminal' | 'inner' | 'any';

/** Something that should hold at nodes. */
export interface NodeCheck {
  /** A sentence that should hold. */
  readonly name: string;
  readonly kind: NodeKind;
  /** At every node, at some nodes of each game, or at a few. */
  readonly rate: 'every' | 'some' | 'few';
  /** Whether the game has anything to check; always, where left out. */
  applies?(node: Node): boolean;
  /** Says what is wrong, or returns null. */
  find(node: Node): string | null;
}

/** A stream of random numbers of this node: equal numbers, equal streams. */
export const streamOf = (node: Node, number: number): Rng => new Rng().derive(node.base, number, 0);

export const seatsOf = (info: GameInfo): number[] => Array.from({ length: info.seats }, (_, seat) => seat);

export const isOfKind = (state: State, kind: NodeKind): boolean => {
  if (kind === 'any') return true;
  if (kind === 'terminal') return state.seat === TERMINAL;
  if (kind === 'chance') return state.seat === CHANCE;
  return kind === 'decision' ? state.seat >= 0 : state.seat !== TERMINAL;
};

/** The actions or outcomes that a node lists. */
export const listed = (reader: Reader, state: State): Action[] =>
  state.seat === CHANCE ? reader.chances(state).outcomes : reader.legalActions(state);

/** A copy of a state in one of the node's used states. */
export const copyIn = (node: Node, index: number, of: State = node.state): State => {
  const copy = node.used(index);
  copy.copyFrom(of);
  return copy;
};

/** A new state to which the node's history has been applied. */
export const replayed = (node: Node): State => {
  const state = node.game.newState();
  for (const action of node.history) state.apply(action);
  return state;
};

/** The first value that comes a second time, or undefined. */
export const firstRepeated = <T>(values: readonly T[]): T | undefined => {
  const seen = new Set<T>();
  return values.find((value) => seen.size === seen.add(value).size);
};

export const isInt32 = (value: number): boolean => (value | 0) === value;
