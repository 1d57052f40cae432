import { ringBoard } from './ring-board.js';

/**
 * The board that is played unless another is given. Printed: the shack in the centre, a store in each corner, and how many
 * there are of each mark. Published: 98 path spaces, roughly circular, zombies on the outer ring, weapons spread evenly. How
 * the spaces are linked is assumed.
 */
export const assumedBoard = ringBoard({
  name: 'assumed',
  inner: 24,
  outer: 48,
  spokes: [
    { name: 'north', inner: 0, spaces: 3 },
    { name: 'east', inner: 6, spaces: 4 },
    { name: 'south', inner: 12, spaces: 3 },
    { name: 'west', inner: 18, spaces: 4 },
  ],
  connectors: [
    { name: 'NE', inner: 3, outer: 6, spaces: 3 },
    { name: 'SE', inner: 9, outer: 18, spaces: 3 },
    { name: 'SW', inner: 15, outer: 30, spaces: 3 },
    { name: 'NW', inner: 21, outer: 42, spaces: 3 },
  ],
  stores: { 'store NE': 4, 'store SE': 20, 'store SW': 28, 'store NW': 44 },
  marks: {
    ...{ 'outer 0': 'headstone light', 'outer 24': 'headstone light' },
    ...{ 'outer 8': 'headstone middle', 'outer 32': 'headstone middle' },
    ...{ 'outer 16': 'headstone dark', 'outer 40': 'headstone dark' },
    ...{ 'inner 0': 'shovel', 'inner 12': 'shovel', 'inner 6': 'torch', 'inner 18': 'torch' },
    ...{ 'outer 12': 'bat', 'outer 36': 'bat', 'NE 2': 'bat', 'SW 2': 'bat' },
  },
});

/** For comparison: shorter ways and twice as many between the rings, 84 path spaces. */
export const tightBoard = ringBoard({
  name: 'tight',
  source: 'workbench',
  inner: 20,
  outer: 40,
  spokes: [
    { name: 'north', inner: 0, spaces: 2 },
    { name: 'east', inner: 5, spaces: 2 },
    { name: 'south', inner: 10, spaces: 2 },
    { name: 'west', inner: 15, spaces: 2 },
  ],
  connectors: [
    { name: 'NNE', inner: 1, outer: 2, spaces: 2 },
    { name: 'ENE', inner: 4, outer: 8, spaces: 2 },
    { name: 'ESE', inner: 6, outer: 12, spaces: 2 },
    { name: 'SSE', inner: 9, outer: 18, spaces: 2 },
    { name: 'SSW', inner: 11, outer: 22, spaces: 2 },
    { name: 'WSW', inner: 14, outer: 28, spaces: 2 },
    { name: 'WNW', inner: 16, outer: 32, spaces: 2 },
    { name: 'NNW', inner: 19, outer: 38, spaces: 2 },
  ],
  stores: { 'store NE': 5, 'store SE': 15, 'store SW': 25, 'store NW': 35 },
  marks: {
    ...{ 'outer 0': 'headstone light', 'outer 20': 'headstone light' },
    ...{ 'outer 7': 'headstone middle', 'outer 27': 'headstone middle' },
    ...{ 'outer 13': 'headstone dark', 'outer 33': 'headstone dark' },
    ...{ 'inner 0': 'shovel', 'inner 10': 'shovel', 'inner 5': 'torch', 'inner 15': 'torch' },
    ...{ 'outer 10': 'bat', 'outer 30': 'bat', 'NNE 1': 'bat', 'SSW 1': 'bat' },
  },
});

/** For comparison: longer ways everywhere, 124 path spaces. */
export const wideBoard = ringBoard({
  name: 'wide',
  source: 'workbench',
  inner: 24,
  outer: 64,
  spokes: [
    { name: 'north', inner: 0, spaces: 5 },
    { name: 'east', inner: 6, spaces: 5 },
    { name: 'south', inner: 12, spaces: 5 },
    { name: 'west', inner: 18, spaces: 5 },
  ],
  connectors: [
    { name: 'NE', inner: 3, outer: 8, spaces: 4 },
    { name: 'SE', inner: 9, outer: 24, spaces: 4 },
    { name: 'SW', inner: 15, outer: 40, spaces: 4 },
    { name: 'NW', inner: 21, outer: 56, spaces: 4 },
  ],
  stores: { 'store NE': 5, 'store SE': 27, 'store SW': 37, 'store NW': 59 },
  marks: {
    ...{ 'outer 0': 'headstone light', 'outer 32': 'headstone light' },
    ...{ 'outer 11': 'headstone middle', 'outer 43': 'headstone middle' },
    ...{ 'outer 21': 'headstone dark', 'outer 53': 'headstone dark' },
    ...{ 'inner 0': 'shovel', 'inner 12': 'shovel', 'inner 6': 'torch', 'inner 18': 'torch' },
    ...{ 'outer 16': 'bat', 'outer 48': 'bat', 'NE 2': 'bat', 'SW 2': 'bat' },
  },
});
