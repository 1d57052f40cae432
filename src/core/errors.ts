import { closest, distance } from 'fastest-levenshtein';

/**
 * A mistake of the person at the keyboard: shown as its message alone, without a stack, and the command exits with 2.
 * The message says what is wrong and what is allowed.
 */
export class UserError extends Error {
  override name = 'UserError';
}

/** Whether an error is a {@link UserError}, also when it crossed from a worker or from another copy of this module. */
export const isUserError = (error: unknown): error is UserError => error instanceof Error && error.name === 'UserError';

/** The text of whatever was thrown. */
export const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));

/** " Did you mean X?" with the nearest of the known words, or nothing where none is near. */
export const didYouMean = (word: string, known: readonly string[]): string => {
  const lower = known.map((each) => each.toLowerCase());
  const given = word.toLowerCase();
  const nearest = lower.length > 0 ? closest(given, lower) : '';
  const away = distance(given, nearest);
  const near = away <= Math.max(2, Math.floor(nearest.length / 3)) && away < Math.max(given.length, nearest.length);
  return near && nearest !== '' ? ` Did you mean "${known[lower.indexOf(nearest)]}"?` : '';
};

/** The sentence for a word that is none of those known: what it is, the nearest right one, and all of them. */
export const unknownWord = (what: string, word: string, known: readonly string[]): UserError =>
  new UserError(
    `Unknown ${what} "${word}".${didYouMean(word, known)} ` +
      (known.length > 0 ? `Known: ${known.join(', ')}.` : 'There are none here.'),
  );
