import type { BoardSheet, Boards } from '../../core/boards.js';
import { UserError } from '../../core/errors.js';
import { boardDistances } from './board-distances.js';
import { type Board, type BoardInput, readBoard } from './board-file.js';
import { boardPicture } from './board-picture.js';
import { assumedBoard, tightBoard, wideBoard } from './boards.js';

const BUILT_IN: Readonly<Record<string, BoardInput>> = { assumed: assumedBoard, tight: tightBoard, wide: wideBoard };

const sheetOf = (board: Board): BoardSheet => ({
  name: board.name,
  summary: `Board "${board.name}" (${board.source}): ${Object.keys(board.spaces).length} spaces, the shack and stores included.`,
  columns: ['way', 'from', 'to', 'steps', 'turns alone'],
  rows: boardDistances(board).map(({ what, from, to, steps, turns }) => [
    ...[what, from, to, String(steps)],
    turns === null ? '' : turns.toFixed(1),
  ]),
  picture: boardPicture(board),
});

export const boards: Boards = {
  option: 'board',
  builtIn: BUILT_IN,
  draw: (given) => {
    const read = readBoard(given);
    if ('fault' in read) throw new UserError(read.fault);
    return sheetOf(read.board);
  },
};
