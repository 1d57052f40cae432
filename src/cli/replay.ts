import { existsSync, readFileSync, statSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import type { Agent } from '../core/agent.js';
import { messageOf, UserError } from '../core/errors.js';
import { CHANCE } from '../core/game.js';
import { parseOptions } from '../core/options.js';
import { parseExperiment } from '../experiment/experiment.js';
import { type Cell, planExperiment } from '../experiment/plan.js';
import { replayHistory } from '../match/history.js';
import { type Listener, Match } from '../match/match.js';
import { agentOf, findGame } from '../pool/catalogue.js';
import { readGameRow } from '../report/read-game-row.js';
import { oneText, wholeNumber } from './arguments.js';
import { defineCommand } from './command.js';
import { note, print } from './console.js';
import { DONE } from './exit-codes.js';
import { readSavedGame } from './saved-game.js';
import { endingOf, jsonLines, type Table, tellEnd, teller } from './telling.js';

/** What to see again: a game of a cell by its number. */
interface Address {
  readonly cell: string;
  readonly block: number;
  readonly rotation: number;
}

/** The cells of the run whose results lie in a folder, planned anew from what its plan.json says. */
const cellsOf = async (folder: string): Promise<readonly Cell[]> => {
  const file = join(folder, 'plan.json');
  if (!existsSync(file)) throw new UserError(`There is no plan.json in ${folder}: it is no folder of results.`);
  try {
    const { settings } = JSON.parse(readFileSync(file, 'utf8')) as { settings: Record<string, unknown> };
    // What a function left out stays out: the cell is found by its id.
    const { where, ...rest } = settings;
    return (await planExperiment('replay', parseExperiment(rest, file))).cells;
  } catch (error) {
    throw new UserError(`${file} can't be used: ${messageOf(error)}`);
  }
};

const outputOf = (table: Table, jsonl: boolean, brief: boolean): Listener =>
  jsonl ? jsonLines(table) : teller(table, brief);

const replayAddress = async (folder: string, address: Address, jsonl: boolean, brief: boolean): Promise<void> => {
  const cells = await cellsOf(folder);
  const cell = cells.find(({ id }) => id === address.cell);
  if (!cell) {
    const known = cells.map(({ id }) => id).join(', ');
    throw new UserError(`${folder} has no cell "${address.cell}". Its cells: ${known}.`);
  }
  const { seats } = cell.game.info;
  if (address.rotation >= seats)
    throw new UserError(`--rotation ${address.rotation}: the rotations are 0 to ${seats - 1}.`);
  const { names, agents, seed } = cell.work;
  const players = names.map((_, seat) => names[(seat + address.rotation) % seats]);
  const made: Agent[] = [];
  for (const { ref, parameters } of agents) made.push((await agentOf(ref)).create(cell.game, parameters));
  const table = { game: cell.game, players };
  const match = new Match(cell.game, made, seed);
  if (!jsonl) print(`cell ${cell.id}, seed ${seed}, block ${address.block}, rotation ${address.rotation}`);
  match.play(address.block, address.rotation, outputOf(table, jsonl, brief));
  if (jsonl) print(JSON.stringify(endingOf(cell.game, match.state)));
  else tellEnd(table, match.state, match.record.decisions);
};

const replaySaved = async (file: string, jsonl: boolean, brief: boolean): Promise<void> => {
  const saved = readSavedGame(file);
  const { definition } = await findGame(saved.game);
  const game = definition.create(parseOptions(definition.options, saved.options, `game ${definition.id}`));
  const table = { game, players: saved.players };
  if (!jsonl) print(`${definition.title}, ${file}`);
  const output = outputOf(table, jsonl, brief);
  let decisions = 0;
  const state = replayHistory(game, saved.history, (position, action) => {
    if (position.seat !== CHANCE) decisions++;
    output(position, action);
  });
  if (!jsonl) tellEnd(table, state, decisions);
  else if (state.endReason >= 0) print(JSON.stringify(endingOf(game, state)));
};

export const replayCommand = defineCommand({
  builder: (argv) =>
    argv
      .positional('what', {
        describe: 'a folder of results (with --cell and --block), a games.csv (with --row), or a saved game',
        type: 'string',
        demandOption: true,
      })
      .option('row', wholeNumber('row', 'of a games.csv: the row, the first game being 1', { minimum: 1 }))
      .option('cell', oneText('cell', 'of a folder: the id of the cell'))
      .option('block', wholeNumber('block', 'of a folder: the block', { minimum: 0 }))
      .option('rotation', wholeNumber('rotation', 'of a folder: the rotation', { minimum: 0, otherwise: '0' }))
      .option('brief', { describe: 'only the moves, not the positions', type: 'boolean', default: false })
      .option('jsonl', {
        describe: 'a line of JSON for each decision: what the seat sees, the legal actions, the choice',
        type: 'boolean',
        default: false,
      })
      .example('$0 replay results/zvw-who-starts/games.csv --row 17', 'the game of a row')
      .example('$0 replay results/zvw-who-starts --cell 1d52a02299 --block 5', 'a game of a cell')
      .example('$0 replay my-game.json --jsonl', 'the decisions of a saved game'),
  work: async ({ what, row, cell, block, rotation = 0, brief, jsonl }) => {
    if (!existsSync(what)) throw new UserError(`There is no ${what}.`);
    if (statSync(what).isDirectory()) {
      if (cell === undefined || block === undefined)
        throw new UserError(`Say which game of ${what}: --cell ID --block N.`);
      await replayAddress(what, { cell, block, rotation }, jsonl, brief);
    } else if (basename(what).endsWith('.csv')) {
      if (row === undefined) throw new UserError(`Say which game of ${what}: --row N.`);
      const found = await readGameRow(what, row);
      if (!jsonl) note(`Row ${row}: ${found.summary}`);
      await replayAddress(dirname(what), found, jsonl, brief);
    } else await replaySaved(what, jsonl, brief);
    return DONE;
  },
});
