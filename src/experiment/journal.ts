import { createHash } from 'node:crypto';
import {
  closeSync,
  constants,
  fstatSync,
  ftruncateSync,
  mkdirSync,
  openSync,
  readSync,
  truncateSync,
  writeFileSync,
} from 'node:fs';
import { dirname } from 'node:path';
import { UserError } from '../core/errors.js';
import type { TallyData } from '../stats/tally.js';
import { linesOf } from './lines-of.js';
import { packOutcomes, unpackOutcomes } from './pack-outcomes.js';
import { type PlainTally, plainTally, tallyOfPlain } from './tally-text.js';
import { writingTo } from './writing-to.js';

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
  /** Lines that are not as they were written, the head included. Blocks that were in them are played again. */
  readonly damaged: number;
}

/** An entry as its line holds it. */
interface StoredEntry extends Omit<JournalEntry, 'outcomes' | 'tally'> {
  readonly tally: PlainTally;
  /** See {@link packOutcomes}. */
  readonly outcomes: string;
}

interface Place {
  readonly first: number;
  readonly blocks: number;
  readonly offset: number;
  readonly length: number;
}

/** Hexadecimal digits of SHA-256 at the start of a line, over the rest of it and, in all lines but the head, the key. */
const CHECKSUM_DIGITS = 32;
const SPACE = 32;

const checksum = (key: string, text: string | Buffer): string =>
  createHash('sha256').update(key).update(text).digest('hex').slice(0, CHECKSUM_DIGITS);

const lineOf = (key: string, data: unknown): Buffer => {
  const text = JSON.stringify(data);
  return Buffer.from(`${checksum(key, text)} ${text}\n`);
};

/** The data of a line without its end, or undefined if a bit of it is not as it was written. */
const dataOf = (key: string, line: Buffer): unknown => {
  const text = line.subarray(CHECKSUM_DIGITS + 1);
  const isWhole =
    line[CHECKSUM_DIGITS] === SPACE && line.toString('latin1', 0, CHECKSUM_DIGITS) === checksum(key, text);
  return isWhole ? JSON.parse(text.toString('utf8')) : undefined;
};

/**
 * The finished blocks of one cell, in a file that is only ever added to: a line for its head and a line for each task,
 * each behind its checksum. A line that was cut short by the end of the process, or damaged in any bit, is dropped and its
 * blocks are played again. The checksums hold the key, so no line of another cell or of older code passes for one of this.
 */
export class Journal {
  readonly state: JournalState;
  private readonly places: Place[] = [];
  private end = 0;

  private constructor(
    private readonly path: string,
    private readonly head: JournalHead,
  ) {
    this.state = this.read();
  }

  /** Opens the journal of a cell, or starts it. One of another key is started afresh. @throws UserError */
  static open(path: string, head: JournalHead): Journal {
    return writingTo(path, () => {
      mkdirSync(dirname(path), { recursive: true });
      return new Journal(path, head);
    });
  }

  /** The blocks that are there, by their first; none of them twice. */
  get ranges(): readonly { readonly first: number; readonly blocks: number }[] {
    return this.places;
  }

  /** Whether a block is there. */
  holds(block: number): boolean {
    return this.overlaps({ first: block, blocks: 1 });
  }

  /** @throws UserError if it can't be written; what was there before is there still */
  append({ tally, outcomes, ...rest }: JournalEntry): void {
    const packed = packOutcomes(outcomes, this.head.gamesPerBlock);
    const line = lineOf(this.head.key, { ...rest, tally: plainTally(tally), outcomes: packed });
    writingTo(this.path, () => this.write(line), ' What was finished before is kept: run the same again to go on.');
    this.place({ first: rest.first, blocks: rest.blocks, offset: this.end, length: line.length });
    this.end += line.length;
  }

  /** The entries that are there, by their first block, read from the file one at a time. */
  *entries(): Generator<JournalEntry> {
    for (const { offset, length } of this.places) {
      const { tally, outcomes, ...rest } = this.storedAt(offset, length);
      yield { ...rest, outcomes: this.unpacked(rest.blocks, outcomes), tally: tallyOfPlain(tally) };
    }
  }

  /** The outcomes of the blocks below a limit, in the order of the blocks. */
  *outcomesInOrder(limit: number): Generator<{ readonly first: number; readonly outcomes: Uint8Array }> {
    for (const { first, offset, length } of this.places) {
      if (first >= limit) return;
      const { blocks, outcomes } = this.storedAt(offset, length);
      yield { first, outcomes: this.unpacked(blocks, outcomes).subarray(0, limit - first) };
    }
  }

  private read(): JournalState {
    const file = openSync(this.path, 'a+');
    let damaged = 0;
    try {
      for (const { line, offset, whole } of linesOf(file)) {
        const isHead = offset === 0;
        const data = whole ? dataOf(isHead ? '' : this.head.key, line) : undefined;
        if (isHead && data !== undefined && (data as JournalHead).key !== this.head.key) return this.startAfresh(true);
        if (data === undefined) damaged++;
        else if (!isHead) this.placeEntry(data as StoredEntry, offset, line.length + 1);
        if (whole) this.end = offset + line.length + 1;
      }
      const nothing = fstatSync(file).size === 0 || (damaged > 0 && this.places.length === 0);
      if (nothing) return this.startAfresh(false, damaged);
      // A line without its end would swallow the next one.
      ftruncateSync(file, this.end);
      return { stale: false, damaged };
    } finally {
      closeSync(file);
    }
  }

  private startAfresh(stale: boolean, damaged = 0): JournalState {
    const line = lineOf('', this.head);
    writeFileSync(this.path, line);
    this.end = line.length;
    return { stale, damaged };
  }

  /** Not made anew if it is gone: nobody would know whose the lines are. */
  private write(line: Buffer): void {
    const file = openSync(this.path, constants.O_WRONLY | constants.O_APPEND);
    try {
      writeFileSync(file, line);
    } catch (error) {
      // Of a line that fits only in part nothing may stay.
      truncateSync(this.path, this.end);
      throw error;
    } finally {
      closeSync(file);
    }
  }

  /** The entry of a line that was whole when it was read or written. */
  private storedAt(offset: number, length: number): StoredEntry {
    const line = Buffer.alloc(length - 1);
    try {
      const file = openSync(this.path, 'r');
      try {
        readSync(file, line, 0, line.length, offset);
      } finally {
        closeSync(file);
      }
    } catch {
      throw this.lost();
    }
    const data = dataOf(this.head.key, line);
    if (data === undefined) throw this.lost();
    return data as StoredEntry;
  }

  private unpacked(blocks: number, outcomes: string): Uint8Array {
    return unpackOutcomes(outcomes, this.head.gamesPerBlock, blocks);
  }

  private lost(): UserError {
    return new UserError(`The journal ${this.path} was changed or removed while it was in use. Run the same again.`);
  }

  /** Of lines for the same blocks, which say the same, the first counts. */
  private placeEntry({ first, blocks }: StoredEntry, offset: number, length: number): void {
    if (!this.overlaps({ first, blocks })) this.place({ first, blocks, offset, length });
  }

  private overlaps({ first, blocks }: { readonly first: number; readonly blocks: number }): boolean {
    const before: Place | undefined = this.places[this.countUpTo(first + blocks - 1) - 1];
    return before !== undefined && before.first + before.blocks > first;
  }

  private place(place: Place): void {
    this.places.splice(this.countUpTo(place.first), 0, place);
  }

  /** How many entries begin at or before a block. */
  private countUpTo(block: number): number {
    let [low, high] = [0, this.places.length];
    while (low < high) {
      const middle = (low + high) >>> 1;
      if (this.places[middle].first <= block) low = middle + 1;
      else high = middle;
    }
    return low;
  }
}
