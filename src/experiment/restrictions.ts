import { UserError, unknownWord } from '../core/errors.js';
import type { Game } from '../core/game.js';
import { parseOptions } from '../core/options.js';
import { parseLineUp, specText } from '../match/line-up.js';
import { findGame } from '../pool/catalogue.js';
import { parseExperiment } from './experiment.js';
import { type Cell, type Plan, planExperiment } from './plan.js';

/** What is asked: what each kind of action is worth to whoever may take it. */
export interface RestrictionQuestion {
  readonly game: string;
  readonly options: Readonly<Record<string, unknown>>;
  /** The agent of every seat. */
  readonly agent: string;
  readonly games: number;
  readonly seed: number;
  /** By default all kinds that the game names. */
  readonly kinds: readonly string[] | undefined;
  /** The seat that is restricted; by default each in turn. */
  readonly seat: number | undefined;
  /** Whether all seats are restricted at once. A team always is. */
  readonly together: boolean;
  /** What is counted where all are restricted at once; for a seat it is its win. */
  readonly outcome: string | undefined;
}

/** The line-up that avoids nothing, and the others. */
const FREE = 'free';
const NEVER = 'never ';
const neverText = (kind: string): string => NEVER + kind;
export const kindOfLineUp = (lineUp: string): string => lineUp.slice(NEVER.length);

/** The factor that the restricted seats are levels of. */
export const SEAT = 'seat';

const avoiding = (agent: string, kind: string): string => {
  const [{ name, parameters }] = parseLineUp([agent], 1);
  const avoid = parameters.avoid ? `${parameters.avoid}+${kind}` : kind;
  return specText({ name, parameters: { ...parameters, avoid } });
};

const kindsOf = ({ info, actionKinds }: Game, given: readonly string[] | undefined): readonly string[] => {
  if (!actionKinds) throw new UserError(`The game ${info.id} names no kinds of actions, so none can be taken away.`);
  const unknown = given?.find((kind) => !actionKinds.names.includes(kind));
  if (unknown !== undefined) throw unknownWord(`kind of action of ${info.id}`, unknown, actionKinds.names);
  return given ?? actionKinds.names;
};

/** The seats that are restricted at once, in turn. */
const groupsOf = ({ info }: Game, { seat, together, outcome }: RestrictionQuestion): (number | undefined)[] => {
  const atOnce = together || info.cooperative;
  if (atOnce && seat !== undefined)
    throw new UserError(`--seat ${seat}: ${info.cooperative ? 'a team is' : 'all seats are'} restricted at once.`);
  if (!atOnce && outcome !== undefined)
    throw new UserError('--outcome is for all seats at once (--together). Of a seat alone its own win is counted.');
  if (seat !== undefined && seat >= info.seats)
    throw new UserError(`--seat ${seat}: the seats are 0 to ${info.seats - 1}.`);
  if (atOnce) return [undefined];
  return seat === undefined ? Array.from({ length: info.seats }, (_, each) => each) : [seat];
};

/**
 * Restricted play (Jaffe, Miller, Andersen, Liu, Karlin and Popović, "Evaluating Competitive Game Balance with Restricted
 * Play", 2012): the same agent with and without one kind of action, the other seats unrestricted, on the same blocks.
 *
 * @throws UserError
 */
export const planRestrictions = async (question: RestrictionQuestion): Promise<Plan> => {
  const { definition } = await findGame(question.game);
  const game = definition.create(parseOptions(definition.options, question.options, `game ${definition.id}`));
  const { seats } = game.info;
  const kinds = kindsOf(game, question.kinds);
  const groups = groupsOf(game, question);
  const lineUpOf = (restricted: number | undefined, kind: string): string[] =>
    Array.from({ length: seats }, (_, each) =>
      restricted === undefined || each === restricted ? avoiding(question.agent, kind) : question.agent,
    );
  const plans: Plan[] = [];
  for (const seat of groups) {
    const settings = parseExperiment(
      {
        title: `${definition.title}: what is each kind of action worth?`,
        ...{ game: question.game, options: question.options, games: question.games, seed: question.seed },
        lineups: [
          { name: FREE, agents: question.agent },
          ...kinds.map((kind) => ({ name: neverText(kind), agents: lineUpOf(seat, kind) })),
        ],
        outcome: seat === undefined ? question.outcome : `win of seat ${seat}`,
      },
      'The restriction',
    );
    plans.push(await planExperiment(`restrict-${definition.id}`, settings));
  }
  return groups[0] === undefined ? plans[0] : joined(plans, groups.map(String));
};

/** The plans of several seats as one, the seat a factor of it. */
const joined = (plans: readonly Plan[], seats: readonly string[]): Plan => {
  const [first] = plans;
  const cells = plans.flatMap((plan, i) =>
    plan.cells.map((cell): Cell => ({ ...cell, factors: { [SEAT]: seats[i] } })),
  );
  return { ...first, settings: { ...first.settings, sweep: { [SEAT]: [...seats] } }, factors: [SEAT], cells };
};
