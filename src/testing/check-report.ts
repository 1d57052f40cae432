import { messageOf } from '../core/errors.js';
import type { Action } from '../core/game.js';

/** Where a check failed: enough to play there again. */
export interface Place {
  readonly options: Readonly<Record<string, unknown>>;
  readonly seed: number;
  /** The number of the game within its option set. */
  readonly game: number;
  readonly ply: number;
  /** All actions and outcomes from the start to the node. */
  readonly history: readonly Action[];
  /** The last of them in text. */
  readonly lastTexts: readonly string[];
}

/** The first failure of a check: a sentence that says what was found, and where (unless it concerns no node). */
interface Failure {
  readonly message: string;
  readonly place?: Place;
}

export interface CheckResult {
  /** A sentence that should hold. */
  readonly name: string;
  readonly passed: boolean;
  /** How often there was anything to check. A check that passed at 0 never came up. */
  readonly times: number;
  readonly failure?: Failure;
}

/** What the conformance kit found about a game or an agent. */
export interface CheckReport {
  readonly subject: string;
  readonly passed: boolean;
  readonly checks: readonly CheckResult[];
  readonly optionSets: number;
  readonly games: number;
  /** Nodes visited: every ply of every game. */
  readonly nodes: number;
}

interface Entry {
  times: number;
  failure?: Failure;
}

/** Collects what checks find, and keeps the first failure of each. */
export class Findings {
  private readonly entries = new Map<string, Entry>();

  /** @param names all checks, in the order of the report */
  constructor(names: readonly string[]) {
    for (const name of names) this.entries.set(name, { times: 0 });
  }

  /** Whether a check has failed; it then need not be made again. */
  hasFailed(name: string): boolean {
    return this.entry(name).failure !== undefined;
  }

  /**
   * Makes a check once. What it throws is a failure too.
   *
   * @param find says what is wrong, or returns null
   * @param where asked only when something is
   * @returns whether all was well
   */
  make(name: string, find: () => string | null, where?: () => Place | undefined): boolean {
    const entry = this.entry(name);
    entry.times++;
    const message = messageFrom(find);
    if (message === null) return true;
    entry.failure ??= { message, place: where?.() };
    return false;
  }

  /** Counts a failure that was found elsewhere. */
  fail(name: string, message: string, place?: Place): void {
    this.make(
      name,
      () => message,
      () => place,
    );
  }

  results(): CheckResult[] {
    return [...this.entries].map(([name, { times, failure }]) => ({ name, passed: !failure, times, failure }));
  }

  private entry(name: string): Entry {
    const entry = this.entries.get(name);
    if (!entry) throw new Error(`Unknown check "${name}".`);
    return entry;
  }
}

const messageFrom = (find: () => string | null): string | null => {
  try {
    return find();
  } catch (error) {
    return `it threw: ${messageOf(error)}`;
  }
};

const placeLines = (place: Place): string[] => [
  `  options ${JSON.stringify(place.options)}, seed ${place.seed}, game ${place.game}, ply ${place.ply}`,
  ...(place.lastTexts.length > 0 ? [`  after: … ${place.lastTexts.join('; ')}`] : []),
  ...(place.history.length > 0 ? [`  history: ${place.history.join(' ')}`] : []),
];

const resultLines = ({ name, passed, times, failure }: CheckResult): string[] => {
  if (passed) return [`${times > 0 ? 'ok  ' : 'n/a '} ${name}`];
  return [`FAIL ${name}`, `  ${failure?.message}`, ...(failure?.place ? placeLines(failure.place) : [])];
};

/** A report as lines of text: a line for each check, and under a failed one what was found and where. */
export const reportLines = (report: CheckReport): string[] => [
  ...report.checks.flatMap(resultLines),
  `${report.subject}: ${report.passed ? 'conforms' : 'does not conform'} ` +
    `(${report.optionSets} option sets, ${report.games} games, ${report.nodes} nodes)`,
];
