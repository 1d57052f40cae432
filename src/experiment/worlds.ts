import { UserError } from '../core/errors.js';
import type { GameDefinition } from '../core/game.js';
import { drawWorlds, type World } from '../core/worlds.js';
import type { ExperimentSettings } from './experiment.js';

/**
 * The worlds in which an experiment plays a game: that of the assumed values and the drawn ones, or a single one without a
 * name where nothing is to be drawn.
 *
 * @throws UserError if something is to be drawn and there is nothing
 */
export const worldsOf = (
  { content, options, sweep, seed }: ExperimentSettings,
  game: GameDefinition,
): readonly (World | undefined)[] => {
  if (!content) return [undefined];
  const worlds = drawWorlds(game.options, Object.keys({ ...options, ...sweep }), seed, content.plausible);
  if (worlds.length > 0) return worlds;
  throw new UserError(
    `The game ${game.id} has nothing that plausible worlds could draw: no option that is assumed, has plausible values, ` +
      'and is neither fixed nor varied.',
  );
};

/** Whether a world is one that was drawn, and not that of the assumed values. */
export const isDrawn = (world: World | undefined): boolean => world !== undefined && world.number > 0;
