import { createHash } from 'node:crypto';
import { closeSync, fstatSync, ftruncateSync, mkdirSync, openSync, readSync, writeSync } from 'node:fs';
import { dirname } from 'node:path';
import type { TallyData } from '../stats/tally.js';
import { packOutcomes, unpackOutcomes } from './pack-outcomes.js';
import { plainTally, tallyOfPlain } from './tally-text.js';

/** Some finished blocks of a cell. */
export interface JournalEntry {
  readonly first: number;
  readonly blocks: number;
  /** What they took, in milliseconds. */
  readonly elapsed: number;
  readonly tally: TallyData;
  /** By block: in how many of its games the outcome came about. */
  readonly outcomes: Uint8Array;
}

/** What a journal says of itself in its first line. */
export interface JournalHead {
  /** A hash of everything that can change the games of the cell: see `cellKey`. */
  readonly key: string;
  /** Games a block: outcomes lie between 0 and this. */
  readonly gamesPerBlock: number;
  /** For people who look into the file. */
  readonly cell: string;
}

/** What was found in a journal that was there already. */
export interface JournalState {
  /** The head is another's: the games could come out otherwise, so nothing of it is used. */
  readonly stale: boolean;
  /** Lines that are not as they were written. Their blocks are played again. */
  readonly damaged: number;
}

interface Place {
  readonly first: number;
  readonly blocks: number;
  readonly offset: number;
  readonly length: number;
}

/** Hexadecimal digits of SHA-256 at the start of a line, over the rest of it. */
const CHECKSUM_DIGITS = 32;
const NEWLINE = 10;
const CHUNK = 1 << 20;

const checksum = (text: string): string => createHash('sha256').update(text).digest('hex').slice(0, CHECKSUM_DIGITS);

const lineOf = (data: unknown): Buffer => {
  const text = JSON.stringify(data);
  return Buffer.from(`${checksum(text)} ${text}\n`);
};

/** The data of a line, or undefined if a bit of it is not as it was written. */
const dataOf = (line: string): unknown => {
  const text = line.slice(CHECKSUM_DIGITS + 1);
  if (line[CHECKSUM_DIGITS] !== ' ' || checksum(text) !== line.slice(0, CHECKSUM_DIGITS)) return undefined;
  return JSON.parse(text);
};

/**
 * The finished blocks of one cell, in a file that is only ever added to: a line for its head and a line for each task,
 * each behind its checksum. A line that was cut short by the end of the process, or damaged in any bit, is dropped and its
 * blocks are played again.
 */
export class Journal {
  readonly state: JournalState;
  private readonly places: Place[] = [];
  private end = 0;

  private constructor(
    private readonly file: number,
    private readonly head: JournalHead,
  ) {
    this.state = this.read();
  }

  /** Opens the journal of a cell, or starts it. One of another key is started afresh. */
  static open(path: string, head: JournalHead): Journal {
    mkdirSync(dirname(path), { recursive: true });
    return new Journal(openSync(path, 'a+'), head);
  }

  close(): void {
    closeSync(this.file);
  }

  /** The blocks that are there, by their first. */
  get ranges(): readonly { readonly first: number; readonly blocks: number }[] {
    return this.places;
  }

  append({ tally, outcomes, ...rest }: JournalEntry): void {
    const packed = packOutcomes(outcomes, this.head.gamesPerBlock);
    const line = lineOf({ ...rest, tally: plainTally(tally), outcomes: packed });
    writeSync(this.file, line);
    this.place({ first: rest.first, blocks: rest.blocks, offset: this.end, length: line.length });
    this.end += line.length;
  }

  /** The entries that are there, by their first block, read from the file one at a time. */
  *entries(): Generator<JournalEntry> {
    for (const { offset, length } of this.places) {
      const line = Buffer.alloc(length);
      readSync(this.file, line, 0, length, offset);
      const entry = this.entryOf(line.toString('utf8', 0, length - 1));
      if (!entry) throw new Error('A journal changed while it was in use.');
      yield entry;
    }
  }

  /** The outcomes of the blocks below a limit, in the order of the blocks. */
  *outcomesInOrder(limit: number): Generator<{ readonly first: number; readonly outcomes: Uint8Array }> {
    for (const { first, outcomes } of this.entries()) {
      if (first >= limit) return;
      yield { first, outcomes: outcomes.subarray(0, limit - first) };
    }
  }

  private read(): JournalState {
    let damaged = 0;
    let headSeen = false;
    for (const { text, offset, length, whole } of this.lines()) {
      if (!headSeen) {
        headSeen = true;
        if (whole && this.isHead(text)) {
          this.end = offset + length;
          continue;
        }
        return this.startAfresh(true);
      }
      const entry = whole ? this.entryOf(text) : undefined;
      if (entry && !this.overlaps(entry)) this.place({ first: entry.first, blocks: entry.blocks, offset, length });
      else damaged++;
      if (whole) this.end = offset + length;
    }
    if (!headSeen) return this.startAfresh(false);
    // A line without its end would swallow the next one.
    ftruncateSync(this.file, this.end);
    return { stale: false, damaged };
  }

  private startAfresh(stale: boolean): JournalState {
    ftruncateSync(this.file, 0);
    const line = lineOf(this.head);
    writeSync(this.file, line);
    this.end = line.length;
    return { stale, damaged: 0 };
  }

  private isHead(text: string): boolean {
    const data = dataOf(text) as Partial<JournalHead> | undefined;
    return data !== undefined && data.key === this.head.key && data.gamesPerBlock === this.head.gamesPerBlock;
  }

  private entryOf(text: string): JournalEntry | undefined {
    const data = dataOf(text) as
      | (Omit<JournalEntry, 'outcomes' | 'tally'> & { outcomes: string; tally: never })
      | undefined;
    if (data === undefined) return undefined;
    const outcomes = unpackOutcomes(data.outcomes, this.head.gamesPerBlock, data.blocks);
    return outcomes === null ? undefined : { ...data, outcomes, tally: tallyOfPlain(data.tally) };
  }

  private overlaps({ first, blocks }: JournalEntry): boolean {
    return this.places.some((place) => place.first < first + blocks && first < place.first + place.blocks);
  }

  private place(place: Place): void {
    let at = this.places.length;
    while (at > 0 && this.places[at - 1].first > place.first) at--;
    this.places.splice(at, 0, place);
  }

  /** The lines of the file, with where they lie and whether they have their end. */
  private *lines(): Generator<{ text: string; offset: number; length: number; whole: boolean }> {
    const { size } = fstatSync(this.file);
    let rest: Buffer = Buffer.alloc(0);
    let offset = 0;
    for (let at = 0; at < size; at += CHUNK) {
      const chunk = Buffer.alloc(Math.min(CHUNK, size - at));
      readSync(this.file, chunk, 0, chunk.length, at);
      rest = Buffer.concat([rest, chunk]);
      for (let end = rest.indexOf(NEWLINE); end >= 0; end = rest.indexOf(NEWLINE)) {
        yield { text: rest.toString('utf8', 0, end), offset, length: end + 1, whole: true };
        offset += end + 1;
        rest = rest.subarray(end + 1);
      }
    }
    if (rest.length > 0) yield { text: rest.toString('utf8'), offset, length: rest.length, whole: false };
  }
}
