import * as actions from './actions.js';
import { freeHeroes, nthFreeHero } from './chance.js';
import * as faces from './dice.js';
import { countOf, listParts } from './dice.js';
import { BRUCE, CREEPY } from './heroes.js';
import * as phases from './phases.js';
import * as stages from './stages.js';
import type { BusState } from './state.js';
import { has, NO_TILE } from './table.js';
import { ANTIDOTE, CROWBAR, KINDS, WEAPON, WHISTLE } from './tokens.js';
import { cardOf, placeOf, UNDISTRACTED, wound, woundsBy } from './zombie.js';

// The engine folds a module's own constants into its code, but loads an imported one each time.
const { ACTION, HALF, SYMBOLS } = faces;
const { ASSIGN, GIVE, PURSUE, REROLL, WINDOW } = phases;
const { CURSED, DISTRACT, FREE, OPEN, WOUND } = stages;

/** Lists the legal actions of a decision node and returns their number. */
export const listActions = (state: BusState, out: Int32Array): number => {
  switch (state.phase) {
    case ASSIGN:
      return listAssignments(state, out);
    case REROLL:
      return listParts(state.dice, out);
    case WINDOW:
      return listUses(state, out);
    case GIVE:
      return listGifts(state, out);
    case PURSUE:
      return listPursuers(state, out);
    default:
      return listHeroes(state, out);
  }
};

const listHeroes = (state: BusState, out: Int32Array): number => {
  const free = freeHeroes(state);
  for (let k = 0; k < free; k++) out[k] = actions.act(actions.PICK_HERO, nthFreeHero(state, k));
  return free;
};

const listGifts = (state: BusState, out: Int32Array): number => {
  const { seats } = state.rules;
  let n = 0;
  for (let place = state.cursor; place < KINDS * seats; place++) {
    if (state.isGift(place)) out[n++] = actions.give((place / seats) | 0, place % seats);
  }
  out[n++] = actions.act(actions.KEEP);
  return n;
};

const listPursuers = (state: BusState, out: Int32Array): number => {
  let n = 0;
  for (let slot = 0; slot < state.around; slot++) {
    if (!state.isTwin(slot)) out[n++] = actions.act(actions.DISCARD, slot);
  }
  return n;
};

// ---- a window ----

const listUses = (state: BusState, out: Int32Array): number => {
  const useful = state.usefulTokens();
  let n = 0;
  for (let kind = 0; kind < KINDS; kind++) {
    if ((useful & (1 << kind)) !== 0 && state.held[state.asked * KINDS + kind] > 0) n = listUse(state, kind, out, n);
  }
  out[n++] = actions.act(actions.PASS);
  return n;
};

const listUse = (state: BusState, kind: number, out: Int32Array, from: number): number => {
  let n = from;
  if (kind === WEAPON || kind === WHISTLE) {
    for (let slot = kind === WEAPON ? 0 : state.around; slot < state.count; slot++) {
      if (!state.isTwin(slot)) out[n++] = actions.use(kind, slot);
    }
  } else if (kind === ANTIDOTE) {
    for (let p = 0; p < state.rules.seats; p++) if (has(state.zombified, p)) out[n++] = actions.use(kind, p);
  } else if (kind === CROWBAR) {
    for (let slot = 0; slot < state.count; slot++) {
      if (!state.isOpen(slot) || state.isTwin(slot)) continue;
      const open = openSymbols(state, slot);
      for (let symbol = 0; symbol < SYMBOLS; symbol++) {
        if (woundsBy(open, symbol) > 0) out[n++] = actions.use(kind, slot, symbol);
      }
    }
  } else out[n++] = actions.use(kind);
  return n;
};

/** The symbols of a zombie that are not covered, packed as wounds. */
const openSymbols = (state: BusState, slot: number): number =>
  state.rules.cards.full[cardOf(state.zombies[slot])] - state.woundsAt(slot);

// ---- assignment: see `stages` ----

const listAssignments = (state: BusState, out: Int32Array): number => {
  const { stage } = state;
  let n = state.begun || state.powerUsed ? 0 : listConversions(state, out);
  if (stage <= FREE) {
    const faces = state.actionFaces();
    if (stage <= OPEN && (faces > 0 || state.throws)) n = listOpenings(state, out, n);
    if (stage <= DISTRACT && faces > 0) n = listDistractions(state, out, n);
    for (let pile = 0; pile < 2; pile++) {
      const look = state.top[pile];
      if (look !== NO_TILE && state.rules.tiles.cost[look] <= faces) out[n++] = actions.act(actions.FREE, pile);
    }
  }
  n = listWounds(state, out, n);
  if (state.canFlee()) out[n++] = actions.act(actions.FLEE);
  out[n++] = actions.act(actions.DONE);
  return n;
};

/** B9: before anything is assigned Bruce may turn a die to a half-target, Creepy one to an action face. */
const listConversions = (state: BusState, out: Int32Array): number => {
  const hero = state.hero[state.active];
  if (hero !== BRUCE && hero !== CREEPY) return 0;
  if (hero === CREEPY && !state.rules.atOnce && state.isActionForbidden()) return 0;
  const to = hero === BRUCE ? HALF : ACTION;
  let n = 0;
  for (let face = 0; face <= ACTION; face++) {
    if (face !== to && countOf(state.dice, face) > 0) out[n++] = actions.act(actions.CONVERT, face);
  }
  return n;
};

const listOpenings = (state: BusState, out: Int32Array, from: number): number => {
  const { zombies, count, active } = state;
  let n = from;
  let last = active;
  for (let slot = state.around; slot < count; slot++) {
    const seat = placeOf(zombies[slot]) - 1;
    if (seat === last || seat === active) continue;
    last = seat;
    if (state.opened >> seat === 0) out[n++] = actions.act(actions.OPEN, seat);
  }
  return n;
};

const listDistractions = (state: BusState, out: Int32Array, from: number): number => {
  const { zombies, count, rules } = state;
  let n = from;
  for (let slot = state.stage === DISTRACT ? state.cursor : 0; slot < count; slot++) {
    const zombie = zombies[slot];
    if (rules.cards.guarded[cardOf(zombie)] === 0 || (zombie & UNDISTRACTED) === 0) continue;
    if (state.isReached(slot) && !state.isTwin(slot)) out[n++] = actions.act(actions.DISTRACT, slot);
  }
  return n;
};

/** The symbols, a bit each, that the dice can wound: an own face, or a pair of half-targets (B3). */
const woundingSymbols = ({ dice }: BusState): number => {
  if (countOf(dice, HALF) >= 2) return 15;
  let symbols = 0;
  for (let symbol = 0; symbol < SYMBOLS; symbol++) if (countOf(dice, symbol) > 0) symbols |= 1 << symbol;
  return symbols;
};

const listWounds = (state: BusState, out: Int32Array, from: number): number => {
  const { zombies, assigned, count, stage, cursor } = state;
  const symbols = woundingSymbols(state);
  let n = from;
  if (symbols === 0) return n;
  for (let slot = stage === WOUND ? cursor >> 2 : 0; slot < count; slot++) {
    const zombie = zombies[slot];
    const first = firstSymbol(state, slot, cursor);
    if (first >= SYMBOLS || !state.isOpen(slot)) continue;
    const open = openSymbols(state, slot);
    // Of zombies that are alike the one in front gets most, so that they are told apart by their wounds alone.
    const most = slot > 0 && zombies[slot - 1] === zombie ? assigned[slot - 1] : 255;
    for (let symbol = first; symbol < SYMBOLS; symbol++) {
      if ((symbols & (1 << symbol)) === 0 || woundsBy(open, symbol) === 0) continue;
      if (assigned[slot] + wound(symbol) <= most) out[n++] = actions.act(actions.WOUND, slot, symbol);
    }
  }
  return n;
};

/** The first symbol of a zombie that may be wounded at this stage; SYMBOLS or more for none. */
const firstSymbol = (state: BusState, slot: number, cursor: number): number => {
  const { stage } = state;
  const own = state.rules.atOnce && state.forbids(slot) ? CURSED : WOUND;
  if (own < stage) return SYMBOLS;
  return own === stage ? Math.max(0, cursor - slot * SYMBOLS) : 0;
};
