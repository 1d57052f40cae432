import { unknownWord } from '../core/errors.js';
import type { Game, GameDefinition } from '../core/game.js';
import { parseOptions, valueOfText } from '../core/options.js';
import { parseLineUp } from '../match/line-up.js';

/** A game with its options fixed, and what it was made from. */
interface MadeGame {
  readonly definition: GameDefinition;
  /** Those that were given. */
  readonly options: Readonly<Record<string, unknown>>;
  readonly game: Game;
}

/**
 * A game from its spec in text: `zombie-kidz:players=3,side=night`.
 *
 * @throws UserError if there is no such game, or if it has no such option or value
 */
export const gameOfText = (text: string, games: readonly GameDefinition[]): MadeGame => {
  const [{ name, parameters }] = parseLineUp([text], 1);
  const definition = games.find(({ id }) => id === name);
  if (!definition)
    throw unknownWord(
      'game',
      name,
      games.map(({ id }) => id),
    );
  const options = Object.fromEntries(
    Object.entries(parameters).map(([key, value]) => [key, valueOfText(definition.options, key, value)]),
  );
  return { definition, options, game: definition.create(parseOptions(definition.options, options, `game ${name}`)) };
};
