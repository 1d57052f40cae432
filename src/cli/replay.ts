import { existsSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Agent } from '../core/agent.js';
import { UserError } from '../core/errors.js';
import { CHANCE } from '../core/game.js';
import { parseOptions } from '../core/options.js';
import type { Cell } from '../experiment/plan.js';
import { recordedCell } from '../experiment/plan-data.js';
import { replayHistory } from '../match/history.js';
import { type Listener, Match } from '../match/match.js';
import type { GameRecord } from '../match/record.js';
import { findGame } from '../pool/catalogue.js';
import { makeAgent } from '../pool/make-agent.js';
import { packageVersion } from '../pool/package-files.js';
import { type GameRow, readGameRow, rowDifferences } from '../report/read-game-row.js';
import { oneText, wholeNumber } from './arguments.js';
import { defineCommand } from './command.js';
import { note, print } from './console.js';
import { DONE, FAILED } from './exit-codes.js';
import { readJson } from './read-json.js';
import { checkSavedGame, readSavedGame } from './saved-game.js';
import { endingOf, jsonLines, type Table, tellEnd, teller } from './telling.js';

/** What to see again: a game of a cell by its number. */
type Address = Pick<GameRow, 'cell' | 'block' | 'rotation'>;

interface Manner {
  readonly jsonl: boolean;
  readonly brief: boolean;
}

const outputOf = (table: Table, { jsonl, brief }: Manner): Listener =>
  jsonl ? jsonLines(table) : teller(table, brief);

/** The cell of a game. @throws UserError if the run had no such game */
const cellOf = async (folder: string, { cell: id, block, rotation }: Address): Promise<Cell> => {
  const file = join(folder, 'plan.json');
  if (!existsSync(file)) throw new UserError(`There is no plan.json in ${folder}: it is no folder of results.`);
  const { cell, changed } = await recordedCell(readJson(file), file, id, packageVersion());
  if (block >= cell.blocks)
    throw new UserError(`--block ${block}: the blocks of cell ${id} are 0 to ${cell.blocks - 1}.`);
  const { rotations } = cell.work;
  if (!rotations.includes(rotation))
    throw new UserError(`--rotation ${rotation}: the rotations of cell ${id} are ${rotations.join(', ')}.`);
  if (changed) note('zedbench, the game or an agent has changed since that run: the game may come out otherwise.');
  return cell;
};

const replayAddress = async (cell: Cell, { block, rotation }: Address, manner: Manner): Promise<GameRecord> => {
  const { names, agents, options, seed } = cell.work;
  const players = names.map((_, seat) => names[(seat + rotation) % names.length]);
  const made: Agent[] = [];
  for (const agent of agents) made.push(await makeAgent(agent, cell.game, options));
  const table = { game: cell.game, players };
  const match = new Match(cell.game, made, seed);
  if (!manner.jsonl) print(`${cell.gameText}, cell ${cell.id}, seed ${seed}, block ${block}, rotation ${rotation}`);
  const record = match.play(block, rotation, outputOf(table, manner));
  if (manner.jsonl) print(JSON.stringify(endingOf(cell.game, match.state)));
  else tellEnd(table, match.state, record.decisions);
  return record;
};

const replayRow = async (file: string, row: number, manner: Manner): Promise<number> => {
  const found = await readGameRow(file, row);
  const cell = await cellOf(dirname(file), found);
  const differences = rowDifferences(found.values, cell.game.info, await replayAddress(cell, found, manner));
  if (differences.length === 0) return DONE;
  note(`The game is not that of row ${row} of ${file}:\n  ${differences.join('\n  ')}`);
  return FAILED;
};

const replaySaved = async (file: string, manner: Manner): Promise<void> => {
  const saved = readSavedGame(file);
  const { definition } = await findGame(saved.game);
  const game = definition.create(parseOptions(definition.options, saved.options, `game ${definition.id}`));
  checkSavedGame(file, game, saved);
  const table = { game, players: saved.players };
  if (!manner.jsonl) print(`${definition.title}, ${file}`);
  const output = outputOf(table, manner);
  let decisions = 0;
  const state = replayHistory(game, saved.history, (position, action) => {
    if (position.seat !== CHANCE) decisions++;
    output(position, action);
  });
  if (!manner.jsonl) tellEnd(table, state, decisions);
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
      .example('$0 replay results/zvw-who-starts --cell 2613960e76 --block 5', 'a game of a cell')
      .example('$0 replay my-game.json --jsonl', 'the decisions of a saved game'),
  work: async ({ what, row, cell, block, rotation = 0, ...manner }) => {
    const found = statSync(what, { throwIfNoEntry: false });
    if (!found) throw new UserError(`There is no file or folder ${what}.`);
    if (found.isDirectory()) {
      if (cell === undefined || block === undefined)
        throw new UserError(`Say which game of ${what}: --cell ID --block N (ids are in its report.csv).`);
      const address = { cell, block, rotation };
      await replayAddress(await cellOf(what, address), address, manner);
      return DONE;
    }
    if (what.endsWith('.csv')) {
      if (row === undefined) throw new UserError(`Say which game of ${what}: --row N.`);
      return await replayRow(what, row, manner);
    }
    await replaySaved(what, manner);
    return DONE;
  },
});
