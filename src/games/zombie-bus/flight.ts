import type { Seat } from '../../core/game.js';
import { FORBIDDEN, type Rules } from './rules.js';
import type { BusState } from './state.js';
import { has, type Seats } from './table.js';

/** The chance that a seat in play flees before the end where there is no rescue: from an open van, or once it opens. */
const FLEES = 0.2;
const FLEES_LATER = 0.08;
/** How likely one who has fewer points so far has more in the end. */
const OVERTAKES = 0.4;
/** The chance that a zombified hero is saved in time, where all are rescued. */
const SAVED = 0.03;

/** What becomes of each seat if there is a rescue and if there is none, in one position at a time. */
export class Flight {
  /** By seat. */
  readonly points: Int32Array;
  /** By seat: see {@link chanceToLead}. From one position to the next they are mostly the same. */
  private readonly leads: Float64Array;
  private gone: Seats = 0;
  private zombified: Seats = 0;
  /** The chance that a seat in play flees where there is no rescue. */
  private flees = 0;

  constructor(private readonly rules: Rules) {
    this.points = new Int32Array(rules.seats).fill(-1);
    this.leads = new Float64Array(rules.seats);
  }

  read(state: BusState): void {
    const { points, leads } = this;
    const gone = state.fled | (state.fleeing ? 1 << state.active : 0);
    const flees = this.chanceToFlee(state.notch);
    let changed = gone !== this.gone || state.zombified !== this.zombified || flees !== this.flees;
    this.gone = gone;
    this.zombified = state.zombified;
    this.flees = flees;
    for (let p = 0; p < points.length; p++) {
      const own = state.points(p);
      if (own !== points[p]) changed = true;
      points[p] = own;
    }
    if (changed) for (let p = 0; p < leads.length; p++) leads[p] = this.chanceToLead(p);
  }

  private chanceToFlee(notch: number): number {
    const { track, lastNotch } = this.rules;
    if (notch === lastNotch) return 0;
    return track[notch] === FORBIDDEN ? FLEES_LATER : FLEES;
  }

  /** The chance to win of a seat: with all who are rescued, or as the best of those who fled (B10). */
  chanceToWin(seat: Seat, rescue: number): number {
    if (has(this.zombified, seat)) return SAVED * rescue;
    const leads = this.leads[seat];
    return has(this.gone, seat) ? (1 - rescue) * leads : rescue + (1 - rescue) * this.flees * leads;
  }

  /** The chance that of all who flee a seat has most points, if it flees; an equal share counts in part. */
  private chanceToLead(seat: Seat): number {
    const { points, gone, zombified, flees } = this;
    const own = points[seat];
    const fled = has(gone, seat);
    let chance = 1;
    for (let p = 0; p < points.length; p++) {
      if (p === seat || has(zombified, p)) continue;
      const ahead = points[p] > own ? 1 : points[p] === own ? 0.5 : 0;
      if (!has(gone, p)) chance *= 1 - flees * Math.max(OVERTAKES, ahead);
      else if (fled) chance *= 1 - ahead;
      else chance *= ahead === 1 ? OVERTAKES : 1 - (1 - OVERTAKES) * ahead;
    }
    return chance;
  }
}
