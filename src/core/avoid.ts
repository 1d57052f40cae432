import { z } from 'zod';
import type { Agent, AgentDefinition, Turn } from './agent.js';
import { UserError, unknownWord } from './errors.js';
import type { Action, Game, State } from './game.js';
import { option } from './options.js';

const avoid = option(z.string().default(''), {
  describe:
    'Kinds of actions that it never takes where there are others, with a + between them, as in flee+pass. The game names them ' +
    '(see zedbench games).',
});

/** The agent with one more parameter, `avoid`, unless it has one of its own by that name. */
export const avoidable = (definition: AgentDefinition): AgentDefinition => {
  if ('avoid' in definition.parameters.shape) return definition;
  return {
    ...definition,
    parameters: definition.parameters.safeExtend({ avoid }),
    create: (game, { avoid: kinds, ...parameters }, setup) => {
      const refuses = refusalOf(game, String(kinds ?? ''));
      const agent = definition.create(game, parameters, setup);
      return refuses ? refusing(agent, refuses) : agent;
    },
  };
};

/** Whether an action of a position is refused. */
type Refuses = (action: Action, state: State) => boolean;

/** @throws UserError if the game has no such kind of action */
const refusalOf = ({ info, actionKinds }: Game, text: string): Refuses | undefined => {
  if (text === '') return undefined;
  if (!actionKinds) throw new UserError(`The game ${info.id} names no kinds of actions, so none can be avoided.`);
  const { names, kindOf } = actionKinds;
  const refused = text.split('+').map((name) => {
    if (!names.includes(name)) throw unknownWord(`kind of action of ${info.id}`, name, names);
    return names.indexOf(name);
  });
  return (action, state) => refused.includes(kindOf(action, state));
};

/** An agent that never takes the actions that are refused to it, unless there are no others. */
const refusing = (agent: Agent, refuses: Refuses): Agent => ({
  begin: (seat) => agent.begin?.(seat),
  act: (turn) => agent.act(withoutRefused(turn, refuses)),
});

const withoutRefused = (turn: Turn, refuses: Refuses): Turn => {
  if (turn.count === 1) return turn;
  const all = turn.legal.subarray(0, turn.count);
  const state = turn.view();
  const legal = all.filter((action) => !refuses(action, state));
  if (legal.length === 0 || legal.length === all.length) return turn;
  return {
    seat: turn.seat,
    rng: turn.rng,
    count: legal.length,
    legal,
    sampleAction: () => legal[turn.rng.below(legal.length)],
    view: () => turn.view(),
  };
};
