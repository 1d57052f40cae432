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
  if (known.length === 0) return '';
  const nearest = closest(word.toLowerCase(), known as string[]);
  const near = distance(word.toLowerCase(), nearest.toLowerCase()) <= Math.max(2, Math.floor(nearest.length / 3));
  return near ? ` Did you mean "${nearest}"?` : '';
};

/** The sentence for a word that is none of those known: what it is, the nearest right one, and all of them. */
export const unknownWord = (what: string, word: string, known: readonly string[]): UserError =>
  new UserError(
    `Unknown ${what} "${word}".${didYouMean(word, known)} ` +
      (known.length > 0 ? `Known: ${known.join(', ')}.` : 'There are none here.'),
  );
