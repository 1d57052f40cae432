import { writeFileSync } from 'node:fs';
import { z } from 'zod';
import { messageOf, UserError } from '../core/errors.js';
import { readJson } from './read-json.js';

const schema = z.strictObject({
  game: z.string().min(1),
  options: z.record(z.string(), z.unknown()),
  players: z.array(z.string()),
  history: z.array(z.int()),
  texts: z.array(z.string()).optional(),
});

/** A game as `play --save` writes it: its history is enough to see it again, without the agents that played it. */
export type SavedGame = z.output<typeof schema>;

/** @throws UserError */
export const writeSavedGame = (file: string, game: SavedGame): void => {
  try {
    writeFileSync(file, `${JSON.stringify(game, null, 1)}\n`);
  } catch (error) {
    throw new UserError(`The game can't be saved to ${file}: ${messageOf(error)}`);
  }
};

/** @throws UserError that says what is wrong with the file */
export const readSavedGame = (file: string): SavedGame => {
  const parsed = schema.safeParse(readJson(file));
  if (parsed.success) return parsed.data;
  const [issue] = parsed.error.issues;
  throw new UserError(
    `${file} is no saved game: ${issue.path.join('.') || 'it'}: ${issue.message}. Save one with play --save.`,
  );
};
