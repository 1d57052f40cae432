/**
 * The board: the red room in the middle, a room at each side, an entryway in each corner. Rooms come first, so that a face
 * of the die is the number of its room. Which colour sits where is of no account: the board is symmetric, the die uniform.
 */
export const SPACES = ['red', 'blue', 'yellow', 'green', 'purple', 'ne', 'se', 'sw', 'nw'] as const;

/** Spaces from here on are entryways. */
export const FIRST_ENTRYWAY = 5;
export const ENTRYWAYS = 4;
export const ROOMS = 5;
export const entrywayNumbers = Array.from({ length: ENTRYWAYS }, (_, i) => i);

const DAY: readonly (readonly [string, string])[] = [
  ['red', 'blue'],
  ['red', 'yellow'],
  ['red', 'green'],
  ['red', 'purple'],
  ['blue', 'nw'],
  ['blue', 'ne'],
  ['yellow', 'ne'],
  ['yellow', 'se'],
  ['green', 'se'],
  ['green', 'sw'],
  ['purple', 'sw'],
  ['purple', 'nw'],
];

const NIGHT: typeof DAY = [...DAY, ['blue', 'yellow'], ['yellow', 'green'], ['green', 'purple'], ['purple', 'blue']];

const SIDES = { day: DAY, night: NIGHT };

/** By space: the adjacent spaces, ascending. */
export const neighboursOf = (side: 'day' | 'night'): readonly (readonly number[])[] => {
  const links = SIDES[side].map(([a, b]) => [spaceOf(a), spaceOf(b)]);
  return SPACES.map((_, space) =>
    links
      .filter((link) => link.includes(space))
      .map(([a, b]) => (a === space ? b : a))
      .sort((a, b) => a - b),
  );
};

/** The number of a space, -1 if there is none of that name. */
export const spaceOf = (name: string): number => (SPACES as readonly string[]).indexOf(name);

/** The spaces as they lie, row by row from the north. */
export const LAYOUT = [
  ['nw', 'blue', 'ne'],
  ['purple', 'red', 'yellow'],
  ['sw', 'green', 'se'],
].map((row) => row.map(spaceOf));
