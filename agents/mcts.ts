import { z } from 'zod';
import { defineAgent } from '../src/core/agent.js';
import { option } from '../src/core/options.js';
import { Uct } from '../src/search/uct.js';

/** Where nobody hurries a team it puts off for ever what costs nothing to put off: see agents/README.md. */
const LAMBDA = 0.2;

export const mcts = defineAgent({
  name: 'mcts',
  summary:
    'Monte Carlo tree search (UCT): tries lines of play in its head, the good ones more often, and takes the most tried.',
  parameters: z.object({
    iterations: option(z.int().min(1).max(10_000_000).default(400), {
      describe: 'Games in its head for each decision.',
    }),
    exploration: option(z.number().min(0).max(100).default(0.5), {
      describe: 'The weight of little-tried actions against those that did well, for returns scaled to 0 to 1.',
    }),
    playout: option(z.enum(['auto', 'evaluation', 'random', 'greedy']).default('auto'), {
      describe:
        "How a game in its head is judged below the tree: by the game's evaluation, by playing on at random, or by " +
        'playing on greedily. auto: by the evaluation where the game has one, otherwise at random.',
    }),
    epsilon: option(z.number().min(0).max(1).default(0.1), {
      describe: 'For greedy playouts: the share of their decisions that are random.',
    }),
    cutoff: option(z.union([z.literal('none'), z.int().min(0).max(100_000)]).default('none'), {
      describe: "For random and greedy playouts: decisions after which the game's evaluation ends them.",
    }),
    chance: option(z.enum(['open', 'closed']).default('open'), {
      describe:
        'Whether a node of the tree stands for the actions alone (open) or also for what chance brought (closed).',
    }),
    lambda: option(z.union([z.literal('auto'), z.number().min(0).max(1)]).default('auto'), {
      describe:
        'How much the end of a line in its head counts for each position on the way against the evaluation of that position: ' +
        '1 for the end alone, less to prefer what is good soon. auto: 0.2 in cooperative games that the evaluation judges, ' +
        'otherwise 1.',
    }),
  }),
  create: (game, { playout, cutoff, lambda, ...rest }) => {
    const auto = game.evaluate ? 'evaluation' : 'random';
    const policy = playout === 'auto' ? auto : playout;
    const settings = {
      ...rest,
      policy,
      lambda: lambda === 'auto' ? (policy === 'evaluation' && game.info.cooperative ? LAMBDA : 1) : lambda,
      cutoff: cutoff === 'none' ? Number.POSITIVE_INFINITY : cutoff,
    };
    const uct = new Uct(game, settings);
    return {
      act: (turn) => {
        const { legal, count } = turn;
        if (count === 1) return legal[0];
        uct.search(turn.view(), turn.rng);
        return uct.mostVisited(legal, count);
      },
    };
  },
});
