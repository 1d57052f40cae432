import type { State } from '../../core/game.js';
import { copyIn, type Node, type NodeCheck, replayed, streamOf } from '../node-check.js';
import { playOn, playOnAlike } from '../play-on.js';
import { difference, snapshot } from '../snapshot.js';

const PLIES_IN_A_COPY = 12;

const historyReplays = (node: Node): string | null =>
  difference(snapshot(node.reader, node.state), snapshot(node.reader, replayed(node)));

const copyIsEqual = (node: Node): string | null => {
  const before = snapshot(node.reader, node.state);
  return difference(before, snapshot(node.reader, copyIn(node, 0)));
};

const copyStaysEqual = (node: Node): string | null =>
  playOnAlike(node.reader, replayed(node), copyIn(node, 0), streamOf(node, 0));

/** Copies the node and a copy of it, plays on in the second, and keeps the first for {@link earlierCopiesKept}. */
const copyIsIndependent = (node: Node): string | null => {
  const { reader, state } = node;
  const then = snapshot(reader, state);
  const copy = node.game.newState();
  copy.copyFrom(state);
  const other = copyIn(node, 0, copy);
  playOn(reader, other, streamOf(node, 0), PLIES_IN_A_COPY);
  node.kept.push({ copy, then, ply: node.ply });
  const found = difference(then, snapshot(reader, copy)) ?? difference(then, snapshot(reader, state));
  return found && `playing on in a copy changed what it was copied from; ${found}`;
};

const earlierCopiesKept = (node: Node): string | null => {
  for (const { copy, then, ply } of node.kept) {
    const found = difference(then, snapshot(node.reader, copy));
    if (found) return `the copy made at ply ${ply} has changed since; ${found}`;
  }
  return null;
};

const resetEqualsNew = (node: Node): string | null => {
  const copy = copyIn(node, 0);
  copy.reset();
  return playOnAlike(node.reader, node.game.newState(), copy, streamOf(node, 0));
};

const loaded = (into: State, from: State): State => {
  into.load(JSON.parse(JSON.stringify(from.toJSON())));
  return into;
};

const loadIsIdentity = (node: Node): string | null => {
  const { reader, state } = node;
  const before = snapshot(reader, state);
  return (
    difference(before, snapshot(reader, loaded(node.used(0), state))) ??
    difference(before, snapshot(reader, loaded(node.game.newState(), state)))
  );
};

const loadedPlaysOn = (node: Node): string | null =>
  playOnAlike(node.reader, replayed(node), loaded(node.used(0), node.state), streamOf(node, 0));

/** Checks that a position is all in its state: replayed, copied, reset and loaded. */
export const positionChecks: readonly NodeCheck[] = [
  { name: 'the history leads to the same position again', kind: 'any', rate: 'few', find: historyReplays },
  { name: 'a copy is equal', kind: 'any', rate: 'some', find: copyIsEqual },
  { name: 'a copy plays on as the original does', kind: 'inner', rate: 'few', find: copyStaysEqual },
  { name: 'a copy is independent', kind: 'any', rate: 'some', find: copyIsIndependent },
  { name: 'no earlier copy ever changes', kind: 'terminal', rate: 'some', find: earlierCopiesKept },
  { name: 'reset gives a new game', kind: 'any', rate: 'few', find: resetEqualsNew },
  { name: 'a position written as JSON loads as itself', kind: 'any', rate: 'some', find: loadIsIdentity },
  {
    name: 'a loaded position plays on as the original does',
    kind: 'inner',
    rate: 'few',
    find: loadedPlaysOn,
  },
];
