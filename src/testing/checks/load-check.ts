import { isUserError, messageOf } from '../../core/errors.js';
import type { State } from '../../core/game.js';
import type { Node, NodeCheck } from '../node-check.js';

/** Something that is no position, in words, and the word that the refusal must contain. */
interface Nonsense {
  readonly json: unknown;
  readonly what: string;
  readonly named: string;
}

const isRecord = (value: unknown): boolean => typeof value === 'object' && value !== null && !Array.isArray(value);

const wholes: readonly Nonsense[] = [null, 7, 'text', [1]].map((json) => ({
  json,
  what: JSON.stringify(json),
  named: '',
}));

/** The position with a field that there is not, and with each of its fields of another type. */
const spoilt = (position: Readonly<Record<string, unknown>>): Nonsense[] => [
  { json: { ...position, noSuchField: 1 }, what: 'a position with noSuchField', named: 'noSuchField' },
  ...Object.keys(position).map((name) => {
    const value = isRecord(position[name]) ? 'nonsense' : { nonsense: true };
    return { json: { ...position, [name]: value }, what: `${name} ${JSON.stringify(value)}`, named: name };
  }),
];

const refusalFault = (state: State, { json, what, named }: Nonsense): string | null => {
  try {
    state.load(json);
    return `${what} is accepted`;
  } catch (error) {
    if (!isUserError(error)) return `${what} gives no UserError: ${messageOf(error)}`;
    return error.message.includes(named) ? null : `of ${what} it says "${error.message}", without naming ${named}`;
  }
};

const loadRefusesNonsense = (node: Node): string | null => {
  const state = node.game.newState();
  const position: unknown = JSON.parse(JSON.stringify(node.state.toJSON()));
  if (!isRecord(position)) return 'toJSON gives no object with named fields';
  for (const nonsense of [...wholes, ...spoilt(position as Record<string, unknown>)]) {
    const found = refusalFault(state, nonsense);
    if (found) return found;
  }
  return null;
};

/** Positions are written by people: a slip of the pen must be named, never read as something else. */
export const loadCheck: NodeCheck = {
  name: 'load refuses what is no position, and names the field that is wrong',
  kind: 'any',
  rate: 'few',
  find: loadRefusesNonsense,
};
