import { z } from 'zod';
import { CHANCE, TERMINAL } from '../../core/game.js';
import { entrywayNumbers, FIRST_ENTRYWAY, SPACES, spaceOf } from './board.js';
import { checkPosition, wrong } from './check-position.js';
import { END_REASONS } from './rules.js';
import type { KidzState } from './state.js';

const space = z.enum(SPACES);
const count = z.int().min(0).max(1_000_000_000);

const schema = z.strictObject({
  turn: z.int().min(1).optional(),
  active: z.int().min(0).max(3).optional(),
  die: z.enum(['toRoll', 'rolled']).optional(),
  zombies: z.partialRecord(space, z.int().min(0).max(12)).default({}),
  heroes: z.array(space).optional(),
  locked: z.array(z.enum(['ne', 'se', 'sw', 'nw'])).default([]),
  reserve: z.int().min(0).max(12).optional(),
  end: z.enum(END_REASONS).optional(),
  counts: z
    .strictObject({
      eliminations: count.default(0),
      lowestReserve: count.optional(),
      largestCrowd: count.optional(),
      forcedExits: count.default(0),
      stuckTurns: count.default(0),
    })
    .prefault({}),
});

type Position = z.output<typeof schema>;

/** The position: zombies by space, heroes by seat. */
export const positionOf = (state: KidzState): unknown => ({
  turn: state.turn,
  active: state.active,
  ...(state.endReason >= 0
    ? { end: END_REASONS[state.endReason] }
    : { die: state.seat === CHANCE ? 'toRoll' : 'rolled' }),
  heroes: [...state.hero].map((at) => SPACES[at]),
  zombies: Object.fromEntries(SPACES.map((name, at) => [name, state.zombies[at]]).filter(([, there]) => there !== 0)),
  reserve: state.reserve,
  locked: entrywayNumbers
    .filter((entryway) => state.isLocked(entryway))
    .map((entryway) => SPACES[FIRST_ENTRYWAY + entryway]),
  counts: {
    eliminations: state.eliminations,
    lowestReserve: state.lowestReserve,
    largestCrowd: state.largestCrowd,
    forcedExits: state.forcedExits,
    stuckTurns: state.stuckTurns,
  },
});

/** Becomes the position that JSON describes; left out, heroes stand in red, and the reserve holds what is not on the board. */
export const loadPosition = (state: KidzState, json: unknown): void => {
  const parsed = schema.safeParse(json);
  if (!parsed.success) {
    const [issue] = parsed.error.issues;
    throw wrong(issue.path.join('.') || 'the whole', `is wrong: ${issue.message}`);
  }
  state.reset();
  loadBoard(state, parsed.data);
  loadTurn(state, parsed.data);
  loadCounts(state, parsed.data);
  checkPosition(state);
};

const loadBoard = (state: KidzState, { zombies, heroes, locked, reserve }: Position): void => {
  const { options, players } = state.rules;
  const placed = SPACES.map((name) => zombies[name] ?? 0);
  state.zombies.set(placed);
  const left = options.zombies - placed.reduce((sum, there) => sum + there, 0);
  if (left < 0 || (reserve !== undefined && reserve !== left)) {
    const sum = options.zombies - left + (reserve ?? 0);
    throw wrong('zombies', `and reserve are ${sum} together, not ${options.zombies}`);
  }
  state.reserve = left;
  if (heroes !== undefined && heroes.length !== players) throw wrong('heroes', `must be a list of ${players}`);
  heroes?.forEach((name, p) => {
    state.hero[p] = spaceOf(name);
  });
  if (new Set(locked).size !== locked.length) throw wrong('locked', 'names an entryway twice');
  for (const name of locked) state.locks |= 1 << (spaceOf(name) - FIRST_ENTRYWAY);
  state.lockCount = locked.length;
};

/** Turns go round from seat 0, so the turn tells whose it is. */
const loadTurn = (state: KidzState, { turn, active, die, end }: Position): void => {
  const { players, options } = state.rules;
  if (active !== undefined && active >= players) {
    throw wrong('active', `is seat ${active}, but the seats are 0 to ${players - 1}`);
  }
  state.turn = turn ?? (active ?? 0) + 1;
  state.active = (state.turn - 1) % players;
  if (active !== undefined && active !== state.active) {
    throw wrong('active', `is seat ${active}, but turn ${state.turn} is that of seat ${state.active}`);
  }
  if (state.turn > options.maxTurns) throw wrong('turn', `is ${state.turn}, beyond maxTurns, ${options.maxTurns}`);
  if (end !== undefined && die !== undefined) throw wrong('die', 'belongs to a game that goes on');
  state.endReason = end === undefined ? -1 : END_REASONS.indexOf(end);
  const going = die === 'toRoll' ? CHANCE : state.active;
  state.seat = end === undefined ? going : TERMINAL;
};

const loadCounts = (state: KidzState, { counts }: Position): void => {
  state.eliminations = counts.eliminations;
  state.lowestReserve = counts.lowestReserve ?? Math.min(state.reserve, state.rules.reserve);
  state.largestCrowd = counts.largestCrowd ?? Math.max(1, ...state.zombies);
  state.forcedExits = counts.forcedExits;
  state.stuckTurns = counts.stuckTurns;
};
