import { describe, expect, it } from 'vitest';
import { random } from '../../agents/random.js';
import type { Agent, Turn } from '../core/agent.js';
import { CHANCE, type Game, type GameDefinition } from '../core/game.js';
import { zombiesVsWrestlers } from '../games/zombies-vs-wrestlers/index.js';
import { pigWhere } from '../testing/toy-games/broken.js';
import { pig, ROLL } from '../testing/toy-games/pig.js';
import { Match, MatchError } from './match.js';

const gameOf = (definition: unknown, options: object = {}): Game => {
  const { options: schema, create } = definition as GameDefinition;
  return create(schema.parse(options));
};
const toy = gameOf(pig);
const randomAgent = (game: Game): Agent => random.create(game, {});

/** All that a game was: its history and its record. */
const story = (match: Match, block: number, rotation: number): string => {
  const history: number[] = [];
  const record = match.play(block, rotation, (_, action) => history.push(action));
  return JSON.stringify([history, record]);
};

const lost = (): never => {
  throw new Error('lost');
};

describe('a numbered game', () => {
  it.each([
    ['Pig', toy],
    ['Zombies vs. Wrestlers', gameOf(zombiesVsWrestlers, { dice: 4 })],
  ])('of %s is the same in whatever order games are played', (_, game) => {
    const match = new Match(game, [randomAgent(game), randomAgent(game)], 7);
    const numbers = Array.from({ length: 12 }, (_, i) => [Math.floor(i / 2), i % 2] as const);
    const forwards = numbers.map(([block, rotation]) => story(match, block, rotation));
    const backwards = numbers.toReversed().map(([block, rotation]) => story(match, block, rotation));
    expect(backwards.toReversed()).toEqual(forwards);
    expect(new Set(forwards).size).toBe(forwards.length);
    const another = new Match(game, [randomAgent(game), randomAgent(game)], 7);
    expect(story(another, 3, 1)).toBe(forwards[7]);
    const ofOtherSeed = new Match(game, [randomAgent(game), randomAgent(game)], 8);
    expect(story(ofOtherSeed, 3, 1)).not.toBe(forwards[7]);
  });

  it('seats the line-up rotated, and tells each agent its seat', () => {
    const game = gameOf(zombiesVsWrestlers, { factions: ['zombies', 'wrestlers', 'wrestlers'], dice: 2 });
    const told: string[] = [];
    const asked = new Set<string>();
    const agents = ['a', 'b', 'c'].map((name) => ({
      begin: (seat: number) => void told.push(`${name}${seat}`),
      act: (turn: Turn) => {
        asked.add(`${name}${turn.seat}`);
        return turn.sampleAction();
      },
    }));
    const match = new Match(game, agents, 1);
    const seated = [0, 1, 2].map((rotation) => Array.from(match.play(1, rotation).placeOf));
    expect(seated).toEqual([
      [0, 1, 2],
      [1, 2, 0],
      [2, 0, 1],
    ]);
    expect(told).toEqual(['a0', 'b1', 'c2', 'b0', 'c1', 'a2', 'c0', 'a1', 'b2']);
    expect([...asked].every((each) => told.includes(each))).toBe(true);
  });

  it('counts plies, decisions, legal actions and forced decisions', () => {
    let plies = 0;
    let chances = 0;
    const match = new Match(toy, [randomAgent(toy), randomAgent(toy)], 1);
    const record = match.play(0, 0, (state) => {
      plies++;
      if (state.seat === CHANCE) chances++;
    });
    expect(record.plies).toBe(plies);
    expect(record.decisions).toBe(plies - chances);
    // In Pig a decision has one or two legal actions.
    expect(record.legalActions).toBe(record.forced + 2 * (record.decisions - record.forced));
    expect(record.forced).toBeGreaterThan(0);
  });

  it('needs an agent a seat', () => {
    expect(() => new Match(toy, [randomAgent(toy)], 1)).toThrow('1 agents for 2 seats');
  });
});

describe('a game that stops', () => {
  const failing = (definition: GameDefinition, agent: Agent = randomAgent(toy)): MatchError => {
    const match = new Match(gameOf(definition), [agent, agent], 9);
    try {
      match.play(4, 1);
    } catch (error) {
      expect(error).toBeInstanceOf(MatchError);
      return error as MatchError;
    }
    throw new Error('It did not stop.');
  };
  const sound = pig as unknown as GameDefinition;

  it.each([
    ['99', 99],
    ['NaN', Number.NaN],
    ['undefined', undefined as unknown as number],
    ['10.5', 10.5],
    ['10', '10' as unknown as number],
  ])('by the action %s says whose it was and where', (text, action) => {
    expect(failing(sound, { act: () => action }).message).toBe(
      `The game stopped (seed 9, block 4, rotation 1, ply 1): the agent of seat 0 chose ${text}, which is not a legal ` +
        'action here.\nTurn 0: 0 to 0, 0 in the pot, 0 busts',
    );
  });

  const throwing: [string, Agent, number][] = [
    ['at a decision', { act: lost }, 1],
    ['before the game', { begin: lost, act: () => ROLL }, 0],
  ];

  it.each(throwing)('by an agent that throws %s says whose it was and where, and keeps the cause', (_, agent, ply) => {
    const error = failing(sound, agent);
    expect(error.message).toContain(
      `The game stopped (seed 9, block 4, rotation 1, ply ${ply}): the agent of seat 0 failed: lost.\nTurn 0`,
    );
    expect((error.cause as Error).message).toBe('lost');
  });

  it('by rules that throw says where', () => {
    for (const method of ['apply', 'sampleChance', 'countActions', 'returns'] as const) {
      const error = failing(pigWhere({ [method]: lost }));
      expect(error.message).toMatch(
        /^The game stopped \(seed 9, block 4, rotation 1, ply \d+\): the game failed: lost/,
      );
    }
  });

  it('by having no end says so', () => {
    const endless = pigWhere({}, { info: { maxPlies: 3 } });
    expect(failing(endless).message).toContain('ply 4): it is not over after 3 plies.');
  });

  it('is told of also where the position has no text any more', () => {
    const error = failing(pigWhere({ describe: lost }), { act: () => 99 });
    expect(error.message).toContain("which is not a legal action here.\n(The position can't be described: lost)");
  });

  it('leaves the next game as it would have been', () => {
    let fails = false;
    const agent: Agent = { act: (turn) => (fails ? 99 : turn.sampleAction()) };
    const match = new Match(toy, [agent, agent], 1);
    const before = story(match, 2, 0);
    fails = true;
    expect(() => match.play(3, 0)).toThrow(MatchError);
    fails = false;
    expect(story(match, 2, 0)).toBe(before);
  });
});
