import type { z } from 'zod';
import { UserError } from '../../core/errors.js';

/**
 * A position as its schema has it.
 *
 * @throws UserError that names the field that is wrong
 */
export const parsePosition = <Schema extends z.ZodObject>(schema: Schema, json: unknown): z.output<Schema> => {
  const parsed = schema.safeParse(json);
  if (parsed.success) return parsed.data;
  const [{ path, message }] = parsed.error.issues;
  throw new UserError(`The position: ${path.join('.')} ${message}`);
};
