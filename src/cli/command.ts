import type { Argv } from 'yargs';

/** A command: how yargs shows and parses it, and what it does with the arguments. */
export interface Command<A> {
  readonly command: string;
  readonly describe: string;
  readonly builder: (argv: Argv) => Argv<A>;
  /** Returns the exit code. */
  readonly work: (args: A) => Promise<number>;
}

/** Names the types of a command, so that `work` knows its arguments. */
export const defineCommand = <A>(command: Command<A>): Command<A> => command;
