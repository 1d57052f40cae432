import { type Chart, type Mission, missionsOf } from '../core/campaign.js';

/** What can be reached in a campaign. */
export interface Milestone {
  readonly kind: 'envelope' | 'mission' | 'group' | 'passport' | 'chart';
  readonly name: string;
}

/** All that a chart holds, in this order: envelopes, missions, groups, the full chart, and the passport if it has one. */
export const milestonesOf = (chart: Chart): Milestone[] => [
  ...chart.envelopes.map((_, i) => ({ kind: 'envelope' as const, name: String(i + 1) })),
  ...missionsOf(chart).map(({ mission }) => ({ kind: 'mission' as const, name: mission })),
  ...chart.groups.map(({ group }) => ({ kind: 'group' as const, name: group })),
  { kind: 'chart', name: 'full' },
  ...(chart.passport ? [{ kind: 'passport' as const, name: 'complete' }] : []),
];

const DAYS_A_WEEK = 7;

/** The book of one campaign: it is told of the games in order, and keeps stickers, missions and envelopes. */
export class Campaign {
  /** Games finished. */
  games = 0;
  /** Envelopes opened. */
  opened = 0;
  /** By milestone: the game, from 1, after which it was reached; 0 before. */
  readonly reached: Int32Array;
  /** The missions marked, in the order in which they fell. */
  readonly marked: number[] = [];
  private stickers = 0;
  private inARow = 0;
  private readonly missions: readonly Mission[];
  private readonly groupOf: readonly number[];
  private readonly planned: readonly number[];
  private readonly firstMission: number;
  private readonly firstGroup: number;
  private readonly full: number;

  constructor(private readonly chart: Chart) {
    this.missions = missionsOf(chart);
    this.groupOf = chart.groups.flatMap(({ missions }, group) => missions.map(() => group));
    this.planned = chart.plan.map(({ mission }) => this.missions.findIndex((each) => each.mission === mission));
    this.firstMission = chart.envelopes.length;
    this.firstGroup = this.firstMission + this.missions.length;
    this.full = this.firstGroup + chart.groups.length;
    this.reached = new Int32Array(milestonesOf(chart).length);
  }

  /** A new campaign. */
  begin(): void {
    this.games = 0;
    this.opened = 0;
    this.reached.fill(0);
    this.marked.length = 0;
    this.stickers = 0;
    this.inARow = 0;
  }

  /** The chart is full. */
  get over(): boolean {
    return this.reached[this.full] > 0;
  }

  /** What is played next: an entry of the chart's plan, or after the last of them the group's own set-up. */
  get next(): number {
    const entry = this.planned.findIndex((mission) => !this.isMarked(mission));
    return entry < 0 ? this.planned.length : entry;
  }

  /** Takes a finished game: a sticker, at most one mission with its own, one for a whole group, and the passport's. */
  take(won: boolean, isSet: (flag: string) => boolean): void {
    this.games++;
    this.inARow = won ? this.inARow + 1 : 0;
    this.stick();
    const met = this.missions.findIndex((mission, i) => !this.isMarked(i) && this.isMet(mission, won, isSet));
    if (met >= 0) this.mark(met);
    if (this.games === this.chart.passport?.game.value) {
      this.reached[this.full + 1] = this.games;
      this.stick();
    }
  }

  private isMarked(mission: number): boolean {
    return this.reached[this.firstMission + mission] > 0;
  }

  private isMet({ flag, inARow, days }: Mission, won: boolean, isSet: (flag: string) => boolean): boolean {
    if (flag !== undefined) return isSet(flag);
    if (inARow) return this.inARow >= inARow.value;
    // The first game is on day 0.
    return won && (this.games - 1) * DAYS_A_WEEK >= (days?.value ?? 0) * this.chart.gamesAWeek.value;
  }

  private mark(mission: number): void {
    this.reached[this.firstMission + mission] = this.games;
    this.marked.push(mission);
    this.stick();
    const group = this.groupOf[mission];
    if (!this.groupOf.every((each, i) => each !== group || this.isMarked(i))) return;
    this.reached[this.firstGroup + group] = this.games;
    this.stick();
  }

  /** One more sticker on the chart, if it has room. */
  private stick(): void {
    const { envelopes, spaces } = this.chart;
    if (this.over) return;
    this.stickers++;
    while (this.opened < envelopes.length && envelopes[this.opened].space.value <= this.stickers)
      this.reached[this.opened++] = this.games;
    if (this.stickers >= spaces.value) this.reached[this.full] = this.games;
  }
}
