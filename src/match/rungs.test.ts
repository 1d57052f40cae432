import { describe, expect, it } from 'vitest';
import { type Game, RUNGS } from '../core/game.js';
import { games } from '../registry.js';
import { pig } from '../testing/toy-games/pig.js';
import { parseAgentSpec, specText } from './line-up.js';
import { rungText, withoutRung } from './rungs.js';

const gameOf = (id: string): Game => {
  const definition = games.find((each) => each.id === id)!;
  return definition.create(definition.options.parse({}));
};

const expanded = (text: string, game: Game): string => specText(withoutRung(parseAgentSpec(text), game));

describe('a rung', () => {
  it('stands for an agent', () => {
    expect(expanded('casual', gameOf('zombies-vs-wrestlers'))).toBe('greedy:epsilon=0.3');
  });

  it('stands for another where the game says so', () => {
    const game = { ...gameOf('zombies-vs-wrestlers'), rungs: { expert: 'mcts:iterations=7' } };
    expect(expanded('expert', game)).toBe('mcts:iterations=7');
    expect(expanded('skilled', game)).toBe('greedy');
  });

  it('takes parameters beside, which count more than its own', () => {
    expect(expanded('novice:epsilon=0.9,avoid=rally', gameOf('zombies-vs-wrestlers'))).toBe(
      'greedy:epsilon=0.9,avoid=rally',
    );
  });

  it('stands for something that can play where a game judges no position', () => {
    const { evaluate: _, ...blind } = pig.create(pig.options.parse({})) as unknown as Game;
    expect(RUNGS.map((rung) => expanded(rung, blind))).toEqual([
      ...['random', 'mcts:iterations=30', 'mcts:iterations=300', 'mcts:iterations=3000'],
    ]);
  });

  it('is another agent than the rung below in every game', () => {
    for (const { id } of games)
      expect(new Set(RUNGS.map((rung) => rungText(rung, gameOf(id)))).size).toBe(RUNGS.length);
  });

  it('leaves other agents as they are', () => {
    expect(expanded('mcts:iterations=400', gameOf('zombie-bus'))).toBe('mcts:iterations=400');
  });
});
