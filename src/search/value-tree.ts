import type { Seat } from '../core/game.js';

export const ROOT = 0;

/** A search is over when its tree holds so many nodes. */
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
 * A search tree in typed arrays, in which a node gets all its children at once, side by side. The arrays grow by doubling, and
 * stay for the next search.
 */
export class ValueTree {
  private room = FIRST_ROOM;
  private count = 1;
  /** By node: how often it was visited. */
  visits = new Int32Array(FIRST_ROOM);
  /** By node: its first child, 0 before it was expanded, and how many it has. */
  first = new Int32Array(FIRST_ROOM);
  children = new Int32Array(FIRST_ROOM);
  /** By node: the action or outcome that leads there, and of an outcome the probability. */
  action = new Int32Array(FIRST_ROOM);
  probability = new Float64Array(FIRST_ROOM);
  /** By node: who is to act. */
  seat = new Int8Array(FIRST_ROOM);
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

  /** Drops all but a fresh root, at which a seat is to act. */
  clear(seat: Seat): void {
    this.count = 0;
    this.add();
    this.seat[ROOT] = seat;
  }

  /** The nodes there are. */
  get size(): number {
    return this.count;
  }

  /** What a node is worth to a seat. With one value for all, to any. */
  valueOf(node: number, seat: Seat): number {
    return this.seats === 1 ? this.value[node] : this.value[node * this.seats + seat];
  }

  setValue(node: number, values: Float64Array): void {
    for (let seat = 0; seat < this.seats; seat++) {
      this.value[node * this.seats + seat] = values[seat];
      this.judged[node * this.seats + seat] = values[seat];
    }
  }

  /** Gives a node so many fresh children and returns the first. */
  expand(node: number, count: number): number {
    while (this.count + count > this.room) this.grow();
    this.first[node] = this.count;
    this.children[node] = count;
    for (let i = 0; i < count; i++) this.add();
    return this.first[node];
  }

  private add(): void {
    const node = this.count++;
    this.visits[node] = 0;
    this.first[node] = 0;
    this.children[node] = 0;
    this.exact[node] = 0;
  }

  /** Makes a node worth what its outcomes are on average. */
  average(node: number): void {
    const { seats, value, probability, exact } = this;
    const first = this.first[node];
    const last = first + this.children[node];
    let all = 1;
    for (let child = first; child < last; child++) all &= exact[child];
    for (let seat = 0; seat < seats; seat++) {
      let sum = 0;
      for (let child = first; child < last; child++) sum += probability[child] * value[child * seats + seat];
      value[node * seats + seat] = sum;
    }
    exact[node] = all;
  }

  /** Makes a node worth what the best action is to its seat. Where that isn't final, the node's own judgement counts too. */
  maximise(node: number, { least, most, patience, lambda }: Backup): void {
    const { seats, value, judged, exact } = this;
    const seat = this.seat[node];
    const first = this.first[node];
    const last = first + this.children[node];
    let best = first;
    let all = 1;
    for (let child = first; child < last; child++) {
      all &= exact[child];
      if (this.valueOf(child, seat) > this.valueOf(best, seat)) best = child;
    }
    exact[node] = all | (this.valueOf(best, seat) >= most ? exact[best] : 0);
    const share = exact[node] === 1 || node === ROOT ? 1 : lambda;
    for (let each = 0; each < seats; each++) {
      const later = least + patience * (value[best * seats + each] - least);
      const own = judged[node * seats + each];
      value[node * seats + each] = share === 1 ? later : own + share * (later - own);
    }
  }

  private grow(): void {
    this.room *= 2;
    const { room, seats } = this;
    this.visits = longer(this.visits, new Int32Array(room));
    this.first = longer(this.first, new Int32Array(room));
    this.children = longer(this.children, new Int32Array(room));
    this.action = longer(this.action, new Int32Array(room));
    this.probability = longer(this.probability, new Float64Array(room));
    this.seat = longer(this.seat, new Int8Array(room));
    this.exact = longer(this.exact, new Uint8Array(room));
    this.value = longer(this.value, new Float64Array(room * seats));
    this.judged = longer(this.judged, new Float64Array(room * seats));
  }
}
