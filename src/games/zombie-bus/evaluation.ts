import { ACTION, countOf, HALF, SYMBOLS } from './dice.js';
import * as phases from './phases.js';
import { FORBIDDEN } from './rules.js';
import * as stages from './stages.js';
import type { BusState } from './state.js';
import { has, NO_TILE, seatCount } from './table.js';
import { BUS, cardOf, FRESH, placeOf, woundCount, woundsBy } from './zombie.js';

/** Set by hand, then turned at random for more tiles freed. All but shares of a win are in units in which 1 more means odds of e to 1 that all are rescued. */
const BASE = 9.5;
/** For an action face that the tiles still take; and for one that is needed a turn from now on. */
const FACE = 0.2;
const NEEDED_A_TURN = 0.6;
/** What a zombie around the bus costs, for each wound that it lacks beside: the dearer, the nearer the bus is overrun. */
const AROUND = 0.12;
const LACKED_WOUND = 0.14;
const NEAR_OVERRUN = 0.15;
const ON_HERO = 0.7;
const NEAR_ZOMBIFIED = 0.35;
const ZOMBIFIED = 0.7;
const LESS_DICE = 0.12;
const NO_ACTION = 1.7;
const CURSE_ON_HERO = 0.08;
const TOKEN = 0.12;
/** What dice that could be assigned are worth, of what they would bring; and for dice that only go some of the way. */
const IN_HAND = 1.07;
const ON_THE_WAY = 0.55;
const KILL = 0.52;
const USUAL_SYMBOLS = 2.7;

/** Turns that a card of the pile stands for: some turn up more than one. */
const TURNS_A_CARD = 0.87;
const COST_OF_HIDDEN = 3;
/** The share of games not rescued that are won by the fled: by who leads among them, and who may yet flee. */
const LEADS = 0.75;
const TRAILS = 0.12;
const MAY_FLEE = 0.2;
const MAY_FLEE_LATER = 0.08;
const HALF_GONE = 0.03;

/** The expected return of each seat: the chance of a rescue, and of being the best of those who fled where there is none. */
export const evaluate = (state: BusState, out: Float64Array): void => {
  const rescue = 1 / (1 + Math.exp(-logOdds(state)));
  const { seats, options } = state.rules;
  const lead = mostFledPoints(state);
  for (let p = 0; p < seats; p++) {
    out[p] = winOf(state, p, rescue, lead);
    if (options.utility === 'points') out[p] += state.points(p) / 1000;
  }
};

const mostFledPoints = (state: BusState): number => {
  let most = -1;
  for (let p = 0; p < state.rules.seats; p++) if (has(state.fled, p)) most = Math.max(most, state.points(p));
  return most;
};

const winOf = (state: BusState, seat: number, rescue: number, lead: number): number => {
  const { track, lastNotch } = state.rules;
  if (has(state.zombified, seat)) return HALF_GONE * rescue;
  const flees = state.fleeing && seat === state.active;
  if (has(state.fled, seat) || flees) {
    return (1 - rescue) * (state.points(seat) >= lead ? LEADS : TRAILS);
  }
  const later = state.notch === lastNotch ? 0 : MAY_FLEE_LATER;
  return rescue + (1 - rescue) * (track[state.notch] === FORBIDDEN ? later : MAY_FLEE);
};

const logOdds = (state: BusState): number => {
  const { rules, pile } = state;
  const turns = Math.max(1, (pile - rules.options.hordeWindow / 2) * TURNS_A_CARD);
  const cost = costLeft(state);
  const value = BASE - FACE * cost - (NEEDED_A_TURN * cost) / turns - danger(state) + handValue(state);
  let tokens = 0;
  for (let p = 0; p < rules.seats; p++) if (state.inPlay(p)) tokens += heldBy(state, p);
  const staying = rules.seats - seatCount(state.fled) - (state.fleeing ? 1 : 0);
  return value + TOKEN * Math.min(5, tokens) - ZOMBIFIED * (rules.seats - staying);
};

const heldBy = ({ held, bag }: BusState, seat: number): number => {
  let sum = 0;
  for (let kind = 0; kind < bag.length; kind++) sum += held[seat * bag.length + kind];
  return sum;
};

/** Action faces that the tiles still take. */
const costLeft = (state: BusState): number => {
  let cost = COST_OF_HIDDEN * state.hiddenTiles + 0.6 * state.pinkHidden;
  for (let pile = 0; pile < 2; pile++) if (state.top[pile] !== NO_TILE) cost += state.rules.tiles.cost[state.top[pile]];
  return cost;
};

/** What the zombies cost, once all that is assigned is carried out. */
const danger = (state: BusState): number => {
  const { zombies, count, rules, active } = state;
  const { cards, options } = rules;
  let around = seatCount(state.zombified);
  let cost = ZOMBIFIED * around;
  if (isNewTurn(state)) {
    around--;
    cost -= AROUND + LACKED_WOUND * USUAL_SYMBOLS;
  }
  let charging = 0;
  for (let slot = 0; slot < count; slot++) {
    if (state.isCovered(slot)) continue;
    const card = cardOf(zombies[slot]);
    const place = placeOf(zombies[slot]);
    const curses = LESS_DICE * cards.lessDice[card] + NO_ACTION * cards.noAction[card];
    const wounds = woundCount(state.woundsAt(slot));
    const fresh = state.assigned[slot] > 0 || (zombies[slot] & FRESH) !== 0;
    if (place !== BUS || (fresh && wounds >= cards.reaction[card])) {
      if (place === BUS) charging++;
      cost += ON_HERO + CURSE_ON_HERO * curses;
    } else {
      around++;
      cost += AROUND + LACKED_WOUND * (cards.symbols[card] - wounds) + curses;
    }
  }
  cost += NEAR_OVERRUN * Math.max(0, around - options.busLimit + 3) ** 2;
  for (let p = 0; p < rules.seats; p++) {
    if (!state.inPlay(p)) continue;
    const on = liveZombiesOn(state, p) + (p === active ? charging : 0) - state.freeZombies(p);
    const left = options.zombifyAt - on;
    if (left <= 0) cost += ZOMBIFIED + AROUND + NEAR_OVERRUN;
    else if (left === 1) cost += NEAR_ZOMBIFIED;
  }
  return cost;
};

/**
 * Until its second roll a turn is judged as if one of the zombies were dealt with, and its dice are not looked at: so it
 * compares with the end of the turn before, from which the new zombie and the new dice come by chance.
 */
const isNewTurn = ({ turn, phase, window, rolled }: BusState): boolean => {
  if (turn === 0 || rolled > 1 || window > phases.AFTER_ROLL) return false;
  return phase === phases.REROLL || phase === phases.ROLL || phase === phases.WINDOW;
};

const liveZombiesOn = (state: BusState, seat: number): number => {
  let on = 0;
  for (let slot = state.around; slot < state.count; slot++) {
    if (placeOf(state.zombies[slot]) === seat + 1 && !state.isCovered(slot)) on++;
  }
  return on;
};

/** Stands for symbols that the order of the assignment has left behind. */
const LOST = 100;

/** Dice by face that are left in a plan. */
const left = new Int32Array(ACTION + 1);

/** What the dice in hand can still bring: a tile, or zombies that they kill, in the order of the table. */
const handValue = (state: BusState): number => {
  const { phase } = state;
  if ((state.dice === 0 && state.extraFaces === 0) || isNewTurn(state)) return 0;
  for (let face = 0; face <= ACTION; face++) left[face] = countOf(state.dice, face);
  const goesOn = phase !== phases.ASSIGN && state.rollsLeft() > 0;
  return tileValue(state, goesOn) + killValue(state, goesOn);
};

const tileValue = (state: BusState, goesOn: boolean): number => {
  const { tiles, pairsAct } = state.rules;
  if (state.isActionForbidden() || state.stage > stages.FREE) return 0;
  let value = 0;
  for (let pile = 0; pile < 2; pile++) {
    if (state.top[pile] === NO_TILE) continue;
    const cost = tiles.cost[state.top[pile]];
    const own = left[ACTION] + (pile === 0 ? state.extraFaces : 0);
    const pairs = pairsAct ? left[HALF] >> 1 : 0;
    if (own + pairs >= cost) {
      value += IN_HAND * FACE * cost;
      left[HALF] -= 2 * Math.max(0, cost - own);
      left[ACTION] = Math.max(0, left[ACTION] - cost);
    } else if (goesOn && own > 0) {
      value += ON_THE_WAY * FACE * cost * ((own + 0.4 * left[HALF]) / cost) ** 2;
      left[ACTION] = 0;
    }
  }
  return value;
};

const killValue = (state: BusState, goesOn: boolean): number => {
  const { zombies, count, rules } = state;
  let value = 0;
  for (let slot = 0; slot < count; slot++) {
    if (!state.isOpen(slot) || state.isCovered(slot)) continue;
    const first = state.stage === stages.WOUND ? state.cursor - slot * SYMBOLS : 0;
    if (first >= SYMBOLS) continue;
    const card = cardOf(zombies[slot]);
    const open = rules.cards.full[card] - state.woundsAt(slot);
    let needed = 0;
    let lacking = 0;
    for (let symbol = 0; symbol < SYMBOLS; symbol++) {
      const wounds = woundsBy(open, symbol);
      needed += wounds;
      lacking += symbol < first ? LOST * wounds : Math.max(0, wounds - left[symbol]);
    }
    const worth = KILL + NO_ACTION * rules.cards.noAction[card] + LESS_DICE * rules.cards.lessDice[card];
    if (lacking <= left[HALF] >> 1) {
      value += IN_HAND * worth;
      left[HALF] -= 2 * lacking;
      for (let symbol = 0; symbol < SYMBOLS; symbol++) {
        left[symbol] = Math.max(0, left[symbol] - woundsBy(open, symbol));
      }
    } else if (goesOn && lacking < LOST)
      value += ON_THE_WAY * worth * ((needed - lacking + 0.3 * left[HALF]) / needed) ** 2;
  }
  return value;
};
