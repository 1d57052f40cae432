import { appendFileSync, mkdirSync, readFileSync, rmSync, statSync, truncateSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { UserError } from '../core/errors.js';
import { removeFolder, temporaryFolder } from '../testing/run-command.js';
import { Journal, type JournalEntry, type JournalHead } from './journal.js';

const HEAD: JournalHead = { key: 'k1', gamesPerBlock: 2, cell: 'é' };

/** Of made-up games, each entry with numbers of its own. */
const entry = (first: number, outcomes: number[]): JournalEntry => ({
  ...{ first, blocks: outcomes.length, elapsed: first + 0.5, outcomes: Uint8Array.from(outcomes) },
  tally: {
    games: first,
    outcome: [1, 2, 3, 4, 5, first],
    subjects: [{ wins: [1, 2, 1, 4, 1, 2], draws: 0, returns: -3 }],
    ends: Float64Array.of(1, first),
    choices: Float64Array.of(1, 2, 3, 4, 5, 6),
    histograms: [{ values: Int32Array.of(-1, 7), counts: Float64Array.of(2, first + 1) }],
    flags: [[1, 2, 1, 4, 1, first]],
  },
});
const ENTRIES = [entry(0, [1]), entry(1, [2, 0]), entry(5, [0])];

const folder = temporaryFolder();
const path = join(folder, 'journal', 'cell.jsonl');
let bytes: Buffer;
beforeEach(() => {
  rmSync(path, { recursive: true, force: true });
  const journal = Journal.open(path, HEAD);
  for (const each of ENTRIES) journal.append(each);
  bytes = readFileSync(path);
});
afterAll(() => removeFolder(folder));

const opened = (content: Buffer, head = HEAD): Journal => {
  writeFileSync(path, content);
  return Journal.open(path, head);
};
const found = (journal: Journal): JournalEntry[] => [...journal.entries()];
const linesOf = (content: Buffer): string[] => content.toString('utf8').split(/(?<=\n)/);

describe('a journal', () => {
  it('gives back what was written, to the one who wrote and to the next', () => {
    expect(found(Journal.open(path, HEAD))).toEqual(ENTRIES);
    expect(Journal.open(path, HEAD).state).toEqual({ stale: false, damaged: 0 });
    expect(readFileSync(path)).toEqual(bytes);
  });

  it('gives its entries in the order of their blocks, whatever the order in which they came', () => {
    const [head, ...rest] = linesOf(bytes);
    const journal = opened(Buffer.from([head, ...rest.reverse()].join('')));
    expect(found(journal)).toEqual(ENTRIES);
    expect([0, 1, 2, 3, 4, 5, 6].filter((block) => journal.holds(block))).toEqual([0, 1, 2, 5]);
    expect([...journal.outcomesInOrder(2)].map(({ first, outcomes }) => [first, [...outcomes]])).toEqual([
      [0, [1]],
      [1, [2]],
    ]);
  });

  it('takes nothing from another key, and starts afresh', () => {
    const journal = opened(bytes, { ...HEAD, key: 'k2' });
    expect(journal.state).toEqual({ stale: true, damaged: 0 });
    expect(found(journal)).toEqual([]);
    expect(found(opened(readFileSync(path)))).toEqual([]);
  });

  it('takes no line of another key behind a head of its own', () => {
    const [head] = linesOf(bytes);
    opened(bytes, { ...HEAD, key: 'k2' }).append(entry(0, [2]));
    const [, other] = linesOf(readFileSync(path));
    const journal = opened(Buffer.from(head + other));
    expect(journal.state).toEqual({ stale: false, damaged: 1 });
    expect(found(journal)).toEqual([]);
  });
});

describe('a damaged journal', () => {
  it('loses what lies in the line of a flipped bit, for every bit, and nothing turns into something else', () => {
    const ends = linesOf(bytes).map((line) => Buffer.byteLength(line));
    const lineAt = (at: number): number => {
      let line = 0;
      for (let end = ends[0]; at >= end; end += ends[line]) line++;
      return line;
    };
    for (let bit = 0; bit < 8 * bytes.length; bit++) {
      const content = Buffer.from(bytes);
      content[bit >> 3] ^= 1 << (bit & 7);
      const journal = opened(content);
      const hit = lineAt(bit >> 3);
      // A line that has lost its end takes the next one with it.
      const isEnd = bytes[bit >> 3] === 10;
      const expected = ENTRIES.filter((_, i) => i + 1 !== hit && !(isEnd && i === hit));
      expect(journal.state.damaged, `bit ${bit}`).toBeGreaterThan(0);
      expect(journal.state.stale).toBe(false);
      expect(found(journal), `bit ${bit}`).toEqual(expected);
    }
  });

  it('keeps the whole lines, and takes new ones, wherever it is cut off', () => {
    for (let size = 0; size < bytes.length; size++) {
      const journal = opened(bytes.subarray(0, size));
      const kept = ENTRIES.slice(
        0,
        Math.max(0, linesOf(bytes.subarray(0, size)).filter((line) => line.endsWith('\n')).length - 1),
      );
      expect(found(journal), `size ${size}`).toEqual(kept);
      journal.append(entry(9, [1]));
      expect(found(Journal.open(path, HEAD)), `size ${size}`).toEqual([...kept, entry(9, [1])]);
    }
  });

  it('counts a line that is there twice once', () => {
    const [head, one, ...rest] = linesOf(bytes);
    expect(found(opened(Buffer.from([head, one, one, ...rest, one].join(''))))).toEqual(ENTRIES);
  });

  it.each([
    ['lines of anything', 'no line of ours\n\n\u0000\n'],
    ['anything without an end', 'x'.repeat(3_000_000)],
  ])('is not troubled by %s behind it', (_, garbage) => {
    appendFileSync(path, garbage);
    const journal = Journal.open(path, HEAD);
    expect(journal.state.damaged).toBeGreaterThan(0);
    journal.append(entry(9, [1]));
    expect(found(Journal.open(path, HEAD))).toEqual([...ENTRIES, entry(9, [1])]);
  });

  it('is started anew if nothing of it is left', () => {
    expect(opened(Buffer.alloc(0)).state).toEqual({ stale: false, damaged: 0 });
    expect(opened(Buffer.from('what is this\n')).state).toEqual({ stale: false, damaged: 1 });
    expect(linesOf(readFileSync(path))).toEqual([linesOf(bytes)[0]]);
  });
});

describe('a journal that can’t be used', () => {
  it('is told in a sentence where a folder is in its place', () => {
    rmSync(path);
    mkdirSync(path);
    expect(() => Journal.open(path, HEAD)).toThrow(UserError);
  });

  it('is not made again, and says so, if it was removed while it was in use', () => {
    const journal = Journal.open(path, HEAD);
    rmSync(path);
    expect(() => journal.append(entry(9, [1]))).toThrow(/can't be written to .*ENOENT/);
    expect(() => found(journal)).toThrow('was changed or removed while it was in use');
    expect(statSync(path, { throwIfNoEntry: false })).toBeUndefined();
  });

  it('says so if it was changed while it was in use', () => {
    const journal = Journal.open(path, HEAD);
    truncateSync(path, bytes.length - 1);
    appendFileSync(path, 'x');
    expect(found(journal)).toEqual(ENTRIES);
    truncateSync(path, bytes.length - 3);
    expect(() => found(journal)).toThrow('was changed or removed while it was in use');
  });
});
