import type { Seat } from '../../core/game.js';
import * as actions from './actions.js';
import { countOf, type Dice, die, HERO, RANKS, SPECIAL } from './dice.js';
import { ACTION, PICK } from './phases.js';
import { has } from './seats.js';
import type { WrestlersState } from './state.js';

/** Lists the legal actions of a decision node, attacks in the order of the rules, then rallies. */
export const listActions = (state: WrestlersState, out: Int32Array): number => {
  if (state.phase === ACTION) return listRallies(state, out, listAttacks(state, out));
  return state.phase === PICK ? listWinners(state, out) : listSacrifices(state, out);
};

const listWinners = (state: WrestlersState, out: Int32Array): number => {
  let n = 0;
  for (let p = 0; p < state.rules.seats; p++) {
    if (has(state.waiting, p)) out[n++] = actions.attack(actions.PICK_WINNER, 0, p, 0);
  }
  return n;
};

const listSacrifices = (state: WrestlersState, out: Int32Array): number => {
  const own = state.combat[state.acting];
  let n = 0;
  for (let rank = 1; rank <= RANKS; rank++) {
    if (countOf(own, rank) > 0) out[n++] = actions.attack(actions.SACRIFICE, 0, state.acting, rank);
  }
  return n;
};

/** Lists the attacks A1 to A7 of the active seat from the start of `out` and returns their number. */
export const listAttacks = (state: WrestlersState, out: Int32Array): number => {
  const me = state.active;
  const own = state.combat[me];
  const zombies = state.isZombies(me);
  let n = 0;
  for (let p = 0; p < state.rules.seats; p++) {
    if (p === me || state.diceInPlay(p) === 0) continue;
    n = listByRank(own, p, state.combat[p], out, n);
    n = zombies ? listNecromancer(state, own, p, out, n) : listTagTeamAndCage(state, own, p, out, n);
  }
  if (zombies) return listHordes(state, own, out, n);
  if (countOf(own, SPECIAL) >= state.rules.rumbleRings) out[n++] = actions.attack(actions.RUMBLE, 0, 0, 0);
  return n;
};

/** A1 one die of rank 1 to 4 against an equal or lower one; A2 three of a rank against exactly the next. */
const listByRank = (own: Dice, target: Seat, theirs: Dice, out: Int32Array, from: number): number => {
  let n = from;
  for (let rank = 1; rank <= 4; rank++) {
    const count = countOf(own, rank);
    if (count === 0) continue;
    for (let t = 1; t <= rank; t++) {
      if (countOf(theirs, t) > 0) out[n++] = actions.attack(actions.SINGLE, rank, target, t);
    }
    if (count >= 3 && countOf(theirs, rank + 1) > 0) out[n++] = actions.attack(actions.TRIPLE, rank, target, rank + 1);
  }
  return n;
};

/** A3: a rank 1 dies and a destroyed die of one's own comes back; which one is the owner's choice. */
const listNecromancer = (state: WrestlersState, own: Dice, target: Seat, out: Int32Array, from: number): number => {
  let n = from;
  if (countOf(own, HERO) === 0 || countOf(state.combat[target], 1) === 0) return n;
  const bare = actions.attack(actions.NECROMANCER, HERO, target, 1);
  const revivals = listRevivals(state, bare, out, n);
  if (revivals === n && state.rules.necromancerAlways) out[n++] = bare;
  return Math.max(n, revivals);
};

/** Adds to `base` each choice of one destroyed die of the active seat, by destroyer and face. */
const listRevivals = (state: WrestlersState, base: number, out: Int32Array, from: number): number => {
  const { seats } = state.rules;
  let n = from;
  for (let killer = 0; killer < seats; killer++) {
    const lost = state.lost[state.active * seats + killer];
    if (lost === 0) continue;
    for (let face = 1; face <= RANKS; face++) {
      if (countOf(lost, face) > 0) out[n++] = actions.reviving(base, actions.revival(face, killer));
    }
  }
  return n;
};

/** Adds to `base` each choice of two destroyed dice. */
const listPairs = (state: WrestlersState, base: number, out: Int32Array, from: number): number => {
  const singles = listRevivals(state, base, out, from);
  const { seats } = state.rules;
  // The choices of one die stand in `out` from `from` on; each is paired with itself, if there are two, and those after it.
  let n = singles;
  for (let i = from; i < singles; i++) {
    const first = actions.firstRevivalOf(out[i]);
    const lost = state.lost[state.active * seats + actions.killerOf(first)];
    if (countOf(lost, actions.faceOf(first)) > 1) out[n++] = actions.reviving(base, first, first);
    for (let j = i + 1; j < singles; j++) out[n++] = actions.reviving(base, first, actions.firstRevivalOf(out[j]));
  }
  return n;
};

/** A4: one Horde brings back one die, three bring back one or two; under `guide` one brings back one or two. */
const listHordes = (state: WrestlersState, own: Dice, out: Int32Array, from: number): number => {
  const hordes = countOf(own, SPECIAL);
  if (hordes === 0) return from;
  const one = actions.attack(actions.HORDE, SPECIAL, 0, 0);
  if (state.rules.hordeRevivesTwo) return listPairs(state, one, out, from);
  const n = listRevivals(state, one, out, from);
  return hordes >= 3 ? listPairs(state, actions.attack(actions.THREE_HORDES, SPECIAL, 0, 0), out, n) : n;
};

/** A5 Luchador and a rank-1 Wrestler against any die; A6 a Ring challenges any die. W1: dice in a cup only by option. */
const listTagTeamAndCage = (state: WrestlersState, own: Dice, target: Seat, out: Int32Array, from: number): number => {
  const tagTeam = countOf(own, HERO) > 0 && countOf(own, 1) > 0;
  const cage = countOf(own, SPECIAL) > 0 && state.rules.cageMatches;
  const inCup = state.rules.options.cupTargets && state.cup[target] > 0;
  let n = from;
  for (let kind = actions.TAG_TEAM; kind <= actions.CAGE_MATCH; kind++) {
    if (kind === actions.TAG_TEAM ? !tagTeam : !cage) continue;
    const attacker = kind === actions.TAG_TEAM ? HERO : SPECIAL;
    if (inCup) out[n++] = actions.attack(kind, attacker, target, actions.IN_CUP);
    for (let rank = 1; rank <= RANKS; rank++) {
      if (countOf(state.combat[target], rank) > 0) out[n++] = actions.attack(kind, attacker, target, rank);
    }
  }
  return n;
};

/**
 * Lists the rallies: every part of the dice in combat, from all of them down to none. With an empty cup none is no rally.
 * The list grows rank by rank: those so far, once more for each die of the rank that stays.
 */
const listRallies = (state: WrestlersState, out: Int32Array, from: number): number => {
  const all = state.combat[state.active];
  out[from] = all;
  let n = from + 1;
  for (let rank = 1; rank <= RANKS; rank++) {
    const block = n;
    for (let k = 1, stay = die(rank); k <= countOf(all, rank); k++, stay += die(rank)) {
      for (let i = from; i < block; i++) out[n++] = out[i] - stay;
    }
  }
  return state.cup[state.active] === 0 ? n - 1 : n;
};

/** The number of rallies. */
export const rallyCount = (state: WrestlersState): number => {
  const all = state.combat[state.active];
  let parts = 1;
  for (let left = all; left !== 0; left >>= 4) parts *= (left & 15) + 1;
  return state.cup[state.active] === 0 ? parts - 1 : parts;
};

/** The k-th rally of the list. */
export const nthRally = (state: WrestlersState, k: number): Dice => {
  let rally = state.combat[state.active];
  let digits = k;
  for (let left = rally, one = 1; left !== 0 && digits > 0; left >>= 4, one <<= 4) {
    const base = (left & 15) + 1;
    const rest = (digits / base) | 0;
    rally -= (digits - rest * base) * one;
    digits = rest;
  }
  return rally;
};
