import { z } from 'zod';
import { defineAgent, type Turn } from '../src/core/agent.js';
import type { Action, Game } from '../src/core/game.js';
import { option } from '../src/core/options.js';
import { USUAL_LOOK } from '../src/search/one-ply.js';
import { Rollouts } from '../src/search/rollouts.js';
import { Thts, type ThtsSettings, whyUnsuited } from '../src/search/thts.js';
import { Uct, type UctSettings } from '../src/search/uct.js';

/** Where nobody hurries a team it puts off for ever what costs nothing to put off: see agents/README.md. */
const LAMBDA = 0.2;

/** How long it searches and how much it explores: where every action is tried before any twice, with a prior, and by rollouts. */
const ITERATIONS = 400;
const EXPLORATION = 0.5;
const PRIOR_ITERATIONS = 100;
const PRIOR_EXPLORATION = 0.002;
const ROLLOUT_ITERATIONS = 128;
/** Turns that rollouts take: of what is hidden beyond a turn too little is known. */
const HIDDEN_TURNS = 1;
const OPEN_TURNS = 4;

/** Where a tree gains nothing from chance of so many outcomes: see agents/README.md. */
const MANY_OUTCOMES = 100;

const parameters = z.object({
  iterations: option(z.union([z.literal('auto'), z.int().min(1).max(10_000_000)]).default('auto'), {
    describe:
      'Games in its head for each decision. auto: 100 with prior=evaluation and 128 by rollouts, where each is dearer, otherwise 400.',
  }),
  exploration: option(z.union([z.literal('auto'), z.number().min(0).max(100)]).default('auto'), {
    describe:
      'The weight of little-tried actions against those that did well, for returns scaled to 0 to 1. auto: 0.002 with ' +
      'prior=evaluation, otherwise 0.5.',
  }),
  prior: option(z.enum(['auto', 'none', 'evaluation']).default('auto'), {
    describe:
      'Whether all actions of a position are tried once before any twice (none), or those first that the evaluation takes for ' +
      'good, which judges them all when the position is first come to (evaluation: an iteration then takes several times as ' +
      'long). auto: evaluation where the game has one, hides something, and has no chance with more outcomes than a tree could ' +
      'tell apart, and neither playout nor backup is given; otherwise none.',
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
      'otherwise 1, and with backup=best always.',
  }),
  search: option(z.enum(['auto', 'tree', 'rollouts']).default('auto'), {
    describe:
      'Whether lines grow into a tree (tree), or the actions that look best one action ahead are played on greedily to the end of ' +
      'the turn, and to what is drawn first in the next where the evaluation weighs chance itself, the better half of them twice as often until ' +
      'one is left (rollouts; of the other parameters it heeds iterations ' +
      'and turns alone). auto: rollouts where the game has an evaluation and chance with more outcomes than a tree could tell apart, ' +
      'and neither playout nor backup is given.',
  }),
  turns: option(z.union([z.literal('auto'), z.int().min(1).max(1000)]).default('auto'), {
    describe:
      'For rollouts: after so many turns, the one under way included, they are judged by the evaluation. auto: 1 where something ' +
      'is hidden, otherwise 4.',
  }),
  backup: option(z.enum(['auto', 'mean', 'best']).default('auto'), {
    describe:
      'What a position in its head is worth: the mean of what was tried from it (mean), or what its best action is, with all ' +
      'actions judged by the evaluation (best). best needs an evaluation, open information and few actions, and of the other ' +
      'parameters it heeds iterations, exploration and lambda alone. In games with keys for positions it remembers what it found until the ' +
      'game ends, but no more than some 80,000 iterations in 240 MB a seat, and sees a limit of turns one action ahead only. auto: best for teams whose game has an evaluation of play in a ' +
      'hurry, if playout is auto; otherwise mean.',
  }),
});

type Parameters = z.output<typeof parameters>;

export const mcts = defineAgent({
  name: 'mcts',
  summary:
    'Search: tries lines of play in its head, the good ones more often, in a tree or as rollouts, and takes the action that came out best.',
  parameters,
  create: (game, parameters) => {
    const { begin, choose } = CHOOSERS[wayOf(game, parameters)](game, parameters);
    return { begin, act: (turn) => (turn.count === 1 ? turn.legal[0] : choose(turn)) };
  },
});

type Way = 'rollouts' | 'best' | 'mean';

/** How it decides: what is given, or what suits the game. */
const wayOf = (game: Game, { search, backup, playout }: Parameters): Way => {
  if (search === 'rollouts') return 'rollouts';
  if (backup !== 'auto') return backup;
  const judged = playout === 'auto' && game.evaluate !== undefined;
  if (search === 'auto' && judged && hasWideChance(game)) return 'rollouts';
  return judged && suitsBest(game) ? 'best' : 'mean';
};

/** The best of many judgements is only as good as they are: those of play in a hurry see an end. */
const suitsBest = (game: Game): boolean =>
  game.info.cooperative && game.foresight !== undefined && whyUnsuited(game) === undefined;

const hasWideChance = (game: Game): boolean => game.info.maxChanceOutcomes > MANY_OUTCOMES;

const hasPrior = (game: Game, { prior, playout, backup }: Parameters): boolean => {
  if (prior !== 'auto') return prior === 'evaluation';
  const judged = playout === 'auto' && game.evaluate !== undefined;
  return judged && backup === 'auto' && game.info.hiddenInformation && !hasWideChance(game);
};

/** How it decides, and what it does before each game. */
interface Chooser {
  readonly begin?: () => void;
  readonly choose: (turn: Turn) => Action;
}

const thtsSettings = ({ iterations, exploration, lambda }: Parameters): ThtsSettings => ({
  iterations: iterations === 'auto' ? ITERATIONS : iterations,
  exploration: exploration === 'auto' ? EXPLORATION : exploration,
  lambda: lambda === 'auto' ? 1 : lambda,
});

const uctSettings = (game: Game, parameters: Parameters): UctSettings => {
  const { iterations, exploration, playout, epsilon, cutoff, chance, lambda } = parameters;
  const auto = game.evaluate ? 'evaluation' : 'random';
  const policy = playout === 'auto' ? auto : playout;
  const mixed = policy === 'evaluation' && game.info.cooperative ? LAMBDA : 1;
  const prior = hasPrior(game, parameters);
  const usual = prior
    ? { iterations: PRIOR_ITERATIONS, exploration: PRIOR_EXPLORATION }
    : { iterations: ITERATIONS, exploration: EXPLORATION };
  return {
    iterations: iterations === 'auto' ? usual.iterations : iterations,
    exploration: exploration === 'auto' ? usual.exploration : exploration,
    prior,
    epsilon,
    chance,
    policy,
    lambda: lambda === 'auto' ? mixed : lambda,
    cutoff: cutoff === 'none' ? Number.POSITIVE_INFINITY : cutoff,
  };
};

const CHOOSERS: Readonly<Record<Way, (game: Game, parameters: Parameters) => Chooser>> = {
  rollouts: (game, { iterations, turns }) => {
    const rollouts = new Rollouts(game, {
      iterations: iterations === 'auto' ? ROLLOUT_ITERATIONS : iterations,
      turns: turns === 'auto' ? (game.info.hiddenInformation ? HIDDEN_TURNS : OPEN_TURNS) : turns,
      look: USUAL_LOOK,
    });
    return { choose: (turn) => rollouts.choose(turn.view(), turn.legal, turn.count, turn.rng) };
  },
  best: (game, parameters) => {
    const thts = new Thts(game, thtsSettings(parameters));
    return {
      begin: () => thts.begin(),
      choose: (turn) => {
        thts.search(turn.view());
        return thts.best(turn.legal.subarray(0, turn.count));
      },
    };
  },
  mean: (game, parameters) => {
    const uct = new Uct(game, uctSettings(game, parameters));
    return {
      choose: (turn) => {
        uct.search(turn.view(), turn.rng);
        return uct.mostVisited(turn.legal, turn.count);
      },
    };
  },
};
