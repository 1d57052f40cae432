import { PAIRS, rowsOf, seenOf } from './views.js';

/** What a unit passes on of what is below zero. */
export const LEAK = 0.1;

/** A small net for each pair of spaces: units that add up the rows seen, and an output that adds up units and rows. */
export interface Net {
  /** Hidden units of each pair. */
  readonly units: number;
  /** Rows there are. */
  readonly rows: number;
  /** By pair, row and unit. */
  readonly inputs: Float32Array;
  /** By pair and unit. */
  readonly outputs: Float32Array;
  /** By pair and row: what a row adds to the output beside the units. */
  readonly direct: Float32Array;
}

/** The net for so many players of so many units, all of whose weights are 0. */
export const emptyNet = (players: number, units: number): Net => {
  const rows = rowsOf(players);
  return {
    units,
    rows,
    inputs: new Float32Array(PAIRS * rows * units),
    outputs: new Float32Array(PAIRS * units),
    direct: new Float32Array(PAIRS * rows),
  };
};

/** Rows of a position with two players, which {@link outputOf} writes out. */
const WRITTEN = seenOf(2);

/** The output for the rows of a position with a pair. Writes what each unit adds up to `sums`, as long as there are units. */
export const outputOf = (net: Net, pair: number, rows: Int32Array, sums: Float64Array): number => {
  const { inputs, outputs, direct, units } = net;
  const seen = rows.length;
  const base = pair * net.rows;
  let value = 0;
  for (let i = 0; i < seen; i++) value += direct[base + rows[i]];
  sums.fill(0);
  for (let i = WRITTEN; i < seen; i++)
    for (let unit = 0; unit < units; unit++) sums[unit] += inputs[(base + rows[i]) * units + unit];
  // A loop in a loop takes twice as long.
  const r0 = (base + rows[0]) * units;
  const r1 = (base + rows[1]) * units;
  const r2 = (base + rows[2]) * units;
  const r3 = (base + rows[3]) * units;
  const r4 = (base + rows[4]) * units;
  const r5 = (base + rows[5]) * units;
  const r6 = (base + rows[6]) * units;
  const r7 = (base + rows[7]) * units;
  const r8 = (base + rows[8]) * units;
  const r9 = (base + rows[9]) * units;
  const out = pair * units;
  for (let unit = 0; unit < units; unit++) {
    const low = inputs[r0 + unit] + inputs[r1 + unit] + inputs[r2 + unit] + inputs[r3 + unit] + inputs[r4 + unit];
    const high = inputs[r5 + unit] + inputs[r6 + unit] + inputs[r7 + unit] + inputs[r8 + unit] + inputs[r9 + unit];
    const sum = sums[unit] + low + high;
    sums[unit] = sum;
    value += outputs[out + unit] * (sum > 0 ? sum : LEAK * sum);
  }
  return value;
};

/** The net whose output is the mean of those of some nets: the units of all, side by side. */
export const meanOf = (nets: readonly Net[], players: number): Net => {
  const units = nets.reduce((sum, net) => sum + net.units, 0);
  const mean = emptyNet(players, units);
  let first = 0;
  for (const { inputs, outputs, direct, units: own } of nets) {
    for (let row = 0; row < PAIRS * mean.rows; row++) {
      mean.inputs.set(inputs.subarray(row * own, (row + 1) * own), row * units + first);
      mean.direct[row] += direct[row] / nets.length;
    }
    for (let i = 0; i < outputs.length; i++)
      mean.outputs[Math.floor(i / own) * units + first + (i % own)] = outputs[i] / nets.length;
    first += own;
  }
  return mean;
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
  const rows = rowsOf(players);
  const units = (bytes.length / (2 * PAIRS) - rows) / (rows + 1);
  if (!Number.isInteger(units) || units < 1)
    throw new Error(`${bytes.length} bytes make no net for ${players} players`);
  const net = emptyNet(players, units);
  let at = 0;
  for (const part of partsOf(net))
    for (let i = 0; i < part.length; i++, at += 2) part[i] = bytes.readInt16LE(at) / STEPS;
  return net;
};
