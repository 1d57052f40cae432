const built = (path: string): string => new URL(`../../dist/src/${path}.js`, import.meta.url).href;

/** The work of `zedbench run` without the command line, to be started and killed many times: it says when it begins. */
export const PLAY_SCRIPT = `
import { parseExperiment } from '${built('experiment/experiment')}';
import { planExperiment } from '${built('experiment/plan')}';
import { playAndReport } from '${built('cli/play-and-report')}';
const { experiment, out, task, gamesCsv } = JSON.parse(process.argv[2]);
const plan = await planExperiment('killed', parseExperiment(experiment, 'It'));
process.stdout.write('begins\\n');
const settings = { out, workers: 2, taskBlocks: task, gamesCsv, json: true, patience: 60, variant: undefined };
process.exitCode = await playAndReport(plan, settings);
`;

/** What the script is given. */
export interface PlayJob {
  readonly experiment: object;
  readonly out: string;
  readonly task?: number;
  readonly gamesCsv?: boolean;
}
