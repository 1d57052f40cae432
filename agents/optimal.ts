import { z } from 'zod';
import { type AgentSetup, defineAgent } from '../src/core/agent.js';
import { UserError } from '../src/core/errors.js';
import type { Game } from '../src/core/game.js';
import { option } from '../src/core/options.js';
import { FollowTable } from '../src/search/solve/follow-table.js';
import { readTable, type Table, type TableHead } from '../src/search/solve/table-file.js';

/** Agents of all seats share the table that they are given the same bytes of. */
const tables = new WeakMap<Uint8Array, Table>();

const tableIn = (bytes: Uint8Array, name: string): Table => {
  const table = tables.get(bytes) ?? readTable(bytes, name);
  tables.set(bytes, table);
  return table;
};

const textOf = (value: unknown): string => (typeof value === 'object' ? JSON.stringify(value) : String(value));

/** Refuses the table of another game, or of another version or other options. */
const checkHead = (head: TableHead, { info }: Game, options: AgentSetup['options'], name: string): void => {
  if (head.game !== info.id) throw new UserError(`${name} was solved for the game ${head.game}, not for ${info.id}.`);
  if (head.version !== info.version) {
    const versions = `version ${head.version} of ${info.id}, and this is version ${info.version}`;
    throw new UserError(`${name} was solved for ${versions}: solve it again with --save.`);
  }
  const names = [...new Set([...Object.keys(head.options), ...Object.keys(options)])];
  const other = names.filter((each) => textOf(head.options[each]) !== textOf(options[each]));
  if (other.length === 0) return;
  const list = (of: AgentSetup['options']): string => other.map((each) => `${each}=${textOf(of[each])}`).join(', ');
  throw new UserError(`${name} was solved for ${info.id} with ${list(head.options)}, not with ${list(options)}.`);
};

export const optimal = defineAgent({
  name: 'optimal',
  summary: 'Plays a solved game without error, from the table that zedbench solve --save wrote.',
  parameters: z.object({
    table: option(z.string().default(''), { describe: 'The file of that table; it must be given.' }),
  }),
  files: ['table'],
  create: (game, { table: name }, { options, files } = { options: {}, files: {} }) => {
    const bytes = files.table;
    if (!bytes) {
      throw new UserError(
        'The agent optimal needs a table: write optimal:table=FILE, with a file of zedbench solve --save.',
      );
    }
    const table = tableIn(bytes, name);
    checkHead(table.head, game, options, name);
    const follow = new FollowTable(game, table);
    return {
      act: (turn) => (turn.count === 1 ? turn.legal[0] : follow.choose(turn.view(), turn.legal, turn.count)),
    };
  },
});
