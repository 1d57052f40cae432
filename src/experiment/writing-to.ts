import { isUserError, messageOf, UserError } from '../core/errors.js';

/** Does something with files of results; what the system refuses becomes a sentence. @throws UserError */
export const writingTo = <T>(path: string, write: () => T, advice = ''): T => {
  try {
    return write();
  } catch (error) {
    if (isUserError(error)) throw error;
    throw new UserError(`Results can't be written to ${path}: ${messageOf(error)}.${advice}`);
  }
};
