import { parseExperiment, plausible } from '../experiment/experiment.js';
import { digest, planExperiment } from '../experiment/plan.js';
import { findGame } from '../pool/catalogue.js';
import {
  gamesLimits,
  oneText,
  settingsOf,
  texts,
  wholeNumberOr,
  withRunArguments,
  worldsArgument,
} from './arguments.js';
import { defineCommand } from './command.js';
import { playAndReport } from './play-and-report.js';

export const simCommand = defineCommand({
  builder: (argv) =>
    withRunArguments(
      argv
        .positional('game', { describe: 'a game, or the path of your own', type: 'string', demandOption: true })
        .option('agents', {
          ...texts('an agent for every seat, or one a seat with commas; given again, one more line-up'),
          defaultDescription: 'random',
        })
        .option('games', wholeNumberOr('games', 1000, 'games a cell', gamesLimits))
        .option('seed', wholeNumberOr('seed', 1, 'names the luck', { minimum: 0 }))
        .option('set', texts('option=value; several values (with commas, as 1..4, or given again) make a sweep'))
        .option('worlds', worldsArgument)
        .option('outcome', oneText('outcome', 'what is counted: see zedbench games <id>'))
        .option('rotate', {
          describe: 'play each block in every rotation of the line-up',
          type: 'boolean',
          default: false,
        }),
    )
      .example('$0 sim zombies-vs-wrestlers --agents random --games 100000', 'a hundred thousand random games')
      .example('$0 sim zombies-vs-wrestlers --agents mcts,greedy', 'an agent for each seat')
      .example(
        '$0 sim zombies-vs-wrestlers --agents greedy --agents mcts:iterations=200',
        'two line-ups, one after the other',
      )
      .example('$0 sim zombies-vs-wrestlers --set dice=3..9 --outcome draw', 'how often is it a draw with fewer dice?')
      .example('$0 sim zombie-bus --agents greedy --worlds 60', 'does it hold for other cards than the assumed ones?')
      .example('$0 sim ./my-game.ts --agents ./my-agent.ts:depth=2', 'a game and an agent of your own'),
  work: async (args) => {
    const { definition } = await findGame(args.game);
    const { options, sweep } = settingsOf(definition.options, args.set);
    const given = {
      title: `${definition.title}: a batch`,
      game: args.game,
      ...{ options, sweep },
      lineups: args.agents ?? ['random'],
      ...{ rotate: args.rotate, games: args.games, seed: args.seed },
      ...(args.worlds === undefined ? {} : { content: plausible(args.worlds) }),
      ...(args.outcome === undefined ? {} : { outcome: args.outcome }),
    };
    const plan = await planExperiment(`sim-${definition.id}`, parseExperiment(given, 'The batch'));
    return playAndReport(plan, {
      ...{ out: args.out, workers: args.workers, taskBlocks: args.task, gamesCsv: args['games-csv'], json: args.json },
      patience: args.patience,
      variant: digest(plan.cells.map(({ id, games }) => [id, games])),
    });
  },
});
