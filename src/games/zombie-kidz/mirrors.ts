import { LAYOUT, SPACES } from './board.js';

/** The squares of the board as they lie under its eight symmetries: `MIRRORS[m][space]` is where a space goes. */
export const MIRRORS: readonly (readonly number[])[] = (() => {
  const at = (row: number, column: number): number => LAYOUT[row][column];
  const turns: ((row: number, column: number) => number)[] = [
    (r, c) => at(r, c),
    (r, c) => at(c, 2 - r),
    (r, c) => at(2 - r, 2 - c),
    (r, c) => at(2 - c, r),
    (r, c) => at(r, 2 - c),
    (r, c) => at(2 - r, c),
    (r, c) => at(c, r),
    (r, c) => at(2 - c, 2 - r),
  ];
  return turns.map((turn) => {
    const to = SPACES.map(() => 0);
    for (let r = 0; r < 3; r++) for (let c = 0; c < 3; c++) to[at(r, c)] = turn(r, c);
    return to;
  });
})();
