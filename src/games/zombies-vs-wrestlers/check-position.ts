import { UserError } from '../../core/errors.js';
import type { Seat } from '../../core/game.js';
import { IN_CUP } from './actions.js';
import { countOf, SPECIAL } from './dice.js';
import { ACTION, CAGE, FIRST, OVER, PHASES, PICK, RALLY, RUMBLE, SACRIFICE, SETUP } from './phases.js';
import type { Position } from './position.js';
import { type Seats, seatCount, seatsIn, seatsOf } from './seats.js';
import type { WrestlersState } from './state.js';

export const wrong = (field: string, problem: string): UserError => new UserError(`The position: ${field} ${problem}.`);

/** The fields that only some phases have. */
const PHASES_WITH = {
  acting: [SETUP, RALLY, CAGE, RUMBLE, SACRIFICE],
  challenged: [CAGE],
  waiting: [FIRST, PICK, SACRIFICE],
  champion: [SACRIFICE],
  end: [OVER],
} as const;

/** Refuses a position that its phase can't have: one that no play reaches, or from which none goes on. */
export const checkPosition = (state: WrestlersState, position: Position): void => {
  checkFields(state, position);
  checkCounters(state);
  checkRolled(state);
  checkAlive(state);
  if (state.phase === RALLY || state.phase === CAGE) checkActing(state);
  if (state.phase === CAGE) checkCageMatch(state, position);
  if (state.phase === FIRST && seatCount(state.waiting) < 2) throw wrong('waiting', 'must list the seats that tie');
  if (state.phase === PICK) checkPick(state, position);
  if (state.phase === SACRIFICE) checkSacrifice(state, position);
  if (state.phase === OVER) checkEnd(state, position);
};

const checkFields = (state: WrestlersState, position: Position): void => {
  for (const [field, phases] of Object.entries(PHASES_WITH)) {
    const given = position[field as keyof typeof PHASES_WITH];
    const empty = given === undefined || (Array.isArray(given) && given.length === 0);
    if (empty || (phases as readonly number[]).includes(state.phase)) continue;
    throw wrong(field, `belongs to the phase ${phases.map((phase) => PHASES[phase]).join(' or ')} alone`);
  }
};

const checkCounters = (state: WrestlersState): void => {
  const { maxTurns, stalemateTurns } = state.rules.options;
  const before = state.phase === SETUP || state.phase === FIRST;
  if (before && state.turn !== 0) throw wrong('turn', 'must be 0 until the first turn');
  if (!before && (state.turn < 1 || state.turn > maxTurns)) throw wrong('turn', `must be from 1 to ${maxTurns}`);
  const most = before ? 0 : state.phase === OVER ? stalemateTurns : stalemateTurns - 1;
  if (state.quiet > most) throw wrong('quiet', `must be at most ${most} here`);
};

/** Where all seats roll all their dice, those that have rolled have an empty cup, and the others nothing in combat. */
const checkRolled = (state: WrestlersState): void => {
  const { phase, active, acting, rules } = state;
  if (phase === ACTION || phase === RALLY || phase === CAGE || phase === OVER) return;
  const from = phase === RUMBLE ? active : 0;
  const order = (seat: Seat): number => (seat - from + rules.seats) % rules.seats;
  for (let p = 0; p < rules.seats; p++) {
    const rolled = (phase !== SETUP && phase !== RUMBLE) || order(p) < order(acting);
    if (rolled && state.cup[p] > 0) throw wrong(`seats.${p}.cup`, 'must be 0: this seat has rolled all its dice');
    if (!rolled && state.combat[p] !== 0) {
      throw wrong(`seats.${p}.combat`, 'must be empty: this seat is still to roll all its dice');
    }
    if ((phase === SETUP || phase === FIRST) && state.diceInPlay(p) < rules.dice) {
      throw wrong(`seats.${p}.destroyed`, 'must be empty until the first turn');
    }
  }
};

const checkAlive = (state: WrestlersState): void => {
  const { phase, active, acting } = state;
  if (phase === OVER) return;
  if (seatCount(state.alive()) < 2) throw wrong('seats', 'leaves one seat alone with dice: the game is over');
  if (state.diceInPlay(active) === 0) throw wrong('active', `is seat ${active}, which has no dice`);
  const rolls = phase === SETUP || phase === RALLY || phase === RUMBLE;
  if (rolls && state.cup[acting] === 0) throw wrong('acting', `is seat ${acting}, which has no dice to roll`);
  if ((phase === RUMBLE || phase === PICK || phase === SACRIFICE) && state.isZombies(active)) {
    throw wrong('active', 'must play wrestlers for a royal rumble');
  }
};

const checkActing = (state: WrestlersState): void => {
  if (state.acting !== state.active) throw wrong('acting', 'must be the active seat');
};

const checkCageMatch = (state: WrestlersState, position: Position): void => {
  const { active, target, targetRank, rules } = state;
  if (!position.challenged) throw wrong('challenged', 'is missing: a cage match needs the seat and rank of the die');
  if (!rules.cageMatches) throw wrong('phase', 'is a cage match, which the option ring=guide does not have');
  if (target === active) throw wrong('challenged', 'must be a die of another seat');
  if (targetRank === IN_CUP && !rules.options.cupTargets) {
    throw wrong('challenged', 'is a die in the cup (rank 0), which needs the option cupTargets');
  }
  const there = targetRank === IN_CUP ? state.cup[target] : countOf(state.combat[target], targetRank);
  if (there === 0) throw wrong('challenged', `is a die of rank ${targetRank} that seat ${target} does not have`);
  if (state.isZombies(active) || countOf(state.combat[active], SPECIAL) === 0) {
    throw wrong('active', 'must have a Ring in combat for a cage match');
  }
};

/** The seats that tie for the most sixes follow from the dice; where they are given they must agree. */
const checkPick = (state: WrestlersState, position: Position): void => {
  const tied = state.mostSpecials();
  if (seatCount(tied) < 2) throw wrong('seats', 'have no tie for the most rank 6: there is no winner to pick');
  agreeOnWaiting(state, position, tied);
};

/** So do the seats still to destroy a die: those with dice that come after the acting one, and are not the champion. */
const checkSacrifice = (state: WrestlersState, position: Position): void => {
  const { acting, active, champion, rules } = state;
  if (position.champion === undefined || champion === acting || state.diceInPlay(champion) === 0) {
    throw wrong('champion', 'must be the winner of the rumble: a seat with dice other than the acting one');
  }
  if (state.diceInPlay(acting) === 0) throw wrong('acting', `is seat ${acting}, which has no dice`);
  const order = (seat: Seat): number => (seat - active - 1 + rules.seats) % rules.seats;
  const later = seatsIn(state.alive()).filter((seat) => seat !== champion && order(seat) > order(acting));
  agreeOnWaiting(state, position, seatsOf(later));
};

const agreeOnWaiting = (state: WrestlersState, position: Position, seats: Seats): void => {
  if (position.waiting.length > 0 && state.waiting !== seats) {
    throw wrong('waiting', `must be ${JSON.stringify(seatsIn(seats))}, or be left out`);
  }
  state.waiting = seats;
};

const checkEnd = (state: WrestlersState, { end }: Position): void => {
  if (!end) throw wrong('end', 'is missing: a game that is over needs its reason and leaders');
  const alive = state.alive();
  if (state.leaders & ~alive) throw wrong('end.leaders', 'must be seats with dice');
  const alone = seatCount(alive) === 1;
  if (alone !== (end.reason === 'eliminated')) {
    throw wrong(
      'end.reason',
      alone ? 'must be eliminated: one seat has dice' : 'is eliminated, but several seats have dice',
    );
  }
  if (end.reason === 'capped' && state.leaders !== alive) throw wrong('end.leaders', 'must be all seats with dice');
};

export const checkSeat = (field: string, seat: Seat | undefined, seats: number): void => {
  if (seat !== undefined && seat >= seats) throw wrong(field, `is seat ${seat}, but the seats are 0 to ${seats - 1}`);
};
