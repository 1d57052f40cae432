import { z } from 'zod';
import { didYouMean } from './errors.js';

/** What a field of a file must be, in the second half of a sentence; of an object, also which fields it has. */
export const must = (form: string, fields: readonly string[] = []) => ({
  error: (issue: z.core.$ZodRawIssue): string => {
    if (issue.code === 'unrecognized_keys') {
      const [word] = issue.keys as string[];
      return `has no field "${word}".${didYouMean(word, fields)} It has: ${fields.join(', ')}`;
    }
    return issue.input === undefined ? 'is missing' : `must be ${form}`;
  },
});

/** An object of these fields and no others. */
export const object = <T extends z.core.$ZodShape>(shape: T) =>
  z.strictObject(shape, must('an object', Object.keys(shape)));

export const text = (form = 'a text') => z.string(must(form)).min(1, must(form));

/** An object of any fields. */
export const fields = z.record(z.string(), z.unknown(), must('an object'));
