import { digest } from '../experiment/plan.js';
import { planRestrictions } from '../experiment/restrictions.js';
import { findGame } from '../pool/catalogue.js';
import { restrictionTable } from '../report/restriction-table.js';
import {
  fixedOptions,
  gamesLimits,
  oneText,
  texts,
  wholeNumber,
  wholeNumberOr,
  withRunArguments,
} from './arguments.js';
import { defineCommand } from './command.js';
import { playAndReport } from './play-and-report.js';
import { restrictionsOnScreen } from './screen-tables.js';

export const restrictCommand = defineCommand({
  builder: (argv) =>
    withRunArguments(
      argv
        .positional('game', { describe: 'a game, or the path of your own', type: 'string', demandOption: true })
        .option('agents', {
          ...oneText('agents', 'the agent of every seat'),
          default: 'skilled',
          defaultDescription: 'skilled',
        })
        .option('games', wholeNumberOr('games', 1000, 'games with each kind taken away', gamesLimits))
        .option('seed', wholeNumberOr('seed', 1, 'names the luck', { minimum: 0 }))
        .option('set', texts('option=value'))
        .option('kinds', {
          ...oneText('kinds', 'the kinds of actions to take away, one at a time, with commas'),
          defaultDescription: 'all that the game names',
        })
        .option('seat', wholeNumber('seat', 'the seat that is restricted', { minimum: 0, otherwise: 'each in turn' }))
        .option('together', {
          describe: 'restrict all seats at once, as a team always is',
          type: 'boolean',
          default: false,
        })
        .option('outcome', oneText('outcome', 'what is counted with all seats restricted: see zedbench games <id>')),
    )
      .example('$0 restrict zombies-vs-wrestlers', 'what is each attack worth to each side?')
      .example('$0 restrict zombie-kidz --agents expert --games 400', 'to heroes who play well')
      .example("$0 restrict zombie-bus --together --outcome 'end by rescued' --kinds flee,use", 'to all together')
      .example('$0 restrict oh-no-zombies --seat 0 --kinds shotgun,torch', 'two kinds, one seat'),
  work: async ({ game, agents: agent, games, seed, set, seat, together, outcome, ...args }) => {
    const { definition } = await findGame(game);
    const options = fixedOptions(
      definition.options,
      set,
      'what is compared are kinds of actions, so options are fixed',
    );
    const kinds = args.kinds?.split(',').map((kind) => kind.trim());
    const plan = await planRestrictions({ game, options, agent, games, seed, kinds, seat, together, outcome });
    return playAndReport(plan, {
      ...{ out: args.out, workers: args.workers, taskBlocks: args.task, gamesCsv: args['games-csv'], json: args.json },
      patience: args.patience,
      variant: digest(plan.cells.map((cell) => [cell.id, cell.games])),
      special: { name: 'restrictions', table: restrictionTable, onScreen: restrictionsOnScreen },
    });
  },
});
