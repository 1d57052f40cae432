import yargs from 'yargs';
import { isUserError, messageOf, UserError } from '../core/errors.js';
import { packageVersion } from '../pool/package-files.js';
import { agentsCommand } from './agents.js';
import { benchCommand } from './bench.js';
import { checkCommand } from './check.js';
import { endQuietlyWhenUnread, note } from './console.js';
import { DONE, FAILED, WRONG_USE } from './exit-codes.js';
import { gamesCommand } from './games.js';
import { playCommand } from './play.js';
import { runCommand } from './run.js';
import { simCommand } from './sim.js';

const HELP = `Plays board games by the million to answer a designer's questions.

Usage: $0 <command>`;

/** A command's handler leaves its exit code here. */
let exitCode = DONE;

/** Makes a command's work the handler of its yargs module. */
const commands = [simCommand, runCommand, playCommand, gamesCommand, agentsCommand, checkCommand, benchCommand].map(
  ({ work, ...rest }) => ({
    ...rest,
    handler: async (argv: Record<string, unknown>): Promise<void> => {
      exitCode = await work(argv as never);
    },
  }),
);

/** Runs a command line and returns its exit code: 0 done, 1 failed, 2 wrong use, 130 interrupted. */
export const run = async (args: readonly string[]): Promise<number> => {
  exitCode = DONE;
  endQuietlyWhenUnread();
  const parser = yargs([...args])
    .scriptName('zedbench')
    .usage(HELP)
    .command(commands as never)
    .example('$0 sim zombies-vs-wrestlers --agents random', 'win rates of 1,000 random games')
    .example('$0 run zvw-who-starts --quick', 'a first look at an experiment')
    .example('$0 sim --help', 'all that a command can do, with examples')
    .demandCommand(1, 'Say which command. All commands: zedbench --help')
    .strict()
    .recommendCommands()
    .version(packageVersion())
    .wrap(Math.min(110, yargs().terminalWidth()))
    .help()
    .alias('h', 'help')
    .exitProcess(false)
    .fail((message, error) => {
      throw error ?? new UserError(`${message.trim().replace(/\.?$/, '.')} See zedbench --help.`);
    });
  try {
    await parser.parseAsync();
    return exitCode;
  } catch (error) {
    return report(error);
  }
};

/** The user's mistakes in a sentence; ours with the stack, since they are to be mended. */
const report = (error: unknown): number => {
  if (isUserError(error)) {
    note(error.message);
    return WRONG_USE;
  }
  if (error instanceof Error && error.name === 'MatchError') {
    note(error.message);
    return FAILED;
  }
  note(
    `zedbench failed, and should not have: ${error instanceof Error ? (error.stack ?? error.message) : messageOf(error)}`,
  );
  return FAILED;
};
