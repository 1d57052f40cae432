import type { Argv } from 'yargs';

/** A command: its arguments, as yargs parses them, and what it does with them. Its name and sentence are in `main.ts`. */
export interface Command {
  readonly builder: (argv: Argv) => unknown;
  /** Takes what the builder declared and returns the exit code. */
  readonly work: (args: unknown) => Promise<number>;
}

/** Lets `work` know the types of the arguments that `builder` declares. */
export const defineCommand = <A>(command: {
  readonly builder: (argv: Argv) => Argv<A>;
  readonly work: (args: A) => Promise<number>;
}): Command => command as Command;
