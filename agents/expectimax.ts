import { z } from 'zod';
import { defineAgent } from '../src/core/agent.js';
import { option } from '../src/core/options.js';
import { Expectimax } from '../src/search/expectimax.js';

export const expectimax = defineAgent({
  name: 'expectimax',
  summary:
    "Looks some decisions ahead through all that may come and takes the best by the game's evaluation. For games that hide nothing.",
  parameters: z.object({
    depth: option(z.int().min(1).max(100).default(3), {
      describe: 'Decisions looked ahead, the one at hand included.',
    }),
    positions: option(z.int().min(1).max(1_000_000_000).default(20_000), {
      describe: 'Positions judged for one decision: a deeper look that takes more is given up.',
    }),
  }),
  create: (game, settings) => {
    const expectimax = new Expectimax(game, settings);
    return {
      act: (turn) =>
        turn.count === 1 ? turn.legal[0] : expectimax.choose(turn.view(), turn.legal, turn.count, turn.rng),
    };
  },
});
