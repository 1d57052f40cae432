import { type Action, CHANCE, type State, TERMINAL } from '../../core/game.js';
import { copyIn, firstRepeated, isInt32, listed, type Node, type NodeCheck, seatsOf, streamOf } from '../node-check.js';
import { difference, snapshot } from '../snapshot.js';

const legalActionsAreSound = ({ reader, state, info }: Node): string | null => {
  const count = state.legalActions(new Int32Array(info.maxLegalActions + 1));
  if (!(count >= 1 && count <= info.maxLegalActions)) {
    return `${count} legal actions, with maxLegalActions ${info.maxLegalActions}`;
  }
  const legal = reader.legalActions(state);
  const repeated = firstRepeated(legal);
  if (repeated !== undefined) return `the legal action ${repeated} is listed twice`;
  const odd = legal.find((action) => !isInt32(action));
  return odd === undefined ? null : `the legal action ${odd} is no 32-bit integer`;
};

const countAgrees = ({ reader, state }: Node): string | null => {
  const count = state.countActions?.();
  const { length } = reader.legalActions(state);
  return count === length ? null : `countActions gives ${count}, legalActions lists ${length}`;
};

/** What is wrong with texts that must tell apart the actions of a node, or null. */
const clashOf = (state: State, actions: readonly Action[], observer?: number): string | null => {
  const texts = actions.map((action) => state.describeAction(action, observer));
  const odd = texts.findIndex((text) => typeof text !== 'string' || text.trim() === '' || text.includes('\n'));
  if (odd >= 0) return `the text of ${actions[odd]} is empty or has a line break`;
  const repeated = firstRepeated(texts);
  if (repeated === undefined) return null;
  const clashing = actions.filter((_, index) => texts[index] === repeated);
  return `${clashing.join(' and ')} are both called "${repeated}"${observer === undefined ? '' : ' to their own seat'}`;
};

const textsAreUnique = ({ reader, state }: Node): string | null => {
  const actions = listed(reader, state);
  return clashOf(state, actions) ?? (state.seat === CHANCE ? null : clashOf(state, actions, state.seat));
};

/** Asks a state everything that must not change it. */
const readAll = (node: Node): void => {
  const { reader, state, game } = node;
  game.brokenInvariant?.(state);
  if (state.seat === TERMINAL) return;
  reader.evaluation(state);
  if (state.seat === CHANCE) state.sampleChance(streamOf(node, 0));
  else {
    state.sampleAction?.(streamOf(node, 0));
    state.countActions?.();
  }
  for (const action of listed(reader, state)) {
    state.describeAction(action);
    for (const seat of seatsOf(node.info)) {
      state.describeAction(action, seat);
      state.observedAs(action, seat);
    }
  }
};

const readingChangesNothing = (node: Node): string | null => {
  const before = snapshot(node.reader, node.state);
  readAll(node);
  return difference(before, snapshot(node.reader, node.state));
};

const applyIsDeterministic = (node: Node): string | null => {
  const actions = listed(node.reader, node.state);
  const action = actions[streamOf(node, 1).below(actions.length)];
  const [first, second] = [0, 1].map((index) => {
    const copy = copyIn(node, index);
    copy.apply(action);
    return snapshot(node.reader, copy);
  });
  const found = difference(first, second);
  return found && `${node.state.describeAction(action)}, taken in two copies, gave two positions; ${found}`;
};

const nothingIsOverrun = ({ reader, state }: Node): string | null => {
  if (state.seat === TERMINAL) {
    reader.result(state);
    reader.returns(state);
    reader.metrics(state);
  } else {
    listed(reader, state);
    reader.evaluation(state);
  }
  return reader.overrun;
};

/** Checks of what a node offers, and of `apply`. */
export const decisionChecks: readonly NodeCheck[] = [
  {
    name: 'legal actions are at least one, unique, within maxLegalActions, and 32-bit integers',
    kind: 'decision',
    rate: 'every',
    find: legalActionsAreSound,
  },
  {
    name: 'countActions is the number of legal actions',
    kind: 'decision',
    rate: 'every',
    applies: ({ state }) => state.countActions !== undefined,
    find: countAgrees,
  },
  {
    name: 'exactly what is returned is written to buffers',
    kind: 'any',
    rate: 'some',
    find: nothingIsOverrun,
  },
  { name: 'texts of actions are unique at a node', kind: 'decision', rate: 'some', find: textsAreUnique },
  { name: 'texts of outcomes are unique at a node', kind: 'chance', rate: 'some', find: textsAreUnique },
  { name: 'reading a position does not change it', kind: 'any', rate: 'some', find: readingChangesNothing },
  { name: 'the same action leads to the same position', kind: 'inner', rate: 'some', find: applyIsDeterministic },
];
