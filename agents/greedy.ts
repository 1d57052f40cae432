import { z } from 'zod';
import { defineAgent } from '../src/core/agent.js';
import { option } from '../src/core/options.js';
import { OnePly, USUAL_LOOK } from '../src/search/one-ply.js';

export const greedy = defineAgent({
  name: 'greedy',
  summary: "Looks one action ahead, through the chance that follows, and takes the best by the game's evaluation.",
  parameters: z.object({
    epsilon: option(z.number().min(0).max(1).default(0), { describe: 'The share of decisions that are random.' }),
    exact: option(z.int().min(1).max(100_000).default(USUAL_LOOK.exact), {
      describe: 'Chance with at most so many outcomes is weighed exactly.',
    }),
    samples: option(z.int().min(1).max(10_000).default(USUAL_LOOK.samples), {
      describe:
        'Otherwise outcomes are drawn, the same luck for every action: a quarter of so many for each, so many for those that then ' +
        'lead, and twice as many for the best.',
    }),
  }),
  create: (game, { epsilon, exact, samples }) => {
    const onePly = new OnePly(game, { exact, samples });
    return {
      act: (turn) => {
        if (epsilon > 0 && turn.rng.float() < epsilon) return turn.sampleAction();
        return onePly.choose(turn.view(), turn.legal, turn.count, turn.rng);
      },
    };
  },
});
