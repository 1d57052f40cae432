import { DRAWN, type GameInfo, WON } from '../core/game.js';
import type { GameRecord } from '../match/record.js';
import { Histogram, type HistogramData } from './histogram.js';
import type { Outcome } from './outcome.js';
import { type RatioData, RatioSums } from './ratio-sums.js';

/** Metrics that the match adds to those of every game. */
export const MATCH_METRICS = ['turns', 'plies', 'decisions'] as const;

/** A subject of win rates: the team of a cooperative game, a seat, a role, or an agent wherever it sits. */
export interface Subject {
  readonly kind: 'team' | 'seat' | 'role' | 'agent';
  readonly name: string;
}

/** The games of a cell in which the outcome came about, and those in which it did not. */
export const GROUPS = ['won', 'lost'] as const;

/** A tally as plain data, a copy, that can be sent to another thread. */
export interface TallyData {
  readonly games: number;
  readonly outcome: RatioData;
  readonly subjects: readonly { wins: RatioData; draws: number; returns: number }[];
  readonly ends: Float64Array;
  /** By group: the sums of legal actions, decisions and forced decisions. */
  readonly choices: Float64Array;
  /** By group and metric. */
  readonly histograms: readonly HistogramData[];
  readonly flags: readonly RatioData[];
}

/** In how many games a flag of the game was set. */
interface FlagCount {
  readonly name: string;
  /** Its place among the metrics of the game. */
  readonly metric: number;
  readonly sums: RatioSums;
}

interface SubjectCount {
  readonly wins: RatioSums;
  draws: number;
  /** In units of 1/returnUnit. */
  returns: number;
}

/**
 * Counts the games of a cell, block by block. All its sums are of whole numbers, so tallies of parts merge to the same
 * numbers however a cell was cut into parts.
 */
export class Tally {
  games = 0;
  readonly outcome = new RatioSums();
  readonly subjects: readonly Subject[];
  readonly counts: readonly SubjectCount[];
  readonly ends: Float64Array;
  readonly choices = new Float64Array(3 * GROUPS.length);
  readonly metrics: readonly string[];
  readonly histograms: readonly Histogram[];
  readonly flags: readonly FlagCount[];
  private readonly seatSubject: readonly number[];
  private readonly roleSubject: readonly number[];
  private readonly placeSubject: readonly number[];
  private readonly teamSubject: number;

  /**
   * @param agents the names of the agents at the places of the line-up
   * @param event the outcome studied; a tally that only merges needs none
   */
  constructor(
    info: GameInfo,
    agents: readonly string[],
    private readonly event: Outcome = () => false,
  ) {
    const subjects: Subject[] = [];
    const add = (kind: Subject['kind'], name: string): number => subjects.push({ kind, name }) - 1;
    this.teamSubject = info.cooperative ? add('team', 'team') : -1;
    this.seatSubject = Array.from({ length: info.seats }, (_, seat) => add('seat', String(seat)));
    this.roleSubject = info.roles.map((role) => add('role', role));
    const distinct = [...new Set(agents)];
    const firstAgent = subjects.length;
    for (const agent of distinct) add('agent', agent);
    this.placeSubject = agents.map((agent) => firstAgent + distinct.indexOf(agent));
    this.subjects = subjects;
    this.counts = subjects.map(() => ({ wins: new RatioSums(), draws: 0, returns: 0 }));
    this.ends = new Float64Array(info.endReasons.length);
    this.metrics = [...MATCH_METRICS, ...info.metrics.map(({ name }) => name)];
    this.histograms = GROUPS.flatMap(() => this.metrics.map(() => new Histogram()));
    this.flags = info.metrics.flatMap(({ name, kind }, metric) =>
      kind === 'flag' ? [{ name, metric, sums: new RatioSums() }] : [],
    );
  }

  /** Counts a game, and says whether the outcome came about in it. */
  add(record: GameRecord): boolean {
    const happened = this.event(record);
    this.games++;
    this.outcome.add(happened);
    if (this.teamSubject >= 0) this.addSubject(this.teamSubject, record, 0);
    for (let seat = 0; seat < record.result.length; seat++) {
      this.addSubject(this.seatSubject[seat], record, seat);
      this.addSubject(this.placeSubject[record.placeOf[seat]], record, seat);
      if (record.role[seat] >= 0) this.addSubject(this.roleSubject[record.role[seat]], record, seat);
    }
    this.ends[record.endReason]++;
    this.addMetrics(record, happened ? 0 : 1);
    for (const { metric, sums } of this.flags) sums.add(record.metrics[metric] === 1);
    return happened;
  }

  private addSubject(subject: number, record: GameRecord, seat: number): void {
    const count = this.counts[subject];
    count.wins.add(record.result[seat] === WON);
    if (record.result[seat] === DRAWN) count.draws++;
    count.returns += record.returns[seat];
  }

  private addMetrics(record: GameRecord, group: number): void {
    const { histograms, choices } = this;
    let i = group * this.metrics.length;
    histograms[i++].add(record.turns);
    histograms[i++].add(record.plies);
    histograms[i++].add(record.decisions);
    for (let m = 0; m < record.metrics.length; m++) histograms[i++].add(record.metrics[m]);
    choices[3 * group] += record.legalActions;
    choices[3 * group + 1] += record.decisions;
    choices[3 * group + 2] += record.forced;
  }

  /** Ends a block: what was counted since the last one is one independent observation. */
  endBlock(): void {
    this.outcome.endBlock();
    for (const { wins } of this.counts) wins.endBlock();
    for (const { sums } of this.flags) sums.endBlock();
  }

  toData(): TallyData {
    return {
      games: this.games,
      outcome: this.outcome.toData(),
      subjects: this.counts.map(({ wins, draws, returns }) => ({ wins: wins.toData(), draws, returns })),
      ends: this.ends.slice(),
      choices: this.choices.slice(),
      histograms: this.histograms.map((histogram) => histogram.toData()),
      flags: this.flags.map(({ sums }) => sums.toData()),
    };
  }

  /** Adds a part of the same cell. */
  merge(part: TallyData): void {
    this.games += part.games;
    this.outcome.merge(part.outcome);
    part.subjects.forEach(({ wins, draws, returns }, i) => {
      this.counts[i].wins.merge(wins);
      this.counts[i].draws += draws;
      this.counts[i].returns += returns;
    });
    part.ends.forEach((count, i) => {
      this.ends[i] += count;
    });
    part.choices.forEach((count, i) => {
      this.choices[i] += count;
    });
    part.histograms.forEach((data, i) => {
      this.histograms[i].mergeData(data);
    });
    part.flags.forEach((data, i) => {
      this.flags[i].sums.merge(data);
    });
  }
}
