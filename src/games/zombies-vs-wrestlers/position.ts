import { z } from 'zod';
import { CHANCE, TERMINAL } from '../../core/game.js';
import { checkPosition, checkSeat, wrong } from './check-position.js';
import { countOf, diceOf, HERO, RANKS, ranksOf } from './dice.js';
import type { Faction } from './options.js';
import { ACTION, CAGE, FIRST, OVER, PHASES, PICK, SACRIFICE, SETUP } from './phases.js';
import { FACES } from './rolls.js';
import { END_REASONS } from './rules.js';
import { seatsIn, seatsOf } from './seats.js';
import type { WrestlersState } from './state.js';

const seat = z.int().min(0).max(3);
const count = z.int().min(0).max(1_000_000_000);
const ranks = z.array(z.int().min(1).max(RANKS));

const schema = z.strictObject({
  phase: z.enum(PHASES).default('action'),
  turn: count.optional(),
  active: seat.default(0),
  first: seat.optional(),
  quiet: count.default(0),
  acting: seat.optional(),
  challenged: z.strictObject({ seat, rank: z.int().min(0).max(RANKS) }).optional(),
  waiting: z.array(seat).default([]),
  champion: seat.optional(),
  end: z.strictObject({ reason: z.enum(END_REASONS), leaders: z.array(seat).min(1) }).optional(),
  seats: z.array(
    z.strictObject({
      faction: z.string().optional(),
      combat: ranks.default([]),
      cup: count.optional(),
      destroyed: z.union([ranks, z.record(z.string(), ranks)]).default([]),
    }),
  ),
  counts: z
    .strictObject({
      kills: z.array(count).length(7).default([0, 0, 0, 0, 0, 0, 0]),
      revivals: count.default(0),
      rallies: count.default(0),
      leadChanges: count.default(0),
      ahead: seat.optional(),
    })
    .prefault({}),
});

export type Position = z.output<typeof schema>;

/** The position with every field that is not at its default. */
export const positionOf = (state: WrestlersState): unknown => {
  const { seats, options } = state.rules;
  const acts = state.phase !== ACTION && state.phase !== OVER && state.phase !== FIRST && state.phase !== PICK;
  return {
    phase: PHASES[state.phase],
    turn: state.turn,
    active: state.active,
    first: state.first,
    quiet: state.quiet,
    ...(acts ? { acting: state.acting } : {}),
    ...(state.phase === CAGE ? { challenged: { seat: state.target, rank: state.targetRank } } : {}),
    ...(state.waiting !== 0 ? { waiting: seatsIn(state.waiting) } : {}),
    ...(state.phase === SACRIFICE ? { champion: state.champion } : {}),
    ...(state.endReason >= 0 ? { end: { reason: END_REASONS[state.endReason], leaders: seatsIn(state.leaders) } } : {}),
    seats: options.factions.map((faction, p) => ({
      faction,
      combat: ranksOf(state.combat[p]),
      cup: state.cup[p],
      destroyed: destroyedOf(state, p, seats),
    })),
    counts: {
      kills: [...state.kills],
      revivals: state.revivals,
      rallies: state.rallies,
      leadChanges: state.leadChanges,
      ...(state.ahead >= 0 ? { ahead: state.ahead } : {}),
    },
  };
};

/** With two seats a list of faces, since the other seat destroyed them all; with more, a list by destroyer. */
const destroyedOf = (state: WrestlersState, owner: number, seats: number): unknown => {
  const by = Array.from({ length: seats }, (_, killer) => ranksOf(state.lost[owner * seats + killer]));
  return seats === 2
    ? by[1 - owner]
    : Object.fromEntries(
        by.map((faces, killer) => [killer, faces]).filter(([, faces]) => (faces as number[]).length > 0),
      );
};

/** Becomes the position that JSON describes; what is left out is a plain turn of seat 0 with nothing destroyed. */
export const loadPosition = (state: WrestlersState, json: unknown): void => {
  const parsed = schema.safeParse(json);
  if (!parsed.success) {
    const issue = parsed.error.issues[0];
    throw wrong(issue.path.join('.') || 'the whole', `is wrong: ${issue.message}`);
  }
  const position = parsed.data;
  state.reset();
  loadSeats(state, position);
  loadProgress(state, position);
  checkPosition(state, position);
};

const loadSeats = (state: WrestlersState, position: Position): void => {
  const { seats, options, dice } = state.rules;
  if (position.seats.length !== seats) throw wrong('seats', `must be a list of ${seats}`);
  position.seats.forEach((given, p) => {
    const at = `seats.${p}`;
    if (given.faction !== undefined && given.faction !== options.factions[p]) {
      throw wrong(`${at}.faction`, `must be ${options.factions[p]}, as the option factions says`);
    }
    checkFaces(`${at}.combat`, given.combat, options.factions[p]);
    state.combat[p] = diceOf(given.combat);
    let left = dice - given.combat.length;
    for (const [killer, ranks] of destroyedEntries(given.destroyed, p, seats, at)) {
      checkFaces(`${at}.destroyed`, ranks, options.factions[p]);
      state.lost[p * seats + killer] = diceOf(ranks);
      left -= ranks.length;
    }
    state.cup[p] = given.cup ?? Math.max(0, left);
    if (state.cup[p] !== left) {
      throw wrong(at, `has ${dice - left + state.cup[p]} dice in combat, cup and destroyed together, not ${dice}`);
    }
    const counting = options.countHeroesFirst && position.phase === 'setup';
    if (countOf(state.combat[p], HERO) > 1 && !counting) throw wrong(`${at}.combat`, 'has more than one hero');
  });
};

const checkFaces = (field: string, ranks: readonly number[], faction: Faction): void => {
  const strange = ranks.find((rank) => !FACES[faction].includes(rank));
  if (strange !== undefined) throw wrong(field, `has a ${strange}, which ${faction} dice do not show`);
};

const destroyedEntries = (
  destroyed: Position['seats'][number]['destroyed'],
  owner: number,
  seats: number,
  at: string,
): [number, number[]][] => {
  if (Array.isArray(destroyed)) {
    if (seats > 2 && destroyed.length > 0) throw wrong(`${at}.destroyed`, 'must say by which seat: { "1": [5, 6] }');
    return destroyed.length > 0 ? [[1 - owner, destroyed]] : [];
  }
  return Object.entries(destroyed).map(([name, ranks]) => {
    const killer = Number(name);
    if (!Array.from({ length: seats }, (_, p) => String(p)).includes(name) || killer === owner) {
      throw wrong(`${at}.destroyed`, `names the seat "${name}", but must name another seat`);
    }
    return [killer, ranks];
  });
};

const loadProgress = (state: WrestlersState, position: Position): void => {
  const { seats } = state.rules;
  const { end, challenged, champion = 0, counts } = position;
  for (const field of ['active', 'first', 'acting', 'champion'] as const) checkSeat(field, position[field], seats);
  checkSeat('challenged.seat', challenged?.seat, seats);
  checkSeat('counts.ahead', counts.ahead, seats);
  for (const each of position.waiting) checkSeat('waiting', each, seats);
  for (const each of end?.leaders ?? []) checkSeat('end.leaders', each, seats);
  const phase = PHASES.indexOf(position.phase);
  const ownRoll = phase === SETUP || phase === ACTION || phase === OVER || phase === FIRST || phase === PICK;
  state.phase = phase;
  state.turn = position.turn ?? (phase === SETUP || phase === FIRST ? 0 : 1);
  state.active = position.active;
  state.first = position.first ?? position.active;
  state.quiet = position.quiet;
  state.acting = position.acting ?? (ownRoll ? 0 : position.active);
  state.target = challenged?.seat ?? 0;
  state.targetRank = challenged?.rank ?? 0;
  state.waiting = seatsOf(position.waiting);
  state.champion = champion;
  state.endReason = end ? END_REASONS.indexOf(end.reason) : -1;
  state.leaders = seatsOf(end?.leaders ?? []);
  state.kills.set(counts.kills);
  state.revivals = counts.revivals;
  state.rallies = counts.rallies;
  state.leadChanges = counts.leadChanges;
  state.ahead = counts.ahead ?? -1;
  // A rumble is noted when its turn ends, so between its sacrifices the lead is still what it was.
  if (counts.ahead === undefined && phase !== SACRIFICE) state.noteLead();
  state.seat = seatToAct(state);
};

const seatToAct = (state: WrestlersState): number => {
  if (state.phase === OVER) return TERMINAL;
  if (state.phase === ACTION || state.phase === PICK) return state.active;
  return state.phase === SACRIFICE ? state.acting : CHANCE;
};
