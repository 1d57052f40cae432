import type { GameInfo } from '../../core/game.js';
import { BARRICADE_CODES } from './barricade.js';
import { barricadeCards, type Content, copiesIn, readContent } from './content.js';
import { BOSSES, CARD_KINDS, CARDS, COACH, GIRLS, KINDS, ORDINARY, QUEEN, STRENGTH } from './kinds.js';
import { girlsOf, type Options } from './options.js';

export const ID = 'zombies-vs-cheerleaders';
export const CHANCE_STREAMS = ['barricade', 'return', 'layout'] as const;
export const END_REASONS = ['eaten', 'disarmed', 'cleared', 'capped'] as const;

export const EATEN = 0;
export const DISARMED = 1;
export const CLEARED = 2;
export const CAPPED = 3;

/** Where what is counted stands among a state's counts. */
export const KILLED = 0;
export const KILLED_BY = CARD_KINDS;
export const KNOCKOUTS = KILLED_BY + GIRLS.length;
export const PLAYED = KNOCKOUTS + GIRLS.length;
export const PLAYED_BOSS = PLAYED + KINDS.length;
export const SHOTS = PLAYED_BOSS + BOSSES.length;
export const REVEALS = SHOTS + 1;
export const DESTROYED = REVEALS + 1;
export const DRUMS_PLAYED = DESTROYED + 1;
export const COUNTS = DRUMS_PLAYED + 1;

/** The options of one game in the form in which play asks for them, and what all its states share. */
export interface Rules {
  readonly options: Options;
  readonly content: Content;
  readonly columns: number;
  /** Spaces of a column: the barricade space, then the rows from 0 on. */
  readonly lines: number;
  readonly spaces: number;
  /** The first line of the horde at the start. */
  readonly firstLine: number;
  /** The cheerleaders in the game, in the order of GIRLS. */
  readonly girls: readonly number[];
  /** By card: copies in the game. */
  readonly cards: Uint8Array;
  readonly cardCount: number;
  /** By kind: copies in the game. */
  readonly barricades: Uint8Array;
  readonly barricadeCount: number;
  /** By cheerleader: her tokens at the start. */
  readonly energy: Uint8Array;
  /** By cheerleader: the Strength of a shot, where it is a number. */
  readonly shot: Uint8Array;
  /** By card. */
  readonly strength: Uint8Array;
  /** Groups of face-down cards, at most, and ways from one to another: see `knowledge`. */
  readonly groups: number;
  readonly ways: number;
  /** Options that every move asks for. */
  readonly knockoutAtZero: boolean;
  readonly compact: boolean;
  readonly revealAll: boolean;
  readonly info: GameInfo;
}

/** Gloria, Pam, Vanessa and Sandy, whose Energies are not printed. */
const DIALLED = [1, 2, 3, 4];

const energyOf = ({ cheerleaders }: Content, bonus: number): Uint8Array =>
  Uint8Array.from(GIRLS, (name, girl) => Math.max(0, cheerleaders[name].energy + (DIALLED.includes(girl) ? bonus : 0)));

const count = (name: string, describe: string) => ({ name, kind: 'count' as const, describe });

/** `returnThree`, `return3` and the like as they stand in a table's header. */
const snake = (name: string): string => name.replace(/[A-Z0-9]/g, (letter) => `_${letter.toLowerCase()}`);

const METRICS: GameInfo['metrics'] = [
  ...ORDINARY.map((name) => count(`killed_${name}`, `zombies killed: ${name}`)),
  count('killed_boss', 'zombies killed: bosses'),
  count('killed_queen', 'whether the Prom Queen was killed'),
  ...GIRLS.map((name) => count(`kills_${name}`, `zombies that ${name} killed`)),
  ...GIRLS.map((name) => count(`knockouts_${name}`, `times that ${name} was knocked out, her own sacrifice included`)),
  ...KINDS.slice(1).map((name) => count(`played_${snake(name)}`, `actions of barricades played: ${name}`)),
  ...BOSSES.map((name) => count(`played_${name}`, `actions of bosses played: ${name}`)),
  count('played_drum', 'bass drums played'),
  count('shots', 'shots fired'),
  count('reveals', 'zombies turned up'),
  count('barricades_destroyed', 'barricade cards destroyed'),
  count('nearest_row', 'how near a zombie came: 0 for the barricade spaces, 1 for row 0, and so on'),
];

/** Fresh meat and the returns are played once for each card, and once more for each that the janitor can put back. */
const mostPlayed = (copies: number): number => copies + Math.min(3, copies);

/** What a turn can hold: see the phases. Each zombie is turned up at most twice in a turn, before and after Fresh meat. */
const mostPlies = (
  options: Options,
  columns: number,
  lines: number,
  cards: number,
  barricades: number,
  drums: number,
) => {
  const special = 1 + Math.max(lines, 10, 2 * columns);
  const zombies = 2 * columns * lines + options.actionsZombies * Math.max(special, 2 * barricades + columns) + 1;
  const squad = options.actionsCheerleaders + 3 * drums + 1;
  const bosses = 2 * columns + barricades + 12;
  return columns + cards + Math.ceil(options.maxTurns / 2) * (zombies + squad) + bosses;
};

/** At most so many actions at once: the parts of each menu, all of them possible together. */
const mostActions = (columns: number, lines: number, barricades: number): number => {
  const spaces = columns * lines;
  const zombies = 1 + 7 * spaces + 5 * columns + lines + 4;
  const squad = 1 + (columns * (columns - 1)) / 2 + 2 * columns * (columns - 1) + spaces + 2 + 2 * columns + 5;
  const janitor = barricades + KINDS.length * columns + 1;
  return Math.max(zombies, squad, janitor, BARRICADE_CODES + 1, CARD_KINDS * columns);
};

export const rulesOf = (options: Options): Rules => {
  const read = readContent(options.content);
  if ('fault' in read) throw new Error(read.fault);
  const { content } = read;
  const { mode } = options;
  const names = girlsOf(mode, options.cheerleaders);
  const columns = names.length;
  const lines = 1 + options.emptyRows + options.zombieRows;
  const cards = new Uint8Array(CARD_KINDS);
  ORDINARY.forEach((name, i) => {
    cards[1 + i] = copiesIn(mode, content.zombies[name]);
  });
  BOSSES.forEach((name, i) => {
    cards[COACH + i] = content.bosses[name].copies;
  });
  const cardCount = options.zombieRows * columns;
  const barricades = Uint8Array.from(KINDS, (name) => copiesIn(mode, content.barricades[name]));
  const barricadeCount = barricadeCards(mode, content);
  const strength = Uint8Array.from(STRENGTH);
  strength[QUEEN] = content.promQueen.strength;
  const freshMeats = mostPlayed(barricades[3]);
  const { clover, pam, sandy } = content.cheerleaders;
  return {
    options,
    content,
    columns,
    lines,
    spaces: columns * lines,
    firstLine: 1 + options.emptyRows,
    girls: GIRLS.flatMap((name, girl) => (names.includes(name) ? [girl] : [])),
    cards,
    cardCount,
    barricades,
    barricadeCount,
    energy: energyOf(content, options.energyBonus),
    shot: Uint8Array.from([clover.strength, 0, pam.strength, 0, sandy.strength, 0]),
    strength,
    groups: 2 + 2 * freshMeats + mostPlayed(barricades[5]) + mostPlayed(barricades[6]),
    ways: 1 + freshMeats * lines,
    knockoutAtZero: options.knockout === 'zero',
    compact: options.ziiiiip === 'compact',
    revealAll: options.reveals === 'all',
    info: {
      id: ID,
      version: 1,
      seats: 2,
      roles: ['zombies', 'cheerleaders'],
      maxLegalActions: mostActions(columns, lines, barricadeCount),
      maxChanceOutcomes: CARDS.length,
      maxPlies: mostPlies(options, columns, lines, cardCount, barricadeCount, cards[5]),
      minReturn: 0,
      maxReturn: 1,
      returnUnit: 2,
      cooperative: false,
      hiddenInformation: true,
      chanceStreams: CHANCE_STREAMS,
      endReasons: END_REASONS,
      metrics: METRICS,
    },
  };
};
