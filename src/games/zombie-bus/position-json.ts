import { TOKENS } from './content.js';
import { faceNames } from './dice.js';
import { HEROES, NOBODY } from './heroes.js';
import * as phases from './phases.js';
import { FATES, type ZombieInput } from './position.js';
import { END_REASONS } from './rules.js';
import { STAGES } from './stages.js';
import type { BusState } from './state.js';
import { has, NO_TILE, seatsIn } from './table.js';
import { lettersOf, tileNames } from './text.js';
import { KINDS } from './tokens.js';
import { BUS, cardOf, EXEMPT, FRESH, placeOf, UNDISTRACTED, woundsOf } from './zombie.js';

const zombieJson = ({ zombies, assigned, rules }: BusState, slot: number): ZombieInput => {
  const packed = zombies[slot];
  const name = rules.cards.names[cardOf(packed)];
  const marks = {
    ...(woundsOf(packed) > 0 ? { wounds: lettersOf(woundsOf(packed)) } : {}),
    ...(assigned[slot] > 0 ? { assigned: lettersOf(assigned[slot]) } : {}),
    ...((packed & FRESH) !== 0 ? { fresh: true } : {}),
    ...((packed & UNDISTRACTED) === 0 ? { distracted: true } : {}),
    ...((packed & EXEMPT) !== 0 ? { exempt: true } : {}),
  };
  return Object.keys(marks).length > 0 ? ({ zombie: name, ...marks } as ZombieInput) : name;
};

const zombiesJson = (state: BusState, place: number): ZombieInput[] =>
  Array.from({ length: state.count }, (_, slot) => slot)
    .filter((slot) => placeOf(state.zombies[slot]) === place)
    .map((slot) => zombieJson(state, slot));

const tokensJson = (counts: Uint8Array, from: number): Record<string, number> =>
  Object.fromEntries(TOKENS.map((name, kind) => [name, counts[from + kind]]).filter(([, number]) => number !== 0));

/** By card: those that are neither in the pile nor in play. */
const goneOf = ({ unseen, zombies, count: inPlay, rules }: BusState): number[] => {
  const gone = rules.cards.names.map((_, card) => rules.cards.copies[card] - unseen[card]);
  for (let slot = 0; slot < inPlay; slot++) gone[cardOf(zombies[slot])]--;
  return gone;
};

const turnJson = (state: BusState): Record<string, unknown> => {
  const { phase } = state;
  const given = (name: string, value: unknown, unless: unknown): Record<string, unknown> =>
    value === unless ? {} : { [name]: value };
  return {
    ...(phase === phases.HERO || phase === phases.PURSUE || isWindow(state) ? { asked: state.asked } : {}),
    ...given('pending', state.pending, 0),
    ...(phase === phases.TOP || phase === phases.TILE ? { pile: state.drawingFrom } : {}),
    ...(phase === phases.TOKEN ? { drawer: state.drawingFrom } : {}),
    ...(isWindow(state) ? { window: phases.WINDOWS[state.window] } : {}),
    ...(state.passed !== 0 ? { passed: seatsIn(state.passed) } : {}),
    ...(state.dice !== 0 || state.rolled > 0 ? { dice: faceNames(state.dice) } : {}),
    ...given('diceInHand', state.diceInHand, 0),
    ...given('rolling', state.rolling, 0),
    ...given('rolled', state.rolled, 0),
    ...given('extraRolls', state.extraRolls, 0),
    ...given('extraFaces', state.extraFaces, 0),
    ...given('hotDog', state.hotDog, false),
    ...given('powerUsed', state.powerUsed, false),
    ...(state.stage > 0 || phase === phases.ASSIGN ? { stage: STAGES[state.stage] } : {}),
    ...given('cursor', state.cursor, 0),
    ...given('begun', state.begun, false),
    ...(state.opened !== 0 ? { opened: seatsIn(state.opened) } : {}),
    ...given('fleeing', state.fleeing, false),
    ...given('resolving', state.resolving, false),
  };
};

/** Whether a window is open: also while a token is drawn for a zombie that a weapon eliminated in it. */
const isWindow = ({ phase, resolving }: BusState): boolean =>
  phase === phases.WINDOW || (phase === phases.TOKEN && !resolving);

/** The position with every field that is not at its default. */
export const positionOf = (state: BusState): unknown => {
  const { seats, tiles, cards } = state.rules;
  return {
    phase: phases.PHASES[state.phase],
    turn: state.turn,
    active: state.active,
    first: state.first,
    ...turnJson(state),
    bus: zombiesJson(state, BUS),
    seats: Array.from({ length: seats }, (_, p) => ({
      hero: state.hero[p] === NOBODY ? null : HEROES[state.hero[p]],
      fate: FATES[has(state.fled, p) ? 1 : has(state.zombified, p) ? 2 : 0],
      zombies: zombiesJson(state, p + 1),
      tokens: tokensJson(state.held, p * KINDS),
      tiles: tileNames(state, p),
      kills: state.kills[p],
      zombiePoints: state.zombiePoints[p],
      ...(state.owed[p] > 0 ? { owed: state.owed[p] } : {}),
    })),
    gone: Object.fromEntries(cards.names.map((name, i) => [name, goneOf(state)[i]]).filter(([, gone]) => gone !== 0)),
    piles: [0, 1].map((pile) => ({
      top: state.top[pile] === NO_TILE ? null : tiles.looks[state.top[pile]],
      left: state.stack[pile],
    })),
    notch: state.notch,
    used: tokensJson(state.used, 0),
    counts: { charges: state.charges, zombifications: state.zombifications, vanOpened: state.vanOpened },
    ...(state.endReason >= 0 ? { end: END_REASONS[state.endReason] } : {}),
  };
};
