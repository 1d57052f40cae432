import { PAIRS, rowsOf, seenOf } from './views.js';

/** Hidden units of each pair's net. */
export const UNITS = 32;
/** What a unit passes on of what is below zero. */
export const LEAK = 0.1;

/** A small net for each pair of spaces: units that add up the rows seen, and an output that adds up units and rows. */
export interface Net {
  /** Rows there are. */
  readonly rows: number;
  /** By pair, row and unit. */
  readonly inputs: Float32Array;
  /** By pair and unit. */
  readonly outputs: Float32Array;
  /** By pair and row: what a row adds to the output beside the units. */
  readonly direct: Float32Array;
}

/** The net for so many players, all of whose weights are 0. */
export const emptyNet = (players: number): Net => {
  const rows = rowsOf(players);
  return {
    rows,
    inputs: new Float32Array(PAIRS * rows * UNITS),
    outputs: new Float32Array(PAIRS * UNITS),
    direct: new Float32Array(PAIRS * rows),
  };
};

/** Rows of a position with two players, which {@link outputOf} writes out. */
const WRITTEN = seenOf(2);

/** The output for the rows of a position with a pair. Writes what each unit adds up to `sums`. */
export const outputOf = (net: Net, pair: number, rows: Int32Array, sums: Float64Array): number => {
  const { inputs, outputs, direct } = net;
  const seen = rows.length;
  const base = pair * net.rows;
  let value = 0;
  for (let i = 0; i < seen; i++) value += direct[base + rows[i]];
  sums.fill(0);
  for (let i = WRITTEN; i < seen; i++)
    for (let unit = 0; unit < UNITS; unit++) sums[unit] += inputs[(base + rows[i]) * UNITS + unit];
  // A loop in a loop takes twice as long.
  const r0 = (base + rows[0]) * UNITS;
  const r1 = (base + rows[1]) * UNITS;
  const r2 = (base + rows[2]) * UNITS;
  const r3 = (base + rows[3]) * UNITS;
  const r4 = (base + rows[4]) * UNITS;
  const r5 = (base + rows[5]) * UNITS;
  const r6 = (base + rows[6]) * UNITS;
  const r7 = (base + rows[7]) * UNITS;
  const r8 = (base + rows[8]) * UNITS;
  const r9 = (base + rows[9]) * UNITS;
  const out = pair * UNITS;
  for (let unit = 0; unit < UNITS; unit++) {
    const low = inputs[r0 + unit] + inputs[r1 + unit] + inputs[r2 + unit] + inputs[r3 + unit] + inputs[r4 + unit];
    const high = inputs[r5 + unit] + inputs[r6 + unit] + inputs[r7 + unit] + inputs[r8 + unit] + inputs[r9 + unit];
    const sum = sums[unit] + low + high;
    sums[unit] = sum;
    value += outputs[out + unit] * (sum > 0 ? sum : LEAK * sum);
  }
  return value;
};

/** Packed weights count in such steps. */
const STEPS = 4096;
const MOST = 32767;

const partsOf = ({ inputs, outputs, direct }: Net): readonly Float32Array[] => [inputs, outputs, direct];

/** A net as text: its weights, from -8 to 8, as numbers of 16 bits in base 64. */
export const pack = (net: Net): string => {
  const weights = partsOf(net).flatMap((part) => [...part]);
  const bytes = Buffer.alloc(2 * weights.length);
  for (const [i, weight] of weights.entries())
    bytes.writeInt16LE(Math.max(-MOST, Math.min(MOST, Math.round(weight * STEPS))), 2 * i);
  return bytes.toString('base64');
};

export const unpack = (packed: string, players: number): Net => {
  const bytes = Buffer.from(packed, 'base64');
  const net = emptyNet(players);
  const weights = partsOf(net).reduce((sum, { length }) => sum + length, 0);
  if (bytes.length !== 2 * weights) throw new Error(`${bytes.length} bytes for a net of ${weights} weights`);
  let at = 0;
  for (const part of partsOf(net))
    for (let i = 0; i < part.length; i++, at += 2) part[i] = bytes.readInt16LE(at) / STEPS;
  return net;
};
