import { type Chart, missionsOf } from '../core/campaign.js';
import { type Campaign, type Milestone, milestonesOf } from '../match/campaign.js';
import { Histogram, type HistogramData } from './histogram.js';
import { type RatioData, RatioSums } from './ratio-sums.js';

/** A tally as plain data, a copy, that can be sent to another thread. */
export interface CampaignTallyData {
  readonly campaigns: number;
  readonly reached: readonly HistogramData[];
  readonly places: readonly HistogramData[];
  readonly wins: readonly RatioData[];
}

const sumsOf = (count: number): RatioSums[] => Array.from({ length: count }, () => new RatioSums());

/** Counts campaigns. As in {@link Tally} all sums are of whole numbers, so parts merge to the same numbers. */
export class CampaignTally {
  campaigns = 0;
  readonly milestones: readonly Milestone[];
  /** By milestone: the games after which it was reached, in those campaigns that reached it. */
  readonly reached: readonly Histogram[];
  /** By mission: as the how-manieth, from 1, it was marked. */
  readonly places: readonly Histogram[];
  /** Games won, the campaigns being the blocks: of all games, */
  readonly all = new RatioSums();
  /** by the number of envelopes that were open, */
  readonly byOpened: readonly RatioSums[];
  /** by what was played, */
  readonly bySetUp: readonly RatioSums[];
  /** and by the games before in the campaign. */
  readonly byGame: readonly RatioSums[];
  private readonly wins: readonly RatioSums[];

  /** @param setUps how many different ones are played */
  constructor(chart: Chart, setUps: number) {
    this.milestones = milestonesOf(chart);
    this.reached = this.milestones.map(() => new Histogram());
    this.places = missionsOf(chart).map(() => new Histogram());
    this.byOpened = sumsOf(chart.envelopes.length + 1);
    this.bySetUp = sumsOf(setUps);
    this.byGame = sumsOf(chart.spaces.value);
    this.wins = [this.all, ...this.byOpened, ...this.bySetUp, ...this.byGame];
  }

  /** Counts a game, before the campaign has taken it. */
  addGame({ opened, games }: Campaign, setUp: number, won: boolean): void {
    for (const sums of [this.all, this.byOpened[opened], this.bySetUp[setUp], this.byGame[games]]) sums.add(won);
  }

  /** Counts a campaign that is over, all games of which were added. */
  endCampaign({ reached, marked }: Campaign): void {
    this.campaigns++;
    for (const [i, game] of reached.entries()) if (game > 0) this.reached[i].add(game);
    for (const [place, mission] of marked.entries()) this.places[mission].add(place + 1);
    for (const sums of this.wins) sums.endBlock();
  }

  toData(): CampaignTallyData {
    return {
      campaigns: this.campaigns,
      reached: this.reached.map((histogram) => histogram.toData()),
      places: this.places.map((histogram) => histogram.toData()),
      wins: this.wins.map((sums) => sums.toData()),
    };
  }

  /** Adds other campaigns of the same chart and set-ups. */
  merge({ campaigns, reached, places, wins }: CampaignTallyData): void {
    this.campaigns += campaigns;
    reached.forEach((data, i) => {
      this.reached[i].mergeData(data);
    });
    places.forEach((data, i) => {
      this.places[i].mergeData(data);
    });
    wins.forEach((data, i) => {
      this.wins[i].merge(data);
    });
  }
}
