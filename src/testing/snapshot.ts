import { CHANCE, type State, TERMINAL } from '../core/game.js';
import type { Reader } from './reader.js';

/** Everything that can be read of a position, by name. Equal positions have equal snapshots. */
export type Snapshot = Readonly<Record<string, string>>;

const ofNode = (reader: Reader, state: State): Record<string, unknown> => {
  if (state.seat === TERMINAL) {
    return { result: reader.result(state), returns: reader.returns(state), metrics: reader.metrics(state) };
  }
  if (state.seat === CHANCE) return { chanceStream: state.chanceStream, chances: reader.chances(state) };
  return { 'legal actions': reader.legalActions(state) };
};

const seatsOf = (reader: Reader): number[] => Array.from({ length: reader.game.info.seats }, (_, seat) => seat);

/** Takes down all that a state says of itself. */
export const snapshot = (reader: Reader, state: State): Snapshot => {
  const seats = seatsOf(reader);
  const all = {
    seat: state.seat,
    turn: state.turn,
    'end reason': state.endReason,
    roles: seats.map((seat) => state.roleOf(seat)),
    ...ofNode(reader, state),
    JSON: state.toJSON(),
    description: state.describe(),
    'description by seat': seats.map((seat) => state.describe(seat)),
  };
  return Object.fromEntries(Object.entries(all).map(([name, value]) => [name, JSON.stringify(value)]));
};

/** What an observer sees of a position, as far as the contract shows it. */
export const sight = (reader: Reader, state: State, observer: number): Snapshot => ({
  seat: String(state.seat),
  turn: String(state.turn),
  'end reason': String(state.endReason),
  roles: JSON.stringify(seatsOf(reader).map((seat) => state.roleOf(seat))),
  description: state.describe(observer),
  ...(state.seat === observer ? ownActions(reader, state) : {}),
});

const ownActions = (reader: Reader, state: State): Snapshot => {
  const legal = reader.legalActions(state);
  return {
    'legal actions': JSON.stringify(legal),
    'texts of actions': JSON.stringify(legal.map((action) => state.describeAction(action, state.seat))),
  };
};

/** A window on two texts around the first place at which they differ. */
const windows = (a = 'nothing', b = 'nothing'): string => {
  let at = 0;
  while (at < a.length && a[at] === b[at]) at++;
  const from = Math.max(0, at - 40);
  const cut = (text: string): string =>
    `${from > 0 ? '…' : ''}${text.slice(from, at + 40)}${text.length > at + 40 ? '…' : ''}`;
  return `${cut(a)} became ${cut(b)}`;
};

/** The first thing in which two snapshots differ, in words, or null. */
export const difference = (before: Snapshot, after: Snapshot): string | null => {
  for (const name of new Set([...Object.keys(before), ...Object.keys(after)])) {
    if (before[name] !== after[name]) return `${name}: ${windows(before[name], after[name])}`;
  }
  return null;
};
