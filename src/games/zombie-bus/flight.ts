import { FORBIDDEN } from './rules.js';
import type { BusState } from './state.js';
import { has } from './table.js';

/** The chance that a seat in play flees before the end where there is no rescue: from an open van, or once it opens. */
const FLEES = 0.2;
const FLEES_LATER = 0.08;
/** How likely one who has fewer points so far has more in the end. */
const OVERTAKES = 0.4;
/** The chance that a zombified hero is saved in time, where all are rescued. */
const SAVED = 0.03;

/** The chance to win of a seat: with all who are rescued, or as the best of those who fled (B10). */
export const chanceToWin = (state: BusState, seat: number, rescue: number): number => {
  if (has(state.zombified, seat)) return SAVED * rescue;
  const leads = chanceToLead(state, seat);
  return isGone(state, seat) ? (1 - rescue) * leads : rescue + (1 - rescue) * flightChance(state) * leads;
};

const isGone = (state: BusState, seat: number): boolean =>
  has(state.fled, seat) || (state.fleeing && seat === state.active);

const flightChance = ({ notch, rules }: BusState): number => {
  if (notch === rules.lastNotch) return 0;
  return rules.track[notch] === FORBIDDEN ? FLEES_LATER : FLEES;
};

/** The chance that of all who flee a seat has most points, if it flees; an equal share counts in part. */
const chanceToLead = (state: BusState, seat: number): number => {
  const points = state.points(seat);
  const gone = isGone(state, seat);
  const flees = flightChance(state);
  let chance = 1;
  for (let p = 0; p < state.rules.seats; p++) {
    if (p === seat || has(state.zombified, p)) continue;
    const ahead = state.points(p) > points ? 1 : state.points(p) === points ? 0.5 : 0;
    if (!isGone(state, p)) chance *= 1 - flees * Math.max(OVERTAKES, ahead);
    else if (gone) chance *= 1 - ahead;
    else chance *= ahead === 1 ? OVERTAKES : 1 - (1 - OVERTAKES) * ahead;
  }
  return chance;
};
