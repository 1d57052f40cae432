import type { Agent } from '../core/agent.js';
import { CHANCE, type Game } from '../core/game.js';
import { Match } from '../match/match.js';
import type { Regret } from '../search/solve/regret.js';

/** One game: what the decisions of all seats cost in all, by the exact values; and what became of it. */
export interface PlayedRegret {
  readonly regret: number;
  /** What seat 0 got. */
  readonly got: number;
  readonly turns: number;
}

/** Plays the first so many blocks of a solved cooperative game and adds up, game by game, what the decisions cost. */
export const playRegret = (
  game: Game,
  regret: Regret,
  agents: readonly Agent[],
  { blocks, seed }: { readonly blocks: number; readonly seed: number },
): PlayedRegret[] => {
  const match = new Match(game, agents, seed);
  return Array.from({ length: blocks }, (_, block) => {
    let sum = 0;
    const { returns, turns } = match.play(block, 0, (state, action) => {
      if (state.seat !== CHANCE) sum += regret.of(state, action);
    });
    return { regret: sum, got: returns[0] / game.info.returnUnit, turns };
  });
};
