import { UserError } from '../../core/errors.js';
import { size } from './dice.js';
import { HORDE, OVERRUN, RESCUED, SCATTERED } from './ending.js';
import { NOBODY, SUZANNE } from './heroes.js';
import { brokenInvariant } from './invariant.js';
import * as phases from './phases.js';
import type { Position } from './position.js';
import type { BusState } from './state.js';
import { has, NO_TILE, seatCount } from './table.js';
import { ENERGY_DRINK, MEGAPHONE } from './tokens.js';
import { cardOf, EXEMPT, placeOf, UNDISTRACTED } from './zombie.js';

export const wrong = (field: string, problem: string): UserError => new UserError(`The position: ${field} ${problem}.`);

/** Refuses a position that no play could reach, or from which none goes on. */
export const checkPosition = (state: BusState, position: Position): void => {
  checkHeroes(state);
  checkSeats(state);
  checkZombies(state);
  checkTiles(state);
  checkTurn(state, position);
  checkDice(state);
  checkPhase(state, position);
  checkEnd(state, position);
  const broken = brokenInvariant(state);
  if (broken !== null) throw wrong('the whole', `is impossible: ${broken}`);
};

const checkHeroes = ({ phase, hero, rules }: BusState): void => {
  hero.forEach((each, p) => {
    const field = `seats.${p}.hero`;
    if (each !== NOBODY && hero.indexOf(each) !== p) throw wrong(field, 'is that of another seat, too');
    if (each === NOBODY && phase > phases.HERO) throw wrong(field, 'is missing');
    if (each !== NOBODY && phase === phases.FIRST) throw wrong(field, 'is not known before the first seat is drawn');
    if (each !== NOBODY && rules.heroes && rules.heroes[p] !== each)
      throw wrong(field, 'is not the one of the option heroes');
  });
};

const checkSeats = (state: BusState): void => {
  const { seats, options } = state.rules;
  for (let p = 0; p < seats; p++) {
    if (state.zombiesOn(p) >= options.zombifyAt + state.freeZombies(p))
      throw wrong(`seats.${p}.zombies`, `are so many that they would have zombified the hero`);
    if (!state.inPlay(p) && state.zombiesOn(p) > 0)
      throw wrong(`seats.${p}.zombies`, 'must be empty: the hero is not in play');
    if (state.owed[p] > 0 && state.phase !== phases.TOKEN) throw wrong(`seats.${p}.owed`, 'belongs to the phase token');
  }
};

const inAssignment = ({ phase, turn, fleeing, window }: BusState): boolean =>
  phase === phases.ASSIGN ||
  phase === phases.TILE ||
  (phase === phases.TOP && turn > 0) ||
  (phase === phases.GIVE && fleeing) ||
  (phase === phases.WINDOW && window === phases.BEFORE_DONE);

/** The field in which a person wrote the zombie of a slot. */
const fieldOf = ({ zombies }: BusState, slot: number): string =>
  placeOf(zombies[slot]) === 0 ? 'bus' : `seats.${placeOf(zombies[slot]) - 1}.zombies`;

const checkZombies = (state: BusState): void => {
  const { zombies, assigned, count, rules } = state;
  for (let slot = 0; slot < count; slot++) {
    const name = rules.cards.names[cardOf(zombies[slot])];
    const field = fieldOf(state, slot);
    if (assigned[slot] > 0 && !state.begun) throw wrong(field, `has wounds assigned to ${name}, but begun is not true`);
    if ((zombies[slot] & UNDISTRACTED) === 0) {
      if (rules.cards.guarded[cardOf(zombies[slot])] === 0)
        throw wrong(field, `has ${name} distracted, which is no guard`);
      if (!inAssignment(state)) throw wrong(field, `has ${name} distracted, but nothing is assigned yet`);
    }
    if ((zombies[slot] & EXEMPT) !== 0) checkExempt(state, slot, field);
  }
};

const checkExempt = (state: BusState, slot: number, field: string): void => {
  const owner = placeOf(state.zombies[slot]) - 1;
  if (!state.rules.exemptFirst || owner < 0 || state.hero[owner] !== SUZANNE) {
    throw wrong(field, 'has a zombie exempt, which takes suzanneCurse=false and Suzanne');
  }
  for (let other = slot + 1; other < state.count; other++) {
    if ((state.zombies[other] & EXEMPT) !== 0) throw wrong(field, 'has more than one zombie exempt');
  }
};

const checkTiles = (state: BusState): void => {
  const { tiles } = state.rules;
  const rest = tiles.count - state.freed;
  if (rest < 0) throw wrong('seats', `have ${state.freed} tiles freed, but there are ${tiles.count}`);
  if (state.stack[0] + state.stack[1] !== rest) throw wrong('piles', `must hold the other ${rest} tiles`);
  for (let pile = 0; pile < 2; pile++) {
    const shown = state.top[pile] !== NO_TILE;
    if (shown && state.stack[pile] === 0) throw wrong(`piles.${pile}.top`, 'must be null: the pile is empty');
    if (!shown && state.stack[pile] > 0 && !isTopAwaited(state, pile)) throw wrong(`piles.${pile}.top`, 'is missing');
    if (shown && isTopAwaited(state, pile)) throw wrong(`piles.${pile}.top`, 'must be null: it is not turned up yet');
  }
  for (let look = 0; look < tiles.looks.length; look++) {
    if (state.hiddenOfLook(look) < 0)
      throw wrong('piles', `and the freed tiles have more of ${tiles.looks[look]} than there are`);
  }
  const purple = state.hiddenTiles - state.pinkHidden;
  if (state.pinkHidden < 0 || purple < 0)
    throw wrong('piles', `and the freed tiles do not have ${tiles.pinkCount} pink ones in all`);
};

const isTopAwaited = ({ phase, turn, drawingFrom }: BusState, pile: number): boolean => {
  if (phase === phases.FIRST || phase === phases.HERO) return true;
  return phase === phases.TOP && (turn === 0 ? pile >= drawingFrom : pile === drawingFrom);
};

const SET_UP: readonly number[] = [phases.FIRST, phases.HERO];
const IN_SET_UP: readonly number[] = [phases.FIRST, phases.HERO, phases.TOP, phases.DRAW, phases.OVER];

const checkTurn = (state: BusState, position: Position): void => {
  const { phase, turn, active, rules } = state;
  if (SET_UP.includes(phase) && turn !== 0) throw wrong('turn', 'must be 0 in the set-up');
  if (turn === 0 && !IN_SET_UP.includes(phase)) throw wrong('turn', 'must be at least 1 here');
  if (turn > rules.options.maxTurns) throw wrong('turn', `is beyond maxTurns, ${rules.options.maxTurns}`);
  if (turn === 0 && active !== state.first) throw wrong('active', 'must be the first seat in the set-up');
  const settled = state.phase === phases.PURSUE || (isWindow(state) && state.window === phases.AFTER_CHARGES);
  if (phase !== phases.OVER && turn > 0 && !settled && !state.inPlay(active))
    throw wrong('active', 'must be a seat in play');
  if (phase !== phases.OVER && state.nextInPlay(active) < 0) throw wrong('seats', 'has none in play: the game is over');
  if (phase !== phases.OVER && turn === 0 && (state.zombified | state.fled) !== 0)
    throw wrong('seats', 'are all in play in the set-up');
  if (position.resolving && phase !== phases.TOKEN) throw wrong('resolving', 'belongs to the phase token');
};

const isWindow = ({ phase, resolving }: BusState): boolean =>
  phase === phases.WINDOW || (phase === phases.TOKEN && !resolving);

/** Phases in which each field of the dice is at its first value. */
const checkDice = (state: BusState): void => {
  const { phase, rules, dice, rolling, diceInHand } = state;
  const all = size(dice) + rolling;
  if (diceInHand > rules.options.dice || all > diceInHand) {
    throw wrong(all > diceInHand ? 'diceInHand' : 'dice', `must be at most ${rules.options.dice}, and hold all dice`);
  }
  const whole = phase === phases.ROLL || phase === phases.REROLL;
  if (whole && all !== diceInHand)
    throw wrong('dice', `and rolling are ${all} together, but diceInHand is ${diceInHand}`);
  if ((phase === phases.ROLL) !== rolling > 0)
    throw wrong('rolling', phase === phases.ROLL ? 'is missing' : 'belongs to the phase roll');
  if (phase === phases.REROLL && (state.rolled === 0 || all === 0)) throw wrong('dice', 'must have been rolled');
  const rolls = rules.options.rolls + rules.tokens[ENERGY_DRINK];
  if (state.rolled > rolls) throw wrong('rolled', `must be at most ${rolls}`);
  if (state.extraRolls > rules.tokens[ENERGY_DRINK])
    throw wrong('extraRolls', `must be at most ${rules.tokens[ENERGY_DRINK]}`);
  if (state.extraFaces > rules.tokens[MEGAPHONE])
    throw wrong('extraFaces', `must be at most ${rules.tokens[MEGAPHONE]}`);
  const none = phase <= phases.DRAW || phase === phases.PURSUE || phase === phases.OVER;
  if (none && !(phase === phases.TOP && state.turn > 0) && (all > 0 || state.rolled > 0)) {
    throw wrong('dice', 'are not rolled in this phase');
  }
};

const checkPhase = (state: BusState, position: Position): void => {
  const { phase } = state;
  if (phase === phases.DRAW && state.pending === 0) throw wrong('pending', 'must be at least 1: a zombie is turned up');
  if (phase !== phases.DRAW && state.pending > 0) throw wrong('pending', 'belongs to the phase draw');
  if (phase === phases.DRAW && state.pile === 0) throw wrong('gone', 'leaves no card in the pile');
  if (phase === phases.HERO && state.hero[state.asked] !== NOBODY) throw wrong('asked', 'is a seat that has a hero');
  if (phase === phases.TILE && state.top[state.drawingFrom] === NO_TILE) throw wrong('pile', 'has no tile on top');
  if (phase === phases.TOP && state.stack[state.drawingFrom] === 0) throw wrong('pile', 'is an empty pile');
  if (phase === phases.TOKEN) checkToken(state);
  if (phase === phases.PURSUE) checkPursuer(state);
  if (phase === phases.WINDOW) checkWindow(state);
  if (phase === phases.GIVE && !state.canGive())
    throw wrong('seats', `gives seat ${state.active} nothing that it could give`);
  if (state.stage > 0 && !inAssignment(state)) throw wrong('stage', 'belongs to the assignment of dice');
  if (position.begun && !inAssignment(state)) throw wrong('begun', 'belongs to the assignment of dice');
  if (position.opened.length > 0 && !inAssignment(state)) throw wrong('opened', 'belongs to the assignment of dice');
  if (position.fleeing && !inAssignment(state) && !state.resolving)
    throw wrong('fleeing', 'belongs to the end of an assignment');
  if (has(state.opened, state.active)) throw wrong('opened', 'must be other seats');
  if (phase === phases.ASSIGN && state.stage < state.firstStage() && !state.begun) {
    throw wrong('stage', 'is cursed, which takes curseLift=atOnce and a zombie that forbids action faces');
  }
};

const checkToken = (state: BusState): void => {
  if (state.owed[state.drawingFrom] === 0) throw wrong('drawer', 'must be a seat that is owed a token');
  if (state.bagCount === 0) throw wrong('used', 'leaves no token to be drawn');
};

const checkPursuer = (state: BusState): void => {
  if (state.around === 0) throw wrong('bus', 'has no zombie that could pursue');
  if (!has(state.fled, state.active)) throw wrong('active', 'must be the seat that has fled');
  if (state.asked !== state.nextInPlay(state.active)) throw wrong('asked', 'must be the next seat in play');
};

const checkWindow = (state: BusState): void => {
  if (!state.inPlay(state.asked) || has(state.passed, state.asked)) {
    throw wrong('asked', 'must be a seat in play that has not passed');
  }
  if ((state.kindsHeld(state.asked) & state.usefulTokens()) === 0) {
    throw wrong('asked', 'is a seat that owns no token that would do something now');
  }
};

const checkEnd = (state: BusState, { end }: Position): void => {
  if (state.phase !== phases.OVER) {
    if (end !== undefined) throw wrong('end', 'belongs to the phase over');
    return;
  }
  if (end === undefined) throw wrong('end', 'is missing: a game that is over needs its reason');
  const rescued = state.freed === state.rules.tiles.count;
  const nobody = state.nextInPlay(state.active) < 0;
  if ((state.endReason === RESCUED) !== rescued && state.endReason !== HORDE) {
    throw wrong('end', rescued ? 'must be rescued: all tiles are freed' : 'is rescued, but not all tiles are freed');
  }
  if (state.endReason === SCATTERED && !nobody) throw wrong('end', 'is scattered, but there is a seat in play');
  if (state.endReason === OVERRUN && state.around + seatCount(state.zombified) < state.rules.options.busLimit) {
    throw wrong('end', 'is overrun, but there are fewer zombies around the bus');
  }
};
