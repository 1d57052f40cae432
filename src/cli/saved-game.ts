import { z } from 'zod';
import { UserError } from '../core/errors.js';
import type { Game } from '../core/game.js';
import { replayHistory } from '../match/history.js';
import { readJson } from './read-json.js';
import { saveWhole } from './whole-file.js';

const schema = z.strictObject({
  game: z.string().min(1),
  options: z.record(z.string(), z.unknown()),
  players: z.array(z.string()),
  history: z.array(z.int()),
  /** The history in words, by which a change of the game is noticed. */
  texts: z.array(z.string()).optional(),
  /** For those who read the file. */
  ending: z.unknown().optional(),
});

/** A game as `play` saves it: its history is enough to see it again, without the agents that played it. */
export type SavedGame = z.output<typeof schema>;

export const savedGameText = (saved: SavedGame): string => JSON.stringify(saved, null, 1);

/** @throws UserError */
export const writeSavedGame = (file: string, saved: SavedGame): void =>
  saveWhole('game', file, `${savedGameText(saved)}\n`);

/** @throws UserError that says what is wrong with the file */
export const readSavedGame = (file: string): SavedGame => {
  const parsed = schema.safeParse(readJson(file));
  if (parsed.success) return parsed.data;
  const [{ path }] = parsed.error.issues;
  const field = path.length > 0 ? `: its field ${path.join('.')} is missing or wrong` : '';
  throw new UserError(`${file} is no saved game${field}. Save one with play --save.`);
};

/** Checks that a saved game can be played from start to end as it was. @throws UserError */
export const checkSavedGame = (file: string, game: Game, { players, history, texts }: SavedGame): void => {
  const { seats } = game.info;
  if (players.length !== seats)
    throw new UserError(`${file} must name ${seats} players, one a seat, but names ${players.length}.`);
  if (texts && texts.length !== history.length)
    throw new UserError(`${file} has ${history.length} plies in its history, but ${texts.length} texts.`);
  let ply = 0;
  replayHistory(game, history, (state, action) => {
    const [then, now] = [texts?.[ply++], state.describeAction(action)];
    if (then !== undefined && then !== now)
      throw new UserError(`${file}: ply ${ply} was "${then}", but is "${now}" now: the game is not what it was.`);
  });
};
