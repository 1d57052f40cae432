/**
 * Numbers the keys of positions in the order in which they are met: an open-addressing table of whole numbers up to 2^53 - 1,
 * at most half full.
 */
export class KeyTable {
  private bits = 12;
  private slots = new Int32Array(1 << this.bits);
  private list = new Float64Array(1 << (this.bits - 1));
  private count = 0;

  /** How many there are. */
  get size(): number {
    return this.count;
  }

  /** The key of a number. */
  keyAt(index: number): number {
    return this.list[index];
  }

  /** All keys by their number. */
  keys(): Float64Array {
    return this.list.slice(0, this.count);
  }

  /** The number of a key, -1 if it was not met. */
  find(key: number): number {
    return this.slots[this.slotOf(key)] - 1;
  }

  /** The number of a key, a new one if it was not met. */
  add(key: number): number {
    let slot = this.slotOf(key);
    if (this.slots[slot] > 0) return this.slots[slot] - 1;
    if (this.count === this.list.length) {
      this.grow();
      slot = this.slotOf(key);
    }
    this.list[this.count++] = key;
    this.slots[slot] = this.count;
    return this.count - 1;
  }

  private slotOf(key: number): number {
    const { slots, list } = this;
    const mask = slots.length - 1;
    let hash = Math.imul(key | 0, 0x9e3779b1) ^ Math.imul((key / 0x100000000) | 0, 0x85ebca6b);
    hash = Math.imul(hash ^ (hash >>> 15), 0x2c1b3c6d);
    let slot = (hash ^ (hash >>> 13)) & mask;
    while (slots[slot] > 0 && list[slots[slot] - 1] !== key) slot = (slot + 1) & mask;
    return slot;
  }

  private grow(): void {
    this.bits++;
    const list = new Float64Array(1 << (this.bits - 1));
    list.set(this.list);
    this.list = list;
    this.slots = new Int32Array(1 << this.bits);
    for (let i = 0; i < this.count; i++) this.slots[this.slotOf(list[i])] = i + 1;
  }
}
