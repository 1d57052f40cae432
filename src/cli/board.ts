import { UserError } from '../core/errors.js';
import { boardDistances } from '../games/oh-no-zombies/board-distances.js';
import { type Board, type BoardInput, readBoard } from '../games/oh-no-zombies/board-file.js';
import { boardPicture } from '../games/oh-no-zombies/board-picture.js';
import { assumedBoard, tightBoard, wideBoard } from '../games/oh-no-zombies/boards.js';
import { oneText } from './arguments.js';
import { defineCommand } from './command.js';
import { note, print } from './console.js';
import { DONE } from './exit-codes.js';
import { readJson } from './read-json.js';
import { textTable } from './text-table.js';
import { saveWhole } from './whole-file.js';

const BUILT_IN: Readonly<Record<string, BoardInput>> = { assumed: assumedBoard, tight: tightBoard, wide: wideBoard };

/** A built-in board by its name, or the one that a JSON file holds. @throws UserError */
const boardOf = (what: string): { given: unknown; board: Board } => {
  const given = what in BUILT_IN ? BUILT_IN[what] : readJson(what);
  const read = readBoard(given);
  if ('fault' in read) throw new UserError(`${what} is no board of Oh No... Zombies!: ${read.fault}`);
  return { given, board: read.board };
};

const distanceTable = (board: Board): string =>
  textTable(
    ['way', 'from', 'to', 'steps', 'turns alone'],
    boardDistances(board).map(({ what, from, to, steps, turns }) => [
      ...[what, from, to, String(steps)],
      turns === null ? '' : turns.toFixed(1),
    ]),
  );

export const boardCommand = defineCommand({
  builder: (argv) =>
    argv
      .positional('file', {
        describe: `a JSON file, or one of ${Object.keys(BUILT_IN).join(', ')}`,
        type: 'string',
        default: 'assumed',
      })
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
      .example('$0 sim oh-no-zombies --set board=my-board.json --agents greedy', 'plays on it'),
  work: async ({ file, svg, json }) => {
    const { given, board } = boardOf(file);
    if (json) {
      print(JSON.stringify(given, null, 2));
      return DONE;
    }
    const picture = svg ?? `${board.name.replaceAll(/[^\w-]+/g, '-')}.svg`;
    print(
      `Board "${board.name}" (${board.source}): ${Object.keys(board.spaces).length} spaces, the shack and stores included.\n`,
    );
    print(distanceTable(board));
    saveWhole('picture', picture, boardPicture(board));
    note(`Drawn in ${picture}.`);
    return DONE;
  },
});
