import type { Seat } from '../../core/game.js';
import * as actions from './actions.js';
import {
  countOf,
  type Dice,
  HERO,
  lowestRank,
  presentRanks,
  rankCount,
  ranksUpTo,
  SPECIAL,
  threesOf,
  twosOf,
} from './dice.js';
import { partsOf } from './parts.js';
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
  let n = 0;
  for (let left = presentRanks(state.combat[state.acting]); left !== 0; left &= left - 1) {
    out[n++] = actions.attack(actions.SACRIFICE, 0, state.acting, lowestRank(left));
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

/** The number of attacks that {@link listAttacks} lists, by arithmetic alone: what makes a random game quick. */
export const countAttacks = (state: WrestlersState): number => {
  const me = state.active;
  const own = state.combat[me];
  const zombies = state.isZombies(me);
  const revivals = zombies ? revivalCount(state) : 0;
  let n = 0;
  for (let p = 0; p < state.rules.seats; p++) {
    if (p === me) continue;
    const theirs = state.combat[p];
    n += countByRank(own, presentRanks(theirs));
    n += zombies ? countNecromancer(state, own, theirs, revivals) : countTagTeamAndCage(state, own, p);
  }
  if (zombies) return n + countHordes(state, own, revivals);
  return countOf(own, SPECIAL) >= state.rules.rumbleRings ? n + 1 : n;
};

/** A1 one die of rank 1 to 4 against an equal or lower one; A2 three of a rank against exactly the next. */
const listByRank = (own: Dice, target: Seat, theirs: Dice, out: Int32Array, from: number): number => {
  const present = presentRanks(theirs);
  let n = from;
  for (let rank = 1; rank <= 4; rank++) {
    const count = countOf(own, rank);
    if (count === 0) continue;
    for (let left = present & ranksUpTo(rank); left !== 0; left &= left - 1) {
      out[n++] = actions.attack(actions.SINGLE, rank, target, lowestRank(left));
    }
    if (count >= 3 && countOf(theirs, rank + 1) > 0) out[n++] = actions.attack(actions.TRIPLE, rank, target, rank + 1);
  }
  return n;
};

const countByRank = (own: Dice, present: number): number => {
  let n = rankCount(threesOf(own) & (present >> 4) & ranksUpTo(4));
  for (let rank = 1; rank <= 4; rank++) if (countOf(own, rank) > 0) n += rankCount(present & ranksUpTo(rank));
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

const countNecromancer = (state: WrestlersState, own: Dice, theirs: Dice, revivals: number): number => {
  if (countOf(own, HERO) === 0 || countOf(theirs, 1) === 0) return 0;
  return revivals === 0 && state.rules.necromancerAlways ? 1 : revivals;
};

/** Adds to `base` each choice of one destroyed die of the active seat, by destroyer and face. */
const listRevivals = (state: WrestlersState, base: number, out: Int32Array, from: number): number => {
  const { seats } = state.rules;
  let n = from;
  for (let killer = 0; killer < seats; killer++) {
    const lost = state.lost[state.active * seats + killer];
    if (lost === 0) continue;
    for (let left = presentRanks(lost); left !== 0; left &= left - 1) {
      out[n++] = actions.reviving(base, actions.revival(lowestRank(left), killer));
    }
  }
  return n;
};

const revivalCount = (state: WrestlersState): number => {
  const { seats } = state.rules;
  let n = 0;
  for (let i = state.active * seats; i < (state.active + 1) * seats; i++) n += rankCount(presentRanks(state.lost[i]));
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

const countHordes = (state: WrestlersState, own: Dice, revivals: number): number => {
  const hordes = countOf(own, SPECIAL);
  if (hordes === 0 || revivals === 0) return 0;
  if (hordes < 3 && !state.rules.hordeRevivesTwo) return revivals;
  let twice = 0;
  for (let killer = 0, { seats } = state.rules; killer < seats; killer++) {
    twice += rankCount(twosOf(state.lost[state.active * seats + killer]));
  }
  const pairs = revivals + twice + (revivals * (revivals - 1)) / 2;
  return state.rules.hordeRevivesTwo ? pairs : revivals + pairs;
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
    for (let left = presentRanks(state.combat[target]); left !== 0; left &= left - 1) {
      out[n++] = actions.attack(kind, attacker, target, lowestRank(left));
    }
  }
  return n;
};

const countTagTeamAndCage = (state: WrestlersState, own: Dice, target: Seat): number => {
  const tagTeam = countOf(own, HERO) > 0 && countOf(own, 1) > 0 ? 1 : 0;
  const cage = countOf(own, SPECIAL) > 0 && state.rules.cageMatches ? 1 : 0;
  const inCup = state.rules.options.cupTargets && state.cup[target] > 0 ? 1 : 0;
  return (tagTeam + cage) * (inCup + rankCount(presentRanks(state.combat[target])));
};

/** Lists the rallies: every part of the dice in combat, largest first. With an empty cup the last, none, is no rally. */
const listRallies = (state: WrestlersState, out: Int32Array, from: number): number => {
  const parts = partsOf(state.combat[state.active]);
  const rallies = state.cup[state.active] === 0 ? parts.some : parts.all;
  out.set(rallies, from);
  return from + rallies.length;
};

/** The number of rallies. */
export const rallyCount = (state: WrestlersState): number => {
  let parts = 1;
  for (let left = state.combat[state.active]; left !== 0; left >>= 4) parts = Math.imul(parts, (left & 15) + 1);
  return state.cup[state.active] === 0 ? parts - 1 : parts;
};

/** The k-th rally of the list. */
export const nthRally = (state: WrestlersState, k: number): Dice => {
  let rally = state.combat[state.active];
  let digits = k;
  for (let left = rally, one = 1; digits > 0; left >>= 4, one <<= 4) {
    const base = (left & 15) + 1;
    const rest = (digits / base) | 0;
    rally -= Math.imul(digits - Math.imul(rest, base), one);
    digits = rest;
  }
  return rally;
};
