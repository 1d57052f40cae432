import { type Seat, type State, TERMINAL } from '../../core/game.js';
import { copyIn, listed, type Node, type NodeCheck, seatsOf, streamOf } from '../node-check.js';
import { playOn } from '../play-on.js';
import { difference, sight, snapshot } from '../snapshot.js';

const forEachSeat = (node: Node, find: (seat: Seat) => string | null): string | null => {
  for (const seat of seatsOf(node.info)) {
    const found = find(seat);
    if (found) return `for seat ${seat}, ${found}`;
  }
  return null;
};

const redealt = (node: Node, index: number, observer: Seat, stream: number, of: State = node.state): State => {
  const copy = copyIn(node, index, of);
  copy.determinize(observer, streamOf(node, stream));
  return copy;
};

const json = (state: State): string => JSON.stringify(state.toJSON());

const nothingIsRedealt = (node: Node): string | null =>
  forEachSeat(node, (observer) =>
    difference(snapshot(node.reader, node.state), snapshot(node.reader, redealt(node, 0, observer, 0))),
  );

const sightStays = (node: Node): string | null =>
  forEachSeat(node, (observer) => {
    const copy = redealt(node, 0, observer, 0);
    if (json(copy) !== json(node.state)) node.tally.redrawn++;
    return difference(sight(node.reader, node.state, observer), sight(node.reader, copy, observer));
  });

const offer = (node: Node, state: State): string => {
  const legal = node.reader.legalActions(state).join(', ');
  const drawn = state.sampleAction?.(streamOf(node, 1));
  return `legal actions ${legal}, countActions ${state.countActions?.()}, sampleAction ${drawn}`;
};

const legalActionsTellNothing = (node: Node): string | null => {
  const here = offer(node, node.state);
  const there = offer(node, redealt(node, 0, node.state.seat, 0));
  return here === there ? null : `for seat ${node.state.seat}, ${here} became ${there}`;
};

const kindsAreNamed = ({ game, reader, state }: Node): string | null => {
  const { names, kindOf } = game.actionKinds!;
  const odd = reader.legalActions(state).find((action) => names[kindOf(action, state)] === undefined);
  return odd === undefined ? null : `the kind of action ${odd} is ${kindOf(odd, state)} of ${names.length}`;
};

const kindsTellNothing = (node: Node): string | null => {
  const { kindOf } = node.game.actionKinds!;
  const there = redealt(node, 0, node.state.seat, 0);
  const odd = node.reader
    .legalActions(node.state)
    .find((action) => kindOf(action, node.state) !== kindOf(action, there));
  return odd === undefined ? null : `for seat ${node.state.seat}, action ${odd} became one of another kind`;
};

/** Two positions that the observer can't tell apart, dealt anew with equal random numbers, are equal. */
const dealsTellNothing = (node: Node): string | null =>
  forEachSeat(node, (observer) => {
    const other = redealt(node, 0, observer, 0);
    const fromHere = redealt(node, 1, observer, 1);
    const fromThere = redealt(node, 2, observer, 1, other);
    return difference(snapshot(node.reader, fromHere), snapshot(node.reader, fromThere));
  });

const dealsArePlayable = (node: Node): string | null =>
  forEachSeat(node, (observer) => {
    const copy = redealt(node, 0, observer, 0);
    const broken = node.game.brokenInvariant?.(copy) ?? null;
    if (broken) return broken;
    playOn(node.reader, copy, streamOf(node, 1), node.info.maxPlies);
    return copy.seat === TERMINAL ? null : `it is not over after ${node.info.maxPlies} plies`;
  });

const ownActionsAreSeen = ({ reader, state }: Node): string | null => {
  const odd = reader.legalActions(state).find((action) => state.observedAs(action, state.seat) !== action);
  return odd === undefined
    ? null
    : `seat ${state.seat} sees its own action ${odd} as ${state.observedAs(odd, state.seat)}`;
};

/** Actions have the same text to an observer just where they have the same observation. */
const observationsMatchTexts = (node: Node): string | null =>
  forEachSeat(node, (observer) => {
    const byText = new Map<string, number>();
    const byObservation = new Map<number, string>();
    for (const action of listed(node.reader, node.state)) {
      const text = node.state.describeAction(action, observer);
      const observed = node.state.observedAs(action, observer);
      if ((byText.get(text) ?? observed) !== observed) return `"${text}" is observed in two ways`;
      const other = byObservation.get(observed) ?? text;
      if (other !== text) return `"${other}" and "${text}" are observed alike`;
      byText.set(text, observed);
      byObservation.set(observed, text);
    }
    return null;
  });

/** Checks of what seats know. */
export const knowledgeChecks: readonly NodeCheck[] = [
  {
    name: 'determinize changes nothing where nothing is hidden',
    kind: 'any',
    rate: 'some',
    applies: ({ info }) => !info.hiddenInformation,
    find: nothingIsRedealt,
  },
  {
    name: 'determinize leaves what the observer sees as it is',
    kind: 'any',
    rate: 'some',
    applies: ({ info }) => info.hiddenInformation,
    find: sightStays,
  },
  {
    name: 'legal actions are equal in positions that the seat to act can’t tell apart',
    kind: 'decision',
    rate: 'some',
    applies: ({ info }) => info.hiddenInformation,
    find: legalActionsTellNothing,
  },
  {
    name: 'every action is of a kind that has a name',
    kind: 'decision',
    rate: 'some',
    applies: ({ game }) => game.actionKinds !== undefined,
    find: kindsAreNamed,
  },
  {
    name: 'an action is of one kind in all positions that the seat to act can’t tell apart',
    kind: 'decision',
    rate: 'some',
    applies: ({ game, info }) => info.hiddenInformation && game.actionKinds !== undefined,
    find: kindsTellNothing,
  },
  {
    name: 'determinize depends on nothing the observer can’t know',
    kind: 'any',
    rate: 'some',
    applies: ({ info }) => info.hiddenInformation,
    find: dealsTellNothing,
  },
  {
    name: 'a determinized position keeps the invariants and plays to the end',
    kind: 'any',
    rate: 'few',
    applies: ({ info }) => info.hiddenInformation,
    find: dealsArePlayable,
  },
  { name: 'a seat observes its own actions as they are', kind: 'decision', rate: 'some', find: ownActionsAreSeen },
  {
    name: 'actions are observed alike where their texts to the observer are alike',
    kind: 'inner',
    rate: 'some',
    find: observationsMatchTexts,
  },
];
