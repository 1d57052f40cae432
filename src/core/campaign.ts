import { z } from 'zod';
import { UserError } from './errors.js';
import { fields, must, object, text } from './file-schema.js';

/** Where a number of a chart comes from. One that is written without its source is the writer's `own`. */
const SOURCES = ['printed', 'outside', 'assumed', 'own'] as const;

/** A number alone, or with its source. */
const sourced = (number: z.ZodNumber) =>
  z.preprocess(
    (given) => (typeof given === 'number' ? { value: given } : given),
    object({
      value: number,
      source: z.enum(SOURCES, must(`one of ${SOURCES.join(', ')}`)).default('own'),
      plausible: z.array(z.number(must('a number')), must('a list of numbers')).optional(),
      note: text().optional(),
    }),
  );

const whole = (least: number, most: number) => {
  const form = must(`a whole number from ${least} to ${most}`);
  return z.int(form).min(least, form).max(most, form);
};

/** A sticker a game at least, so no campaign has more games. */
export const MOST_SPACES = 1000;
const MOST_DAYS = 10_000;

const PER_WEEK = must('a number above 0, at most 1000');

const mission = object({
  mission: text(),
  /** Marked after a game in which this flag of the game is set; */
  flag: text().optional(),
  /** or after so many games won in a row; */
  inARow: sourced(whole(1, MOST_SPACES)).optional(),
  /** or after a game won at least so many days after the first game. */
  days: sourced(whole(1, MOST_DAYS)).optional(),
}).refine(
  ({ flag, inARow, days }) => [flag, inARow, days].filter((given) => given !== undefined).length === 1,
  'must have one of flag, inARow, days',
);

const list = <T extends z.ZodType>(element: T) => z.array(element, must('a list'));

const schema = object({
  title: text(),
  gamesAWeek: sourced(z.number(PER_WEEK).gt(0, PER_WEEK).max(1000, PER_WEEK)),
  /** Stickers that fill the chart. */
  spaces: sourced(whole(1, MOST_SPACES)),
  /** In order: the sticker that opens each, and the options it changes from then on. */
  envelopes: list(object({ space: sourced(whole(1, MOST_SPACES)), options: fields.default({}) })).default([]),
  /** In order: the envelope, from 1, that holds the badge. */
  ranks: list(object({ rank: text(), envelope: sourced(whole(1, MOST_SPACES)) })).default([]),
  /** Missions in their printed order; a whole group earns one more sticker. */
  groups: list(object({ group: text(), missions: list(mission) })).default([]),
  /** A bonus sticker once, after this game. */
  passport: object({ game: sourced(whole(1, MOST_SPACES)) }).optional(),
  /** What is played: the options of the first entry whose mission is not marked, else the group's own. */
  plan: list(object({ mission: text(), options: fields.default({}) })).default([]),
});

/** A campaign's progress chart, missions, envelopes and calendar, as a file or a game's folder gives it. */
export type ChartData = z.input<typeof schema>;

/** A chart with its defaults filled in, every number with its source. */
export type Chart = z.output<typeof schema>;
export type Mission = z.output<typeof mission>;

export const missionsOf = ({ groups }: Chart): Mission[] => groups.flatMap(({ missions }) => missions);

/** What of the fields contradicts what is elsewhere in the chart: the field, and what is wrong with it. */
const contradiction = (chart: Chart): string | undefined => {
  const { spaces, envelopes, ranks, plan } = chart;
  const names = missionsOf(chart).map((each) => each.mission);
  const twice = names.find((name, i) => names.indexOf(name) < i);
  if (twice) return `field groups has the mission "${twice}" twice`;
  for (const [i, { space }] of envelopes.entries()) {
    if (space.value > spaces.value) return `field envelopes.${i}.space is beyond the last of ${spaces.value} spaces`;
    if (i > 0 && space.value < envelopes[i - 1].space.value)
      return `field envelopes.${i}.space comes before that of the envelope before it`;
  }
  for (const [i, { envelope }] of ranks.entries())
    if (envelope.value > envelopes.length)
      return `field ranks.${i}.envelope is ${envelope.value}, but there are ${envelopes.length} envelopes`;
  const stray = plan.findIndex((entry) => !names.includes(entry.mission));
  if (stray < 0) return undefined;
  return `field plan.${stray}.mission is "${plan[stray].mission}". The missions are: ${names.join(', ')}`;
};

/**
 * @param where what the chart is called
 * @throws UserError that names the field that is wrong
 */
export const parseChart = (given: unknown, where: string): Chart => {
  const parsed = schema.safeParse(given);
  if (!parsed.success) {
    const [{ path, message }] = parsed.error.issues;
    throw new UserError(`${where}: ${path.length > 0 ? `field ${path.join('.')}` : 'the chart'} ${message}.`);
  }
  const wrong = contradiction(parsed.data);
  if (wrong) throw new UserError(`${where}: ${wrong}.`);
  return parsed.data;
};
