import { unknownWord } from '../core/errors.js';
import { DRAWN, type GameInfo, WON } from '../core/game.js';
import type { GameRecord } from '../match/record.js';
import { compileExpression, isExpression } from './expression.js';

/** Whether the event that is studied happened in a finished game. */
export type Outcome = (record: GameRecord) => boolean;

/** What an outcome is said about: a game and the names of the agents at the places of its line-up. */
export interface OutcomeScope {
  readonly info: GameInfo;
  readonly agents: readonly string[];
}

/** The outcome that is studied if none is named. */
export const defaultOutcome = (info: GameInfo): string => (info.cooperative ? 'win of team' : 'win of seat 0');

/** Every outcome that can be named for a game and line-up. */
export const outcomeNames = ({ info, agents }: OutcomeScope): string[] => [
  ...(info.cooperative ? ['win of team'] : []),
  ...Array.from({ length: info.seats }, (_, seat) => `win of seat ${seat}`),
  ...info.roles.map((role) => `win of ${role}`),
  ...[...new Set(agents)].map((agent) => `win of agent ${agent}`),
  'draw',
  ...info.endReasons.map((reason) => `end by ${reason}`),
  ...info.metrics.filter((metric) => metric.kind === 'flag').map((metric) => metric.name),
];

/** The numbers of a finished game that an expression can use. */
const numbersOf = (info: GameInfo): string[] => [
  'turns',
  'plies',
  'decisions',
  ...info.metrics.map(({ name }) => name),
];

/**
 * The event that a text names: a win ("win of zombies", "win of seat 0", "win of agent mcts", "win of team"), "draw" (nobody
 * wins, and not all lose), an end ("end by stalemate"), a flag of the game, or an expression over its metrics and its turns, plies and
 * decisions ("turns <= 20 and rallies > 3"). A win of a role or agent that takes several seats is a win of any of them.
 *
 * @throws UserError that lists what there is
 */
export const outcomeOf = async (text: string, scope: OutcomeScope): Promise<Outcome> => {
  const names = outcomeNames(scope);
  // The name of an agent can hold "=" too: "win of agent mcts:iterations=400".
  if (isExpression(text) && !/^(win of|end by) /.test(text)) return outcomeOfExpression(text, scope.info);
  if (!names.includes(text)) throw unknownWord('outcome', text, [...names, 'or a comparison of metrics']);
  if (text.startsWith('win of ')) return winOf(text.slice('win of '.length), scope);
  if (text === 'draw') return (record) => !record.result.includes(WON) && record.result.includes(DRAWN);
  if (text.startsWith('end by ')) {
    const reason = scope.info.endReasons.indexOf(text.slice('end by '.length));
    return (record) => record.endReason === reason;
  }
  const metric = scope.info.metrics.findIndex(({ name }) => name === text);
  return (record) => record.metrics[metric] === 1;
};

const winOf = (who: string, { info, agents }: OutcomeScope): Outcome => {
  if (who === 'team') return (record) => record.result[0] === WON;
  if (who.startsWith('seat ')) {
    const seat = Number(who.slice('seat '.length));
    return (record) => record.result[seat] === WON;
  }
  if (who.startsWith('agent ')) {
    const name = who.slice('agent '.length);
    return (record) => record.result.some((result, seat) => result === WON && agents[record.placeOf[seat]] === name);
  }
  const role = info.roles.indexOf(who);
  return (record) => record.result.some((result, seat) => result === WON && record.role[seat] === role);
};

const outcomeOfExpression = async (text: string, info: GameInfo): Promise<Outcome> => {
  const holds = await compileExpression(text, numbersOf(info));
  const scope: Record<string, number> = {};
  return (record) => {
    scope.turns = record.turns;
    scope.plies = record.plies;
    scope.decisions = record.decisions;
    for (let i = 0; i < info.metrics.length; i++) scope[info.metrics[i].name] = record.metrics[i];
    return holds(scope);
  };
};
