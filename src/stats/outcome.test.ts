import { describe, expect, it } from 'vitest';
import { UserError } from '../core/errors.js';
import { DRAWN, type GameInfo, LOST, WON } from '../core/game.js';
import type { GameRecord } from '../match/record.js';
import { defaultOutcome, outcomeNames, outcomeOf } from './outcome.js';

const info = {
  seats: 3,
  roles: ['zombies', 'heroes'],
  cooperative: false,
  endReasons: ['eliminated', 'stalemate'],
  metrics: [
    { name: 'rallies', kind: 'count', describe: '' },
    { name: 'shutout', kind: 'flag', describe: '' },
  ],
} as unknown as GameInfo;
const team = { ...info, cooperative: true };
const agents = ['mcts:iterations=400', 'greedy', 'greedy'];

/** A game in which seat 1, a hero led by the agent of place 2, won. */
const record = (changes: Partial<GameRecord> = {}): GameRecord => ({
  ...{ block: 0, rotation: 1, endReason: 1, turns: 12, plies: 80, decisions: 30, legalActions: 99, forced: 4 },
  placeOf: Int32Array.of(1, 2, 0),
  role: Int32Array.of(0, 1, 1),
  result: Int8Array.of(LOST, WON, LOST),
  returns: Float64Array.of(0, 1, 0),
  metrics: Int32Array.of(5, 1),
  ...changes,
});

const happened = async (text: string, changes: Partial<GameRecord> = {}, of = info): Promise<boolean> =>
  (await outcomeOf(text, { info: of, agents }))(record(changes));

const drawn = { result: Int8Array.of(DRAWN, DRAWN, LOST) };
const allLost = { result: Int8Array.of(LOST, LOST, LOST) };

describe('an outcome', () => {
  it.each([
    ['win of seat 0', false],
    ['win of seat 1', true],
    ['win of zombies', false],
    ['win of heroes', true],
    ['win of agent greedy', true],
    ['win of agent mcts:iterations=400', false],
    ['draw', false],
    ['end by stalemate', true],
    ['end by eliminated', false],
    ['shutout', true],
    ['rallies > 4', true],
    ['turns <= 11', false],
    ['plies == 80 and decisions == 30', true],
    ['shutout == 1 and rallies < 5', false],
  ])('"%s" of a game won by seat 1: %s', async (text, expected) => {
    expect(await happened(text)).toBe(expected);
  });

  it('of an agent goes by where it sat', async () => {
    const turned = { placeOf: Int32Array.of(2, 0, 1) };
    expect(await happened('win of agent mcts:iterations=400', turned)).toBe(true);
    expect(await happened('win of agent greedy', turned)).toBe(false);
  });

  it('of a role goes by what was played, and is none before that is known', async () => {
    expect(await happened('win of zombies', { role: Int32Array.of(1, 0, 1) })).toBe(true);
    expect(await happened('win of zombies', { role: Int32Array.of(-1, -1, -1) })).toBe(false);
  });

  it('is a draw where nobody wins and not all lose', async () => {
    expect(await happened('draw', drawn)).toBe(true);
    expect(await happened('draw', allLost)).toBe(false);
    expect(await happened('win of seat 0', drawn)).toBe(false);
  });

  it('of a team is known where all win or lose together', async () => {
    const won = { result: Int8Array.of(WON, WON, WON) };
    expect(await happened('win of team', won, team)).toBe(true);
    expect(await happened('win of team', allLost, team)).toBe(false);
    expect(await happened('draw', allLost, team)).toBe(false);
    await expect(outcomeOf('win of team', { info, agents })).rejects.toThrow('Unknown outcome "win of team".');
    expect([defaultOutcome(info), defaultOutcome(team)]).toEqual(['win of seat 0', 'win of team']);
  });

  it('can be every one of those that are listed', async () => {
    for (const of of [info, team]) {
      for (const name of outcomeNames({ info: of, agents }))
        expect(typeof (await happened(name, {}, of))).toBe('boolean');
    }
    expect(outcomeNames({ info, agents })).toEqual([
      ...['win of seat 0', 'win of seat 1', 'win of seat 2', 'win of zombies', 'win of heroes'],
      ...['win of agent mcts:iterations=400', 'win of agent greedy', 'draw'],
      ...['end by eliminated', 'end by stalemate', 'shutout'],
    ]);
  });

  it('that is none is refused with the nearest and all there are', async () => {
    const refused = async (text: string): Promise<string> => {
      const error = await outcomeOf(text, { info, agents }).catch((thrown: unknown) => thrown);
      expect(error).toBeInstanceOf(UserError);
      return (error as Error).message;
    };
    expect(await refused('win of zombie')).toContain('Did you mean "win of zombies"? Known: win of seat 0, ');
    expect(await refused('win of seat 3')).toContain('Unknown outcome "win of seat 3".');
    // A count is no yes or no.
    expect(await refused('rallies')).toContain('or a comparison of metrics');
    expect(await refused('rallys > 3')).toContain('Did you mean "rallies"?');
    expect(await refused('win of agent mcts:iterations=300')).toContain('win of agent mcts:iterations=400');
  });
});
