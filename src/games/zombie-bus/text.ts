import type { Action, Seat } from '../../core/game.js';
import * as actions from './actions.js';
import { TOKENS } from './content.js';
import { FACES, faceNames, HALF } from './dice.js';
import { winnersOf } from './ending.js';
import { BRUCE, HEROES, NOBODY } from './heroes.js';
import * as phases from './phases.js';
import { END_REASONS } from './rules.js';
import type { BusState } from './state.js';
import { has, NO_TILE } from './table.js';
import { ANTIDOTE, CROWBAR, KINDS, WEAPON, WHISTLE } from './tokens.js';
import { BUS, cardOf, EXEMPT, FRESH, placeOf, UNDISTRACTED, type Wounds, woundsBy, woundsOf } from './zombie.js';

const LETTERS = 'JBAF';

/** The letters of wounds: `JJA`. */
export const lettersOf = (wounds: Wounds): string =>
  [...LETTERS].map((letter, symbol) => letter.repeat(woundsBy(wounds, symbol))).join('');

/** `energy drink`. */
const tokenName = (kind: number): string => TOKENS[kind].replace(/[A-Z]/, (letter) => ` ${letter.toLowerCase()}`);

const some = (noun: string): string => `${/^[aeiou]/.test(noun) ? 'an' : 'a'} ${noun}`;

const seatName = ({ hero }: BusState, seat: Seat): string =>
  hero[seat] === NOBODY ? `seat ${seat}` : HEROES[hero[seat]];

/** `JBA (J covered, B assigned, fresh)`: all in which zombies of a card differ, but for their place. */
const zombieName = ({ zombies, assigned, rules }: BusState, slot: number): string => {
  const zombie = zombies[slot];
  const marks = [
    woundsOf(zombie) > 0 ? `${lettersOf(woundsOf(zombie))} covered` : '',
    assigned[slot] > 0 ? `${lettersOf(assigned[slot])} assigned` : '',
    (zombie & FRESH) !== 0 ? 'fresh' : '',
    (zombie & UNDISTRACTED) === 0 ? 'distracted' : '',
    (zombie & EXEMPT) !== 0 ? 'exempt' : '',
  ].filter((mark) => mark !== '');
  const name = rules.cards.names[cardOf(zombie)];
  return marks.length > 0 ? `${name} (${marks.join(', ')})` : name;
};

const zombieText = (state: BusState, slot: number): string => {
  const place = placeOf(state.zombies[slot]);
  return `${zombieName(state, slot)} ${place === BUS ? 'around the bus' : `on ${seatName(state, place - 1)}`}`;
};

const useText = (state: BusState, action: Action): string => {
  const kind = actions.tokenOf(action);
  const target = actions.targetOf(action);
  if (kind === WEAPON) return `weapon: eliminate ${zombieText(state, target)}`;
  if (kind === WHISTLE) return `whistle: call ${zombieText(state, target)} back`;
  if (kind === ANTIDOTE) return `antidote: bring ${seatName(state, target)} back`;
  if (kind === CROWBAR) return `crowbar: wound the ${FACES[actions.symbolOf(action)]} of ${zombieText(state, target)}`;
  return tokenName(kind);
};

const decisionText = (state: BusState, action: Action): string => {
  const target = actions.targetOf(action);
  switch (actions.kindOf(action)) {
    case actions.REROLL:
      return action === 0 ? 'keep all' : `roll ${faceNames(action).join(' ')} again`;
    case actions.PICK_HERO:
      return `seat ${state.asked} plays ${HEROES[target]}`;
    case actions.CONVERT:
      return `turn ${some(FACES[target])} to ${state.hero[state.active] === BRUCE ? 'a half-target' : 'an action face'}`;
    case actions.OPEN:
      return `attack the zombies on ${seatName(state, target)}${state.throws ? ' with a throw' : ''}`;
    case actions.DISTRACT:
      return `distract ${zombieText(state, target)}`;
    case actions.FREE:
      return `free the ${state.rules.tiles.looks[state.top[target]]} of pile ${target}`;
    case actions.WOUND:
      return `wound the ${FACES[actions.symbolOf(action)]} of ${zombieText(state, target)}`;
    case actions.FLEE:
      return 'flee';
    case actions.DONE:
      return 'done';
    case actions.USE:
      return useText(state, action);
    case actions.PASS:
      return 'pass';
    case actions.GIVE:
      return `give ${some(tokenName(actions.tokenOf(action)))} to ${seatName(state, target)}`;
    case actions.KEEP:
      return 'give no more';
    default:
      return `${zombieName(state, target)} pursues`;
  }
};

const chanceText = (state: BusState, outcome: Action, observer: Seat | undefined): string => {
  const { cards, tiles } = state.rules;
  switch (state.phase) {
    case phases.FIRST:
      return `seat ${outcome} begins`;
    case phases.HERO:
      return decisionText(state, outcome);
    case phases.TOP:
      return `the next tile of pile ${state.drawingFrom} is ${tiles.looks[outcome]}`;
    case phases.DRAW:
      return outcome === cards.names.length ? 'the Horde comes' : `${cards.names[outcome]} comes`;
    case phases.ROLL:
      return `rolls ${faceNames(outcome).join(' ')}`;
    case phases.TOKEN:
      return `${seatName(state, state.drawingFrom)} finds ${some(tokenName(outcome))}`;
    default: {
      const who = seatName(state, state.active);
      if (!state.seesTiles(observer, state.active)) return `${who} looks at the freed cheerleader`;
      return `${who} frees a cheerleader worth ${tiles.points[outcome]}`;
    }
  }
};

/** An action or outcome in words, unique among those of the node; for an observer, as it sees it. */
export const describeAction = (state: BusState, action: Action, observer?: Seat): string =>
  state.seat >= 0 ? decisionText(state, action) : chanceText(state, action, observer);

// ---- the position ----

/** `purple 3 worth 5`, and for who does not see the points `purple 3`; tiles in the order of their looks. */
export const tileNames = (state: BusState, seat: Seat, observer?: Seat): string[] => {
  const { look, looks, points } = state.rules.tiles;
  const sees = state.seesTiles(observer, seat);
  return [...look].flatMap((each, tile) =>
    new Array<string>(state.tiles[seat * look.length + tile]).fill(
      sees ? `${looks[each]} worth ${points[tile]}` : looks[each],
    ),
  );
};

const slotsAt = (state: BusState, place: number): number[] =>
  Array.from({ length: state.count }, (_, slot) => slot).filter((slot) => placeOf(state.zombies[slot]) === place);

const listed = (words: readonly string[]): string => words.join(', ') || 'none';

const seatLine = (state: BusState, seat: Seat, observer: Seat | undefined): string => {
  const tokens = Array.from({ length: KINDS }, (_, kind) => kind).flatMap((kind) =>
    new Array<string>(state.held[seat * KINDS + kind]).fill(tokenName(kind)),
  );
  const points = state.seesTiles(observer, seat) ? state.points(seat) : `${state.zombiePoints[seat]} and tiles`;
  const fate = has(state.fled, seat) ? ' (fled)' : has(state.zombified, seat) ? ' (zombified)' : '';
  return [
    `  seat ${seat} ${state.hero[seat] === NOBODY ? 'nobody' : HEROES[state.hero[seat]]}${fate}: zombies ${listed(
      slotsAt(state, seat + 1).map((slot) => zombieName(state, slot)),
    )}`,
    `tokens ${listed(tokens)}`,
    `freed ${listed(tileNames(state, seat, observer))}`,
    `kills ${state.kills[seat]}`,
    `points ${points}${state.owed[seat] > 0 ? ` | draws ${state.owed[seat]}` : ''}`,
  ].join(' | ');
};

const WAITING: Record<(typeof phases.PHASES)[number], string> = {
  first: 'the first seat is drawn',
  hero: 'a hero is to be found',
  top: 'a tile is turned up',
  draw: 'a zombie is turned up',
  give: 'may give tokens away',
  window: 'may use a token',
  roll: 'the dice are to be rolled',
  reroll: 'which dice are rolled again?',
  assign: 'assigns the dice',
  tile: 'a freed tile is looked at',
  token: 'a token is drawn',
  pursue: 'a zombie pursues',
  over: 'over',
};

const status = (state: BusState): string => {
  const phase = phases.PHASES[state.phase];
  if (state.endReason >= 0) {
    const { seats } = state.rules;
    const winners = winnersOf(state);
    const names = Array.from({ length: seats }, (_, p) => p).filter((p) => has(winners, p));
    const who =
      names.length === 0
        ? 'nobody wins'
        : `${names.map((p) => seatName(state, p)).join(', ')} ${names.length === 1 ? 'wins' : 'win'}`;
    return `over in turn ${state.turn}: ${END_REASONS[state.endReason]}, ${who}`;
  }
  const who = state.seat >= 0 ? `${seatName(state, state.seat)}: ` : '';
  const window = state.phase === phases.WINDOW ? ` (${phases.WINDOWS[state.window]})` : '';
  const turn = state.turn === 0 ? 'set-up' : `turn ${state.turn} of ${seatName(state, state.active)}`;
  return `${turn}, ${who}${WAITING[phase]}${window}`;
};

const diceLine = (state: BusState): string => {
  const rolls = state.phase === phases.ASSIGN ? 0 : state.rolled;
  const extras = [
    rolls > 0 ? `${state.rolled} rolled, ${state.rollsLeft()} left` : '',
    state.rolling > 0 ? `${state.rolling} to be rolled` : '',
    state.extraRolls > 0 ? `${state.extraRolls} from energy drinks` : '',
    state.extraFaces > 0 ? `${state.extraFaces} action faces from megaphones` : '',
    state.hotDog ? 'hot dog' : '',
    state.powerUsed ? 'power used' : '',
    state.opened > 0
      ? `attacks ${HEROES.flatMap((_, p) => (has(state.opened, p) ? [seatName(state, p)] : [])).join(' ')}`
      : '',
    state.fleeing ? 'flees' : '',
  ].filter((text) => text !== '');
  const dice = faceNames(state.dice)
    .map((name) => (name === FACES[HALF] ? 'half' : name))
    .join(' ');
  return `  dice ${dice || 'none'}${extras.length > 0 ? ` | ${extras.join(' | ')}` : ''}`;
};

const pileText = (state: BusState, pile: number): string =>
  state.top[pile] === NO_TILE
    ? `${state.stack[pile]} tiles`
    : `${state.rules.tiles.looks[state.top[pile]]} on top of ${state.stack[pile]}`;

/** The position in a few lines; an observer sees the points of its own tiles alone. */
export const describePosition = (state: BusState, observer?: Seat): string => {
  const { seats, content, lastNotch } = state.rules;
  const heroes = state.zombified !== 0 ? ' and zombified heroes' : '';
  return [
    status(state),
    `  bus: ${listed(slotsAt(state, BUS).map((slot) => zombieName(state, slot)))}${heroes} | pile 0: ${pileText(state, 0)} | pile 1: ${pileText(state, 1)} | freed ${state.freed}`,
    `  van at notch ${state.notch} of ${lastNotch} (${content.track.notches[state.notch]}) | ${state.pile} cards left | ${state.bagCount} tokens left`,
    ...(state.turn > 0 && state.endReason < 0 ? [diceLine(state)] : []),
    ...Array.from({ length: seats }, (_, seat) => seatLine(state, seat, observer)),
  ].join('\n');
};
