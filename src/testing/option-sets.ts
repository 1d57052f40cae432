import { isUserError, messageOf } from '../core/errors.js';
import type { Game, GameDefinition } from '../core/game.js';
import { type OptionInfo, optionInfos, parseOptions } from '../core/options.js';

/** Options as a user would give them, and the game they make. */
export interface OptionSet {
  readonly given: Readonly<Record<string, unknown>>;
  readonly game: Game;
}

const valuesToTry = ({ values, minimum, maximum, plausible }: OptionInfo): unknown[] => {
  if (values) return [...values];
  const bounds = [minimum, maximum].filter((bound) => bound !== undefined && Math.abs(bound) < Number.MAX_SAFE_INTEGER);
  return [...bounds, ...(plausible ?? [])];
};

const oneAtATime = (definition: GameDefinition): Record<string, unknown>[] =>
  optionInfos(definition.options).flatMap((info) =>
    valuesToTry(info)
      .filter((value) => JSON.stringify(value) !== JSON.stringify(info.default))
      .map((value) => ({ [info.name]: value })),
  );

const unique = (sets: readonly Readonly<Record<string, unknown>>[]): Readonly<Record<string, unknown>>[] => [
  ...new Map(sets.map((set) => [JSON.stringify(set), set])).values(),
];

/** Makes the game of some options, or null where the game refuses them with a UserError. */
const tryOptions = (definition: GameDefinition, given: Readonly<Record<string, unknown>>): OptionSet | null => {
  try {
    return { given, game: definition.create(parseOptions(definition.options, given, `game ${definition.id}`)) };
  } catch (error) {
    if (isUserError(error)) return null;
    throw error;
  }
};

/**
 * The options that the conformance kit tries: the defaults, those that the game declares for it, and each option by
 * itself at each of its values, its bounds and its plausible values. Those that the game refuses are left out; the
 * defaults and the declared ones it may not refuse.
 *
 * @param onError told of options that could not be made into a game, with the sentence
 */
export const optionSets = (
  definition: GameDefinition,
  onError: (message: string, given: Readonly<Record<string, unknown>>) => void,
): OptionSet[] => {
  const declared = [{}, ...(definition.conformance ?? [])];
  return unique([...declared, ...oneAtATime(definition)]).flatMap((given) => {
    try {
      const set = tryOptions(definition, given);
      if (!set && declared.includes(given)) onError('options that should be possible are refused', given);
      return set ? [set] : [];
    } catch (error) {
      onError(`it threw: ${messageOf(error)}`, given);
      return [];
    }
  });
};
