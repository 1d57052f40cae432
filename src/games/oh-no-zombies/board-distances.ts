import { type Board, linksOf, marked } from './board-file.js';
import { tablesOf } from './board-tables.js';
import { SHADES } from './names.js';

/** A way that matters on a board: from where, to where, and its steps; turns are those of a human alone, by exact count. */
export interface Distance {
  readonly what: string;
  readonly from: string;
  readonly to: string;
  readonly steps: number;
  readonly turns: number | null;
}

/** Steps by the shortest way from one space to all that it reaches; the shack and the stores are entered, never passed. */
const stepsFrom = (board: Board, from: string): Map<string, number> => {
  const links = linksOf(board);
  const steps = new Map([[from, 0]]);
  for (const [name, length] of steps) {
    const { mark } = board.spaces[name];
    if (name !== from && (mark === 'shack' || mark === 'store')) continue;
    for (const next of links.get(name) ?? []) if (!steps.has(next)) steps.set(next, length + 1);
  }
  return steps;
};

/** Shack to each store and back, each headstone to the shack, and each weapon to the nearest other one. */
export const boardDistances = (board: Board): Distance[] => {
  const tables = tablesOf(board, false);
  const [shack] = marked(board, 'shack');
  const numberOf = (name: string): number => tables.names.indexOf(name);
  const fromShack = stepsFrom(board, shack);
  const stores = marked(board, 'store').flatMap((store, i): Distance[] => {
    const steps = fromShack.get(store) ?? 0;
    const out = tables.turnsToStore[i * tables.spaces + numberOf(shack)];
    return [
      { what: 'shack to store', from: shack, to: store, steps, turns: out },
      { what: 'store to shack', from: store, to: shack, steps, turns: tables.turnsToShack[numberOf(store)] },
    ];
  });
  const graves = SHADES.flatMap((shade) => marked(board, `headstone ${shade}`)).map(
    (name): Distance => ({
      ...{ what: 'headstone to shack', from: name, to: shack, turns: null },
      steps: stepsFrom(board, name).get(shack) ?? 0,
    }),
  );
  const weapons = (['torch', 'shovel', 'bat'] as const).flatMap((kind) => marked(board, kind));
  const spacing = weapons.map((name): Distance => {
    const steps = stepsFrom(board, name);
    const others = weapons.filter((each) => each !== name && steps.has(each));
    const [nearest] = others.sort((a, b) => (steps.get(a) ?? 0) - (steps.get(b) ?? 0));
    return { what: 'weapon to the next', from: name, to: nearest, steps: steps.get(nearest) ?? 0, turns: null };
  });
  return [...stores, ...graves, ...spacing];
};
