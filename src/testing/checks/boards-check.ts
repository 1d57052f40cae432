import type { BoardSheet, Boards } from '../../core/boards.js';
import type { GameDefinition } from '../../core/game.js';
import { accepts } from '../../core/options.js';

export const BOARDS_CHECK = 'each board that comes with the game is accepted by its option and can be drawn';

const sheetFault = ({ name, summary, columns, rows, picture }: BoardSheet): string | null => {
  for (const [field, text] of Object.entries({ name, summary })) {
    if (typeof text !== 'string' || text.trim() === '') return `the ${field} is empty`;
  }
  const odd = rows.findIndex((row) => row.length !== columns.length);
  if (odd >= 0) return `row ${odd} has ${rows[odd].length} texts for ${columns.length} columns`;
  return typeof picture === 'string' && /^(<\?xml[^>]*>\s*)?<svg\b/.test(picture) ? null : 'the picture is no SVG';
};

/** Says what is wrong with the boards of a game, or returns null. */
export const boardsFault = ({ options }: Pick<GameDefinition, 'options'>, boards: Boards): string | null => {
  const field = options.shape[boards.option];
  if (field === undefined) return `there is no option "${boards.option}"`;
  const builtIn = Object.entries(boards.builtIn);
  if (builtIn.length === 0) return 'no board comes with the game';
  for (const [name, board] of builtIn) {
    if (!accepts(field, board)) return `the option ${boards.option} refuses the board "${name}"`;
    const fault = sheetFault(boards.draw(board));
    if (fault) return `of the board "${name}" ${fault}`;
  }
  return null;
};
