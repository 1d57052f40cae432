import { Presets, SingleBar } from 'cli-progress';
import { describeCell } from '../experiment/plan.js';
import type { Progress } from '../experiment/play-plan.js';
import { note } from './console.js';

/** Without a terminal, a line now and then: first soon, then ever more rarely. */
const FIRST_LINE_SECONDS = 5;
const LAST_LINE_SECONDS = 60;

export const duration = (seconds: number): string => {
  if (!Number.isFinite(seconds)) return '?';
  if (seconds < 10) return `${seconds.toFixed(1)} s`;
  const whole = Math.round(seconds);
  if (whole < 60) return `${whole} s`;
  const minutes = Math.floor(whole / 60);
  return minutes < 60 ? `${minutes} min ${whole % 60} s` : `${Math.floor(minutes / 60)} h ${minutes % 60} min`;
};

export const grouped = (value: number): string => Math.round(value).toLocaleString('en-US');

/** "1 cell", "2 cells". */
export const counted = (count: number, what: string): string => `${grouped(count)} ${what}${count === 1 ? '' : 's'}`;

/** Shows how far the work has come, how fast it goes, and how long it will still take, on standard error. */
export class ProgressDisplay {
  private bar: SingleBar | undefined;
  private nextLine = FIRST_LINE_SECONDS;
  private estimated = false;

  /** @param what is counted */
  constructor(
    private readonly total: number,
    private readonly what = 'games',
  ) {}

  start(): void {
    if (!process.stderr.isTTY) return;
    const { what } = this;
    const format = `{bar} {percentage} % | {done} of {all} ${what} | {rate} ${what}/s | {left} left | {cell}`;
    this.bar = new SingleBar(
      { format, stream: process.stderr, hideCursor: true, clearOnComplete: true, barsize: 20 },
      Presets.shades_classic,
    );
    const payload = { done: '0', all: grouped(this.total), rate: '?', left: '?', cell: '' };
    this.bar.start(this.total, 0, payload);
  }

  update(progress: Progress): void {
    this.estimate(progress);
    const { games, played, elapsed, remaining, cell } = progress;
    this.show(games, played / elapsed, elapsed, remaining, describeCell(cell));
  }

  /** So many are done, at so many a second, after and before so many seconds. */
  show(done: number, speed: number, elapsed: number, remaining: number, cell = ''): void {
    const { total, what } = this;
    const [left, rate] = [duration(remaining), speed < 10 ? speed.toFixed(1) : grouped(speed)];
    this.bar?.update(done, { done: grouped(done), all: grouped(total), rate, left, cell });
    if (this.bar || elapsed < this.nextLine || done === total) return;
    this.nextLine = elapsed + Math.min(LAST_LINE_SECONDS, elapsed);
    const percentage = Math.floor((100 * done) / total);
    note(`${percentage} %: ${grouped(done)} of ${grouped(total)} ${what}, ${rate} ${what}/s, ${left} left`);
  }

  /** Once, when every cell has had its trial: what the rest will take. On a terminal the bar says so. */
  private estimate({ tried, core, remaining }: Progress): void {
    if (!tried || this.estimated) return;
    this.estimated = true;
    if (this.bar || core < FIRST_LINE_SECONDS) return;
    note(
      `after a trial of every cell: about ${duration(core)} of core time to go, ${duration(remaining)} on these workers`,
    );
  }

  stop(): void {
    this.bar?.stop();
  }
}
