import { type Seat, TERMINAL } from '../core/game.js';

/** A search is over when its graph holds so many nodes. */
export const MOST_NODES = 1 << 24;

/** How a decision is worth what its best action is. */
export interface Backup {
  /** The least and the most that a seat can get. */
  readonly least: number;
  readonly most: number;
  /** What is left above the least of a value a decision later. */
  readonly patience: number;
  /** How much the best action counts against the judgement of the decision itself. */
  readonly lambda: number;
}

const FIRST_ROOM = 1 << 12;

const longer = <T extends Int32Array | Int8Array | Uint8Array | Float64Array>(from: T, to: T): T => {
  to.set(from);
  return to;
};

/**
 * What was searched, in typed arrays, in which a node gets all its children at once, side by side. A child is a node by itself, or a
 * link to a position that others lead to as well: so a tree, or a graph that may go round. The arrays grow by doubling, and stay for
 * the next search.
 */
export class ValueGraph {
  private room = FIRST_ROOM;
  private count = 0;
  /** By node: how often it was visited. */
  visits = new Int32Array(FIRST_ROOM);
  /** By node: the number of the last line that went through it. */
  line = new Int32Array(FIRST_ROOM);
  /** By node: its first child, 0 before it was expanded, and how many it has. */
  first = new Int32Array(FIRST_ROOM);
  children = new Int32Array(FIRST_ROOM);
  /** By node: the action or outcome that leads there, and of an outcome the probability. */
  action = new Int32Array(FIRST_ROOM);
  probability = new Float64Array(FIRST_ROOM);
  /** By node: who is to act. */
  seat = new Int8Array(FIRST_ROOM);
  /** By node: itself, or the node of the position that it leads to. */
  link = new Int32Array(FIRST_ROOM);
  /** By node that others link to: the key of its position. */
  key = new Float64Array(FIRST_ROOM);
  /** By node: 1 where its value is final. */
  exact = new Uint8Array(FIRST_ROOM);
  /** By node and seat: what it is worth, and what a decision was judged to be before anything lay below it. */
  private value: Float64Array;
  private judged: Float64Array;

  /** @param seats how many values a node has */
  constructor(private readonly seats: number) {
    this.value = new Float64Array(FIRST_ROOM * seats);
    this.judged = new Float64Array(FIRST_ROOM * seats);
  }

  /** Drops all nodes. */
  clear(): void {
    this.count = 0;
  }

  /** The nodes there are. */
  get size(): number {
    return this.count;
  }

  /** What a node is worth to a seat, or the one that it links to. With one value for all, to any. */
  valueOf(node: number, seat: Seat): number {
    const at = this.link[node];
    return this.seats === 1 ? this.value[at] : this.value[at * this.seats + seat];
  }

  /** Whether what a node is worth, or the one that it links to, can't change. */
  isFinal(node: number): boolean {
    return this.exact[this.link[node]] === 1;
  }

  setValue(node: number, values: Float64Array): void {
    for (let seat = 0; seat < this.seats; seat++) {
      this.value[node * this.seats + seat] = values[seat];
      this.judged[node * this.seats + seat] = values[seat];
    }
  }

  /** Gives a node so many fresh children, ends of the game until told otherwise, and returns the first. */
  expand(node: number, count: number): number {
    const first = this.count;
    for (let i = 0; i < count; i++) this.add(TERMINAL);
    this.first[node] = first;
    this.children[node] = count;
    return first;
  }

  /** Adds a node at which a seat is to act. */
  add(seat: Seat): number {
    if (this.count === this.room) this.grow();
    const node = this.count++;
    this.seat[node] = seat;
    this.visits[node] = 0;
    this.line[node] = 0;
    this.first[node] = 0;
    this.children[node] = 0;
    this.exact[node] = 0;
    this.link[node] = node;
    return node;
  }

  /** Makes a node worth what its outcomes are on average. */
  average(node: number): void {
    const { seats, value, probability, exact, link } = this;
    const first = this.first[node];
    const last = first + this.children[node];
    let all = 1;
    for (let child = first; child < last; child++) all &= exact[link[child]];
    for (let seat = 0; seat < seats; seat++) {
      let sum = 0;
      for (let child = first; child < last; child++) sum += probability[child] * value[link[child] * seats + seat];
      value[node * seats + seat] = sum;
    }
    exact[node] = all;
  }

  /** Makes a node worth what the best action is to its seat. Where that isn't final, the node's own judgement counts too. */
  maximise(node: number, { least, most, patience, lambda }: Backup): void {
    const { seats, value, judged, exact, link } = this;
    const seat = this.seat[node];
    const first = this.first[node];
    const last = first + this.children[node];
    let best = first;
    let all = 1;
    for (let child = first; child < last; child++) {
      all &= exact[link[child]];
      if (this.valueOf(child, seat) > this.valueOf(best, seat)) best = child;
    }
    const at = link[best];
    exact[node] = all | (this.valueOf(best, seat) >= most ? exact[at] : 0);
    const share = exact[node] === 1 ? 1 : lambda;
    for (let each = 0; each < seats; each++) {
      const later = least + patience * (value[at * seats + each] - least);
      const own = judged[node * seats + each];
      value[node * seats + each] = share === 1 ? later : own + share * (later - own);
    }
  }

  private grow(): void {
    this.room *= 2;
    const { room, seats } = this;
    this.visits = longer(this.visits, new Int32Array(room));
    this.line = longer(this.line, new Int32Array(room));
    this.first = longer(this.first, new Int32Array(room));
    this.children = longer(this.children, new Int32Array(room));
    this.action = longer(this.action, new Int32Array(room));
    this.probability = longer(this.probability, new Float64Array(room));
    this.seat = longer(this.seat, new Int8Array(room));
    this.link = longer(this.link, new Int32Array(room));
    this.key = longer(this.key, new Float64Array(room));
    this.exact = longer(this.exact, new Uint8Array(room));
    this.value = longer(this.value, new Float64Array(room * seats));
    this.judged = longer(this.judged, new Float64Array(room * seats));
  }
}
