import { describe, expect, it } from 'vitest';
import type { Agent } from '../core/agent.js';
import { CHANCE, type Game, type State } from '../core/game.js';
import type { Rng } from '../core/rng.js';
import { HOLD, pig, ROLL } from '../testing/toy-games/pig.js';
import { Chance } from './chance.js';
import { Match } from './match.js';

describe('luck', () => {
  const long = pig.create(pig.options.parse({ goal: 40, rounds: 30 })) as unknown as Game;

  /** The throws of each turn where seat 0 throws so often a turn. */
  const throwsOf = (times: number, rotation = 0): number[][] => {
    const thrown: number[][] = [];
    let pot = 0;
    const agent = (most: (seat: number) => number): Agent => ({
      act: ({ seat, legal, count }) => (count === 2 && pot >= most(seat) ? HOLD : legal[0]),
    });
    const agents = [0, 1].map(() => agent((seat) => (seat === 0 ? times : 2)));
    new Match(long, agents, 3).play(5, rotation, (state, action) => {
      if (action === ROLL && pot === 0) thrown.push([]);
      if (state.seat === CHANCE) thrown[thrown.length - 1].push(action);
      pot = action === ROLL || (state.seat === CHANCE && action > 1) ? thrown[thrown.length - 1].length : 0;
    });
    return thrown;
  };

  it('of a turn is the same after another decision in an earlier turn', () => {
    const [once, thrice] = [throwsOf(1), throwsOf(3)];
    const shared = Math.min(once.length, thrice.length);
    expect(shared).toBeGreaterThan(8);
    expect(once.map(({ length }) => length)).not.toEqual(thrice.map(({ length }) => length));
    for (let turn = 0; turn < shared; turn++) {
      const both = Math.min(once[turn].length, thrice[turn].length);
      expect(once[turn].slice(0, both)).toEqual(thrice[turn].slice(0, both));
    }
  });

  it('is the same in every rotation of a block', () => {
    expect(throwsOf(2, 1)).toEqual(throwsOf(2, 0));
  });

  it('is addressed by block, turn, purpose and use', () => {
    const at = (block: number, asked: readonly (readonly [turn: number, stream: number])[]): number[] => {
      const chance = new Chance(1, 3);
      chance.begin(block);
      return asked.map(([turn, chanceStream]) =>
        chance.draw({ turn, chanceStream, sampleChance: (rng: Rng) => rng.next() } as State),
      );
    };
    const [first, other, second, later] = at(0, [
      [0, 0],
      [0, 1],
      [0, 0],
      [1, 0],
    ]);
    expect(
      at(0, [
        [0, 1],
        [0, 0],
        [0, 0],
        [1, 0],
      ]),
    ).toEqual([other, first, second, later]);
    expect(at(0, [[1, 0]])).toEqual([later]);
    expect(new Set([first, other, second, later, ...at(1, [[0, 0]]), ...at(0, [[0, 2]])]).size).toBe(6);
  });
});
