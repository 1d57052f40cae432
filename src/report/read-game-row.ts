import { createReadStream } from 'node:fs';
import { parse } from 'csv-parse';
import { UserError } from '../core/errors.js';

/** Which game a row of `games.csv` is, and how it ended. */
export interface GameRow {
  readonly cell: string;
  readonly block: number;
  readonly rotation: number;
  readonly summary: string;
}

/**
 * Finds a row of a `games.csv`, reading no further.
 *
 * @param row the first game being 1
 * @throws UserError if it is no such file or has fewer rows
 */
export const readGameRow = async (file: string, row: number): Promise<GameRow> => {
  const stream = createReadStream(file);
  const rows = stream.pipe(parse({ columns: true, from: row, to: row }));
  try {
    for await (const found of rows as AsyncIterable<Record<string, string>>) {
      const { cell, block, rotation, end, turns } = found;
      if (cell === undefined || block === undefined) break;
      return { cell, block: Number(block), rotation: Number(rotation), summary: `${end} after ${turns} turns` };
    }
  } finally {
    stream.destroy();
  }
  throw new UserError(`${file} has no row ${row} of a game.`);
};
