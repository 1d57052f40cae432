import { type ExperimentSettings, parseExperiment } from '../experiment/experiment.js';
import { planExperiment } from '../experiment/plan.js';
import { experimentNames, findExperiment, findGame } from '../pool/catalogue.js';
import { gamesLimits, settingsOf, texts, wholeNumber, withRunArguments } from './arguments.js';
import { defineCommand } from './command.js';
import { playAndReport } from './play-and-report.js';

/** A quick look plays so small a part of the games, but not fewer than so many a cell. */
const QUICK_SHARE = 0.05;
const QUICK_LEAST = 20;

interface Overrides {
  readonly games: number | undefined;
  readonly seed: number | undefined;
  readonly set: readonly string[] | undefined;
  readonly agents: readonly string[] | undefined;
  readonly quick: boolean;
}

const quickGames = (games: number): number => Math.min(games, Math.max(QUICK_LEAST, Math.round(games * QUICK_SHARE)));

/** The number of games of every line-up, changed. */
const withGames = (settings: ExperimentSettings, change: (games: number) => number): ExperimentSettings => ({
  ...settings,
  games: change(settings.games),
  lineups: settings.lineups.map((entry) =>
    typeof entry === 'object' && 'agents' in entry && entry.games !== undefined
      ? { ...entry, games: change(entry.games) }
      : entry,
  ),
});

/** An experiment with what the command line changes. An option that is set leaves the sweep, one that is swept the fixed ones. */
const changed = async (settings: ExperimentSettings, overrides: Overrides): Promise<ExperimentSettings> => {
  const { games, seed, set, agents, quick } = overrides;
  const { definition } = await findGame(settings.game);
  const { options, sweep } = settingsOf(definition.options, set);
  const without = <T>(record: Record<string, T>, names: object): Record<string, T> =>
    Object.fromEntries(Object.entries(record).filter(([name]) => !(name in names)));
  const next = {
    ...settings,
    options: { ...without(settings.options, sweep), ...options },
    sweep: { ...without(settings.sweep, options), ...sweep },
    seed: seed ?? settings.seed,
    lineups: agents ? [...agents] : settings.lineups,
  };
  const resized = games === undefined ? next : withGames(next, () => games);
  return quick ? withGames(resized, quickGames) : resized;
};

export const runCommand = defineCommand({
  builder: (argv) =>
    withRunArguments(
      argv
        .positional('experiment', {
          describe: 'the name of an experiment, or the path of your own',
          type: 'string',
          demandOption: true,
        })
        .option('quick', { describe: 'a twentieth of the games, for a first look', type: 'boolean', default: false })
        .option('games', wholeNumber('games', 'games a cell, in place of what the experiment says', gamesLimits))
        .option('seed', wholeNumber('seed', 'another seed: other luck', { minimum: 0 }))
        .option('agents', texts('other line-ups, one for each time it is given'))
        .option('set', texts('option=value, in place of what the experiment says')),
    )
      .epilogue(`Experiments: ${experimentNames().join(', ')}`)
      .example('$0 run zvw-who-starts --quick', 'a first look')
      .example('$0 run zvw-who-starts', 'the whole experiment, to results/zvw-who-starts/')
      .example('$0 run zvw-rule-readings --set dice=6 --seed 2', 'a variant, to a folder of its own')
      .example('$0 run ./my-experiment.ts', 'an experiment of your own'),
  work: async (args) => {
    const { name, experiment } = await findExperiment(args.experiment);
    const settings = parseExperiment(experiment, args.experiment);
    const { games, seed, set, agents, quick } = args;
    const overrides = { games, seed, set, agents, quick };
    const isVariant = quick || [games, seed, set, agents].some((value) => value !== undefined);
    const plan = await planExperiment(name, isVariant ? await changed(settings, overrides) : settings);
    return playAndReport(plan, {
      ...{ out: args.out, workers: args.workers, taskBlocks: args.task, gamesCsv: args['games-csv'], json: args.json },
      variant: isVariant ? plan.cells.map(({ id, games: played }) => [id, played]) : undefined,
    });
  },
});
