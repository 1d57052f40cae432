import { type Action, CHANCE, type Game, type Seat, type State, TERMINAL, WON } from '../core/game.js';
import type { Listener } from '../match/match.js';
import { print } from './console.js';

/** Who is told of: the game and what each seat's player is called. */
export interface Table {
  readonly game: Game;
  readonly players: readonly string[];
  /** The seat whose eyes the game is told with; all is told if it is left out. */
  readonly observer?: Seat;
}

/** "seat 0 (zombies, mcts)", as far as it is known. */
const seatText = ({ game, players }: Table, state: State, seat: Seat): string => {
  const role = game.info.roles[state.roleOf(seat)];
  return `seat ${seat} (${role === undefined ? players[seat] : `${role}, ${players[seat]}`})`;
};

/** Tells each step of a game as it is taken, and before a decision the position unless it is to be brief. */
export const teller = (table: Table, brief: boolean): Listener => {
  const { observer } = table;
  return (state, action) => {
    const text = state.describeAction(action, observer);
    if (state.seat === CHANCE) {
      print(`  chance: ${text}`);
      return;
    }
    if (!brief && state.seat !== observer) print(`\n${state.describe(observer)}`);
    print(`  ${seatText(table, state, state.seat)}: ${text}`);
  };
};

/** How a game ended: its result, returns and metrics. */
interface Ending {
  readonly end: string;
  readonly winners: readonly Seat[];
  readonly returns: readonly number[];
  readonly metrics: Readonly<Record<string, number>>;
  readonly turns: number;
}

/** Of a position at which the game is over. */
export const endingOf = ({ info }: Game, state: State): Ending => {
  const result = new Int8Array(info.seats);
  const returns = new Float64Array(info.seats);
  const metrics = new Int32Array(info.metrics.length);
  state.result(result);
  state.returns(returns);
  state.metrics(metrics);
  return {
    end: info.endReasons[state.endReason],
    winners: [...result.keys()].filter((seat) => result[seat] === WON),
    returns: [...returns],
    metrics: Object.fromEntries(info.metrics.map(({ name }, i) => [name, metrics[i]])),
    turns: state.turn,
  };
};

/** Tells how a game stands, and how it ended if it did, after so many decisions. */
export const tellEnd = ({ game, observer }: Table, state: State, decisions: number): void => {
  print(`\n${state.describe(observer)}`);
  if (state.seat !== TERMINAL) return;
  const { end, winners, returns, metrics, turns } = endingOf(game, state);
  const won = winners.length > 0 ? `won by seat ${winners.join(' and ')}` : 'nobody won';
  print(`End: ${end}, ${won}; returns ${returns.map((value) => Number(value.toFixed(4))).join(', ')}`);
  const counts = Object.entries(metrics).map(([name, value]) => `${name} ${value}`);
  print(`${turns} turns, ${decisions} decisions; ${counts.join(', ')}`);
};

/**
 * Writes each decision as a line of JSON, for those who analyse elsewhere: what the seat sees, the legal actions, the
 * choice. The position itself is there only where nothing is hidden.
 */
export const jsonLines = ({ game, players }: Table): Listener => {
  const legal = new Int32Array(game.info.maxLegalActions);
  let ply = 0;
  return (state: State, action: Action) => {
    ply++;
    if (state.seat === CHANCE) return;
    const { seat } = state;
    const count = state.legalActions(legal);
    const line = {
      ...{ ply, turn: state.turn, seat, role: game.info.roles[state.roleOf(seat)] ?? null, agent: players[seat] },
      sees: state.describe(seat),
      position: game.info.hiddenInformation ? null : state.toJSON(),
      legal: Array.from(legal.subarray(0, count), (each) => state.describeAction(each, seat)),
      choice: state.describeAction(action, seat),
    };
    print(JSON.stringify(line));
  };
};
