import { join } from 'node:path';
import { type CampaignPlan, chartDataOf, planCampaigns, setUpText } from '../experiment/campaign-plan.js';
import { digest } from '../experiment/plan.js';
import { playCampaigns } from '../experiment/play-campaigns.js';
import { Interrupted } from '../experiment/play-plan.js';
import { findGame } from '../pool/catalogue.js';
import { packageVersion } from '../pool/package-files.js';
import { defaultWorkers } from '../pool/work-pool.js';
import { type CampaignTables, campaignTablesOf } from '../report/campaign-tables.js';
import { csvOf } from '../report/csv.js';
import { OutputFolder } from '../report/output-folder.js';
import { blockSums } from '../stats/ratio-sums.js';
import {
  fixedOptions,
  oneText,
  positiveNumber,
  texts,
  wholeNumber,
  wholeNumberOr,
  withPoolArguments,
} from './arguments.js';
import { campaignsOnScreen } from './campaign-screen.js';
import { defineCommand } from './command.js';
import { thisCommandLine } from './command-line.js';
import { note, print } from './console.js';
import { DONE, INTERRUPTED } from './exit-codes.js';
import { interruptible } from './interruptible.js';
import { counted, duration, grouped, ProgressDisplay } from './progress.js';
import { readJson } from './read-json.js';
import { tablesJson } from './tables-json.js';

/** Blocks are addressed by 32-bit integers, a thousand a campaign. */
const MOST_CAMPAIGNS = 2_000_000;
const CONFIDENCE = 0.95;

interface CampaignRun {
  readonly out: string;
  readonly workers: number | undefined;
  readonly taskCampaigns: number | undefined;
  readonly patience: number;
  readonly json: boolean;
}

/** What was played: with it and the same version anyone gets the same numbers. */
const planText = ({ name, settings, chart, cells, work }: CampaignPlan): string => {
  const { game, agent, seed, campaigns, confidence } = settings;
  const setUps = cells.map((cell) => ({ setUp: setUpText(cell), cell: cell.id, options: cell.work.options }));
  const plan = {
    experiment: name,
    zedbench: packageVersion(),
    campaign: work.id,
    game,
    gameHash: cells[0].work.game.hash,
  };
  return `${JSON.stringify({ ...plan, agent, seed, campaigns, confidence, chart, setUps }, null, 2)}\n`;
};

/** Plays with a sign of progress. */
const play = async (
  plan: CampaignPlan,
  { taskCampaigns, patience }: CampaignRun,
  workers: number,
  signal: AbortSignal,
) => {
  const { campaigns } = plan.settings;
  const display = new ProgressDisplay(campaigns, 'campaigns');
  const start = performance.now();
  const onProgress = (done: number): void => {
    const elapsed = (performance.now() - start) / 1000;
    display.show(done, done / elapsed, elapsed, (elapsed / done) * (campaigns - done));
  };
  try {
    display.start();
    return await playCampaigns(plan, { workers, taskCampaigns, patience, signal, onProgress });
  } finally {
    display.stop();
  }
};

const write = (plan: CampaignPlan, folder: OutputFolder, tables: CampaignTables): string[] => {
  const csv = Object.entries(tables).map(([name, table]) => [`${name}.csv`, csvOf(table)] as const);
  return folder.replaceAll(new Map([...csv, ['plan.json', planText(plan)]]));
};

/** Plays a plan of campaigns, writes its tables, shows them, and names the files last. Returns the exit code. */
const playAndTell = async (plan: CampaignPlan, run: CampaignRun): Promise<number> => {
  const { settings, title, work, cells } = plan;
  const { campaigns, seed } = settings;
  const { workers = defaultWorkers(), json, out } = run;
  const folder = new OutputFolder(join(out, `${plan.name}@${digest([work.id, campaigns], 8)}`));
  const start = performance.now();
  try {
    if (!json) {
      const counts = [counted(campaigns, 'campaign'), counted(cells.length, 'set-up'), `seed ${seed}`];
      note(`${title}\n${plan.chart.title}\n${[...counts, counted(workers, 'worker')].join(', ')}`);
    }
    const kept = 'nothing is kept of campaigns that are not all played';
    const tally = await interruptible((signal) => play(plan, run, workers, signal), kept);
    const elapsed = (performance.now() - start) / 1000;
    const tables = campaignTablesOf(plan, tally);
    const files = write(plan, folder, tables);
    if (json) {
      print(tablesJson(tables));
      return DONE;
    }
    print(campaignsOnScreen(plan, tables));
    const { trials } = blockSums(tally.all);
    print(`\n${counted(trials, 'game')} in ${duration(elapsed)}, ${grouped(trials / elapsed)} a second. Written to:`);
    for (const file of files) print(`  ${file}`);
    return DONE;
  } catch (error) {
    if (!(error instanceof Interrupted)) throw error;
    note(`Interrupted. Of campaigns nothing is kept; play them from the start with:\n  ${thisCommandLine()}`);
    return INTERRUPTED;
  } finally {
    folder.close();
  }
};

export const campaignCommand = defineCommand({
  builder: (argv) =>
    withPoolArguments(
      argv
        .positional('game', { describe: 'a game that has a campaign', type: 'string', demandOption: true })
        .option('agents', { ...oneText('agents', 'the agent of every seat'), default: 'greedy' })
        .option('campaigns', wholeNumberOr('campaigns', 1000, 'how many', { minimum: 1, maximum: MOST_CAMPAIGNS }))
        .option('seed', wholeNumberOr('seed', 1, 'names the luck', { minimum: 0 }))
        .option('set', texts("option=value of the group's own set-up, where neither envelope nor plan says otherwise"))
        .option('games-a-week', positiveNumber('games-a-week', 'how often the group plays', 1000, 'as the chart says'))
        .option('chart', oneText('chart', 'a JSON file with another chart: see --show-chart'))
        .option('show-chart', {
          describe: 'print the chart, every number with its source, as JSON to start a file of your own from',
          type: 'boolean',
          default: false,
        })
        .option('task', wholeNumber('task', 'campaigns a task', { minimum: 1, otherwise: 'half a second of work' })),
    )
      .example('$0 campaign zombie-kidz', 'a thousand groups of two who play greedily')
      .example('$0 campaign zombie-kidz --set players=3 --games-a-week 1', 'three heroes, once a week')
      .example('$0 campaign zombie-kidz --agents mcts:iterations=100 --campaigns 200', 'who play better')
      .example('$0 campaign zombie-kidz --show-chart > my-chart.json', 'to fill envelopes and to change the plan')
      .example('$0 campaign zombie-kidz --chart my-chart.json', 'and with that chart'),
  work: async ({ game, agents: agent, set, campaigns, seed, chart: file, ...args }) => {
    const { definition } = await findGame(game);
    if (args['show-chart']) {
      print(JSON.stringify(chartDataOf(definition), null, 2));
      return DONE;
    }
    const options = fixedOptions(definition.options, set, 'all campaigns of a run begin with the same set-up');
    const chart = file === undefined ? undefined : { file, data: readJson(file) };
    const settings = { game, options, agent, campaigns, seed, confidence: CONFIDENCE, chart };
    const plan = await planCampaigns({ ...settings, gamesAWeek: args['games-a-week'] });
    const { out, workers, patience, json, task: taskCampaigns } = args;
    return playAndTell(plan, { out, workers, patience, json, taskCampaigns });
  },
});
