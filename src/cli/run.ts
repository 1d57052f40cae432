import { withRunArguments } from './arguments.js';
import { defineCommand } from './command.js';
import { planOf, withExperimentArguments } from './experiment-arguments.js';
import { playAndReport } from './play-and-report.js';

export const runCommand = defineCommand({
  builder: (argv) =>
    withRunArguments(withExperimentArguments(argv))
      .example('$0 run zvw-who-starts --quick', 'a first look')
      .example('$0 run zvw-who-starts', 'the whole experiment, to results/zvw-who-starts/; again to go on where it was')
      .example('$0 run zvw-rule-readings --set dice=6 --seed 2', 'a variant, to a folder of its own')
      .example('$0 run bus-pink --worlds 60 --agents greedy', 'in worlds whose assumed values are drawn')
      .example('$0 run ./my-experiment.ts', 'an experiment of your own'),
  work: async (args) => {
    const { plan, varies } = await planOf(args);
    return playAndReport(plan, {
      ...{ out: args.out, workers: args.workers, taskBlocks: args.task, gamesCsv: args['games-csv'], json: args.json },
      patience: args.patience,
      variant: varies ? plan.cells.map(({ id, games }) => [id, games]) : undefined,
    });
  },
});
