import { expect, test } from 'vitest';
import { emptyNet, meanOf, type Net, outputOf, pack, unpack } from './net.js';
import { rowsOf, seenOf } from './views.js';

const PAIR = 3;
const UNITS = 8;
const ROWS = rowsOf(3);
const SEEN = seenOf(3);
const rows = Int32Array.from({ length: SEEN }, (_, i) => 4 * i + (i % 3));
const sums = new Float64Array(UNITS);

/** A net in which the rows of one pair give unit 0 and unit 1 a weight each, and add something by themselves. */
const made = (first: number, second: number, direct: number) => {
  const net = emptyNet(3, UNITS);
  for (const row of rows) {
    net.inputs[(PAIR * ROWS + row) * UNITS] = first;
    net.inputs[(PAIR * ROWS + row) * UNITS + 1] = second;
    net.direct[PAIR * ROWS + row] = direct;
  }
  net.outputs[PAIR * UNITS] = 2;
  net.outputs[PAIR * UNITS + 1] = 3;
  return net;
};

test('the output is the rows seen, units above zero, and a tenth of units below, by their weights', () => {
  const output = outputOf(made(0.5, -0.25, 0.125), PAIR, rows, sums);
  expect(output).toBeCloseTo(0.125 * SEEN + 2 * 0.5 * SEEN + 3 * 0.1 * -0.25 * SEEN, 6);
  expect([sums[0], sums[1], sums[2]]).toEqual([0.5 * SEEN, -0.25 * SEEN, 0]);
});

test('pairs have nets of their own', () => {
  expect(outputOf(made(0.5, -0.25, 0.125), PAIR + 1, rows, sums)).toBe(0);
});

test('weights come out as they were packed, up to half a step, and those out of range at its ends', () => {
  const net = unpack(pack(made(1 / 3, -9, 9)), 3);
  const at = (PAIR * ROWS + rows[0]) * UNITS;
  expect(Math.abs(net.inputs[at] - 1 / 3)).toBeLessThanOrEqual(0.5 / 4096);
  expect(net.inputs[at + 1]).toBeCloseTo(-8, 3);
  expect(net.direct[PAIR * ROWS + rows[0]]).toBeCloseTo(8, 3);
  expect(net.outputs[PAIR * UNITS + 1]).toBe(3);
});

test('text of another net is refused', () => {
  expect(() => unpack('AAAA', 2)).toThrow('3 bytes make no net for 2 players');
  expect(() => unpack(pack(made(1, 2, 3)), 4)).toThrow('make no net for 4 players');
});

test('the mean of nets puts out the mean of what each does, whatever their units', () => {
  const nets = [made(0.5, -0.25, 0.125), emptyNet(3, 3), made(-1, 2, 0.5)];
  const mean = meanOf(nets, 3);
  expect(mean.units).toBe(2 * UNITS + 3);
  const output = (net: Net): number => outputOf(net, PAIR, rows, new Float64Array(net.units));
  expect(output(mean)).toBeCloseTo((output(nets[0]) + output(nets[2])) / 3, 6);
  expect(unpack(pack(mean), 3).units).toBe(mean.units);
});
