import type { GameInfo } from '../../core/game.js';
import { firstRepeated, isInt32 } from '../node-check.js';

export const INFO_CHECK = 'the facts of the game are sound';

const LOWEST = {
  version: 0,
  seats: 1,
  maxLegalActions: 1,
  maxPlies: 1,
  returnUnit: 1,
} as const;

const countsFault = (info: GameInfo): string | null => {
  const lowest = { ...LOWEST, maxChanceOutcomes: info.chanceStreams.length > 0 ? 1 : 0 };
  for (const [name, low] of Object.entries(lowest)) {
    const value = info[name as keyof typeof lowest];
    if (!isInt32(value) || value < low) return `${name} is ${value}, and must be a whole number of at least ${low}`;
  }
  return null;
};

const returnsFault = ({ minReturn, maxReturn, returnUnit }: GameInfo): string | null => {
  if (!(Number.isFinite(minReturn) && Number.isFinite(maxReturn) && minReturn <= maxReturn)) {
    return `minReturn is ${minReturn} and maxReturn ${maxReturn}`;
  }
  const whole = [minReturn, maxReturn].every((value) => Number.isInteger(value * returnUnit));
  return whole ? null : `minReturn and maxReturn are not whole multiples of 1/${returnUnit}`;
};

const namesFault = ({ roles, chanceStreams, endReasons, metrics }: GameInfo): string | null => {
  if (roles.length === 0) return 'there are no roles';
  if (endReasons.length === 0) return 'there are no endReasons';
  const lists = { roles, chanceStreams, endReasons, metrics: metrics.map(({ name }) => name) };
  for (const [name, list] of Object.entries(lists)) {
    const repeated = firstRepeated(list);
    if (repeated !== undefined) return `the ${name} have "${repeated}" twice`;
    if (list.includes('')) return `the ${name} have an empty name`;
  }
  return null;
};

/** Says what is wrong with the facts that a game states of itself, or returns null. */
export const infoFault = (info: GameInfo, id: string): string | null => {
  if (info.id !== id) return `the id is "${info.id}" in info, and "${id}" in the definition`;
  return countsFault(info) ?? returnsFault(info) ?? namesFault(info);
};
