import type { BoardTables } from './board-tables.js';
import { ROLLS, STORE } from './names.js';

type Rows = Pick<BoardTables, 'kind' | 'humanEndsAt' | 'humanEnds' | 'endsInShack'>;

const SIDES = 6;
const ROUNDS = 80;

/**
 * By space: the turns that a human expects to need to a target (the shack, or a store) who is alone on the board and takes
 * the best way, other stores avoided. Value iteration; where the target can't be reached it is the number of rounds.
 */
export const expectedTurns = (
  { kind, humanEndsAt, humanEnds, endsInShack }: Rows,
  spaces: number,
  target: number,
): Float64Array => {
  const intoStore = kind[target] === STORE;
  let turns = new Float64Array(spaces);
  for (let round = 0; round < ROUNDS; round++) {
    const next = new Float64Array(spaces);
    for (let space = 0; space < spaces; space++) {
      if (space === target) continue;
      let sum = 0;
      for (let roll = 1; roll <= SIDES; roll++) {
        const row = space * ROLLS + roll;
        if (!intoStore && endsInShack[row] === 1) continue;
        let best = Number.POSITIVE_INFINITY;
        for (let i = humanEndsAt[row]; i < humanEndsAt[row + 1]; i++) {
          const end = humanEnds[i];
          if (end === target) best = 0;
          else if (kind[end] !== STORE && turns[end] < best) best = turns[end];
        }
        sum += best === Number.POSITIVE_INFINITY ? turns[space] : best;
      }
      next[space] = 1 + sum / SIDES;
    }
    turns = next;
  }
  return turns;
};
