import { FAILED, WRONG_USE } from '../src/cli/exit-codes.js';
import { UserError } from '../src/core/errors.js';

// What scripts share about their arguments. With this imported, a wrong one ends a script with its sentence, and no more.

process.on('uncaughtException', (error: Error) => {
  const isWrongUse = error instanceof UserError;
  process.stderr.write(`${isWrongUse ? error.message : error.stack}\n`);
  process.exit(isWrongUse ? WRONG_USE : FAILED);
});

/**
 * A whole number among the arguments.
 *
 * @throws UserError if it is none, or less than the least
 */
export const wholeOf = (text: string, name: string, least: number): number => {
  const number = Number(text);
  if (text.trim() !== '' && Number.isSafeInteger(number) && number >= least) return number;
  throw new UserError(`${name} is ${JSON.stringify(text)}, not a whole number of ${least} or more.`);
};
