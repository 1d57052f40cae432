import type { GameInfo } from '../../core/game.js';
import { FACTIONS, type Options } from './options.js';
import { Rolls } from './rolls.js';

export const ID = 'zombies-vs-wrestlers';
export const ZOMBIES = FACTIONS.indexOf('zombies');

export const CHANCE_STREAMS = ['setup', 'first', 'rally', 'cage', 'rumble'] as const;
export const END_REASONS = ['eliminated', 'stalemate', 'capped'] as const;

/** The options of one game in the form in which play asks for them, and the tables that all its states share. */
export interface Rules {
  readonly options: Options;
  readonly seats: number;
  /** By seat: an index into FACTIONS. */
  readonly faction: readonly number[];
  readonly rolls: readonly Rolls[];
  readonly dice: number;
  readonly hordeRevivesTwo: boolean;
  readonly necromancerAlways: boolean;
  readonly cageMatches: boolean;
  /** Rings that a rumble takes. */
  readonly rumbleRings: number;
  readonly info: GameInfo;
  /** Room for the attacks of one node: see `sampleAction`. */
  readonly scratch: Int32Array;
}

/** What can be rolled to combat at most: the largest product of (count + 1) over the ranks, at most one of them a hero. */
const mostRallies = (dice: number): number => {
  const heroes = Math.min(1, dice);
  const others = dice - heroes;
  const each = Math.floor(others / 5);
  const more = others % 5;
  return (heroes + 1) * (each + 2) ** more * (each + 1) ** (5 - more);
};

/** Multisets of `dice` faces out of six. */
const multisets = (dice: number): number => {
  let count = 1;
  for (let i = 1; i <= 5; i++) count = (count * (dice + i)) / i;
  return Math.round(count);
};

const metricsOf = (seats: number): GameInfo['metrics'] => [
  { name: 'first_seat', kind: 'count', describe: 'the seat that began' },
  ...Array.from({ length: seats }, (_, seat) => ({
    name: `dice_left_${seat}`,
    kind: 'count' as const,
    describe: `dice that seat ${seat} had left`,
  })),
  { name: 'kills_single', kind: 'count', describe: 'dice destroyed by a single die (A1)' },
  { name: 'kills_three_of_a_kind', kind: 'count', describe: 'dice destroyed by three of a kind (A2)' },
  { name: 'kills_necromancer', kind: 'count', describe: 'dice destroyed by a Necromancer (A3)' },
  { name: 'kills_horde', kind: 'count', describe: 'dice destroyed by a Horde (A4): none, it only revives' },
  { name: 'kills_tag_team', kind: 'count', describe: 'dice destroyed by a tag team (A5)' },
  { name: 'kills_cage_match', kind: 'count', describe: 'dice destroyed in cage matches (A6), of either side' },
  { name: 'kills_rumble', kind: 'count', describe: 'dice destroyed after royal rumbles (A7)' },
  { name: 'revivals', kind: 'count', describe: 'destroyed dice that came back' },
  { name: 'rallies', kind: 'count', describe: 'rallies' },
  { name: 'lead_changes', kind: 'count', describe: 'times that another seat took the lead in dice' },
];

/** Attacks at one node, at most: by target seat 10 single, 4 triple, a Necromancer for each revival, 7 tag team, 7 cage. */
const mostAttacks = (seats: number): number => {
  const destroyed = 6 * (seats - 1);
  const revivals = destroyed + (destroyed * (destroyed + 1)) / 2;
  return (seats - 1) * (14 + destroyed + 14) + 2 * revivals + 1;
};

export const rulesOf = (options: Options): Rules => {
  const seats = options.factions.length;
  const maxAttacks = mostAttacks(seats);
  return {
    options,
    seats,
    faction: options.factions.map((name) => FACTIONS.indexOf(name)),
    rolls: options.factions.map((name) => new Rolls(name)),
    dice: options.dice,
    hordeRevivesTwo: options.horde === 'guide',
    necromancerAlways: options.necromancer === 'guide',
    cageMatches: options.ring === 'ability',
    rumbleRings: options.ring === 'ability' ? 3 : 1,
    scratch: new Int32Array(maxAttacks),
    info: {
      id: ID,
      version: 1,
      seats,
      roles: FACTIONS,
      maxLegalActions: maxAttacks + mostRallies(options.dice),
      maxChanceOutcomes: Math.max(36, multisets(options.dice)),
      // A turn is at most a rumble: an action, a roll a seat, the choice of a winner, a sacrifice by every other seat.
      maxPlies: seats + 1 + options.maxTurns * 2 * (seats + 1),
      minReturn: 0,
      maxReturn: 1,
      returnUnit: 12,
      cooperative: false,
      hiddenInformation: false,
      chanceStreams: CHANCE_STREAMS,
      endReasons: END_REASONS,
      metrics: metricsOf(seats),
    },
  };
};
