import type { GameInfo } from '../../core/game.js';
import { neighboursOf, SPACES } from './board.js';
import type { Options } from './options.js';

export const ID = 'zombie-kidz';
export const END_REASONS = ['locked', 'cleared', 'overrun', 'crowded', 'capped'] as const;

/** An action is a space to stand on and a number to eliminate there: space × STRIDE + number. */
export const STRIDE = 8;

/** Most spaces next to one, and the space itself. */
export const MOST_STANDS = 6;
/** A space that is closed whatever happens, after all others. */
export const NOWHERE = SPACES.length;
/** So many zombies stand there. */
export const NO_ENTRY = 255;

const METRICS: GameInfo['metrics'] = [
  { name: 'locks', kind: 'count', describe: 'entryways locked' },
  { name: 'eliminations', kind: 'count', describe: 'zombies eliminated' },
  { name: 'lowest_reserve', kind: 'count', describe: 'the fewest zombies that were in the reserve' },
  { name: 'largest_crowd', kind: 'count', describe: 'the most zombies that stood on one space' },
  { name: 'forced_exits', kind: 'count', describe: 'turns in which a hero had to leave a crowd' },
  {
    name: 'stuck_turns',
    kind: 'count',
    describe: 'turns in which a hero had to leave a crowd and had nowhere to go (K2)',
  },
  { name: 'player_count_win_2', kind: 'flag', describe: 'mission: a win with two players' },
  { name: 'player_count_win_3', kind: 'flag', describe: 'mission: a win with three players' },
  { name: 'player_count_win_4', kind: 'flag', describe: 'mission: a win with four players' },
  { name: 'reserve_empty_win', kind: 'flag', describe: 'mission: a win with no zombie left in the reserve' },
  { name: 'five_in_one_space_win', kind: 'flag', describe: 'mission: a win with at least five zombies on one space' },
  { name: 'six_zombies_win', kind: 'flag', describe: 'mission: a win with six zombies in the game' },
  { name: 'two_on_day_win', kind: 'flag', describe: 'mission: a win with two players on the day side' },
  { name: 'board_clear_win', kind: 'flag', describe: 'mission: a win with no zombie on the board' },
];

/** The options of one game in the form in which play asks for them. */
export interface Rules {
  readonly options: Options;
  readonly players: number;
  readonly side: 'day' | 'night';
  /** By space {@link MOST_STANDS} spaces: it, those a hero can go to from there, and {@link NOWHERE} to fill up. */
  readonly stands: Uint8Array;
  /** By space and space: the steps between them, zombies aside. */
  readonly steps: readonly Uint8Array[];
  /** In the game, and of those in the reserve at first. */
  readonly zombies: number;
  readonly reserve: number;
  readonly eliminate: number;
  /** By the zombies on a space, up to {@link NO_ENTRY}: how many actions end there, none if it is closed. */
  readonly choices: Uint8Array;
  readonly crowd: number;
  readonly locks: number;
  readonly maxTurns: number;
  /** Faces of the die. */
  readonly faces: number;
  readonly lockNeedsClear: boolean;
  readonly crowdLoses: boolean;
  readonly clearWins: boolean;
  readonly clearNeeded: boolean;
  readonly info: GameInfo;
  /** Room for the actions of one node: see `sampleAction`. */
  readonly scratch: Int32Array;
}

/** Shortest ways by breadth, from every space. */
const stepsOf = (next: readonly (readonly number[])[]): Uint8Array[] =>
  next.map((_, from) => {
    const steps = new Uint8Array(next.length).fill(255);
    steps[from] = 0;
    const queue = [from];
    for (const space of queue) {
      for (const beside of next[space]) {
        if (steps[beside] < 255) continue;
        steps[beside] = steps[space] + 1;
        queue.push(beside);
      }
    }
    return steps;
  });

const standsOf = (next: readonly (readonly number[])[]): Uint8Array => {
  const stands = new Uint8Array(next.length * MOST_STANDS).fill(NOWHERE);
  for (const [space, beside] of next.entries()) stands.set([space, ...beside], space * MOST_STANDS);
  return stands;
};

export const rulesOf = (options: Options): Rules => {
  const { players, maxTurns, goal } = options;
  const auto = players === 2 ? 'night' : 'day';
  const side = options.side === 'auto' ? auto : options.side;
  const maxLegalActions = MOST_STANDS * (options.eliminatePerTurn + 1);
  return {
    options,
    players,
    side,
    steps: stepsOf(neighboursOf(side)),
    stands: standsOf(neighboursOf(side)),
    zombies: options.zombies,
    reserve: options.zombies - 4,
    maxTurns,
    eliminate: options.eliminatePerTurn,
    choices: Uint8Array.from({ length: NO_ENTRY + 1 }, (_, there) =>
      there >= options.crowd ? 0 : Math.min(there, options.eliminatePerTurn) + 1,
    ),
    crowd: options.crowd,
    locks: options.locks,
    faces: 5 + options.whiteFaces,
    lockNeedsClear: options.lockNeedsClear,
    crowdLoses: options.crowdRule === 'lose',
    clearWins: goal === 'lockOrClear',
    clearNeeded: goal === 'lockAndClear',
    scratch: new Int32Array(maxLegalActions),
    info: {
      id: ID,
      version: 1,
      seats: players,
      roles: ['hero'],
      maxLegalActions,
      maxChanceOutcomes: 6,
      maxPlies: 2 * maxTurns,
      minReturn: 0,
      maxReturn: 1,
      returnUnit: 1,
      cooperative: true,
      hiddenInformation: false,
      chanceStreams: ['die'],
      endReasons: END_REASONS,
      metrics: METRICS,
    },
  };
};

export const SPACE_COUNT = SPACES.length;
