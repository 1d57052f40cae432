import { z } from 'zod';
import { didYouMean, UserError } from './errors.js';
import type { Rng } from './rng.js';

/** Where an option's default comes from: the printed rules, an outside source, an assumption, or the workbench itself. */
export type Source = 'printed' | 'outside' | 'assumed' | 'workbench';

/** Draws plausible values of an option that is data, and tells two of them apart by numbers. */
export interface DataRange {
  /** A value within the ranges, which the option accepts. */
  draw(rng: Rng): unknown;
  /** The numbers of a value that are drawn, the default's too, by what tables call them: "cards with four symbols". */
  numbersOf(value: unknown): Readonly<Record<string, number>>;
}

/** What is said of an option or parameter beside its schema. */
export interface Declaration {
  /** One sentence. */
  readonly describe: string;
  /** Left out for the parameters of agents. */
  readonly source?: Source;
  /** For an assumed value: the values worth trying, as a list or as [lowest, highest]. */
  readonly plausible?: readonly (string | number | boolean)[];
  /** The same for an assumed value that is data. */
  readonly plausibleData?: DataRange;
  /** The value is data, and a text in its place the path of a JSON file, which the front ends read: see `fileOptions`. */
  readonly file?: 'json';
}

/** Declares one option of a game or parameter of an agent: its schema, default included, and what is said of it. */
export const option = <T extends z.ZodType>(schema: T, declaration: Declaration): T =>
  schema.meta({ ...declaration }) as T;

/** One option as help shows it. */
export interface OptionInfo extends Declaration {
  readonly name: string;
  readonly default: unknown;
  /** The allowed values in words: "a whole number from 1 to 12". */
  readonly allowed: string;
  /** The allowed values one by one, where they are few and known. */
  readonly values: readonly (string | number | boolean)[] | undefined;
  readonly minimum: number | undefined;
  readonly maximum: number | undefined;
}

interface JsonSchema {
  type?: string;
  enum?: (string | number | boolean)[];
  const?: string | number | boolean;
  anyOf?: JsonSchema[];
  items?: JsonSchema;
  minItems?: number;
  maxItems?: number;
  minimum?: number;
  maximum?: number;
  exclusiveMinimum?: number;
  exclusiveMaximum?: number;
  default?: unknown;
}

const SAFE = Number.MAX_SAFE_INTEGER;

const range = (low: number | undefined, high: number | undefined): string => {
  const from = low !== undefined && low > -SAFE ? low : undefined;
  const to = high !== undefined && high < SAFE ? high : undefined;
  if (from !== undefined && to !== undefined) return ` from ${from} to ${to}`;
  if (from !== undefined) return `, at least ${from}`;
  return to === undefined ? '' : `, at most ${to}`;
};

const numberInWords = (kind: string, schema: JsonSchema): string => {
  const { minimum, maximum, exclusiveMinimum: above, exclusiveMaximum: below } = schema;
  const limits = [above === undefined ? '' : `above ${above}`, below === undefined ? '' : `below ${below}`];
  return [`${kind}${range(minimum, maximum)}`, ...limits.filter((limit) => limit !== '')].join(', ');
};

const inWords = (schema: JsonSchema): string => {
  if (schema.const !== undefined) return String(schema.const);
  if (schema.enum) return schema.enum.join(', ');
  if (schema.anyOf) return schema.anyOf.map(inWords).join(', or ');
  if (schema.type === 'boolean') return 'true or false';
  if (schema.type === 'integer') return numberInWords('a whole number', schema);
  if (schema.type === 'number') return numberInWords('a number', schema);
  if (schema.type === 'array') {
    const { minItems: low, maxItems: high } = schema;
    return `a list${low !== undefined && low === high ? ` of ${low}` : range(low, high)}, each ${inWords(schema.items ?? {})}`;
  }
  return schema.type === 'string' ? 'text' : 'data';
};

const valuesOf = (schema: JsonSchema): OptionInfo['values'] => {
  if (schema.type === 'boolean') return [false, true];
  if (schema.const !== undefined) return [schema.const];
  return schema.enum;
};

/** All options of a schema, in the order in which they are declared. */
export const optionInfos = (schema: z.ZodObject): OptionInfo[] =>
  Object.entries(schema.shape).map(([name, field]) => {
    const json = z.toJSONSchema(field as z.ZodType, { io: 'input', unrepresentable: 'any' }) as unknown as JsonSchema &
      Declaration;
    return {
      name,
      describe: json.describe ?? '',
      source: json.source,
      plausible: json.plausible,
      plausibleData: (field as z.ZodType).meta()?.plausibleData as DataRange | undefined,
      file: json.file,
      default: json.default,
      allowed: json.file ? 'data, or the path of a JSON file that holds it' : inWords(json),
      values: valuesOf(json),
      minimum: json.minimum,
      maximum: json.maximum,
    };
  });

/** The options that are data, for which a front end reads the JSON file that text names: see {@link Declaration}. */
export const fileOptions = (schema: z.ZodObject): string[] =>
  optionInfos(schema)
    .filter(({ file }) => file !== undefined)
    .map(({ name }) => name);

const show = (value: unknown): string => {
  if (typeof value === 'string') return `"${value}"`;
  return typeof value === 'object' ? JSON.stringify(value) : String(value);
};

/**
 * Checks options or parameters and fills in the defaults.
 *
 * @param what what they belong to, for messages: `game zombie-bus`, `agent mcts`
 * @param word what one of them is called: `option` or `parameter`
 * @throws UserError that names the option, what was given, and what is allowed
 */
export const parseOptions = <Schema extends z.ZodObject>(
  schema: Schema,
  given: Readonly<Record<string, unknown>>,
  what: string,
  word = 'option',
): z.output<Schema> => {
  const names = Object.keys(schema.shape);
  for (const name of Object.keys(given)) {
    if (!names.includes(name)) {
      const all = names.length > 0 ? `It has: ${names.join(', ')}.` : `It has no ${word}s.`;
      throw new UserError(`The ${what} has no ${word} "${name}".${didYouMean(name, names)} ${all}`);
    }
  }
  const parsed = schema.safeParse(given);
  if (parsed.success) return parsed.data;
  const issue = parsed.error.issues[0];
  const name = issue.path.length > 0 ? String(issue.path[0]) : undefined;
  if (name === undefined || issue.code === 'custom') throw new UserError(`The ${what}: ${issue.message}`);
  const info = optionInfos(schema).find((each) => each.name === name);
  throw new UserError(`The ${what}: ${word} ${name} can't be ${show(given[name])}. Allowed: ${info?.allowed}.`);
};

/** Whether an option by itself can have a value. */
export const accepts = (field: z.ZodType, value: unknown): boolean => field.safeParse(value).success;

const scalars = (text: string): unknown[] => {
  const values: unknown[] = [text];
  if (text.trim() !== '' && Number.isFinite(Number(text))) values.push(Number(text));
  if (text === 'true' || text === 'false') values.push(text === 'true');
  return values;
};

/** Whether an option holds a list, whose elements are written with commas between them. */
export const isListOption = (schema: z.ZodObject, name: string): boolean => {
  const field = schema.shape[name] as z.ZodType | undefined;
  return (
    field !== undefined &&
    (z.toJSONSchema(field, { io: 'input', unrepresentable: 'any' }) as JsonSchema).type === 'array'
  );
};

/** Whether text with commas is one list, in an option that can be a list or something else. */
export const isListText = (schema: z.ZodObject, name: string, text: string): boolean =>
  text.includes(',') && Array.isArray(valueOfText(schema, name, text));

/**
 * The value that a piece of text stands for in an option: the text itself, a number, true or false, or a list with
 * commas. Text that fits nothing is given back as it is, so that {@link parseOptions} can refuse it in its own words.
 */
export const valueOfText = (schema: z.ZodObject, name: string, text: string): unknown => {
  const field = schema.shape[name] as z.ZodType | undefined;
  if (!field) return text;
  const elements = text.split(',').map((element) => element.trim());
  const lists = [elements, elements.map((element) => scalars(element).at(-1))];
  return [...scalars(text), ...lists].find((value) => accepts(field, value)) ?? text;
};
