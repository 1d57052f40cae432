import { TERMINAL } from '../../core/game.js';
import { isInt32, type Node, type NodeCheck, seatsOf } from '../node-check.js';

const outsideReturns = ({ info }: Node, values: readonly number[]): number | undefined =>
  values.find((value) => !(value >= info.minReturn && value <= info.maxReturn));

const returnsAreSound = (node: Node): string | null => {
  const returns = node.reader.returns(node.state);
  const { minReturn, maxReturn, returnUnit } = node.info;
  const outside = outsideReturns(node, returns);
  if (outside !== undefined) return `the return ${outside} is outside ${minReturn} to ${maxReturn}`;
  const odd = returns.find((value) => Math.abs(value * returnUnit - Math.round(value * returnUnit)) > 1e-9);
  return odd === undefined ? null : `the return ${odd} is not a whole multiple of 1/${returnUnit}`;
};

const resultsAreSound = ({ reader, state, info }: Node): string | null => {
  const results = reader.result(state);
  const odd = results.find((value) => ![-1, 0, 1].includes(value));
  if (odd !== undefined) return `the result ${odd} is neither WON, DRAWN nor LOST`;
  const alike = new Set(results).size === 1;
  return info.cooperative && !alike ? `the results of a cooperative game differ: ${results.join(', ')}` : null;
};

const endReasonIsSound = ({ state, info }: Node): string | null => {
  const { seat, endReason } = state;
  if (seat !== TERMINAL) return endReason === -1 ? null : `endReason is ${endReason} before the end`;
  return endReason in info.endReasons ? null : `endReason is ${endReason}, with ${info.endReasons.length} endReasons`;
};

const metricsAreSound = ({ reader, state, info }: Node): string | null => {
  const values = reader.metrics(state);
  const odd = info.metrics.findIndex(({ kind }, index) => {
    const value = values[index];
    return kind === 'flag' ? value !== 0 && value !== 1 : !isInt32(value);
  });
  return odd < 0 ? null : `the ${info.metrics[odd].kind} ${info.metrics[odd].name} is ${values[odd]}`;
};

const turnIsSound = ({ state, previousTurn }: Node): string | null => {
  if (!Number.isInteger(state.turn) || state.turn < 0) return `turn is ${state.turn}`;
  return state.turn >= previousTurn ? null : `turn went from ${previousTurn} back to ${state.turn}`;
};

const seatIsSound = ({ state, info }: Node): string | null =>
  Number.isInteger(state.seat) && state.seat >= TERMINAL && state.seat < info.seats
    ? null
    : `seat is ${state.seat}, with ${info.seats} seats`;

const rolesAreSound = ({ state, info }: Node): string | null => {
  const roles = seatsOf(info).map((seat) => state.roleOf(seat));
  const odd = roles.findIndex((role) => role !== -1 && !(role in info.roles));
  return odd < 0 ? null : `the role of seat ${odd} is ${roles[odd]}, with ${info.roles.length} roles`;
};

const evaluationIsSound = (node: Node): string | null => {
  const outside = outsideReturns(node, node.reader.evaluation(node.state));
  const { minReturn, maxReturn } = node.info;
  return outside === undefined ? null : `evaluate gives ${outside}, outside ${minReturn} to ${maxReturn}`;
};

const foresightIsSound = (node: Node): string | null => {
  const { minReturn, maxReturn } = node.info;
  const { patience = 1 } = node.game.foresight ?? {};
  if (!(patience > 0 && patience <= 1)) return `the patience of foresight is ${patience}, not above 0 and up to 1`;
  const outside = outsideReturns(node, node.reader.foresight(node.state));
  return outside === undefined ? null : `foresight gives ${outside}, outside ${minReturn} to ${maxReturn}`;
};

/** Checks of how games end and of what is said on the way there. */
export const outcomeChecks: readonly NodeCheck[] = [
  {
    name: 'returns lie between minReturn and maxReturn, in whole units',
    kind: 'terminal',
    rate: 'every',
    find: returnsAreSound,
  },
  {
    name: 'results are won, drawn or lost, and shared in a cooperative game',
    kind: 'terminal',
    rate: 'every',
    find: resultsAreSound,
  },
  { name: 'endReason is known at the end and -1 before', kind: 'any', rate: 'every', find: endReasonIsSound },
  { name: 'metrics are 32-bit integers, and flags 0 or 1', kind: 'terminal', rate: 'every', find: metricsAreSound },
  { name: 'turn never decreases', kind: 'any', rate: 'every', find: turnIsSound },
  { name: 'seat is a seat, CHANCE or TERMINAL', kind: 'any', rate: 'every', find: seatIsSound },
  { name: 'roles are known ones', kind: 'any', rate: 'every', find: rolesAreSound },
  {
    name: 'evaluations lie between minReturn and maxReturn',
    kind: 'inner',
    rate: 'some',
    applies: ({ game }) => game.evaluate !== undefined,
    find: evaluationIsSound,
  },
  {
    name: 'foresight lies between minReturn and maxReturn, with a patience up to 1',
    kind: 'inner',
    rate: 'some',
    applies: ({ game }) => game.foresight !== undefined,
    find: foresightIsSound,
  },
  {
    name: "the game's own invariants hold",
    kind: 'any',
    rate: 'every',
    applies: ({ game }) => game.brokenInvariant !== undefined,
    find: ({ game, state }) => game.brokenInvariant?.(state) ?? null,
  },
];
