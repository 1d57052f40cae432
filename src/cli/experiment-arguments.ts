import type { Argv } from 'yargs';
import { type ExperimentSettings, parseExperiment, plausible } from '../experiment/experiment.js';
import { gamesOf, type Plan, planExperiment } from '../experiment/plan.js';
import { experimentNames, findExperiment, findGame } from '../pool/catalogue.js';
import { gamesLimits, settingsOf, texts, wholeNumber, worldsArgument } from './arguments.js';
import { withOptionFiles } from './option-files.js';
import { wrap } from './text-table.js';

/** A quick look plays so small a part of the games, but not fewer than so many a cell. */
const QUICK_SHARE = 0.05;
const QUICK_LEAST = 20;
/** And in so many worlds, where assumed values are drawn. */
const QUICK_WORLDS = 6;

/** What the command line can change of an experiment. */
interface Overrides {
  readonly games: number | undefined;
  readonly seed: number | undefined;
  readonly set: readonly string[] | undefined;
  readonly agents: readonly string[] | undefined;
  readonly worlds: number | undefined;
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

const withFewerWorlds = (settings: ExperimentSettings): ExperimentSettings => {
  const { content } = settings;
  return content ? { ...settings, content: plausible(Math.min(content.plausible, QUICK_WORLDS)) } : settings;
};

/** An experiment with what the command line changes. An option that is set leaves the sweep, one that is swept the fixed ones. */
const changed = async (settings: ExperimentSettings, overrides: Overrides): Promise<ExperimentSettings> => {
  const { games, seed, set, agents, worlds, quick } = overrides;
  const { definition } = await findGame(gamesOf(settings)[0]);
  const { options, sweep } = settingsOf(definition.options, set);
  const without = <T>(record: Record<string, T>, names: object): Record<string, T> =>
    Object.fromEntries(Object.entries(record).filter(([name]) => !(name in names)));
  const next = {
    ...settings,
    options: { ...without(settings.options, sweep), ...options },
    sweep: { ...without(settings.sweep, options), ...sweep },
    seed: seed ?? settings.seed,
    lineups: agents ? [...agents] : settings.lineups,
    content: worlds === undefined ? settings.content : plausible(worlds),
  };
  const resized = games === undefined ? next : withGames(next, () => games);
  return quick ? withFewerWorlds(withGames(resized, quickGames)) : resized;
};

/** An experiment whose files are read: their paths are relative to its own. */
const withFiles = async (settings: ExperimentSettings, folder: string): Promise<ExperimentSettings> => {
  const { definition } = await findGame(gamesOf(settings)[0]);
  return { ...settings, ...withOptionFiles(definition.options, settings, folder) };
};

/** What every command on an experiment takes. */
export const withExperimentArguments = <T>(argv: Argv<T>) =>
  argv
    .positional('experiment', {
      describe: 'the name of an experiment, or the path of your own',
      type: 'string',
      demandOption: true,
    })
    .option('quick', {
      describe: 'a twentieth of the games and few worlds, for a first look',
      type: 'boolean',
      default: false,
    })
    .option('games', wholeNumber('games', 'games a cell, in place of what the experiment says', gamesLimits))
    .option('seed', wholeNumber('seed', 'another seed: other luck', { minimum: 0 }))
    .option('agents', texts('other line-ups, one for each time it is given'))
    .option('worlds', worldsArgument)
    .option('set', texts('option=value, in place of what the experiment says'))
    .epilogue(wrap(`Experiments: ${experimentNames().join(', ')}`));

/** The plan of an experiment with the changes of the command line, and whether there were any. */
export const planOf = async (
  args: Overrides & { readonly experiment: string },
): Promise<{ plan: Plan; varies: boolean }> => {
  const { name, folder, experiment } = await findExperiment(args.experiment);
  const settings = await withFiles(parseExperiment(experiment, args.experiment), folder);
  const varies =
    args.quick || [args.games, args.seed, args.set, args.agents, args.worlds].some((value) => value !== undefined);
  return { plan: await planExperiment(name, varies ? await changed(settings, args) : settings), varies };
};
