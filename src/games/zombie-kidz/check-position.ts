import { UserError } from '../../core/errors.js';
import { entrywayNumbers, FIRST_ENTRYWAY, SPACES } from './board.js';
import { END_REASONS } from './rules.js';
import type { KidzState } from './state.js';

export const wrong = (field: string, problem: string): UserError => new UserError(`The position: ${field} ${problem}.`);

/** Refuses a position that no play could reach. */
export const checkPosition = (state: KidzState): void => {
  checkEntryways(state);
  checkCounts(state);
  if (state.endReason < 0) checkGoing(state);
  else CHECK_END[END_REASONS[state.endReason]](state);
  if (state.rules.crowdLoses && END_REASONS[state.endReason] !== 'crowded' && crowdedSpaces(state).length > 0) {
    throw wrong('heroes', 'has one among a crowd, which by crowdRule=lose ends the game');
  }
};

const heroesAt = (state: KidzState, space: number): number => state.hero.filter((at) => at === space).length;

/** The spaces closed by a crowd on which a hero stands. */
const crowdedSpaces = ({ hero, zombies, rules }: KidzState): number[] =>
  [...new Set(hero)].filter((space) => zombies[space] >= rules.crowd);

const checkEntryways = (state: KidzState): void => {
  for (const entryway of entrywayNumbers) {
    const space = FIRST_ENTRYWAY + entryway;
    const name = SPACES[space];
    const barred = state.rules.lockNeedsClear && state.zombies[space] > 0;
    if (state.zombies[space] > 1) {
      throw wrong(
        `zombies.${name}`,
        `is ${state.zombies[space]}, but only the one of the start is ever on an entryway`,
      );
    }
    if (state.isLocked(entryway) && barred) {
      throw wrong('locked', `has ${name}, where a zombie is: by lockNeedsClear it can't be locked`);
    }
    if (!state.isLocked(entryway) && !barred && heroesAt(state, space) > 1) {
      throw wrong('heroes', `has two on ${name}, which would be locked`);
    }
  }
};

const checkCounts = (state: KidzState): void => {
  const { turn, reserve, rules, zombies } = state;
  const { options } = rules;
  const taken = ENDS_AFTER_MOVE.includes(END_REASONS[state.endReason]) ? turn : turn - 1;
  const range = (name: string, value: number, low: number, high: number): void => {
    if (value < low || value > high) throw wrong(`counts.${name}`, `is ${value}, but must be from ${low} to ${high}`);
  };
  range('eliminations', state.eliminations, 0, taken * rules.eliminate);
  range('lowestReserve', state.lowestReserve, 0, Math.min(reserve, rules.reserve));
  range('largestCrowd', state.largestCrowd, Math.max(1, ...zombies), options.zombies);
  range('forcedExits', state.forcedExits, 0, rules.crowdLoses ? 0 : taken);
  range('stuckTurns', state.stuckTurns, 0, rules.crowdLoses ? 0 : taken - state.forcedExits);
};

const ENDS_AFTER_MOVE: readonly string[] = ['locked', 'cleared', 'capped'];

const checkGoing = (state: KidzState): void => {
  const win = END_REASONS[state.winReason()];
  if (win === 'locked') throw wrong('locked', `has ${state.lockCount} entryways: the game is won`);
  if (win === 'cleared') throw wrong('zombies', 'has none on the board: the game is won');
};

const checkWin = (state: KidzState): void => {
  const win = END_REASONS[state.winReason()];
  const given = END_REASONS[state.endReason];
  if (win !== given) throw wrong('end', `is ${given}, but locks and zombies are not those of such a win`);
};

const CHECK_END: Record<(typeof END_REASONS)[number], (state: KidzState) => void> = {
  locked: (state) => {
    checkWin(state);
    const { hero, active, lockCount, rules } = state;
    if (lockCount > rules.locks) throw wrong('locked', `has ${lockCount} entryways, but ${rules.locks} ended the game`);
    if (hero[active] < FIRST_ENTRYWAY || heroesAt(state, hero[active]) < 2) {
      throw wrong('heroes', `must have seat ${active} and another on the entryway that was locked last`);
    }
  },
  cleared: checkWin,
  overrun: (state) => {
    checkGoing(state);
    if (state.reserve > 0) throw wrong('end', `is overrun, but the reserve has ${state.reserve} zombies`);
  },
  crowded: (state) => {
    checkGoing(state);
    if (!state.rules.crowdLoses) throw wrong('end', 'is crowded, which needs crowdRule=lose');
    const spaces = crowdedSpaces(state);
    // The last zombie made the crowd: any hero among an earlier one had ended the game before.
    if (spaces.length !== 1 || state.zombies[spaces[0]] !== state.rules.crowd) {
      throw wrong('heroes', `must have one space with heroes among a crowd, of ${state.rules.crowd} zombies`);
    }
  },
  capped: (state) => {
    checkGoing(state);
    const { maxTurns } = state.rules.options;
    if (state.turn !== maxTurns) throw wrong('end', `is capped, but turn ${state.turn} is not maxTurns, ${maxTurns}`);
  },
};
