import { existsSync } from 'node:fs';
import type { BoardSheet, Boards } from '../core/boards.js';
import { didYouMean, isUserError, UserError } from '../core/errors.js';
import type { GameDefinition } from '../core/game.js';
import { findGame } from '../pool/catalogue.js';
import { games } from '../registry.js';
import { oneText } from './arguments.js';
import { defineCommand } from './command.js';
import { note, print } from './console.js';
import { DONE } from './exit-codes.js';
import { readJson } from './read-json.js';
import { textTable } from './text-table.js';
import { checkSaving, saveWhole } from './whole-file.js';

const WITH_BOARDS = games.filter(({ boards }) => boards !== undefined).map(({ id }) => id);

/** @throws UserError if the game's board is no data that could be drawn */
const boardsOf = ({ title, boards }: GameDefinition): Boards => {
  if (boards) return boards;
  const others = WITH_BOARDS.length > 0 ? ` There are boards of: ${WITH_BOARDS.join(', ')}.` : '';
  throw new UserError(`${title} has no board that could be drawn.${others}`);
};

/** A built-in board by its name, or what a JSON file holds. @throws UserError */
const givenBoard = ({ builtIn }: Boards, what: string | undefined): unknown => {
  const names = Object.keys(builtIn);
  const name = what ?? names[0];
  if (Object.hasOwn(builtIn, name)) return builtIn[name];
  if (!existsSync(name)) {
    throw new UserError(`There is no file ${name}.${didYouMean(name, names)} Built-in boards: ${names.join(', ')}.`);
  }
  return readJson(name);
};

/** @throws UserError that names the file and what is wrong with its board */
const sheetOf = (boards: Boards, given: unknown, what: string | undefined, title: string): BoardSheet => {
  try {
    return boards.draw(given);
  } catch (error) {
    if (!isUserError(error)) throw error;
    throw new UserError(`${what} is no board of ${title}: ${error.message}`);
  }
};

export const boardCommand = defineCommand({
  builder: (argv) =>
    argv
      .positional('board', {
        describe: 'a JSON file, or the name of a board that comes with the game',
        type: 'string',
        defaultDescription: 'the first that comes with the game',
      })
      .option('game', { ...oneText('game', 'whose board: a game, or the path of your own'), default: WITH_BOARDS[0] })
      .option('svg', {
        ...oneText('svg', 'file for the picture'),
        defaultDescription: 'the name of the board and .svg',
      })
      .option('json', {
        describe: 'print the board as JSON, to start another from, and draw nothing',
        type: 'boolean',
        default: false,
      })
      .example('$0 board', 'draws the assumed board and tells its distances')
      .example('$0 board tight --json > my-board.json', 'a file to change')
      .example('$0 board my-board.json --svg my-board.svg', 'checks and draws it')
      .example('$0 sim oh-no-zombies --set board=my-board.json --agents greedy', 'plays on it')
      .example('$0 board --game ./my-game.ts', 'the board of a game of your own'),
  work: async ({ board: what, game, svg, json }) => {
    const { definition } = await findGame(game);
    const boards = boardsOf(definition);
    const given = givenBoard(boards, what);
    const sheet = sheetOf(boards, given, what, definition.title);
    if (json) {
      print(JSON.stringify(given, null, 2));
      return DONE;
    }
    const picture = svg ?? `${sheet.name.replaceAll(/[^\w-]+/g, '-')}.svg`;
    checkSaving('picture', picture);
    print(`${sheet.summary}\n`);
    print(textTable(sheet.columns, sheet.rows));
    saveWhole('picture', picture, sheet.picture);
    note(`Drawn in ${picture}.`);
    return DONE;
  },
});
