import { z } from 'zod';
import { CHANCE, type Seat, TERMINAL } from '../../core/game.js';
import { checkPosition, wrong } from './check-position.js';
import { TOKENS } from './content.js';
import { type Dice, die, FACES, size } from './dice.js';
import { HEROES, NOBODY } from './heroes.js';
import * as phases from './phases.js';
import { END_REASONS, FORBIDDEN, type Rules } from './rules.js';
import { STAGES } from './stages.js';
import type { BusState } from './state.js';
import { NO_TILE, type Seats, seatCount } from './table.js';
import { lettersOf } from './text.js';
import { KINDS } from './tokens.js';
import { BUS, EXEMPT, FRESH, UNDISTRACTED, type Wounds, wound, zombieAt } from './zombie.js';

const LETTERS = 'JBAF';
export const FATES = ['in play', 'fled', 'zombified'] as const;

const seat = z.int().min(0).max(4);
const count = z.int().min(0).max(1000);
const letters = z.string().regex(/^[JBAF]{0,8}$/, 'it must be letters of J, B, A and F');
const zombie = z.union([
  z.string(),
  z.strictObject({
    zombie: z.string(),
    wounds: letters.default(''),
    assigned: letters.default(''),
    fresh: z.boolean().default(false),
    distracted: z.boolean().default(false),
    exempt: z.boolean().default(false),
  }),
]);
const tokens = z.partialRecord(z.enum(TOKENS), z.int().min(0).max(16));

const schema = z.strictObject({
  phase: z.enum(phases.PHASES).optional(),
  turn: count.optional(),
  active: seat.default(0),
  first: seat.optional(),
  asked: seat.optional(),
  pending: z.int().min(0).max(200).optional(),
  pile: z.int().min(0).max(1).optional(),
  drawer: seat.optional(),
  window: z.enum(phases.WINDOWS).optional(),
  passed: z.array(seat).default([]),
  dice: z.array(z.enum(FACES)).optional(),
  diceInHand: z.int().min(0).max(8).optional(),
  rolling: z.int().min(0).max(8).optional(),
  rolled: count.optional(),
  extraRolls: count.default(0),
  extraFaces: count.default(0),
  hotDog: z.boolean().default(false),
  powerUsed: z.boolean().default(false),
  stage: z.enum(STAGES).optional(),
  cursor: count.default(0),
  begun: z.boolean().default(false),
  opened: z.array(seat).default([]),
  fleeing: z.boolean().default(false),
  resolving: z.boolean().default(false),
  bus: z.array(zombie).default([]),
  seats: z.array(
    z.strictObject({
      hero: z.enum(HEROES).nullable().optional(),
      fate: z.enum(FATES).default('in play'),
      zombies: z.array(zombie).default([]),
      tokens: tokens.default({}),
      tiles: z.array(z.string()).default([]),
      kills: z.int().min(0).max(40).default(0),
      zombiePoints: count.default(0),
      owed: z.int().min(0).max(80).default(0),
    }),
  ),
  gone: z.record(z.string(), z.int().min(0).max(40)).default({}),
  piles: z
    .array(z.strictObject({ top: z.string().nullable().default(null), left: z.int().min(0).max(8) }))
    .length(2)
    .optional(),
  notch: z.int().min(0).default(0),
  used: tokens.default({}),
  counts: z
    .strictObject({
      charges: count.default(0),
      zombifications: count.optional(),
      vanOpened: count.optional(),
    })
    .prefault({}),
  end: z.enum(END_REASONS).optional(),
});

export type Position = z.output<typeof schema>;
export type ZombieInput = z.output<typeof zombie>;

/** Becomes the position that JSON describes; what is left out is a new turn of seat 0 with nothing on the table. */
export const loadPosition = (state: BusState, json: unknown): void => {
  const parsed = schema.safeParse(json);
  if (!parsed.success) {
    const [issue] = parsed.error.issues;
    throw wrong(issue.path.join('.') || 'the whole', `is wrong: ${issue.message}`);
  }
  const position = parsed.data;
  state.reset();
  loadTurn(state, position);
  loadSeats(state, position);
  loadZombies(state, position);
  loadTokens(state, position);
  loadTiles(state, position);
  loadCounts(state, position);
  loadStage(state, position);
  checkPosition(state, position);
};

const diceOf = (names: readonly (typeof FACES)[number][]): Dice =>
  names.reduce((sum, name) => sum + die(FACES.indexOf(name)), 0);

const phaseOf = ({ phase, dice, end }: Position): number => {
  if (phase !== undefined) return phases.PHASES.indexOf(phase);
  if (end !== undefined) return phases.OVER;
  return dice === undefined ? phases.DRAW : phases.ASSIGN;
};

const maskOf = (state: BusState, field: string, seats: readonly Seat[]): Seats =>
  seats.reduce((mask, each) => mask | (1 << seatOf(state, field, each)), 0);

const seatOf = ({ rules }: BusState, field: string, given: Seat): Seat => {
  if (given >= rules.seats) throw wrong(field, `is seat ${given}, but the seats are 0 to ${rules.seats - 1}`);
  return given;
};

const loadTurn = (state: BusState, position: Position): void => {
  const { end, dice, window } = position;
  const phase = phaseOf(position);
  const before = phase === phases.FIRST || phase === phases.HERO;
  state.phase = phase;
  state.turn = position.turn ?? (before ? 0 : 1);
  state.active = seatOf(state, 'active', position.active);
  state.first = seatOf(state, 'first', position.first ?? position.active);
  const others = phase === phases.HERO || phase === phases.WINDOW || phase === phases.PURSUE;
  state.asked = seatOf(state, 'asked', position.asked ?? (others ? position.active : 0));
  state.pending = position.pending ?? (phase === phases.DRAW ? 1 : 0);
  if (position.pile !== undefined && position.drawer !== undefined) throw wrong('drawer', 'belongs to the phase token');
  state.drawingFrom = seatOf(state, 'drawer', position.pile ?? position.drawer ?? 0);
  const open = window ?? (phase === phases.WINDOW && dice !== undefined ? 'afterRoll' : 'afterDraw');
  state.window = phases.WINDOWS.indexOf(open);
  state.passed = maskOf(state, 'passed', position.passed);
  state.opened = maskOf(state, 'opened', position.opened);
  state.dice = diceOf(dice ?? []);
  state.rolling = position.rolling ?? 0;
  state.diceInHand = position.diceInHand ?? size(state.dice) + state.rolling;
  state.rolled = position.rolled ?? (dice === undefined ? 0 : 1);
  state.extraRolls = position.extraRolls;
  state.extraFaces = position.extraFaces;
  state.hotDog = position.hotDog;
  state.powerUsed = position.powerUsed;
  state.cursor = position.cursor;
  state.begun = position.begun;
  state.fleeing = position.fleeing;
  state.resolving = position.resolving;
  state.endReason = end === undefined ? -1 : END_REASONS.indexOf(end);
  state.seat = seatToAct(state);
};

/** Left out, an assignment is at its start. */
const loadStage = (state: BusState, { stage }: Position): void => {
  if (stage !== undefined) state.stage = STAGES.indexOf(stage);
  else if (state.phase === phases.ASSIGN) state.stage = state.firstStage();
};

const seatToAct = (state: BusState): Seat => {
  const { phase, active, asked, rules } = state;
  if (phase === phases.OVER) return TERMINAL;
  if (phase === phases.HERO) return rules.chosen ? asked : CHANCE;
  if (phase === phases.WINDOW || phase === phases.PURSUE) return asked;
  return phase === phases.GIVE || phase === phases.REROLL || phase === phases.ASSIGN ? active : CHANCE;
};

/** Left out, heroes are those of the option, or in the order of the rulebook; before they are dealt, nobody. */
const loadSeats = (state: BusState, position: Position): void => {
  const { seats, heroes } = state.rules;
  if (position.seats.length !== seats) throw wrong('seats', `must be a list of ${seats}`);
  const known = state.phase !== phases.FIRST && state.phase !== phases.HERO;
  position.seats.forEach((given, p) => {
    const otherwise = known ? (heroes?.[p] ?? p) : NOBODY;
    state.hero[p] = given.hero === undefined ? otherwise : given.hero === null ? NOBODY : HEROES.indexOf(given.hero);
    if (given.fate === 'fled') state.fled |= 1 << p;
    if (given.fate === 'zombified') state.zombified |= 1 << p;
    state.kills[p] = given.kills;
    state.zombiePoints[p] = given.zombiePoints;
    state.owed[p] = given.owed;
  });
};

const woundsOfLetters = (text: string): number[] =>
  [...LETTERS].map((letter) => [...text].filter((each) => each === letter).length);

/** Packs wounds, which must be among the symbols that are left. */
const packed = (field: string, text: string, left: number[]): Wounds => {
  let wounds = 0;
  woundsOfLetters(text).forEach((times, symbol) => {
    left[symbol] -= times;
    if (left[symbol] < 0) throw wrong(field, `has ${LETTERS[symbol]} more often than the card`);
    wounds += times * wound(symbol);
  });
  return wounds;
};

const cardNamed = ({ cards }: Rules, field: string, name: string): number => {
  const card = cards.names.indexOf(name);
  if (card < 0) throw wrong(field, `is "${name}", but the cards are ${cards.names.join(', ')}`);
  return card;
};

const loadZombies = (state: BusState, position: Position): void => {
  const { rules } = state;
  const found: [number, Wounds][] = [];
  const places = [position.bus, ...position.seats.map(({ zombies }) => zombies)];
  places.forEach((zombies, place) => {
    zombies.forEach((given, i) => {
      const field = `${place === BUS ? 'bus' : `seats.${place - 1}.zombies`}.${i}`;
      const card = cardNamed(rules, field, typeof given === 'string' ? given : given.zombie);
      if (state.unseen[card] === 0) throw wrong(field, `is one ${rules.cards.names[card]} more than there are`);
      state.unseen[card]--;
      const left = woundsOfLetters(lettersOf(rules.cards.full[card]));
      const { wounds, assigned, fresh, distracted, exempt } = typeof given === 'string' ? PLAIN : given;
      const base = zombieAt(place, card, packed(`${field}.wounds`, wounds, left));
      const marks = (fresh ? FRESH : 0) + (exempt ? EXEMPT : 0) - (distracted ? UNDISTRACTED : 0);
      found.push([base + marks, packed(`${field}.assigned`, assigned, left)]);
    });
  });
  if (found.length > rules.slots) throw wrong('bus', `and seats have more than the ${rules.slots} zombies of the pile`);
  found.sort(([a, more], [b, less]) => a - b || less - more);
  found.forEach(([each, assigned], slot) => {
    state.zombies[slot] = each;
    state.assigned[slot] = assigned;
  });
  state.count = found.length;
  state.around = position.bus.length;
  loadGone(state, position);
};

const PLAIN = { wounds: '', assigned: '', fresh: false, distracted: false, exempt: false };

/** The pile is what is neither in play nor gone. */
const loadGone = (state: BusState, { gone }: Position): void => {
  const { cards } = state.rules;
  let out = state.count;
  for (const [name, times] of Object.entries(gone)) {
    const card = cardNamed(state.rules, 'gone', name);
    if (state.unseen[card] < times) throw wrong('gone', `has more of ${name} than there are`);
    state.unseen[card] -= times;
    out += times;
  }
  for (let card = cards.firstSpecial; card < cards.names.length; card++) {
    state.specialsLeft -= 1 - state.unseen[card];
  }
  if (state.specialsLeft < 0) throw wrong('gone', 'and the zombies in play have more specials than the pile had');
  state.pile -= out + (END_REASONS[state.endReason] === 'horde' ? 1 : 0);
};

const loadTokens = (state: BusState, position: Position): void => {
  TOKENS.forEach((name, kind) => {
    const used = position.used[name] ?? 0;
    let out = used;
    state.used[kind] = used;
    position.seats.forEach((given, p) => {
      const held = given.tokens[name] ?? 0;
      state.held[p * KINDS + kind] = held;
      state.heldCount += held;
      out += held;
    });
    if (out > state.bag[kind])
      throw wrong('used', `and the seats have ${out} of ${name}, but there are ${state.bag[kind]}`);
    state.bag[kind] -= out;
    state.bagCount -= out;
  });
};

const loadTiles = (state: BusState, position: Position): void => {
  const { tiles } = state.rules;
  const names = [...tiles.look].map((look, tile) => `${tiles.looks[look]} worth ${tiles.points[tile]}`);
  position.seats.forEach((given, p) => {
    given.tiles.forEach((name, i) => {
      const field = `seats.${p}.tiles.${i}`;
      const tile = names.indexOf(name);
      if (tile < 0) throw wrong(field, `is "${name}", but the tiles are ${names.join(', ')}`);
      if (state.locked[tile] === 0) throw wrong(field, `is one ${name} more than there are`);
      state.locked[tile]--;
      state.tiles[p * names.length + tile]++;
      state.freed++;
      state.pinkHidden -= tiles.pink[tiles.look[tile]];
    });
  });
  loadPiles(state, position);
};

/** Left out, the piles hold the rest, and show the cheapest tiles that are left: purple ones first. */
const loadPiles = (state: BusState, { piles }: Position): void => {
  const { tiles } = state.rules;
  const rest = Math.max(0, tiles.count - state.freed);
  for (let pile = 0; pile < 2; pile++) {
    const given = piles?.[pile];
    state.stack[pile] = given ? given.left : (rest + 1 - pile) >> 1;
    const look = given ? lookNamed(state, pile, given.top) : defaultTop(state, pile);
    state.top[pile] = look;
    if (look !== NO_TILE) state.pinkHidden -= tiles.pink[look];
  }
};

const lookNamed = ({ rules }: BusState, pile: number, name: string | null): number => {
  if (name === null) return NO_TILE;
  const look = rules.tiles.looks.indexOf(name);
  if (look < 0) throw wrong(`piles.${pile}.top`, `is "${name}", but the tiles are ${rules.tiles.looks.join(', ')}`);
  return look;
};

const defaultTop = (state: BusState, pile: number): number => {
  const { phase, turn, drawingFrom, stack, rules } = state;
  const unknown =
    phase <= phases.HERO || (phase === phases.TOP && (turn === 0 ? pile >= drawingFrom : pile === drawingFrom));
  if (unknown || stack[pile] === 0) return NO_TILE;
  const look = rules.tiles.looks.findIndex((_, each) => state.hiddenOfLook(each) > 0);
  return look < 0 ? NO_TILE : look;
};

const loadCounts = (state: BusState, { counts, notch }: Position): void => {
  const { track, lastNotch } = state.rules;
  if (notch > lastNotch) throw wrong('notch', `must be at most ${lastNotch}`);
  state.notch = notch;
  state.charges = counts.charges;
  state.zombifications = counts.zombifications ?? seatCount(state.zombified);
  state.vanOpened = counts.vanOpened ?? (track[notch] === FORBIDDEN ? 0 : Math.max(1, state.turn));
};
