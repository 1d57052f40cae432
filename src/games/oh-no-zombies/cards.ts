import { z } from 'zod';
import type { DataRange } from '../../core/options.js';
import type { Rng } from '../../core/rng.js';

/** How many fight cards are in the box: cards that replace the built-in ones are as many. */
const FIGHT_CARDS = 18;

const copies = z.int().min(0).max(FIGHT_CARDS);

const schema = z
  .strictObject({
    /** A short label: what tables and reports call these cards. */
    name: z.string().trim().min(1).max(40),
    kill: copies,
    turned: copies,
    /** Cards that let the human run, by how many spaces. */
    run: z.strictObject({
      ...{ 1: copies.default(0), 2: copies.default(0), 3: copies.default(0) },
      ...{ 4: copies.default(0), 5: copies.default(0), 6: copies.default(0) },
    }),
    source: z.enum(['printed', 'outside', 'assumed', 'workbench']).default('assumed'),
  })
  .superRefine((cards, context) => {
    const sum = cards.kill + cards.turned + runs(cards.run);
    if (sum !== FIGHT_CARDS)
      context.addIssue({ code: 'custom', message: `there are ${sum} cards, not ${FIGHT_CARDS}` });
  });

export type Cards = z.output<typeof schema>;
/** Fight cards as they are written: with defaults left out. */
export type CardsInput = z.input<typeof schema>;

const runs = (run: Readonly<Record<number, number>>): number => Object.values(run).reduce((sum, each) => sum + each, 0);

/** Fight cards with their defaults filled in, or a sentence that names the field. */
export const readCards = (given: unknown): { cards: Cards } | { fault: string } => {
  const parsed = schema.safeParse(given);
  if (parsed.success) return { cards: parsed.data };
  const [issue] = parsed.error.issues;
  const where = issue.path.map(String).join('.');
  return { fault: where === '' ? `it is wrong: ${issue.message}.` : `${where} is wrong: ${issue.message}.` };
};

/** What is checked: the value stays as it was given. */
export const cardsSchema = z.custom<CardsInput>().superRefine((given, context) => {
  const read = readCards(given);
  if ('fault' in read) context.addIssue({ code: 'custom', message: `option cards: ${read.fault}` });
});

/** The mix is in the proportions of one published session of four; the numbers, and how far a run card runs, are assumed. */
export const assumedCards: CardsInput = {
  name: 'assumed',
  kill: 2,
  turned: 7,
  run: { 2: 3, 3: 3, 4: 3 },
  source: 'assumed',
};

const fromTo = (rng: Rng, low: number, high: number): number => low + rng.below(high - low + 1);

/** 1 to 4 cards kill, 4 to 10 turn, the others run 2 to 4 spaces, or 1 to 6: any share of each distance. */
export const plausibleCards: DataRange = {
  draw: (rng): CardsInput => {
    const kill = fromTo(rng, 1, 4);
    const turned = fromTo(rng, 4, 10);
    const [nearest, farthest] = rng.below(2) === 0 ? [2, 4] : [1, 6];
    const run: Record<number, number> = {};
    for (let i = kill + turned; i < FIGHT_CARDS; i++) {
      const distance = fromTo(rng, nearest, farthest);
      run[distance] = (run[distance] ?? 0) + 1;
    }
    return { name: 'plausible', kill, turned, run, source: 'assumed' };
  },
  numbersOf: (given) => {
    const { kill, turned, run } = given as CardsInput;
    const distances = Object.entries(run).map(([distance, count]) => [Number(distance), count ?? 0] as const);
    const count = distances.reduce((sum, [, each]) => sum + each, 0);
    const spaces = distances.reduce((sum, [distance, each]) => sum + distance * each, 0);
    return {
      ...{ 'cards that kill': kill, 'cards that turn': turned },
      'mean run in tenths': count === 0 ? 0 : Math.round((10 * spaces) / count),
    };
  },
};
