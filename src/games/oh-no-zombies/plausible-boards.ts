import type { DataRange } from '../../core/options.js';
import type { Rng } from '../../core/rng.js';
import type { BoardInput } from './board-file.js';
import type { Mark } from './names.js';
import { ringBoard } from './ring-board.js';

/** The published number of path spaces. */
const PATH_SPACES = 98;

const fromTo = (rng: Rng, low: number, high: number): number => low + rng.below(high - low + 1);

/**
 * Boards of two rings with 98 path spaces, as the assumed one has, that differ in the sizes of the rings, in how many ways
 * join them, in where stores hang, zombies start and weapons lie.
 */
const drawBoard = (rng: Rng): BoardInput => {
  const inner = 4 * fromTo(rng, 4, 7);
  const spoke = fromTo(rng, 2, 5);
  const ways = 4 * fromTo(rng, 1, 2);
  const length = fromTo(rng, 1, 3);
  const outer = PATH_SPACES - inner - 4 * spoke - ways * length;
  const onOuter = (share: number): number => Math.round(share * outer) % outer;
  const turn = rng.float() / 6;
  const hang = 1 / 8 + (rng.float() - 0.5) / 12;
  const headstones = Array.from({ length: 6 }, (_, i) => [`outer ${onOuter(turn + i / 6)}`, SHADES[i % 3]] as const);
  const quarters = [0, 1, 2, 3].map((i) => `inner ${(i * inner) / 4}`);
  const connectors = Array.from({ length: ways }, (_, i) => {
    const share = (i + 0.5) / ways;
    return { name: `way ${i}`, inner: Math.round(share * inner) % inner, outer: onOuter(share), spaces: length };
  });
  const marks: Record<string, Mark> = Object.fromEntries(headstones);
  quarters.forEach((name, i) => {
    marks[name] = i % 2 === 0 ? 'shovel' : 'torch';
  });
  for (const way of [0, ways / 2]) marks[`way ${way} 1`] = 'bat';
  const free = Array.from({ length: outer }, (_, i) => `outer ${i}`).filter((name) => !(name in marks));
  for (const share of [0.25, 0.75]) marks[free[Math.floor(share * free.length)]] = 'bat';
  const spokes = ['north', 'east', 'south', 'west'].map((name, i) => ({ name, inner: (i * inner) / 4, spaces: spoke }));
  return ringBoard({
    ...{ name: 'plausible', source: 'assumed', inner, outer, spokes, connectors, marks },
    stores: {
      'store NE': onOuter(hang),
      'store SE': onOuter(0.5 - hang),
      'store SW': onOuter(0.5 + hang),
      'store NW': onOuter(1 - hang),
    },
  });
};

const SHADES = ['headstone light', 'headstone middle', 'headstone dark'] as const;

const spacesOf = ({ spaces }: BoardInput, name: RegExp): number =>
  Object.keys(spaces).filter((each) => name.test(each)).length;

export const plausibleBoards: DataRange = {
  draw: drawBoard,
  numbersOf: (given) => {
    const board = given as BoardInput;
    const connectors = Object.keys(board.spaces).filter((name) => /^(way \d+|NE|SE|SW|NW) 1$/.test(name));
    return {
      'spaces of the inner ring': spacesOf(board, /^inner /),
      'spaces of the outer ring': spacesOf(board, /^outer /),
      'ways between the rings': connectors.length,
      'spaces of those ways': spacesOf(board, /^(way \d+|NE|SE|SW|NW) \d+$/),
      'spaces from the shack to the inner ring': spacesOf(board, /^(north|east|south|west) /),
    };
  },
};
