import { z } from 'zod';
import { BOSSES, type GIRLS, KINDS, ORDINARY } from './kinds.js';

const origin = {
  /** Where the numbers come from. */
  source: z.enum(['printed', 'outside', 'assumed', 'workbench']).default('assumed'),
  /** For assumed numbers: the lowest and highest worth trying, by field. */
  plausible: z.record(z.string(), z.tuple([z.int(), z.int()])).optional(),
};

const copies = z.int().min(0).max(20);
/** Copies by marking: those without one are in every mode, (V) from the council on, (VI) at the prom. */
const byMarking = z.strictObject({ unmarked: copies, V: copies.default(0), VI: copies.default(0), ...origin });
const energy = z.int().min(0).max(12);
const strength = z.int().min(1).max(6);

const each = <Names extends readonly string[], T extends z.ZodType>(names: Names, schema: T) =>
  z.strictObject(Object.fromEntries(names.map((name) => [name, schema])) as Record<Names[number], T>);

const unarmed = z.strictObject({ energy, ...origin });
const armed = z.strictObject({ energy, strength, ...origin });

const schema = z.strictObject({
  /** A short label: what tables and reports call this content. */
  name: z.string().trim().min(1).max(40),
  zombies: each(ORDINARY, byMarking),
  bosses: each(BOSSES, z.strictObject({ copies: z.int().min(0).max(1), ...origin })),
  /** Strengths are numbers where they are not a skull (Gloria, Vanessa) or nothing (Samantha). */
  cheerleaders: z.strictObject({
    ...{ clover: armed, gloria: unarmed, pam: armed, vanessa: unarmed, sandy: armed, samantha: unarmed },
  } satisfies Record<(typeof GIRLS)[number], z.ZodType>),
  barricades: each(KINDS, byMarking),
  promQueen: z.strictObject({ strength, ...origin }),
});

export type Content = z.output<typeof schema>;
/** Content as it is written: with defaults left out. */
export type ContentInput = z.input<typeof schema>;

/** Content with its defaults filled in, or a sentence that names the field. */
export const readContent = (given: unknown): { content: Content } | { fault: string } => {
  const parsed = schema.safeParse(given);
  if (parsed.success) return { content: parsed.data };
  const [issue] = parsed.error.issues;
  const where = issue.path.join('.');
  return { fault: where === '' ? `it is wrong: ${issue.message}.` : `${where} is wrong: ${issue.message}.` };
};

/** What is checked: the value stays as it was given. */
export const contentSchema = z.custom<ContentInput>().superRefine((given, context) => {
  const read = readContent(given);
  if ('fault' in read) context.addIssue({ code: 'custom', message: `option content: ${read.fault}` });
});

const MARKINGS = { friendly: ['unmarked'], council: ['unmarked', 'V'], prom: ['unmarked', 'V', 'VI'] } as const;
export type Mode = keyof typeof MARKINGS;

/** Copies of a card that are in the game in a mode. */
export const copiesIn = (mode: Mode, card: Content['zombies']['football']): number =>
  MARKINGS[mode].reduce((sum, marking) => sum + card[marking], 0);

/** Zombie cards of a mode, bosses included. */
export const zombieCards = (mode: Mode, { zombies, bosses }: Content): number =>
  ORDINARY.reduce((sum, name) => sum + copiesIn(mode, zombies[name]), 0) +
  BOSSES.reduce((sum, name) => sum + bosses[name].copies, 0);

/** Barricade cards of a mode. */
export const barricadeCards = (mode: Mode, { barricades }: Content): number =>
  KINDS.reduce((sum, name) => sum + copiesIn(mode, barricades[name]), 0);
