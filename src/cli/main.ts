import yargs, { type Argv } from 'yargs';
import { isUserError, messageOf, UserError } from '../core/errors.js';
import type { GameFault } from '../experiment/game-fault.js';
import { packageVersion } from '../pool/package-files.js';
import type { Command } from './command.js';
import { endQuietlyWhenUnread, note } from './console.js';
import { DONE, FAILED, WRONG_USE } from './exit-codes.js';
import { wrongUse } from './wrong-use.js';

const HELP = `Plays board games by the million to answer a designer's questions.

Usage: $0 <command>`;

/** A command as help lists it. What it is made of is loaded only when it is used, so that help comes at once. */
interface Entry {
  readonly command: string;
  readonly describe: string;
  readonly load: () => Promise<Command>;
}

const COMMANDS: readonly Entry[] = [
  {
    command: 'sim <game>',
    describe: 'play a batch of games and report win rates',
    load: async () => (await import('./sim.js')).simCommand,
  },
  {
    command: 'run <experiment>',
    describe: 'run an experiment file and write its CSV reports',
    load: async () => (await import('./run.js')).runCommand,
  },
  {
    command: 'plan <experiment>',
    describe: 'show the cells of an experiment and what it will take; nothing is kept',
    load: async () => (await import('./plan.js')).planCommand,
  },
  {
    command: 'restrict <game>',
    describe: 'find what each kind of action is worth: play with it and without it',
    load: async () => (await import('./restrict.js')).restrictCommand,
  },
  {
    command: 'campaign <game>',
    describe: 'play whole campaigns of a group: when do envelopes open and missions fall?',
    load: async () => (await import('./campaign.js')).campaignCommand,
  },
  {
    command: 'play <game>',
    describe: 'play one game and tell it move by move; you may take a seat',
    load: async () => (await import('./play.js')).playCommand,
  },
  {
    command: 'replay <what>',
    describe: 'see a recorded game again, move by move',
    load: async () => (await import('./replay.js')).replayCommand,
  },
  {
    command: 'scenario <files..>',
    describe: 'check that a game does what scenario files say',
    load: async () => (await import('./scenario.js')).scenarioCommand,
  },
  {
    command: 'games [id]',
    describe: 'list the games, or show the options, outcomes and metrics of one',
    load: async () => (await import('./games.js')).gamesCommand,
  },
  {
    command: 'agents [name]',
    describe: 'list the agents, or show the parameters of one',
    load: async () => (await import('./agents.js')).agentsCommand,
  },
  {
    command: 'board [board]',
    describe: 'check and draw the board of a game whose board is data, and tell its distances',
    load: async () => (await import('./board.js')).boardCommand,
  },
  {
    command: 'solve <game>',
    describe: 'find the exact value of a game under best play, where it is small enough',
    load: async () => (await import('./solve.js')).solveCommand,
  },
  {
    command: 'check <what>',
    describe: 'put a game or an agent, built in or your own, through the conformance kit',
    load: async () => (await import('./check.js')).checkCommand,
  },
  {
    command: 'bench [game]',
    describe: 'measure speed: random play, search, and the whole workbench',
    load: async () => (await import('./bench.js')).benchCommand,
  },
];

const USAGES = COMMANDS.map(({ command }) => command);

/** The name of the errors that yargs throws. */
const WRONG_USE_ERROR = 'YError';

/** A command's handler leaves its exit code here. */
let exitCode = DONE;

/** Makes a command a yargs module. */
const commands = COMMANDS.map(({ command, describe, load }) => ({
  command,
  describe,
  builder: async (argv: Argv) => (await load()).builder(argv),
  handler: async (argv: unknown): Promise<void> => {
    exitCode = await (await load()).work(argv);
  },
}));

/** Runs a command line and returns its exit code: 0 done, 1 failed, 2 wrong use, 130 interrupted. */
export const run = async (args: readonly string[]): Promise<number> => {
  exitCode = DONE;
  endQuietlyWhenUnread();
  let options: string[] = [];
  const parser = yargs([...args])
    .scriptName('zedbench')
    .locale('en')
    // Numbers stay text until they are checked, so that messages can show what was typed.
    .parserConfiguration({ 'parse-numbers': false })
    .usage(HELP)
    .command(commands as never)
    .example('$0 sim zombies-vs-wrestlers --agents random', 'win rates of 1,000 random games')
    .example('$0 run zvw-who-starts --quick', 'a first look at an experiment')
    .example('$0 sim --help', 'all that a command can do, with examples')
    .demandCommand(1)
    .strict()
    .version(packageVersion())
    .wrap(Math.min(110, yargs().terminalWidth()))
    .help()
    .alias('h', 'help')
    .describe('help', 'show help')
    .describe('version', 'show the version')
    .exitProcess(false)
    .fail((message, error) => {
      options = optionNames(parser);
      throw error ?? Object.assign(new Error(message), { name: WRONG_USE_ERROR });
    });
  try {
    await parser.parseAsync();
    return exitCode;
  } catch (error) {
    // What yargs and the checks of single arguments throw is a mistake at the keyboard; the rest comes from a command's work.
    const isWrongUse = error instanceof Error && error.name === WRONG_USE_ERROR;
    return report(isWrongUse ? new UserError(wrongUse(error.message, args, USAGES, options)) : error);
  }
};

/** The options of the command under way. */
const optionNames = (parser: unknown): string[] => {
  const { key, alias } = (parser as { getOptions(): { key: object; alias: object } }).getOptions();
  return [...Object.keys(key), ...Object.keys(alias)].filter((name) => name.length > 1 && name === name.toLowerCase());
};

/** The user's mistakes in a sentence; ours with the stack, since they are to be mended. */
const report = async (error: unknown): Promise<number> => {
  if (error instanceof Error && error.name === 'GameFault')
    return (await import('./tell-fault.js')).tellFault(error as GameFault);
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
