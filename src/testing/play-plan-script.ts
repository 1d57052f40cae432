const built = (path: string): string => new URL(`../../dist/src/${path}.js`, import.meta.url).href;

/** What {@link PLAY_SCRIPT} is given, as JSON. */
export interface PlayJob {
  readonly experiment: object;
  readonly out: string;
  readonly workers: number;
  readonly task?: number;
  readonly gamesCsv?: boolean;
  /** What it must end in, in a file; then it begins again from nothing, until it is killed. It ends once without. */
  readonly expected?: string;
}

/**
 * The work of `zedbench run` without the command line, for processes that are killed. It writes "b" to its fourth stream
 * where it begins and "e" for each time that it ends as expected, and exits with 3 if it ends otherwise.
 */
export const PLAY_SCRIPT = `
import { readFileSync, rmSync, writeSync } from 'node:fs';
import { isDeepStrictEqual } from 'node:util';
import { parseExperiment } from '${built('experiment/experiment')}';
import { planExperiment } from '${built('experiment/plan')}';
import { playAndReport } from '${built('cli/play-and-report')}';
import { lastingFiles } from '${built('testing/run-command')}';
const { experiment, out, workers, task, gamesCsv, expected } = JSON.parse(process.argv[2]);
const plan = await planExperiment('killed', parseExperiment(experiment, 'It'));
const settings = { out, workers, taskBlocks: task, gamesCsv, json: true, patience: 60, variant: undefined };
writeSync(3, 'b');
do {
  const code = await playAndReport(plan, settings);
  if (expected === undefined) process.exit(code);
  if (code !== 0 || !isDeepStrictEqual(lastingFiles(out), JSON.parse(readFileSync(expected, 'utf8')))) process.exit(3);
  writeSync(3, 'e');
  rmSync(out, { recursive: true });
} while (true);
`;
