import type { Rng } from '../core/rng.js';

/** The plies of a game at which checks are made. */
export interface Chosen {
  readonly some: ReadonlySet<number>;
  readonly few: ReadonlySet<number>;
}

/** Up to `count` different elements, in random order. */
const draw = <T>(from: readonly T[], count: number, rng: Rng): T[] => {
  const rest = [...from];
  const drawn: T[] = [];
  while (drawn.length < count && rest.length > 0) drawn.push(...rest.splice(rng.below(rest.length), 1));
  return drawn;
};

/**
 * Chooses nodes so that every sort of node has its turn, also one that is rare in the game: one of each sort, then any,
 * and always the first and the last.
 *
 * @param sorts the sort of each node, by ply
 * @param some, few how many nodes of either kind at most, beside the first and the last
 */
export const chooseNodes = (sorts: readonly string[], some: number, few: number, rng: Rng): Chosen => {
  const plies = sorts.map((_, ply) => ply);
  const ofEach = [...new Set(sorts)].map((sort) => {
    const alike = plies.filter((ply) => sorts[ply] === sort);
    return alike[rng.below(alike.length)];
  });
  const any = draw(plies, some - ofEach.length, rng);
  return {
    some: new Set([0, ...draw(ofEach, some, rng), ...any, sorts.length - 1]),
    few: new Set(draw(ofEach, few, rng)),
  };
};
