import type { Action, Seat } from '../core/game.js';

/** The root of every tree. Node 0 stands for "none". */
export const ROOT = 1;

/** A slot of the table: the search it belongs to, parent and seat, action, child. */
const SLOT = 4;

/** The highest number of a search that a slot can hold. */
const LAST_SEARCH = 0x7fffffff;

/**
 * A search tree in typed arrays. A child is found by its parent, who acts there and the action that leads to it, in an
 * open-addressing hash table, so that a node needs no room for actions it has not tried. A new search clears nothing:
 * slots carry the number of the search that wrote them.
 */
export class Tree {
  /** By node: how often it was visited, how many children it has. */
  readonly visits: Int32Array;
  readonly children: Int32Array;
  /** By node: in how many visits of its parent the action that leads to it was legal; see {@link offer}. */
  readonly offers: Int32Array;
  private readonly offered: Int32Array;
  /** By node: the sum of the returns, their mean, and 1 / √visits, for the seat that chose to go there. */
  readonly total: Float64Array;
  readonly mean: Float64Array;
  readonly width: Float64Array;
  private readonly table: Int32Array;
  private readonly shift: number;
  private readonly mask: number;
  /** Above 0, which is what slots hold that were never written. */
  private search = 1;
  private count = ROOT;

  /** @param capacity the most nodes it can hold, the root included */
  constructor(readonly capacity: number) {
    const nodes = capacity + ROOT;
    this.visits = new Int32Array(nodes);
    this.children = new Int32Array(nodes);
    this.offers = new Int32Array(nodes);
    this.offered = new Int32Array(nodes);
    this.total = new Float64Array(nodes);
    this.mean = new Float64Array(nodes);
    this.width = new Float64Array(nodes);
    // At most half full, so that a look-up ends after a slot or two.
    const bits = Math.max(4, Math.ceil(Math.log2(nodes * 2)));
    this.table = new Int32Array(SLOT << bits);
    this.shift = 32 - bits;
    this.mask = (SLOT << bits) - 1;
  }

  /** Drops all but a fresh root. */
  clear(): void {
    if (this.search === LAST_SEARCH) {
      this.table.fill(0);
      this.search = 0;
    }
    this.search++;
    this.count = ROOT;
    this.clearNode(ROOT);
  }

  private clearNode(node: number): void {
    this.visits[node] = 0;
    this.children[node] = 0;
    this.offers[node] = 0;
    this.offered[node] = 0;
    this.total[node] = 0;
    this.mean[node] = 0;
    this.width[node] = 0;
  }

  get isFull(): boolean {
    return this.count >= this.capacity;
  }

  /** The nodes there are. */
  get size(): number {
    return this.count;
  }

  /** A node and who acts there (a seat or CHANCE) in one number: where nodes don't show chance, that can depend on it. */
  placeOf(node: number, seat: Seat): number {
    return node + (seat + 1) * this.visits.length;
  }

  private slotOf(place: number, action: Action): number {
    let x = Math.imul(place, 0x9e3779b1) ^ Math.imul(action, 0x85ebca6b);
    x ^= x >>> 15;
    return (Math.imul(x, 0x2c1b3c6d) >>> this.shift) * SLOT;
  }

  /** The child that an action leads to from a {@link placeOf}, or 0. */
  find(place: number, action: Action): number {
    const { table, search, mask } = this;
    for (let i = this.slotOf(place, action); table[i] === search; i = (i + SLOT) & mask) {
      if (table[i + 1] === place && table[i + 2] === action) return table[i + 3];
    }
    return 0;
  }

  /** Adds the child that an action leads to, which must not be there yet, and returns it. The tree must not be full. */
  add(parent: number, place: number, action: Action): number {
    const { table, search, mask } = this;
    const child = ++this.count;
    this.clearNode(child);
    this.children[parent]++;
    let i = this.slotOf(place, action);
    while (table[i] === search) i = (i + SLOT) & mask;
    table[i] = search;
    table[i + 1] = place;
    table[i + 2] = action;
    table[i + 3] = child;
    return child;
  }

  /** Counts that the action to a node was legal in an iteration, numbered from 1: once, even where several actions lead there. */
  offer(node: number, iteration: number): void {
    if (this.offered[node] === iteration) return;
    this.offered[node] = iteration;
    this.offers[node]++;
  }

  /** Counts a visit and the return it brought. */
  visit(node: number, value: number): void {
    const visits = ++this.visits[node];
    this.total[node] += value;
    this.mean[node] = this.total[node] / visits;
    this.width[node] = 1 / Math.sqrt(visits);
  }
}
