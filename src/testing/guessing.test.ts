import { afterEach, describe, expect, it, vi } from 'vitest';
import { z } from 'zod';
import { greedy } from '../../agents/greedy.js';
import { mcts } from '../../agents/mcts.js';
import { random } from '../../agents/random.js';
import type { Agent, AgentDefinition } from '../core/agent.js';
import type { Game, GameDefinition, State } from '../core/game.js';
import { Rng } from '../core/rng.js';
import { Chance } from '../match/chance.js';
import { checkAgent } from './check-agent.js';
import { checkGame } from './check-game.js';
import { guess } from './toy-games/guess.js';
import { pig } from './toy-games/pig.js';

afterEach(() => vi.restoreAllMocks());

const CARD = 'a card that lies face down is guessed no better than by luck';
const DIE = 'a die that is not yet rolled is guessed no better than by luck';

const game = guess as unknown as GameDefinition;

const agentOf = (create: (game: Game) => Agent): AgentDefinition => ({
  ...{ name: 'toy', summary: 'An agent for tests.', parameters: z.object({}) },
  create,
});

/** What the two checks say of an agent, null where all is well; a check that was not made is missing. */
const found = (agent: AgentDefinition, of: GameDefinition = game): Record<string, string | null> => {
  const made = checkAgent(agent, of, { games: 1 }).checks.filter(({ name, times }) => /luck/.test(name) && times > 0);
  return Object.fromEntries(made.map(({ name, failure }) => [name, failure?.message ?? null]));
};

type Guess = State & { drawn: number };

it('the game conforms, whether a card or a die is guessed', () => {
  expect(checkGame(game).checks.filter(({ passed }) => !passed)).toEqual([]);
});

describe('what nobody can know', () => {
  it.each([random, greedy, mcts] as unknown as AgentDefinition[])('is guessed by luck alone by $name', (agent) => {
    expect(found(agent)).toEqual({ [CARD]: null, [DIE]: null });
  });

  it('is not asked of an agent that was made for another game', () => {
    const own = agentOf(({ info }) => ({
      act: ({ legal }) => {
        if (info.id !== 'pig') throw new Error('I only know Pig.');
        return legal[0];
      },
    }));
    expect(found(own, pig as unknown as GameDefinition)).toEqual({});
  });

  it('is not told by a view whose methods an agent has replaced', () => {
    const curious = agentOf(() => {
      let truth: Guess | undefined;
      return {
        act: ({ view }) => {
          const scratch = view();
          scratch.copyFrom = (other) => {
            truth = other as Guess;
          };
          scratch.determinize = () => {};
          view();
          return Math.max(0, truth?.drawn ?? 0);
        },
      };
    });
    expect(found(curious)).toEqual({ [CARD]: null, [DIE]: null });
  });

  it('is not told by a game that an agent has changed', () => {
    const curious = agentOf((their) => {
      const made: Guess[] = [];
      const { newState } = their;
      their.newState = () => {
        made.push(newState() as Guess);
        return made[made.length - 1];
      };
      return { act: () => Math.max(0, made[0]?.drawn ?? 0) };
    });
    expect(found(curious)).toEqual({ [CARD]: null, [DIE]: null });
  });

  it('gives away an agent that looks under the card', () => {
    // Nothing keeps code that runs beside the game from changing its classes; this shows that it does not stay unseen.
    const cheat = agentOf((their) => {
      const dealt = vi.spyOn(Object.getPrototypeOf(their.newState()) as State, 'sampleChance');
      return { act: () => Number(dealt.mock.results.at(-1)?.value ?? 0) };
    });
    expect(found(cheat)).toMatchObject({
      [CARD]: 'it guessed a card face down right in 60 of 60 games, luck alone in one of 6',
    });
  });

  it('gives away an agent that reads the luck to come', () => {
    const begin = vi.spyOn(Chance.prototype, 'begin');
    const cheat = agentOf((their) => {
      const luck = new Rng();
      return {
        act: () => {
          const { base } = begin.mock.contexts.at(-1) as unknown as { base: Rng };
          return their.newState().sampleChance(luck.derive(base, 1, 0));
        },
      };
    });
    expect(found(cheat)).toMatchObject({
      [DIE]: 'it guessed a die that is not yet rolled right in 60 of 60 games, luck alone in one of 6',
    });
  });
});
