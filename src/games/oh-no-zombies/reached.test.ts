import { describe, expect, test } from 'vitest';
import { parseOptions } from '../../core/options.js';
import { Rng } from '../../core/rng.js';
import { type BoardInput, linksOf, readBoard } from './board-file.js';
import { assumedBoard, tightBoard, wideBoard } from './boards.js';
import { ohNoZombies } from './index.js';
import { listHumanMoves, listZombieMoves } from './moves.js';
import { NONE } from './names.js';
import type { OhNoState } from './state.js';

// An independent count: every single way is walked, space by space, from the names of the board file alone.

interface Walker {
  readonly board: BoardInput;
  readonly mayReverse: boolean;
  /** Whether a way ends here, whatever is left of the roll. */
  stops(name: string): boolean;
  /** Whether a way that has come so far may end here. */
  mayEnd(name: string, left: number): boolean;
  /** Whether a piece may set foot here at all. */
  mayEnter(name: string, left: number): boolean;
}

const known = new Map<BoardInput, Map<string, string[]>>();
const linksBy = (given: BoardInput): Map<string, string[]> => {
  const before = known.get(given);
  if (before) return before;
  const read = readBoard(given);
  if ('fault' in read) throw new Error(read.fault);
  const links = linksOf(read.board);
  known.set(given, links);
  return links;
};

const endsOf = (walker: Walker, from: string, roll: number): Set<string> => {
  const links = linksBy(walker.board);
  const ends = new Set<string>();
  const go = (name: string, before: string | null, left: number): void => {
    if (left === 0 || (before !== null && walker.stops(name))) {
      if (walker.mayEnd(name, left)) ends.add(name);
      return;
    }
    for (const next of links.get(name)!) {
      if (next === before && !walker.mayReverse) continue;
      if (walker.mayEnter(next, left - 1)) go(next, name, left - 1);
    }
  };
  go(from, null, roll);
  return ends;
};

const markOf = (board: BoardInput, name: string) => board.spaces[name].mark;

const humanWalker = (
  board: BoardInput,
  mayReverse: boolean,
  zombies: ReadonlySet<string>,
  battery: boolean,
  closed: ReadonlySet<string> = new Set(),
): Walker => ({
  board,
  mayReverse,
  stops: (name) => zombies.has(name) || markOf(board, name) === 'store' || markOf(board, name) === 'shack',
  mayEnd: () => true,
  mayEnter: (name, left) => !closed.has(name) && (markOf(board, name) !== 'shack' || (battery && left === 0)),
});

const zombieWalker = (board: BoardInput, mayReverse: boolean): Walker => ({
  board,
  mayReverse,
  stops: () => false,
  mayEnd: () => true,
  mayEnter: (name) => markOf(board, name) !== 'store' && markOf(board, name) !== 'shack',
});

const stateOf = (board: BoardInput, mayReverse: boolean, readings = {}): OhNoState => {
  const options = { board, mayReverse, players: 2, ...readings };
  return ohNoZombies.create(parseOptions(ohNoZombies.options, options, 'game')).newState();
};

const out = new Int32Array(256);
const listed = (state: OhNoState, count: number): string[] =>
  Array.from(out.subarray(0, count), (space) => state.rules.names[space]).sort();

/** Stands the zombies on these spaces. */
const stand = (state: OhNoState, spaces: readonly number[]): void => {
  state.zombieAt.fill(NONE);
  state.zombiesOn.fill(0);
  spaces.forEach((space, zombie) => {
    state.zombieAt[zombie] = space;
    state.zombiesOn[space]++;
  });
};

/** `expect` alone, a hundred thousand times, would take a minute. */
const same = (found: readonly string[], wanted: readonly string[], where: string): void => {
  if (found.join() !== wanted.join()) expect(found, where).toEqual(wanted);
};

/** As the rule says: the longest way where none is as long as the roll. */
const longest = (find: (roll: number) => Set<string>, from: string, roll: number): string[] => {
  for (let length = roll; length > 0; length--) {
    const ends = find(length);
    if (ends.size > 0) return [...ends].sort();
  }
  return [from];
};

/** A board with dead ends and short rings, in which a roll can lead nowhere. */
const crooked: BoardInput = {
  name: 'crooked',
  spaces: Object.fromEntries(
    [
      ['shack', 'shack'],
      ['a', 'torch'],
      ['b', 'torch'],
      ['c', 'shovel'],
      ['d', 'shovel'],
      ['e', 'bat'],
      ['f', 'bat'],
      ['g', 'bat'],
      ['h', 'bat'],
      ['i', 'headstone light'],
      ['j', 'headstone light'],
      ['k', 'headstone middle'],
      ['l', 'headstone middle'],
      ['m', 'headstone dark'],
      ['n', 'headstone dark'],
      ['end', undefined],
      ['shed', undefined],
      ['s1', 'store'],
      ['s2', 'store'],
      ['s3', 'store'],
      ['s4', 'store'],
    ].map(([name, mark], i) => [name, mark ? { at: [i, 0], mark } : { at: [i, 0] }]),
  ) as BoardInput['spaces'],
  paths: [
    ['shack', 'a', 'b', 'c', 'd', 'e', 'f', 'a'],
    ['c', 'g', 'h', 'i', 'c'],
    ['h', 'j', 'k', 'l', 'm', 'n', 'end'],
    ['b', 'shed'],
    ['shed', 'shack'],
    ['d', 's1'],
    ['k', 's2', 'm'],
    ['f', 's3'],
    ['g', 's4'],
  ],
};

const cases = [assumedBoard, tightBoard, wideBoard, crooked].flatMap((board) =>
  [false, true].map((mayReverse) => [board.name, mayReverse, board] as const),
);

describe.each(cases)('on the board %s, mayReverse %s', (_, mayReverse, board) => {
  const state = stateOf(board, mayReverse);
  const { names, spaces, kind } = state.rules;
  const paths = Array.from({ length: spaces }, (_each, space) => space).filter((space) => kind[space] === 0);

  /** Compares every space and every roll with zombies on these spaces, with and without a battery. */
  const compareHumans = (zombies: readonly number[], of = state, closed: ReadonlySet<string> = new Set()): void => {
    stand(of, zombies);
    const standing = new Set(zombies.map((space) => names[space]));
    for (let from = 0; from < spaces; from++) {
      of.humanAt[0] = from;
      for (let roll = 1; roll <= 6; roll++) {
        for (const battery of [false, true]) {
          of.batteries[0] = battery ? 1 : 0;
          const find = (length: number) =>
            endsOf(humanWalker(board, mayReverse, standing, battery && length === roll, closed), names[from], length);
          const found = listed(of, listHumanMoves(of, 0, roll, out));
          same(found, longest(find, names[from], roll), `${names[from]} ${roll} ${[...standing]}`);
        }
      }
    }
  };

  test('without zombies a human ends where a way of its roll ends, from every space by every roll', () => {
    compareHumans([]);
  });

  test('with zombies in the way, too', () => {
    const rng = new Rng().seed(3);
    for (let k = 0; k < 4; k++) {
      compareHumans(Array.from({ length: 4 + 2 * k }, () => paths[rng.below(paths.length)]));
    }
  });

  test('and with emptyStores off, where a store in which nothing lies is closed', () => {
    const strict = stateOf(board, mayReverse, { emptyStores: false });
    strict.batteryIn.set([0, 1, 0, 1]);
    strict.shotgunIn.set([0, 0, 1, 1]);
    const closed = new Set([names[strict.rules.stores[0]]]);
    compareHumans([], strict, closed);
    compareHumans(
      paths.filter((_space, i) => i % 17 === 3),
      strict,
      closed,
    );
  });

  test('a zombie that attacks nobody ends where a way of its roll ends', () => {
    state.humanAt.fill(state.rules.shack, 0, 2);
    for (const from of paths) {
      stand(state, [from]);
      for (let roll = 1; roll <= 6; roll++) {
        const find = (length: number) => endsOf(zombieWalker(board, mayReverse), names[from], length);
        const found = listed(state, listZombieMoves(state, 0, roll, out));
        same(found, longest(find, names[from], roll), `${names[from]} ${roll}`);
      }
    }
  });

  test('a zombie attacks the nearest humans that a shortest way reaches', () => {
    const rng = new Rng().seed(4);
    for (const from of paths) {
      stand(state, [from]);
      for (let seat = 0; seat < 2; seat++) state.humanAt[seat] = paths[rng.below(paths.length)];
      const humans = new Set([0, 1].map((seat) => names[state.humanAt[seat]]));
      for (let roll = 1; roll <= 6; roll++) {
        const reached = humans.has(names[from]) ? [names[from]] : nearest(humans, names[from], roll);
        if (reached.length === 0) continue;
        same(listed(state, listZombieMoves(state, 0, roll, out)), reached, `${names[from]} ${roll} ${[...humans]}`);
      }
    }
  });

  test('with mustAttackNearest off a zombie attacks any human that it reaches without passing another', () => {
    const free = stateOf(board, mayReverse, { mustAttackNearest: false });
    const rng = new Rng().seed(5);
    for (const from of paths) {
      stand(free, [from]);
      for (let seat = 0; seat < 2; seat++) free.humanAt[seat] = paths[rng.below(paths.length)];
      const humans = new Set([0, 1].map((seat) => names[free.humanAt[seat]]));
      for (let roll = 1; roll <= 6; roll++) {
        const walker = { ...zombieWalker(board, true), stops: (name: string) => humans.has(name) };
        const reached = new Set(humans.has(names[from]) ? [names[from]] : []);
        for (let length = 1; length <= roll; length++)
          for (const name of endsOf(walker, names[from], length)) if (humans.has(name)) reached.add(name);
        if (reached.size === 0) continue;
        same(
          listed(free, listZombieMoves(free, 0, roll, out)),
          [...reached].sort(),
          `${names[from]} ${roll} ${[...humans]}`,
        );
      }
    }
  });

  /** The humans that the shortest of all ways up to a roll ends at. */
  const nearest = (humans: ReadonlySet<string>, from: string, roll: number): string[] => {
    for (let length = 1; length <= roll; length++) {
      const ends = [...endsOf(zombieWalker(board, true), from, length)].filter((name) => humans.has(name));
      if (ends.length > 0) return ends.sort();
    }
    return [];
  };
});
