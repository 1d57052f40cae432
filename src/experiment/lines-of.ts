import { fstatSync, readSync } from 'node:fs';

const NEWLINE = 10;
const CHUNK = 1 << 20;

/** A line of a file, without its end, and where it lies. */
export interface Line {
  readonly line: Buffer;
  readonly offset: number;
  /** Whether it has its end. */
  readonly whole: boolean;
}

/** The lines of an open file as bytes, read a little at a time. */
export function* linesOf(file: number): Generator<Line> {
  const { size } = fstatSync(file);
  let rest: Buffer = Buffer.alloc(0);
  let offset = 0;
  for (let at = 0; at < size; at += CHUNK) {
    const chunk = Buffer.alloc(Math.min(CHUNK, size - at));
    readSync(file, chunk, 0, chunk.length, at);
    rest = Buffer.concat([rest, chunk]);
    for (let end = rest.indexOf(NEWLINE); end >= 0; end = rest.indexOf(NEWLINE)) {
      yield { line: rest.subarray(0, end), offset, whole: true };
      offset += end + 1;
      rest = rest.subarray(end + 1);
    }
  }
  if (rest.length > 0) yield { line: rest, offset, whole: false };
}
