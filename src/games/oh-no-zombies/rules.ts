import type { GameInfo } from '../../core/game.js';
import { readBoard } from './board-file.js';
import { type BoardTables, tablesOf } from './board-tables.js';
import { readCards } from './cards.js';
import { CARD_KIND, FARTHEST, MOST_SEATS, NEUTRALS, NONE, SHADES, WEAPON_CARDS, WEAPONS, ZOMBIES } from './names.js';
import type { Options } from './options.js';

export const ID = 'oh-no-zombies';
export const CHANCE_STREAMS = ['first', 'white', 'neutral', 'cards'] as const;
export const END_REASONS = ['battery', 'lastBite', 'zombies', 'capped'] as const;

export const BATTERY = 0;
export const LAST_BITE = 1;
export const BY_ZOMBIES = 2;
export const CAPPED = 3;

/** Fight cards as chance draws them: kill, turned, or RUN and the distance. */
export const KILL = 0;
export const TURNED = 1;
export const RUN = 1;
export const FIGHT_CARD_KINDS = RUN + FARTHEST + 1;

/** Where what is counted stands among a state's counts. */
export const FIGHTS = 0;
export const DRAWN_KILL = 1;
export const DRAWN_RUN = 2;
export const DRAWN_TURNED = 3;
export const TAKEN = 4;
export const KILLED = 5;
export const CUT = 6;
/** By seat: the turn in which it was turned, 0 for never. */
export const TURNED_IN = 7;
export const COUNTS = TURNED_IN + MOST_SEATS;

/** O5. So many flights a human makes at most after one roll. */
export const MOST_FLIGHTS = 20;
/** Turned within so many rounds counts as early in the metrics. */
const EARLY_ROUNDS = 5;

/** The options of one game in the form in which play asks for them, and what all its states share. */
export interface Rules extends BoardTables {
  readonly options: Options;
  readonly seats: number;
  /** By neutral zombie: where it starts; NONE for those not in the game. */
  readonly starts: Uint8Array;
  /** By weapon card: whether it is in the game. */
  readonly inGame: Uint8Array;
  readonly shotguns: number;
  /** By kind of fight card. */
  readonly deck: Uint8Array;
  readonly earlyTurns: number;
  /** `light-1` and `light-2` in the order of the board, then `seat 0` and so on. */
  readonly zombieNames: readonly string[];
  /** By weapon card, with the space that is its home: `torch of inner 6`. */
  readonly cardNames: readonly string[];
  // Options that every move asks for.
  readonly attackNearest: boolean;
  readonly emptyStores: boolean;
  readonly mayDraw: boolean;
  readonly info: GameInfo;
}

const count = (name: string, describe: string) => ({ name, kind: 'count' as const, describe });
const flag = (name: string, describe: string) => ({ name, kind: 'flag' as const, describe });

const metricsOf = (seats: number): GameInfo['metrics'] => [
  flag('won_by_human', 'whether a human won, with a battery'),
  flag('won_by_turned', 'whether a turned player won, by turning the last human'),
  flag('won_by_neutral', 'whether a neutral zombie turned the last human'),
  count('fights', 'fights'),
  count('cards_kill', 'fight cards drawn that killed the zombie'),
  count('cards_run', 'fight cards drawn that let the human run'),
  count('cards_turned', 'fight cards drawn that turned the human'),
  count('turned', 'seats that were turned'),
  count('first_turned', 'the turn, of all seats together, in which the first seat was turned; 0 for none'),
  count('second_turned', 'the same of the second'),
  count('survivors', 'seats that are human at the end'),
  count('batteries_taken', 'batteries taken from stores'),
  count('zombies_killed', 'zombies killed, turned players included'),
  count('early_turned', `seats that were turned in the first ${EARLY_ROUNDS} rounds`),
  flag('early_won', 'whether the winner had been turned that early'),
  count('late_turned', 'seats that were turned later'),
  flag('late_won', 'whether the winner had been turned later'),
  count('chains_cut', `flights that were not made, as the human had made ${MOST_FLIGHTS} since the roll`),
  ...Array.from({ length: seats }, (_, seat) =>
    count(`turned_${seat}`, `the turn in which seat ${seat} was turned; 0 for never`),
  ),
];

/** O5: a human's fights after one roll: one for each flight, and one for each zombie that it kills. A fight has four plies. */
const mostPlies = (maxTurns: number, seats: number): number => {
  const fights = 4 * (MOST_FLIGHTS + 1 + ZOMBIES);
  const attacks = seats + 2 * seats;
  return 1 + maxTurns * (6 + attacks * fights);
};

/** One of each shade first, then in the order of the board. */
const zombiesInGame = (shade: Uint8Array, zombies: number): number[] => {
  const firsts = SHADES.map((_, each) => shade.indexOf(each));
  const others = Array.from(shade.keys()).filter((zombie) => !firsts.includes(zombie));
  return [...firsts, ...others].slice(0, zombies);
};

const zombieNamesOf = (shade: Uint8Array): string[] => [
  ...Array.from(shade, (each, zombie) => {
    const before = shade.slice(0, zombie).filter((other) => other === each).length;
    return `${SHADES[each]}-${before + 1}`;
  }),
  ...Array.from({ length: MOST_SEATS }, (_, seat) => `seat ${seat}`),
];

export const rulesOf = (options: Options): Rules => {
  const read = readBoard(options.board);
  if ('fault' in read) throw new Error(read.fault);
  const cards = readCards(options.cards);
  if ('fault' in cards) throw new Error(cards.fault);
  const tables = tablesOf(read.board, options.mayReverse);
  const { kill, turned, run } = cards.cards;
  const inGame = zombiesInGame(tables.shade, options.zombies);
  const seats = options.players;
  return {
    ...tables,
    options,
    seats,
    starts: Uint8Array.from({ length: NEUTRALS }, (_, zombie) =>
      inGame.includes(zombie) ? tables.headstone[zombie] : NONE,
    ),
    inGame: Uint8Array.from({ length: WEAPON_CARDS }, (_, card) =>
      options.weapons.includes(WEAPONS[CARD_KIND[card]]) ? 1 : 0,
    ),
    shotguns: options.weapons.includes('shotgun') ? 4 : 0,
    deck: Uint8Array.of(kill, turned, run[1], run[2], run[3], run[4], run[5], run[6]),
    earlyTurns: EARLY_ROUNDS * seats,
    zombieNames: zombieNamesOf(tables.shade),
    cardNames: Array.from(tables.home, (space, card) => `${WEAPONS[CARD_KIND[card]]} of ${tables.names[space]}`),
    attackNearest: options.mustAttackNearest,
    emptyStores: options.emptyStores,
    mayDraw: options.mayDraw,
    info: {
      id: ID,
      version: 1,
      seats,
      roles: ['player'],
      maxLegalActions: Math.max(tables.spaces, ZOMBIES + WEAPON_CARDS),
      maxChanceOutcomes: SHADES.length * FARTHEST,
      maxPlies: mostPlies(options.maxTurns, seats),
      minReturn: 0,
      maxReturn: 1,
      returnUnit: 1,
      cooperative: false,
      hiddenInformation: false,
      chanceStreams: CHANCE_STREAMS,
      endReasons: END_REASONS,
      metrics: metricsOf(seats),
    },
  };
};
