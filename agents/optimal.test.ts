import { describe, expect, it } from 'vitest';
import type { Agent } from '../src/core/agent.js';
import { type Game, type GameDefinition, WON } from '../src/core/game.js';
import { zombieKidz } from '../src/games/zombie-kidz/index.js';
import { Match } from '../src/match/match.js';
import { boundsAt } from '../src/search/solve/solve.js';
import { wilson } from '../src/stats/wilson.js';
import { checkAgent } from '../src/testing/check-agent.js';
import { checkGame } from '../src/testing/check-game.js';
import { solvedGame } from '../src/testing/optimal-agents.js';
import { pig } from '../src/testing/toy-games/pig.js';
import { LEFT, ring } from '../src/testing/toy-games/ring.js';
import { ticTacToe } from '../src/testing/toy-games/tic-tac-toe.js';
import { mcts } from './mcts.js';
import { optimal } from './optimal.js';
import { random } from './random.js';

const toy = (definition: unknown): GameDefinition => definition as GameDefinition;
const kidz = toy(zombieKidz);

/** Wins of the first seat in so many games, and games that ran into the limit of turns. */
const play = (game: Game, agents: readonly Agent[], blocks: number): { wins: number; capped: number } => {
  const match = new Match(game, agents, 1);
  const capped = game.info.endReasons.indexOf('capped');
  const count = { wins: 0, capped: 0 };
  for (let block = 0; block < blocks; block++) {
    const { result, endReason } = match.play(block, 0);
    if (result[0] === WON) count.wins++;
    if (endReason === capped) count.capped++;
  }
  return count;
};

describe('where one can go round for ever at no cost', () => {
  const solved = solvedGame(toy(ring));

  it('every action that does not leave by the worse door is as good', () => {
    const state = solved.game.newState();
    state.load({ turn: 1, room: 4 });
    const worth = [LEFT, 1, 2].map((action) => {
      const next = solved.game.newState();
      next.copyFrom(state);
      next.apply(action);
      return boundsAt(solved.game, solved.solution, next)?.[0];
    });
    expect(worth).toEqual([0.6, 0.6, 0.6]);
    expect(checkGame(toy(ring), { games: 10 }).checks.filter(({ passed }) => !passed)).toEqual([]);
  });

  it('optimal goes to the better door and leaves', () => {
    const { wins, capped } = play(solved.game, [solved.newAgent()], 4000);
    expect(capped).toBe(0);
    const { low, high } = wilson(wins, 4000, 0.999);
    expect(low).toBeLessThan(0.6);
    expect(high).toBeGreaterThan(0.6);
  });
});

describe.each(['night', 'day'])('in Zombie Kidz Evolution, on the %s side, with one lock to place', (side) => {
  it('optimal wins as often as the game was solved for, and is done', () => {
    const solved = solvedGame(kidz, { side, zombies: 5, locks: 1 });
    const { wins, capped } = play(solved.game, [solved.newAgent(), solved.newAgent()], 3000);
    const { low, high } = wilson(wins, 3000, 0.999);
    expect(capped).toBe(0);
    expect(low).toBeLessThan(solved.value);
    expect(high).toBeGreaterThan(solved.value);
  });
});

describe('two seats against each other', () => {
  it('draw tic-tac-toe, which mcts never loses to optimal', () => {
    const solved = solvedGame(toy(ticTacToe));
    expect(solved.value).toBe(0);
    const search = mcts.create(
      solved.game,
      mcts.parameters.parse({ iterations: 3000, playout: 'random', exploration: 0.7 }),
    );
    const match = new Match(solved.game, [solved.newAgent(), search], 1);
    for (let block = 0; block < 6; block++) {
      for (const rotation of [0, 1]) expect([...match.play(block, rotation).result]).toEqual([0, 0]);
    }
  });

  it('get the value of a short game of Pig; against optimal mcts gets no more, but more than random', () => {
    const solved = solvedGame(toy(pig), { goal: 25, rounds: 30 });
    const { wins } = play(solved.game, [solved.newAgent(), solved.newAgent()], 4000);
    const { low, high } = wilson(wins, 4000, 0.999);
    expect(low).toBeLessThan((1 + solved.value) / 2);
    expect(high).toBeGreaterThan((1 + solved.value) / 2);
    /** What an agent gets against optimal on average, in both seats. */
    const returnOf = (agent: Agent): number => {
      const match = new Match(solved.game, [agent, solved.newAgent()], 1);
      let sum = 0;
      for (let block = 0; block < 300; block++) {
        for (const rotation of [0, 1]) sum += match.play(block, rotation).returns[rotation];
      }
      return sum / 600;
    };
    const search = returnOf(mcts.create(solved.game, mcts.parameters.parse({ iterations: 300 })));
    // Three standard errors of six hundred games.
    expect(search).toBeLessThan(3 / Math.sqrt(600));
    expect(search).toBeGreaterThan(returnOf(random.create(solved.game, {})) + 3 / Math.sqrt(300));
  });
});

describe('the agent optimal', () => {
  const options = { side: 'day', zombies: 4, locks: 1 };
  const solved = solvedGame(kidz, options);
  const create = (definition: GameDefinition, given: Record<string, unknown>, files: Record<string, Uint8Array>) => {
    const resolved = definition.options.parse(given) as Record<string, unknown>;
    return optimal.create(definition.create(resolved as never), { table: 'a.table' }, { options: resolved, files });
  };

  it('decides soundly', () => {
    const settings = { options, files: { table: solved.file }, games: 20 };
    expect(checkAgent(toy(optimal) as never, kidz, settings).checks.filter(({ passed }) => !passed)).toEqual([]);
  });

  it.each<[string, () => unknown, RegExp]>([
    ['no table', () => create(kidz, options, {}), /needs a table: write optimal:table=FILE/],
    [
      'the table of another game',
      () => create(toy(pig), {}, { table: solved.file }),
      /^a\.table was solved for the game zombie-kidz, not for pig\.$/,
    ],
    [
      'a table of other options',
      () => create(kidz, { ...options, zombies: 6, locks: 2 }, { table: solved.file }),
      /^a\.table was solved for zombie-kidz with zombies=4, locks=1, not with zombies=6, locks=2\.$/,
    ],
    [
      'what is no table',
      () => create(kidz, options, { table: new TextEncoder().encode('hello') }),
      /^a\.table is no table of a solved game/,
    ],
  ])('refuses %s', (_, make, message) => {
    expect(make).toThrow(message);
  });

  it('refuses the table of another version of the game', () => {
    const older = toy({
      ...kidz,
      create: (resolved: never) => {
        const game = kidz.create(resolved);
        return { ...game, info: { ...game.info, version: 2 } };
      },
    });
    expect(() => create(older, options, { table: solved.file })).toThrow(
      /solved for version 1 of zombie-kidz, and this is version 2/,
    );
  });

  it('says so where a position is not in its table', () => {
    const late = solvedGame(toy(ticTacToe), {}, { board: 'x...o....' });
    const match = new Match(late.game, [late.newAgent(), late.newAgent()], 1);
    expect(() => match.play(0, 0)).toThrow(
      /the agent of seat 0 failed: the position is not in its table, which holds what can be reached from the position it/,
    );
  });
});
