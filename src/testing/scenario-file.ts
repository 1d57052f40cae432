import { z } from 'zod';
import { UserError } from '../core/errors.js';
import { fields, must, object, text } from '../core/file-schema.js';

const textList = z.array(text(), must('a list of texts'));

const SEAT = 'a role, the number of a seat, "chance" or "over"';
const FRACTION = /^-?\d+\/[1-9]\d*$/;
const FIGURE = 'a number, or a fraction as a text: "24/36"';
/** A number, or a fraction of whole numbers. */
const figure = z.union([z.number(), z.string().regex(FRACTION, must(FIGURE))], must(FIGURE));
const chance = figure.refine((given) => figureValue(given) >= 0 && figureValue(given) <= 1, 'must be from 0 to 1');

const expectation = object({
  position: fields.optional(),
  seat: z.union([text(), z.int().min(0, must(SEAT))], must(SEAT)).optional(),
  legal: object({
    includes: textList.optional(),
    excludes: textList.optional(),
    count: z.int(must('a whole number')).min(0, must('a whole number')).optional(),
  }).optional(),
  chance: z.record(z.string(), chance, must('an object: the probability of each outcome by its text')).optional(),
  returns: z.array(figure, must('a list of numbers, one a seat')).optional(),
  endReason: text().optional(),
  metrics: z.record(z.string(), z.int(must('a whole number')), must('an object of whole numbers')).optional(),
});

const schema = object({
  title: text(),
  game: text(),
  options: fields.default({}),
  position: z.unknown().optional(),
  play: textList.default([]),
  expect: expectation.refine((given) => Object.keys(given).length > 0, 'names nothing that could fail'),
});

/** A number as a scenario writes it. */
export type Figure = z.output<typeof figure>;

/**
 * A ruling pinned down: from a position, or from the start, some actions and outcomes by their texts, and what should then
 * hold. In `expect.position` only the fields that are named are compared.
 */
export type Scenario = z.output<typeof schema>;
export type Expectation = Scenario['expect'];

export const figureValue = (given: Figure): number => {
  if (typeof given === 'number') return given;
  const [numerator, denominator] = given.split('/').map(Number);
  return numerator / denominator;
};

/**
 * One scenario, or a list of them, from JSON.
 *
 * @param where what the file is called
 * @throws UserError that names the field that is wrong
 */
export const parseScenarios = (json: unknown, where: string): Scenario[] => {
  if (!Array.isArray(json)) return [parseScenario(json, where, 'the scenario')];
  if (json.length === 0) throw new UserError(`${where} holds no scenario.`);
  return json.map((each, i) => parseScenario(each, where, `scenario ${i + 1}`));
};

const parseScenario = (json: unknown, where: string, which: string): Scenario => {
  const parsed = schema.safeParse(json);
  if (parsed.success) return parsed.data;
  const [{ path, message }] = parsed.error.issues;
  const field = path.length > 0 ? `field ${path.join('.')} of ` : '';
  throw new UserError(`${where}: ${field}${which} ${message}.`);
};
