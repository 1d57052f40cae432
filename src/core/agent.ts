import type { z } from 'zod';
import type { Action, Game, Seat, State } from './game.js';
import type { Rng } from './rng.js';

/** What an agent is given at a decision. It holds nothing that the seat does not know. */
export interface Turn {
  readonly seat: Seat;
  /** The agent's own stream of random numbers for this game and seat. */
  readonly rng: Rng;
  /** The number of legal actions. */
  readonly count: number;
  /** The legal actions, in the first `count` places. To be read, not written. */
  readonly legal: Int32Array;
  /** A uniform legal action, faster than picking from the list where the game offers it. */
  sampleAction(): Action;
  /**
   * A scratch copy of the position, what the seat can't know dealt anew at each call. The agent may do with it what it
   * likes; the same object is written over at the next call, so what is to be kept must be copied.
   */
  view(): State;
}

/** Decides for a seat. It keeps nothing from one game to the next that changes a decision. */
export interface Agent {
  /** Called before each game. */
  begin?(seat: Seat): void;
  act(turn: Turn): Action;
}

/** What an agent can be made from beside the game and its parameters. */
export interface AgentSetup {
  /** The options of the game, resolved. */
  readonly options: Readonly<Record<string, unknown>>;
  /** By the parameter that names it, the content of each file. To be read, not written. */
  readonly files: Readonly<Record<string, Uint8Array>>;
}

/** An agent as it is registered. */
export interface AgentDefinition<Schema extends z.ZodObject = z.ZodObject> {
  readonly name: string;
  /** One sentence: how it decides. */
  readonly summary: string;
  /** Its parameters, each declared with {@link option}. */
  readonly parameters: Schema;
  /**
   * The parameters that are paths of files. An agent touches no file system: the workbench reads them, and a file that is
   * another later is noticed. An empty path is no file.
   */
  readonly files?: readonly (keyof z.output<Schema> & string)[];
  /** @throws UserError if it can't play this game, or can't use a file */
  create(game: Game, parameters: z.output<Schema>, setup?: AgentSetup): Agent;
}

/** Names the types of an agent's definition, so that `create` knows its parameters. */
export const defineAgent = <Schema extends z.ZodObject>(definition: AgentDefinition<Schema>): AgentDefinition<Schema> =>
  definition;
