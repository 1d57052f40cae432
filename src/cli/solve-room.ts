import { UserError } from '../core/errors.js';
import type { Game, State } from '../core/game.js';
import { usableMemory } from '../pool/usable-memory.js';
import { lookAt } from '../search/solve/graph.js';
import { grouped } from './progress.js';

/** Positions of the quick look. */
const LOOK = 20_000;
/** What a position and each way from it take at the height of the work, in bytes, as was measured. */
const BYTES_A_POSITION = 100;
const BYTES_A_WAY = 26;
const MEGABYTE = 2 ** 20;

/**
 * Looks at the first positions of a game and says what solving it may take.
 *
 * @param limit the most positions that are wanted
 * @returns the most positions that may be: fewer if memory holds fewer
 * @throws UserError if the game can't be solved, or has more positions than the limit
 */
export const roomFor = (game: Game, root: State, limit: number, tell: (text: string) => void): number => {
  const { positions, all, ways } = lookAt(game, root, Math.min(LOOK, limit));
  if (all) return limit;
  if (limit <= positions) {
    throw new UserError(
      `The game ${game.info.id} has more than ${grouped(limit)} positions with these options: that is --limit.`,
    );
  }
  const bytes = BYTES_A_POSITION + ways * BYTES_A_WAY;
  const most = Math.min(limit, Math.floor(usableMemory() / bytes));
  const by = most === limit ? 'that is --limit' : 'more do not fit into memory';
  tell(
    `A look at ${grouped(positions)} positions: each takes about ${grouped(bytes)} bytes. ` +
      `At most ${grouped(most)} positions (${by}), up to ${grouped((most * bytes) / MEGABYTE)} MB.`,
  );
  return most;
};
