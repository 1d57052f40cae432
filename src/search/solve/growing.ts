/** A list of numbers that grows. */
export class Growing<A extends Int32Array | Float64Array | Uint8Array> {
  length = 0;
  constructor(private data: A) {}

  push(value: number): void {
    if (this.length === this.data.length) {
      const more = new (this.data.constructor as new (length: number) => A)(this.data.length * 2);
      more.set(this.data);
      this.data = more;
    }
    this.data[this.length++] = value;
  }

  /** The list, on the room it has grown into. */
  done(): A {
    return this.data.subarray(0, this.length) as A;
  }
}
