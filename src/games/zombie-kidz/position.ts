import { z } from 'zod';
import { UserError } from '../../core/errors.js';
import { CHANCE, TERMINAL } from '../../core/game.js';
import { FIRST_ENTRYWAY, SPACES, spaceOf } from './board.js';
import { END_REASONS } from './rules.js';
import { entrywayNumbers, type KidzState } from './state.js';

const space = z.enum(SPACES);
const count = z.int().min(0).max(1_000_000_000);

const schema = z.strictObject({
  turn: z.int().min(1).default(1),
  active: z.int().min(0).max(3).default(0),
  die: z.enum(['toRoll', 'rolled']).default('rolled'),
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

const wrong = (field: string, problem: string): UserError => new UserError(`The position: ${field} ${problem}.`);

/** Becomes the position that JSON describes; left out, heroes stand in red, and the reserve holds what is not on the board. */
export const loadPosition = (state: KidzState, json: unknown): void => {
  const parsed = schema.safeParse(json);
  if (!parsed.success) {
    const [issue] = parsed.error.issues;
    throw wrong(issue.path.join('.') || 'the whole', `is wrong: ${issue.message}`);
  }
  state.reset();
  loadBoard(state, parsed.data);
  loadProgress(state, parsed.data);
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

const loadProgress = (state: KidzState, { turn, active, die, end, counts }: Position): void => {
  const { players, options, locks } = state.rules;
  if (active >= players) throw wrong('active', `is seat ${active}, but the seats are 0 to ${players - 1}`);
  if (turn > options.maxTurns) throw wrong('turn', `is ${turn}, beyond maxTurns, ${options.maxTurns}`);
  state.turn = turn;
  state.active = active;
  state.endReason = end === undefined ? -1 : END_REASONS.indexOf(end);
  const going = die === 'toRoll' ? CHANCE : active;
  state.seat = end === undefined ? going : TERMINAL;
  const crowd = Math.max(...state.zombies);
  state.eliminations = counts.eliminations;
  state.lowestReserve = Math.min(counts.lowestReserve ?? state.reserve, state.reserve);
  state.largestCrowd = Math.max(counts.largestCrowd ?? crowd, crowd);
  state.forcedExits = counts.forcedExits;
  state.stuckTurns = counts.stuckTurns;
  if (end === undefined && state.lockCount >= locks && !state.rules.clearNeeded) {
    throw wrong('locked', `has ${state.lockCount} entryways: the game is won`);
  }
};
