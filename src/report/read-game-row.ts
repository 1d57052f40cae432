import { createReadStream } from 'node:fs';
import { parse } from 'csv-parse';
import { messageOf, UserError } from '../core/errors.js';
import type { GameInfo } from '../core/game.js';
import type { GameRecord } from '../match/record.js';
import { RESULTS } from './game-rows.js';
import { plain } from './table.js';

/** A row of `games.csv`: which game it is, and all its values by column. */
export interface GameRow {
  readonly cell: string;
  readonly block: number;
  readonly rotation: number;
  readonly values: Readonly<Record<string, string>>;
}

/** The values of a row, reading no further; undefined where the file ends before. */
const valuesOf = async (file: string, row: number): Promise<Record<string, string> | undefined> => {
  const stream = createReadStream(file);
  try {
    for await (const values of stream.pipe(parse({ columns: true, from: row, to: row }))) return values;
  } catch (error) {
    throw new UserError(`${file} can't be read as a games.csv: ${messageOf(error)}`);
  } finally {
    stream.destroy();
  }
  return undefined;
};

/**
 * Finds a row of a `games.csv`.
 *
 * @param row the first game being 1
 * @throws UserError if it is no such file or has fewer rows
 */
export const readGameRow = async (file: string, row: number): Promise<GameRow> => {
  const values = await valuesOf(file, row);
  if (!values) throw new UserError(`${file} has no row ${row} of a game.`);
  const { cell } = values;
  const [block, rotation] = [Number(values.block), Number(values.rotation)];
  if (cell === undefined || !Number.isInteger(block) || !Number.isInteger(rotation))
    throw new UserError(`${file} is no games.csv: its row ${row} names no cell, block and rotation.`);
  return { cell, block, rotation, values };
};

/** What a row says otherwise than a record of its game: "turns: 12 in the file, 14 played". */
export const rowDifferences = (
  values: Readonly<Record<string, string>>,
  { endReasons, metrics, returnUnit }: GameInfo,
  record: GameRecord,
): string[] => {
  const { turns, plies, decisions } = record;
  const played: Record<string, string | number> = { end: endReasons[record.endReason], turns, plies, decisions };
  for (const [seat, result] of record.result.entries()) {
    played[`result_${seat}`] = RESULTS[result + 1];
    played[`return_${seat}`] = plain(record.returns[seat] / returnUnit);
  }
  for (const [i, { name }] of metrics.entries()) played[`metric_${name}`] = record.metrics[i];
  return Object.entries(played)
    .filter(([name, value]) => values[name] !== String(value))
    .map(([name, value]) => `${name}: ${values[name] ?? 'nothing'} in the file, ${value} played`);
};
