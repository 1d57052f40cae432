import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { greedy } from '../../agents/greedy.js';
import { mcts } from '../../agents/mcts.js';
import { random } from '../../agents/random.js';
import type { Agent, AgentDefinition } from '../core/agent.js';
import { UserError } from '../core/errors.js';
import type { Game, GameDefinition } from '../core/game.js';
import { option } from '../core/options.js';
import { checkAgent } from './check-agent.js';
import { ambush } from './toy-games/ambush.js';
import type { AmbushState } from './toy-games/ambush-state.js';
import { ambushWhere } from './toy-games/broken.js';
import { pig } from './toy-games/pig.js';

const toys = [pig, ambush] as unknown as GameDefinition[];

const agentOf = (create: (game: Game) => Agent): AgentDefinition => ({
  name: 'toy',
  summary: 'An agent for tests.',
  parameters: z.object({}),
  create,
});

/** What the checks that an agent fails have found, by the names of the checks. */
const findingsOf = (create: (game: Game) => Agent, game = toys[0]): Record<string, string> => {
  const failed = checkAgent(agentOf(create), game, { games: 20 }).checks.filter(({ passed }) => !passed);
  return Object.fromEntries(failed.map(({ name, failure }) => [name, failure?.message ?? '']));
};

describe('the conformance kit for agents', () => {
  const agents = [random, greedy, mcts] as unknown as AgentDefinition[];
  const pairs = agents.flatMap((agent) => toys.map((game) => [agent.name, game.title, agent, game] as const));

  it.each(pairs)('passes %s in %s', (_name, _title, agent, game) => {
    const parameters = agent.name === 'mcts' ? { iterations: 60 } : {};
    const report = checkAgent(agent, game, { parameters });
    expect(report.checks.filter(({ passed }) => !passed)).toEqual([]);
    expect(report.nodes).toBeGreaterThan(0);
  });

  it('plays each way in which an agent can work, and each option set that the game declares', () => {
    const seen: string[] = [];
    const parameters = z.object({
      hand: option(z.enum(['left', 'right', 'both']).default('left'), { describe: 'Which hand.' }),
      bold: option(z.boolean().default(false), { describe: 'Whether it is bold.' }),
      depth: option(z.int().min(1).max(1_000_000).default(2), { describe: 'How deep it looks.' }),
    });
    const agent = { ...agentOf(() => ({ act: (turn) => turn.sampleAction() })), parameters };
    const report = checkAgent(agent as unknown as AgentDefinition, toys[0], {
      parameters: { depth: 1 },
      onProgress: (done, total) => seen.push(`${done}/${total}`),
    });
    expect(report).toMatchObject({ passed: true, optionSets: 5, games: 8 });
    expect(seen).toEqual(['1/5', '2/5', '3/5', '4/5', '5/5']);
  });

  it('tells the user that an agent refuses the game, and leaves out ways to work that do', () => {
    const parameters = z.object({ judge: option(z.boolean().default(false), { describe: 'Whether it judges.' }) });
    const agent = {
      ...agentOf(() => ({ act: (turn) => turn.sampleAction() })),
      parameters,
      create: (_: Game, { judge }: { judge?: boolean }): Agent => {
        if (judge) throw new UserError('The game has no evaluation.');
        return { act: (turn) => turn.sampleAction() };
      },
    } as unknown as AgentDefinition;
    expect(checkAgent(agent, toys[1])).toMatchObject({ passed: true, optionSets: 1 });
    expect(() => checkAgent(agent, toys[1], { parameters: { judge: true } })).toThrow('The game has no evaluation.');
  });

  it('refuses impossible parameters as a mistake of the user', () => {
    const settings = { parameters: { epsilon: 2 } };
    expect(() => checkAgent(greedy as unknown as AgentDefinition, toys[0], settings)).toThrow('parameter epsilon');
  });

  it('catches a parameter without a default', () => {
    const parameters = z.object({ depth: option(z.int(), { describe: 'Needed.' }) });
    const report = checkAgent({ ...agentOf(() => ({ act: () => 0 })), parameters }, toys[0]);
    expect(report.checks[0]).toMatchObject({ name: 'every parameter has a default', passed: false });
  });

  it('catches an agent that can’t be made', () => {
    const findings = findingsOf(() => {
      throw new Error('no memory');
    });
    expect(findings).toEqual({ 'the agent can be made': 'it threw: no memory' });
  });

  it('catches an illegal action', () => {
    const findings = findingsOf(() => ({ act: () => 11 }));
    expect(findings['only legal actions are chosen']).toBe('seat 0 chose 11, and may choose 10');
    expect(findings['every game is played to its end']).toContain('which is not a legal action');
  });

  it('catches an agent that throws', () => {
    const findings = findingsOf(() => ({
      act: () => {
        throw new Error('lost my way');
      },
    }));
    expect(findings['every game is played to its end']).toContain('lost my way');
  });

  it('catches an agent that remembers earlier games', () => {
    const findings = findingsOf(() => {
      let decisions = 0;
      return { act: ({ legal, count }) => legal[decisions++ % count] };
    });
    expect(findings['a game is the same whatever was played before it']).toMatch(/^at ply \d+ the action was 1\d, and/);
  });

  it('catches an agent with luck of its own', () => {
    const findings = findingsOf(() => ({ act: ({ legal, count }) => legal[Math.floor(Math.random() * count)] }));
    expect(findings).toHaveProperty(['a game is the same whatever was played before it']);
  });

  it('lets an agent remember the game in play', () => {
    const findings = findingsOf(() => {
      let decisions = 0;
      return {
        begin: () => {
          decisions = 0;
        },
        act: ({ legal, count }) => legal[decisions++ % count],
      };
    });
    expect(findings).toEqual({});
  });

  it('catches an agent that writes on the list of legal actions', () => {
    const findings = findingsOf(() => ({
      act: ({ legal }) => {
        const action = legal[0];
        legal[0] = 99;
        return action;
      },
    }));
    expect(findings['a decision changes nothing but the view']).toMatch(/^the list of legal actions 1.* became 99/);
  });

  it('catches a decision by what the seat can’t know', () => {
    const leaky = ambushWhere({
      determinize(observer, rng) {
        if (rng.below(2) === 0) super.determinize(observer, rng);
      },
    });
    const peeping = (): Agent => ({
      act: (turn) => turn.legal[(turn.view() as AmbushState).placed[1 - turn.seat] % turn.count],
    });
    expect(findingsOf(peeping, ambush as unknown as GameDefinition)).toEqual({});
    const found = findingsOf(peeping, leaky)['decisions are equal in positions that the seat can’t tell apart'];
    expect(found).toMatch(/^seat 0 chose "(stand|flee)" in one position and "(stand|flee)" in the other$/);
  });
});
