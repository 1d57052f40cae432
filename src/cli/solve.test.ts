import { expect, it } from 'vitest';
import { zedbench } from '../testing/run-command.js';

const solve = (...args: string[]) => zedbench(['solve', 'zombies-vs-wrestlers', ...args], { cwd: '.' });

it('prints the value with its bounds, the positions and the iterations', async () => {
  const { code, stdout } = await solve('--set', 'dice=1');
  expect(stdout).toMatch(
    /^value 0\.3128\d+ to 0\.6871\d+: proved to lie from 0\.3128\d+ to 0\.3128\d+\n362 positions, \d+ iterations;/,
  );
  expect(code).toBe(0);
});

it('prints what each move is worth, as JSON too', async () => {
  const { stdout } = await solve('--set', 'dice=1', '--moves', '--json');
  const { value, low, high, states, moves } = JSON.parse(stdout);
  expect(value[0] + value[1]).toBeCloseTo(1, 12);
  expect(high - low).toBeLessThan(1e-6);
  expect(states).toBe(362);
  const expected = moves.reduce(
    (sum: number, move: { probability: number; low: number }) => sum + move.probability * move.low,
    0,
  );
  expect(expected).toBeCloseTo(value[0], 6);
});

it.each([
  [['--set', 'dice=9', '--limit', '1000'], /more than [\d,]+ positions/],
  [['--tolerance', '2'], /--tolerance must be a number above 0 and below 1, not "2"/],
  [['--position', 'no-such.json'], /no-such\.json can't be read/],
  [['--set', 'dice=1..2'], /one value of each option/],
])('says in a sentence what is wrong with %j', async (args, message) => {
  const { code, stderr } = await solve(...args);
  expect(stderr).toMatch(message);
  expect(stderr).not.toMatch(/\n\s+at /);
  expect(code).toBe(2);
});
