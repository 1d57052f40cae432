import { type Board, linksOf, marked } from './board-file.js';
import { expectedTurns } from './expected-turns.js';
import { FARTHEST, NONE, PATH, ROLLS, SHACK, SHADES, STORE, STORES, WEAPON_CARDS, WEAPONS } from './names.js';

/**
 * A board in the form in which play asks for it. Spaces are numbered in the order of the file. A row is
 * `space * ROLLS + roll`, a pair `(from << 8) | to`.
 */
export interface BoardTables {
  readonly names: readonly string[];
  readonly spaces: number;
  /** By space: PATH, STORE or SHACK. */
  readonly kind: Uint8Array;
  readonly shack: number;
  readonly stores: Uint8Array;
  /** By space: which store it is, whose card has its home there; NONE for none. */
  readonly storeAt: Uint8Array;
  readonly cardAt: Uint8Array;
  /** By weapon card. */
  readonly home: Uint8Array;
  /** By neutral zombie, in the order of the file. */
  readonly headstone: Uint8Array;
  readonly shade: Uint8Array;
  /** By shade: its two zombies. */
  readonly firstOfShade: Uint8Array;
  readonly secondOfShade: Uint8Array;
  /** Steps from a space (by space, with one more at the end), where each leads, and the steps that may follow it. */
  readonly stepsOf: Uint16Array;
  readonly leadsTo: Uint8Array;
  readonly followsAt: Uint16Array;
  readonly follows: Uint16Array;
  /** By row: where a human ends that no zombie stops, the shack left out; and whether the shack is reached. */
  readonly humanEndsAt: Int32Array;
  readonly humanEnds: Uint8Array;
  readonly endsInShack: Uint8Array;
  /** By row: so many words with a bit for each space: whether a zombie on it stops a human on a way of that row before its end. */
  readonly words: number;
  readonly stops: Int32Array;
  /** By row: where a zombie ends that attacks nobody. */
  readonly zombieEndsAt: Int32Array;
  readonly zombieEnds: Uint8Array;
  /** By pair: shortest ways of zombies, who enter neither shack nor store; NONE where there is none. */
  readonly zombieDistance: Uint8Array;
  /** By space: turns that a human alone on the board expects to need to the shack, and `store * spaces + space` to a store. */
  readonly turnsToShack: Float64Array;
  readonly turnsToStore: Float64Array;
  /** Scratch for `walk`, used anew by each call. */
  readonly walkers: [Uint16Array, Uint16Array];
  readonly seenStep: Int32Array;
  readonly seenEnd: Int32Array;
  stamp: number;
}

type Steps = Pick<BoardTables, 'stepsOf' | 'leadsTo' | 'followsAt' | 'follows'>;

/**
 * Where pieces can go, by exact count, worked out once for a board.
 *
 * @param mayReverse whether a piece may go straight back over the link it just used
 */
export const tablesOf = (board: Board, mayReverse: boolean): BoardTables => {
  const names = Object.keys(board.spaces);
  const numbers = new Map(names.map((name, i) => [name, i]));
  const numberOf = (name: string): number => numbers.get(name) ?? NONE;
  const of = (mark: Parameters<typeof marked>[1]): number[] => marked(board, mark).map(numberOf);
  const kind = Uint8Array.from(names, (name) => {
    const { mark } = board.spaces[name];
    return mark === 'shack' ? SHACK : mark === 'store' ? STORE : PATH;
  });
  const stores = Uint8Array.from(of('store'));
  const home = Uint8Array.from(WEAPONS.slice(0, 3).flatMap((name) => of(name as 'torch')));
  const links = linksOf(board);
  const neighbours = names.map((name) => (links.get(name) ?? []).map(numberOf));
  const steps = stepsOf(neighbours, mayReverse);
  const human = humanRows(steps, kind, names.length);
  const zombie = zombieRows(steps, kind, names.length);
  const headstones = SHADES.flatMap((name, shade) => of(`headstone ${name}`).map((space) => ({ space, shade })));
  headstones.sort((a, b) => a.space - b.space);
  const shade = headstones.map((each) => each.shade);
  const count = steps.leadsTo.length;
  const turns = (target: number): Float64Array => expectedTurns({ ...steps, ...human, kind }, names.length, target);
  const turnsToStore = new Float64Array(STORES * names.length);
  stores.forEach((store, i) => {
    turnsToStore.set(turns(store), i * names.length);
  });
  return {
    ...{ names, spaces: names.length, kind, shack: kind.indexOf(SHACK), stores, home },
    storeAt: placesOf(stores, names.length, STORES),
    cardAt: placesOf(home, names.length, WEAPON_CARDS),
    headstone: Uint8Array.from(headstones, ({ space }) => space),
    shade: Uint8Array.from(shade),
    firstOfShade: Uint8Array.from(SHADES, (_, each) => shade.indexOf(each)),
    secondOfShade: Uint8Array.from(SHADES, (_, each) => shade.lastIndexOf(each)),
    ...steps,
    ...human,
    ...zombie,
    zombieDistance: distances(neighbours, kind),
    turnsToShack: turns(kind.indexOf(SHACK)),
    turnsToStore,
    walkers: [new Uint16Array(count), new Uint16Array(count)],
    seenStep: new Int32Array(count),
    seenEnd: new Int32Array(names.length),
    stamp: 0,
  };
};

/** By space: which of the places it is. */
const placesOf = (places: Uint8Array, spaces: number, count: number): Uint8Array => {
  const at = new Uint8Array(spaces).fill(NONE);
  for (let i = 0; i < count; i++) at[places[i]] = i;
  return at;
};

const stepsOf = (neighbours: readonly number[][], mayReverse: boolean): Steps => {
  const from = Uint16Array.from([0, ...neighbours.map(({ length }) => length)]);
  for (let i = 1; i < from.length; i++) from[i] += from[i - 1];
  const leadsTo = Uint8Array.from(neighbours.flat());
  const followsAt = [0];
  const follows: number[] = [];
  neighbours.forEach((list, space) => {
    for (const to of list) {
      neighbours[to].forEach((next, i) => {
        if (mayReverse || next !== space) follows.push(from[to] + i);
      });
      followsAt.push(follows.length);
    }
  });
  return { stepsOf: from, leadsTo, followsAt: Uint16Array.from(followsAt), follows: Uint16Array.from(follows) };
};

/** Calls `visit` once for each space at the end of some way of each length, and for each step that goes on from there. */
const walkAll = (
  { stepsOf: from, leadsTo, followsAt, follows }: Steps,
  space: number,
  visit: (to: number, length: number) => boolean,
): void => {
  let front = new Set<number>();
  for (let step = from[space]; step < from[space + 1]; step++) front.add(step);
  for (let length = 1; length <= FARTHEST; length++) {
    const next = new Set<number>();
    for (const step of front) {
      if (!visit(leadsTo[step], length)) continue;
      for (let i = followsAt[step]; i < followsAt[step + 1]; i++) next.add(follows[i]);
    }
    front = next;
  }
};

const humanRows = (steps: Steps, kind: Uint8Array, spaces: number) => {
  const at = [0];
  const ends: number[] = [];
  const endsInShack = new Uint8Array(spaces * ROLLS);
  // Bits, so that the table stays in the fastest cache.
  const words = Math.ceil(spaces / 32);
  const stops = new Int32Array(spaces * ROLLS * words);
  for (let space = 0; space < spaces; space++) {
    const byRoll = Array.from({ length: ROLLS }, () => new Set<number>());
    walkAll(steps, space, (to, length) => {
      if (kind[to] === SHACK) endsInShack[space * ROLLS + length] = 1;
      else if (kind[to] === STORE) for (let roll = length; roll <= FARTHEST; roll++) byRoll[roll].add(to);
      else {
        byRoll[length].add(to);
        for (let roll = length + 1; roll <= FARTHEST; roll++) {
          stops[(space * ROLLS + roll) * words + (to >> 5)] |= 1 << (to & 31);
        }
      }
      return kind[to] === PATH;
    });
    for (const set of byRoll) {
      ends.push(...set);
      at.push(ends.length);
    }
  }
  return { humanEndsAt: Int32Array.from(at), humanEnds: Uint8Array.from(ends), endsInShack, words, stops };
};

/** Where a roll leads nowhere a zombie goes as far as it can. */
const zombieRows = (steps: Steps, kind: Uint8Array, spaces: number) => {
  const at = [0];
  const ends: number[] = [];
  for (let space = 0; space < spaces; space++) {
    const byRoll = Array.from({ length: ROLLS }, () => new Set<number>());
    walkAll(steps, space, (to, length) => {
      if (kind[to] !== PATH) return false;
      byRoll[length].add(to);
      return true;
    });
    byRoll[0].add(space);
    for (let roll = 0; roll < ROLLS; roll++) {
      if (byRoll[roll].size === 0) byRoll[roll] = byRoll[roll - 1];
      ends.push(...byRoll[roll]);
      at.push(ends.length);
    }
  }
  return { zombieEndsAt: Int32Array.from(at), zombieEnds: Uint8Array.from(ends) };
};

const distances = (neighbours: readonly number[][], kind: Uint8Array): Uint8Array => {
  const table = new Uint8Array(neighbours.length << 8).fill(NONE);
  for (let from = 0; from < neighbours.length; from++) {
    if (kind[from] !== PATH) continue;
    table[(from << 8) | from] = 0;
    const queue = [from];
    for (const space of queue) {
      for (const next of neighbours[space]) {
        if (kind[next] !== PATH || table[(from << 8) | next] !== NONE) continue;
        table[(from << 8) | next] = table[(from << 8) | space] + 1;
        queue.push(next);
      }
    }
  }
  return table;
};
