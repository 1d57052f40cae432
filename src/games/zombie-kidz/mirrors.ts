import { LAYOUT, SPACES } from './board.js';
import type { KidzState } from './state.js';

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

/** By pair of spaces, that of the active hero first: its number, the same for mirror images, and the mirrors that lead to the first such pair. */
export const pairs = (() => {
  const count = SPACES.length ** 2;
  const under = (pair: number, to: readonly number[]): number =>
    to[Math.floor(pair / SPACES.length)] * SPACES.length + to[pair % SPACES.length];
  const least = Array.from({ length: count }, (_, pair) => Math.min(...MIRRORS.map((to) => under(pair, to))));
  const firsts = [...new Set(least)];
  return {
    count: firsts.length,
    number: Uint8Array.from(least, (first) => firsts.indexOf(first)),
    mirrors: least.map((first, pair) => [...MIRRORS.keys()].filter((m) => under(pair, MIRRORS[m]) === first)),
  };
})();

/** The pair of spaces on which the active hero and the next stand. */
export const pairOf = ({ hero, active }: KidzState): number =>
  hero[active] * SPACES.length + hero[active + 1 === hero.length ? 0 : active + 1];
