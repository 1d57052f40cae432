import type { Rng } from './rng.js';

/** Whole numbers of a given sum, each from its low to its high end: ones are added to the low ends at random. */
export const numbersOfSum = (sum: number, lows: readonly number[], highs: readonly number[], rng: Rng): number[] => {
  const numbers = [...lows];
  for (let left = sum - lows.reduce((all, low) => all + low, 0); left > 0; left--) {
    const open = [...numbers.keys()].filter((i) => numbers[i] < highs[i]);
    numbers[open[rng.below(open.length)]]++;
  }
  return numbers;
};
