import { z } from 'zod';

export const TOKENS = ['hotDog', 'weapon', 'whistle', 'antidote', 'energyDrink', 'megaphone', 'crowbar'] as const;
const CURSES = ['+1', 'van', '-die', 'no-action'] as const;
const POWERS = ['heals', 'guarded'] as const;
export const COLOURS = ['purple', 'pink'] as const;

/** How many there are in the box: a content that replaces the built-in one has as many. */
export const CARDS = 28;
const SPECIALS = 6;
const TOKEN_COUNT = 16;
const TILES = { purple: 8, pink: 3 } as const;

const origin = {
  /** Where the numbers come from. */
  source: z.enum(['printed', 'outside', 'assumed', 'workbench']).default('assumed'),
  /** For assumed numbers: the lowest and highest worth trying, by field. */
  plausible: z.record(z.string(), z.tuple([z.int(), z.int()])).optional(),
};

const card = z.strictObject({
  name: z.string().trim().min(1).max(40),
  /** Wound symbols: letters of J(aw), B(rain), A(rm), F(oot), each up to three times. */
  symbols: z.string().regex(/^[JBAF]{1,8}$/, 'must be one to eight letters of J, B, A and F'),
  /** Wounds at which it charges. */
  reaction: z.union([z.int().min(1).max(8), z.literal('none')]),
  points: z.int().min(0).max(20),
  curses: z.array(z.enum(CURSES)).max(4).default([]),
  powers: z.array(z.enum(POWERS)).max(2).default([]),
  copies: z.int().min(1).max(CARDS).default(1),
  ...origin,
});

const tile = z.strictObject({ cost: z.int().min(1).max(8), points: z.int().min(0).max(20), ...origin });
const token = z.strictObject({ count: z.int().min(0).max(TOKEN_COUNT), ...origin });
const notch = z.union([z.int().min(1).max(8), z.enum(['no', 'gone'])]);

const schema = z.strictObject({
  /** A short label: what tables and reports call this content. */
  name: z.string().trim().min(1).max(40),
  zombies: z.array(card),
  specials: z.array(card),
  tiles: z.strictObject({ purple: z.array(tile), pink: z.array(tile) }),
  tokens: z.strictObject(Object.fromEntries(TOKENS.map((name) => [name, token])) as Record<Token, typeof token>),
  /** Notch by notch: flight is forbidden (no), costs so many action faces, or the van has left (gone, the last). */
  track: z.strictObject({ notches: z.array(notch).min(2).max(20), ...origin }),
  /** Of the whole rather than of a card: ranges for experiments that draw content. */
  plausible: z.record(z.string(), z.tuple([z.int(), z.int()])).default({}),
});

type Token = (typeof TOKENS)[number];
type Card = z.output<typeof card>;
export type Content = z.output<typeof schema>;
/** Content as it is written: with defaults left out. */
export type ContentInput = z.input<typeof schema>;

/** Content with its defaults filled in, or a sentence that names the card (or tile, token, track) and the field. */
export const readContent = (given: unknown): { content: Content } | { fault: string } => {
  const parsed = schema.safeParse(given);
  if (!parsed.success) return { fault: faultOf(parsed.error.issues[0], given) };
  const fault = cardsFault(parsed.data) ?? countsFault(parsed.data) ?? trackFault(parsed.data.track.notches);
  return fault === undefined ? { content: parsed.data } : { fault };
};

/** What is checked: the value stays as it was given. */
export const contentSchema = z.custom<ContentInput>().superRefine((given, context) => {
  const read = readContent(given);
  if ('fault' in read) context.addIssue({ code: 'custom', message: `option content: ${read.fault}` });
});

const nameAt = (given: unknown, path: readonly PropertyKey[]): unknown =>
  path.reduce<unknown>((value, key) => (value as Record<PropertyKey, unknown> | undefined)?.[key], given);

/** `zombies.3 "JBA", field points`: where an issue is, the card by its name. */
const placeOf = (path: readonly PropertyKey[], given: unknown): string => {
  const [list, index, field] = path;
  if (list !== 'zombies' && list !== 'specials') return path.join('.');
  if (index === undefined) return list;
  const name = nameAt(given, [list, index, 'name']);
  const where = `${list}.${String(index)}${typeof name === 'string' ? ` "${name}"` : ''}`;
  return field === undefined ? where : `${where}, field ${path.slice(2).join('.')}`;
};

const faultOf = (issue: z.core.$ZodIssue, given: unknown): string => {
  const where = placeOf(issue.path, given);
  const missing = issue.path.length > 0 && nameAt(given, issue.path) === undefined;
  if (missing) return `${where} is missing.`;
  const problem = issue.message.startsWith('must') ? issue.message : `is wrong: ${issue.message}`;
  return where === '' ? `it ${problem}.` : `${where} ${problem}.`;
};

const cardsFault = ({ zombies, specials }: Content): string | undefined => {
  const seen = new Set<string>();
  for (const [list, cards] of Object.entries({ zombies, specials })) {
    for (const [i, each] of cards.entries()) {
      const where = `${list}.${i} "${each.name}"`;
      if (seen.has(each.name))
        return `${where}, field name: another card has it; copies say how often a card is there.`;
      seen.add(each.name);
      const fault = cardFault(each, list === 'specials');
      if (fault) return `${where}, field ${fault}.`;
    }
  }
  return undefined;
};

const cardFault = ({ symbols, reaction, curses, powers, copies }: Card, special: boolean): string | undefined => {
  const letters = [...symbols];
  const often = letters.find((letter) => letters.filter((each) => each === letter).length > 3);
  if (often) return `symbols has ${often} more than three times`;
  if (reaction !== 'none' && reaction > letters.length) {
    return `reaction is ${reaction}, but the card has ${letters.length} symbols`;
  }
  const twice = [...curses, ...powers].find((each, i, all) => all.indexOf(each) !== i && !isInstant(each));
  if (twice) return `${(POWERS as readonly string[]).includes(twice) ? 'powers' : 'curses'} has ${twice} twice`;
  return special && copies !== 1 ? `copies is ${copies}, but a special zombie is there once` : undefined;
};

const isInstant = (curse: string): boolean => curse === '+1' || curse === 'van';

const countsFault = ({ zombies, specials, tiles, tokens }: Content): string | undefined => {
  const counts: [string, number, number][] = [
    ['zombies', zombies.reduce((sum, { copies }) => sum + copies, 0), CARDS],
    ['specials', specials.length, SPECIALS],
    ['tiles.purple', tiles.purple.length, TILES.purple],
    ['tiles.pink', tiles.pink.length, TILES.pink],
    ['tokens', TOKENS.reduce((sum, name) => sum + tokens[name].count, 0), TOKEN_COUNT],
  ];
  const wrong = counts.find(([, count, right]) => count !== right);
  if (!wrong) return undefined;
  const [where, count, right] = wrong;
  return `${where} has ${count} in all, not ${right}.`;
};

const trackFault = (notches: Content['track']['notches']): string | undefined => {
  const gone = notches.indexOf('gone');
  if (gone !== notches.length - 1) return 'track.notches must have "gone" once, as the last.';
  return undefined;
};
