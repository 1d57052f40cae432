import type { Action, Seat, State } from '../../core/game.js';
import type { Rng } from '../../core/rng.js';
import { copyIn, listed, type Node, type NodeCheck, seatsOf, streamOf } from '../node-check.js';
import { difference, sight, snapshot } from '../snapshot.js';

const PLIES = 6;

/** A random action and another one that the observer can't tell from it, or null where there is no such pair. */
const lookalikes = (node: Node, observer: Seat, rng: Rng): [Action, Action] | null => {
  const actions = listed(node.reader, node.state);
  const start = rng.below(actions.length);
  for (let step = 0; step < actions.length; step++) {
    const one = actions[(start + step) % actions.length];
    const seen = node.state.observedAs(one, observer);
    const others = actions.filter((other) => other !== one && node.state.observedAs(other, observer) === seen);
    if (others.length > 0) return [one, others[rng.below(others.length)]];
  }
  return null;
};

/** Takes a random action in one state, and in its twin one that the observer sees as the same. False where there is none. */
const stepAlike = (node: Node, observer: Seat, [one, twin]: State[], rng: Rng): boolean => {
  const actions = listed(node.reader, one);
  if (actions.length === 0) return false;
  const action = actions[rng.below(actions.length)];
  const seen = one.observedAs(action, observer);
  const alike = listed(node.reader, twin).filter((other) => twin.observedAs(other, observer) === seen);
  if (alike.length === 0) return false;
  one.apply(action);
  twin.apply(alike.includes(action) ? action : alike[rng.below(alike.length)]);
  return true;
};

const dealsDiffer = (node: Node, observer: Seat, twins: readonly State[]): string | null => {
  const [one, other] = twins.map((twin, index) => {
    const copy = copyIn(node, index, twin);
    copy.determinize(observer, streamOf(node, 7));
    return snapshot(node.reader, copy);
  });
  return difference(one, other);
};

/**
 * Plays a node on in two ways that look the same to an observer. After the first action, and for as long as nothing
 * visible tells the two apart, the observer must be dealt the same positions.
 */
const twinsDiffer = (node: Node, observer: Seat): string | null => {
  const rng = streamOf(node, observer);
  const pair = lookalikes(node, observer, rng);
  if (!pair) return null;
  const twins = pair.map((action, index) => {
    const twin = copyIn(node, 2 + index);
    twin.apply(action);
    return twin;
  });
  const told = difference(sight(node.reader, twins[0], observer), sight(node.reader, twins[1], observer));
  const what = `${node.state.describeAction(pair[0])} and ${node.state.describeAction(pair[1])} look the same to seat ${observer}`;
  if (told) return `${what}, but it sees different positions after them; ${told}`;
  for (let ply = 0; ply < PLIES; ply++) {
    const found = dealsDiffer(node, observer, twins);
    if (found) return `${what}, but ${ply} plies later it is dealt different positions; ${found}`;
    if (twins[0].seat !== twins[1].seat || twins[0].seat < -1) return null;
    if (!stepAlike(node, observer, twins, rng)) return null;
    if (difference(sight(node.reader, twins[0], observer), sight(node.reader, twins[1], observer))) return null;
  }
  return null;
};

/** A determinize that leaves all as it is gives itself away only here: the two positions come from play, not from it. */
export const twinCheck: NodeCheck = {
  name: 'actions that look the same to a seat leave it with the same knowledge',
  kind: 'inner',
  rate: 'some',
  applies: ({ info }) => info.hiddenInformation,
  find: (node) => {
    for (const observer of seatsOf(node.info)) {
      const found = twinsDiffer(node, observer);
      if (found) return found;
    }
    return null;
  },
};
