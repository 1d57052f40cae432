import type { GameInfo } from '../../core/game.js';
import { CARDS, COLOURS, type Content, readContent, TOKENS } from './content.js';
import { mostParts, type RollOutcomes, rollOutcomes } from './dice.js';
import { HEROES } from './heroes.js';
import type { Options } from './options.js';
import { ENERGY_DRINK } from './tokens.js';
import { type Wounds, wound } from './zombie.js';

export const ID = 'zombie-bus';

export const CHANCE_STREAMS = ['setup', 'zombies', 'dice', 'tokens', 'tiles'] as const;
export const END_REASONS = ['rescued', 'overrun', 'horde', 'scattered', 'capped'] as const;

/** On the track: flight is forbidden. Other notches cost so many action faces. */
export const FORBIDDEN = 0;

/** Flight takes fewer zombies than this around the bus. */
export const PURSUED = 5;

/** What is fixed about the cards; every list is by card, an index into `names`, the ordinary ones first. */
interface Cards {
  readonly names: readonly string[];
  readonly copies: Uint8Array;
  /** Cards from here on are special. */
  readonly firstSpecial: number;
  readonly full: Uint8Array;
  readonly symbols: Uint8Array;
  /** Wounds at which it charges; NEVER for none. */
  readonly reaction: Uint8Array;
  readonly points: Uint8Array;
  readonly extra: Uint8Array;
  readonly van: Uint8Array;
  readonly lessDice: Uint8Array;
  readonly noAction: Uint8Array;
  readonly heals: Uint8Array;
  readonly guarded: Uint8Array;
}

const NEVER = 255;

/** Tiles of one colour, cost and points are interchangeable; those of one colour and cost look alike until they are freed. */
interface Tiles {
  /** By tile: what it looks like, an index into `looks`; tiles stand in the order of looks, then of points. */
  readonly look: Uint8Array;
  readonly points: Uint8Array;
  readonly copies: Uint8Array;
  /** By look. */
  readonly looks: readonly string[];
  readonly cost: Uint8Array;
  readonly pink: Uint8Array;
  readonly firstOfLook: Uint8Array;
  /** In play: all purple ones and some pink ones. */
  readonly count: number;
  readonly pinkCount: number;
}

/** The options of one game in the form in which play asks for them, and the tables that all its states share. */
export interface Rules {
  readonly options: Options;
  readonly content: Content;
  readonly seats: number;
  readonly startZombies: number;
  readonly cards: Cards;
  readonly tiles: Tiles;
  readonly tokens: Uint8Array;
  /** By notch: FORBIDDEN or a number of action faces; the last stands for the van that is gone. */
  readonly track: Uint8Array;
  readonly lastNotch: number;
  /** The hero of each seat, or none where they are dealt or chosen. */
  readonly heroes: readonly number[] | undefined;
  readonly chosen: boolean;
  readonly open: boolean;
  readonly atOnce: boolean;
  readonly pairsAct: boolean;
  readonly exemptFirst: boolean;
  /** Zombies in play at once, at most. */
  readonly slots: number;
  readonly pile: number;
  readonly rolls: readonly (RollOutcomes | undefined)[];
  readonly returnUnit: number;
  readonly info: GameInfo;
  /** Room for the actions of one node: see `sampleAction`. */
  readonly scratch: Int32Array;
}

const LETTERS = 'JBAF';

const cardsOf = ({ zombies, specials }: Content): Cards => {
  const all = [...zombies, ...specials];
  const list = (value: (card: (typeof all)[number]) => number): Uint8Array => Uint8Array.from(all, value);
  const cursed = (curse: string) => list(({ curses }) => curses.filter((each) => each === curse).length);
  const has = (power: 'heals' | 'guarded') => list(({ powers }) => (powers.includes(power) ? 1 : 0));
  const full = ({ symbols }: { symbols: string }): Wounds =>
    [...symbols].reduce((sum, letter) => sum + wound(LETTERS.indexOf(letter)), 0);
  return {
    names: all.map(({ name }) => name),
    copies: list(({ copies }) => copies),
    firstSpecial: zombies.length,
    full: list(full),
    symbols: list(({ symbols }) => symbols.length),
    reaction: list(({ reaction }) => (reaction === 'none' ? NEVER : reaction)),
    points: list(({ points }) => points),
    extra: cursed('+1'),
    van: cursed('van'),
    lessDice: cursed('-die'),
    noAction: cursed('no-action'),
    heals: has('heals'),
    guarded: has('guarded'),
  };
};

const tilesOf = ({ tiles }: Content, pinkCount: number): Tiles => {
  const all = COLOURS.flatMap((colour, pink) =>
    [...tiles[colour]]
      .sort((a, b) => a.cost - b.cost || a.points - b.points)
      .map(({ cost, points }) => ({ look: `${colour} ${cost}`, pink, cost, points })),
  );
  const kinds = all.filter((tile, i) => tile.look !== all[i - 1]?.look || tile.points !== all[i - 1].points);
  const looks = [...new Set(all.map(({ look }) => look))];
  const first = looks.map((name) => kinds.findIndex(({ look }) => look === name));
  return {
    look: Uint8Array.from(kinds, ({ look }) => looks.indexOf(look)),
    points: Uint8Array.from(kinds, ({ points }) => points),
    copies: Uint8Array.from(
      kinds,
      (kind) => all.filter(({ look, points }) => look === kind.look && points === kind.points).length,
    ),
    looks,
    cost: Uint8Array.from(first, (i) => kinds[i].cost),
    pink: Uint8Array.from(first, (i) => kinds[i].pink),
    firstOfLook: Uint8Array.from([...first, kinds.length]),
    count: tiles.purple.length + pinkCount,
    pinkCount,
  };
};

const flag = (name: string, describe: string) => ({ name, kind: 'flag' as const, describe });
const count = (name: string, describe: string) => ({ name, kind: 'count' as const, describe });

const metricsOf = (seats: number): GameInfo['metrics'] => [
  count('tiles_freed', 'cheerleaders freed'),
  count('zombies_eliminated', 'zombies eliminated'),
  count('charges', 'zombies that charged'),
  count('zombified', 'times that a hero was zombified'),
  count('fled', 'heroes that fled'),
  count('van_opened', 'the first turn in which the track allowed flight (set-up: 1), 0 for never'),
  count('notch', 'the notch of the van at the end'),
  count('zombies_drawn', 'zombie cards turned up'),
  ...Array.from({ length: seats }, (_, seat) => count(`points_${seat}`, `points of seat ${seat}`)),
  ...HEROES.map((hero) => count(`points_${hero}`, `points of ${hero}, 0 if nobody plays ${hero}`)),
  ...HEROES.map((hero) => ({ ...flag(`win_${hero}`, `${hero} wins, alone or with others`), winOf: hero })),
  ...TOKENS.map((token) => count(`used_${token}`, `tokens used: ${token}`)),
  count(
    'hall_of_fame',
    'grade of the winner with most points: 1 under 15, 2 to 24, 3 to 35, 4 over 35; 0 for no winner',
  ),
];

/** Set-up; each card drawn; by turn the gifts, rolls, windows and assignments; and what each token and tile adds once. */
const mostPlies = (
  { players, dice, rolls, maxTurns }: Options,
  cards: number,
  tokens: number,
  energy: number,
): number => {
  const turns = Math.min(maxTurns, cards);
  const windows = players * (rolls + 3);
  const turn = 2 * (tokens + 1) + 2 * rolls + windows + (dice + 3) + 2;
  // A token used opens its window to all again; an energy drink brings a roll, a window and a decision; a tile two draws.
  const once = tokens * (players + 2) + energy * (players + 2) + 2 * 11 + tokens;
  return 1 + players + 2 + cards + 1 + turns * turn + once;
};

export const rulesOf = (options: Options): Rules => {
  const read = readContent(options.content);
  if ('fault' in read) throw new Error(read.fault);
  const { content } = read;
  const { players, specials } = options;
  const cards = cardsOf(content);
  const slots = CARDS + specials;
  const kinds = TOKENS.length;
  const maxLegalActions = Math.max(
    mostParts(options.dice),
    // To assign: a die converted, attacks opened, zombies distracted, two piles, wounds, flight, done.
    5 + players + 5 * slots + 2 + 2,
    // In a window: the tokens that name nothing, weapon and whistle, antidote, crowbar, pass.
    3 + 2 * slots + players + 4 * slots + 1,
    kinds * (players - 1) + 1,
    HEROES.length,
  );
  const tiles = tilesOf(content, options.extraPink + (players === 5 ? 1 : 0));
  const points = [...content.zombies, ...content.specials].reduce((sum, each) => sum + each.points * each.copies, 0);
  const tilePoints = [...content.tiles.purple, ...content.tiles.pink].reduce((sum, each) => sum + each.points, 0);
  const withPoints = options.utility === 'points';
  const returnUnit = withPoints ? 3000 : 60;
  const tokens = Uint8Array.from(TOKENS, (name) => content.tokens[name].count);
  const rolls = Array.from({ length: options.dice + 1 }, (_, dice) => (dice === 0 ? undefined : rollOutcomes(dice)));
  return {
    options,
    content,
    seats: players,
    startZombies: options.startZombies === 'auto' ? [1, 2, 2, 3][players - 2] : options.startZombies,
    cards,
    tiles,
    tokens,
    track: Uint8Array.from(content.track.notches, (notch) => (typeof notch === 'number' ? notch : FORBIDDEN)),
    lastNotch: content.track.notches.length - 1,
    heroes: Array.isArray(options.heroes) ? options.heroes.map((name) => HEROES.indexOf(name)) : undefined,
    chosen: options.heroes === 'chosen',
    open: options.tilePoints === 'open',
    atOnce: options.curseLift === 'atOnce',
    pairsAct: options.halfTargets === 'anyFace',
    exemptFirst: !options.suzanneCurse,
    slots,
    pile: slots + 1,
    rolls,
    returnUnit,
    scratch: new Int32Array(maxLegalActions),
    info: {
      id: ID,
      version: 1,
      seats: players,
      roles: HEROES,
      maxLegalActions,
      maxChanceOutcomes: Math.max(rolls[options.dice]!.outcomes.length, cards.names.length + 1, 11),
      maxPlies: mostPlies(options, slots + 1, 16, tokens[ENERGY_DRINK]),
      minReturn: 0,
      maxReturn: withPoints ? 1 + (points + tilePoints) / 1000 : 1,
      returnUnit,
      cooperative: false,
      hiddenInformation: options.tilePoints === 'private',
      chanceStreams: CHANCE_STREAMS,
      endReasons: END_REASONS,
      metrics: metricsOf(players),
    },
  };
};
