import { firstRepeated, isInt32, type Node, type NodeCheck } from '../node-check.js';

const outcomesAreSound = ({ reader, state, info }: Node): string | null => {
  const { outcomes } = reader.chances(state);
  if (outcomes.length === 0 || outcomes.length > info.maxChanceOutcomes) {
    return `${outcomes.length} outcomes, with maxChanceOutcomes ${info.maxChanceOutcomes}`;
  }
  const repeated = firstRepeated(outcomes);
  if (repeated !== undefined) return `the outcome ${repeated} is listed twice`;
  const odd = outcomes.find((outcome) => !isInt32(outcome));
  return odd === undefined ? null : `the outcome ${odd} is no 32-bit integer`;
};

const probabilitiesAreSound = ({ reader, state }: Node): string | null => {
  const { outcomes, probabilities } = reader.chances(state);
  const odd = probabilities.findIndex((probability) => !(probability > 0));
  if (odd >= 0) return `the outcome ${outcomes[odd]} has probability ${probabilities[odd]}`;
  const total = probabilities.reduce((sum, probability) => sum + probability, 0);
  return Math.abs(total - 1) <= 1e-9 ? null : `the probabilities sum to ${total}`;
};

const streamIsKnown = ({ state, info }: Node): string | null =>
  state.chanceStream in info.chanceStreams
    ? null
    : `chanceStream is ${state.chanceStream}, with ${info.chanceStreams.length} chanceStreams`;

/** Checks of chance nodes. */
export const chanceChecks: readonly NodeCheck[] = [
  {
    name: 'outcomes are at least one, unique, within maxChanceOutcomes, and 32-bit integers',
    kind: 'chance',
    rate: 'every',
    find: outcomesAreSound,
  },
  { name: 'probabilities are positive and sum to 1', kind: 'chance', rate: 'every', find: probabilitiesAreSound },
  { name: 'chanceStream names one of the chanceStreams', kind: 'chance', rate: 'every', find: streamIsKnown },
];
