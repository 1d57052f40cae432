import type { Seat } from '../../core/game.js';
import { FinalDice } from './final-dice.js';
import { Flight } from './flight.js';
import * as phases from './phases.js';
import { Plans } from './plans.js';
import type { Rules } from './rules.js';
import { Standing } from './standing.js';
import type { BusState } from './state.js';
import { KINDS, WEAPON } from './tokens.js';
import { TurnValues } from './turn-values.js';
import { at, BETWEEN, FEATURES, type Weights } from './weights.js';

/** The chance that a bus about to be overrun is saved by a token. */
const WEAPON_SAVES = 0.8;
const NOTHING_SAVES = 0.01;

// The engine folds a module's own constants into its code, but loads an imported one each time.
const { AFTER_CHARGES, ASSIGN, DRAW, GIVE, ROLL, WINDOW } = phases;

const SPARE_0 = at('spare0');

/** The dice and the zombie that are to come are weighed by the evaluation itself. */
export const weighsChance = ({ phase, turn }: BusState): boolean => phase === ROLL || (phase === DRAW && turn > 0);

/** Makes the evaluation: the chance of a rescue, and of being the best of those who fled where there is none. */
export const evaluationOf = (
  rules: Rules,
  weights: Weights = BETWEEN,
): ((state: BusState, out: Float64Array) => void) => {
  const standing = new Standing(rules);
  const between = Float64Array.from(FEATURES, (name) => weights[name]);
  const plans = new Plans(rules, between);
  let final: FinalDice | undefined;
  const turnValues = new TurnValues(rules, (state, dice, lattice, out) => {
    final ??= new FinalDice(rules, between, lattice);
    const odds = readEnd(state, state.nextInPlay(state.active));
    final.write(state, standing, dice, odds, out);
  });
  const flight = new Flight(rules);
  const { seats } = rules;
  const withPoints = rules.options.utility === 'points';

  const chanceOfRescue = (state: BusState): number => {
    if (state.freed === rules.tiles.count) return 1;
    if (turnValues.applies(state)) return turnValues.valueOf(state);
    return state.phase === ASSIGN ? withDice(state) : withoutDice(state);
  };

  const readEnd = (state: BusState, next: Seat): number => {
    const { features } = standing;
    standing.read(state, next);
    if (standing.spare < 0) features[SPARE_0] = 1;
    return dot(features, between);
  };

  const withDice = (state: BusState): number => {
    const odds = readEnd(state, state.nextInPlay(state.active));
    plans.find(state, standing);
    return plans.survival * logistic(odds + plans.gain);
  };

  const withoutDice = (state: BusState): number => {
    const ended = state.phase === WINDOW && state.window === AFTER_CHARGES;
    const begins = state.turn > 0 && (state.phase === DRAW || (state.phase === GIVE && !state.fleeing));
    const odds = readEnd(state, begins ? state.active : state.nextInPlay(state.active));
    if (standing.spare >= 0 || begins || state.turn === 0) return logistic(odds);
    return (ended && holdsWeapon(state) ? WEAPON_SAVES : NOTHING_SAVES) * logistic(odds);
  };

  return (state, out) => {
    const rescue = chanceOfRescue(state);
    flight.read(state);
    for (let p = 0; p < seats; p++) {
      out[p] = flight.chanceToWin(p, rescue);
      if (withPoints) out[p] += flight.points[p] / 1000;
    }
  };
};

const dot = (features: Float64Array, weights: Float64Array): number => {
  let sum = 0;
  for (let i = 0; i < features.length; i++) sum += features[i] * weights[i];
  return sum;
};

const logistic = (odds: number): number => 1 / (1 + Math.exp(-odds));

const holdsWeapon = (state: BusState): boolean => {
  for (let p = 0; p < state.rules.seats; p++) {
    if (state.inPlay(p) && state.held[p * KINDS + WEAPON] > 0) return true;
  }
  return false;
};
