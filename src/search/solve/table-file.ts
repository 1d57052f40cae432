import { z } from 'zod';
import { UserError } from '../../core/errors.js';
import { crc32 } from './crc32.js';

const head = z.object({
  game: z.string(),
  version: z.int(),
  options: z.record(z.string(), z.unknown()),
  /** Whether it was solved from the start of the game, or from another position. */
  from: z.enum(['start', 'position']),
  tolerance: z.number(),
  positions: z.int(),
  iterations: z.int(),
  /** Of the value there, to the first seat. */
  low: z.number(),
  high: z.number(),
  /** Positions in which there is a choice: as many as the table holds. */
  choices: z.int().min(0),
});

/** What a table says of itself. */
export type TableHead = z.output<typeof head>;

/** The best way at each position in which there is more than one. */
export interface Table {
  readonly head: TableHead;
  /** Ascending. */
  readonly keys: Float64Array;
  /** By place of the key: which of the position's ways is best, in the order of `sortWays`. */
  readonly best: Uint16Array;
}

/** The first bytes: what it is, and the version of this format. */
const MAGIC = 'zedbench table 1\n';
const LENGTH_BYTES = 4;
const CHECK_BYTES = 4;
/** Bits of a number a byte holds; the eighth says that more follow. */
const BYTE_BASE = 128;

class Writer {
  private bytes = new Uint8Array(1 << 16);
  private length = 0;

  byte(value: number): void {
    if (this.length === this.bytes.length) {
      const more = new Uint8Array(2 * this.bytes.length);
      more.set(this.bytes);
      this.bytes = more;
    }
    this.bytes[this.length++] = value;
  }

  all(values: Uint8Array): void {
    for (const value of values) this.byte(value);
  }

  fixed(value: number): void {
    for (let i = 0; i < 4; i++) this.byte((value >>> (8 * i)) & 0xff);
  }

  /** A whole number up to 2^53 - 1, seven bits a byte, the last first. */
  number(value: number): void {
    let rest = value;
    while (rest >= BYTE_BASE) {
      const low = rest % BYTE_BASE;
      this.byte(low + BYTE_BASE);
      rest = (rest - low) / BYTE_BASE;
    }
    this.byte(rest);
  }

  done(): Uint8Array {
    return this.bytes.slice(0, this.length);
  }
}

/**
 * A table as a file: the magic line, the length of the head, the head as JSON, for each key what it is more than the last
 * one and the best way there (three bytes a position or so), and a check of all that.
 */
export const writeTable = ({ head: said, keys, best }: Table): Uint8Array => {
  const writer = new Writer();
  const text = new TextEncoder().encode(JSON.stringify(said));
  writer.all(new TextEncoder().encode(MAGIC));
  writer.fixed(text.length);
  writer.all(text);
  for (let i = 0, last = 0; i < keys.length; last = keys[i++]) {
    writer.number(keys[i] - last);
    writer.number(best[i]);
  }
  writer.fixed(crc32(writer.done()));
  return writer.done();
};

class Reader {
  constructor(
    private readonly bytes: Uint8Array,
    private at: number,
  ) {}

  number(): number {
    let value = 0;
    for (let scale = 1; ; scale *= BYTE_BASE) {
      const byte = this.bytes[this.at++];
      if (byte < BYTE_BASE) return value + byte * scale;
      value += (byte - BYTE_BASE) * scale;
    }
  }
}

const fixedAt = (bytes: Uint8Array, at: number): number =>
  new DataView(bytes.buffer, bytes.byteOffset).getUint32(at, true);

/**
 * The table in a file.
 *
 * @param name of the file, for messages
 * @throws UserError if it is no such file, or not as it was written
 */
export const readTable = (bytes: Uint8Array, name: string): Table => {
  const start = new TextDecoder().decode(bytes.subarray(0, MAGIC.length));
  if (start !== MAGIC) throw new UserError(noTable(name, start));
  const body = bytes.length - CHECK_BYTES;
  const from = MAGIC.length + LENGTH_BYTES;
  if (body < from || crc32(bytes.subarray(0, body)) !== fixedAt(bytes, body))
    throw new UserError(`${name} is damaged or was cut short: solve the game again with --save.`);
  const end = from + fixedAt(bytes, MAGIC.length);
  const said = head.parse(JSON.parse(new TextDecoder().decode(bytes.subarray(from, end))));
  const reader = new Reader(bytes, end);
  const keys = new Float64Array(said.choices);
  const best = new Uint16Array(said.choices);
  for (let i = 0, last = 0; i < keys.length; last = keys[i++]) {
    keys[i] = last + reader.number();
    best[i] = reader.number();
  }
  return { head: said, keys, best };
};

const noTable = (name: string, start: string): string => {
  const [, version] = /^zedbench table (\d+)\n/.exec(start) ?? [];
  return version === undefined
    ? `${name} is no table of a solved game: zedbench solve GAME --save FILE writes one.`
    : `${name} is a table in format ${version}, which this zedbench can't read: solve the game again with --save.`;
};
