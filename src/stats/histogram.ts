/** Values from 0 up to this one are counted in an array that grows as needed, all others in a map. */
const DENSE_VALUES = 1 << 16;

/** A histogram as plain data that can be sent to another thread: two arrays of one length. */
export interface HistogramData {
  /** The distinct values, ascending. */
  values: Int32Array;
  /** How often each was added, 1 or more. */
  counts: Float64Array;
}

/** Numbers that nothing was added for are NaN. */
export interface HistogramSummary {
  /** How many values were added. */
  readonly count: number;
  /** The arithmetic mean. */
  readonly mean: number;
  /** Of a sample (with n - 1), NaN below two values; of 2, 4, 4, 4, 5, 5, 7, 9 it is √(32/7). */
  readonly standardDeviation: number;
  /** The smallest and the largest value. */
  readonly min: number;
  readonly max: number;
  /**
   * For each share asked for, from 0 to 1, the smallest value whose cumulative share is at least that: of 1, 2, 3, 4 it is
   * 2 for a share of 0.5, and 3 for 0.51; 0 gives the smallest value.
   *
   * Source: Hyndman and Fan, "Sample Quantiles in Statistical Packages", 1996, definition 1 (the inverse of the
   * empirical distribution function).
   */
  readonly quantiles: readonly number[];
}

/**
 * Counts of 32-bit integers. Everything it tells is computed from the counts alone, in ascending order and with exact
 * sums, so it is the same to the last bit however the values were ordered, grouped and merged.
 *
 * Memory grows with the largest value (up to 512 KiB) and the number of distinct values, not with their count. Exact
 * up to 2^53 values. A number that nothing was added for is NaN.
 */
export class Histogram {
  private dense = new Float64Array(64);
  private readonly rare = new Map<number, number>();

  /**
   * Counts one more value, in a few nanoseconds for values from 0 to 65,535.
   *
   * @throws RangeError if it is not a 32-bit integer
   */
  add(value: number): void {
    const index = value >>> 0;
    if (index === value && index < this.dense.length) this.dense[index]++;
    else this.addMany(value, 1);
  }

  /** Counts all that another histogram has counted, which stays as it is. */
  merge(other: Histogram): void {
    this.mergeData(other.toData());
  }

  /** As {@link merge}, of another histogram's {@link toData}. */
  mergeData({ values, counts }: HistogramData): void {
    for (let i = 0; i < values.length; i++) this.addMany(values[i], counts[i]);
  }

  /** How many values were added. */
  get count(): number {
    return total(this.toData().counts);
  }

  /** What is to be said of the values, each number computed from the counts alone. */
  summary(shares: readonly number[] = []): HistogramSummary {
    const { values, counts } = this.toData();
    const count = total(counts);
    const { sum, sumOfSquares } = sumsOf(values, counts);
    const n = BigInt(count);
    return {
      count,
      mean: Number(sum) / count,
      standardDeviation: Math.sqrt(Number(n * sumOfSquares - sum * sum) / Number(n * (n - 1n))),
      min: values.at(0) ?? Number.NaN,
      max: values.at(-1) ?? Number.NaN,
      quantiles: shares.map((share) => quantile(values, counts, count, share)),
    };
  }

  /** The counts as plain data, a copy. */
  toData(): HistogramData {
    const { dense } = this;
    const rare = [...this.rare].sort(([a], [b]) => a - b);
    let length = rare.length;
    for (let value = 0; value < dense.length; value++) if (dense[value] > 0) length++;
    const values = new Int32Array(length);
    const counts = new Float64Array(length);
    let end = 0;
    const put = (value: number, times: number): void => {
      values[end] = value;
      counts[end++] = times;
    };
    for (const [value, times] of rare) if (value < 0) put(value, times);
    for (let value = 0; value < dense.length; value++) if (dense[value] > 0) put(value, dense[value]);
    for (const [value, times] of rare) if (value > 0) put(value, times);
    return { values, counts };
  }

  /** The histogram whose {@link toData} this is. */
  static fromData(data: HistogramData): Histogram {
    const histogram = new Histogram();
    histogram.mergeData(data);
    return histogram;
  }

  private addMany(value: number, times: number): void {
    if ((value | 0) !== value) throw new RangeError(`${value} is not a 32-bit integer`);
    if (value < 0 || value >= DENSE_VALUES) {
      this.rare.set(value, (this.rare.get(value) ?? 0) + times);
      return;
    }
    if (value >= this.dense.length) this.grow(value);
    this.dense[value] += times;
  }

  private grow(value: number): void {
    let length = this.dense.length;
    while (length <= value) length *= 2;
    const dense = new Float64Array(length);
    dense.set(this.dense);
    this.dense = dense;
  }
}

/** As big integers: the sum of squares of a few million large values is beyond 2^53. */
const sumsOf = (values: Int32Array, counts: Float64Array): { sum: bigint; sumOfSquares: bigint } => {
  let [sum, sumOfSquares] = [0n, 0n];
  for (let i = 0; i < values.length; i++) {
    const [value, times] = [BigInt(values[i]), BigInt(counts[i])];
    sum += value * times;
    sumOfSquares += value * value * times;
  }
  return { sum, sumOfSquares };
};

const quantile = (values: Int32Array, counts: Float64Array, count: number, share: number): number => {
  let below = 0;
  for (let i = 0; i < values.length; i++) {
    below += counts[i];
    // The share is divided out, since it times the count can be rounded past a whole number.
    if (below / count >= share) return values[i];
  }
  return Number.NaN;
};

const total = (counts: Float64Array): number => {
  let sum = 0;
  for (let i = 0; i < counts.length; i++) sum += counts[i];
  return sum;
};
