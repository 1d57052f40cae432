import type { Weights } from './evaluation.js';

/** Written by scripts/fit-wrestlers.ts from games of greedy play with itself, 400 in each set-up and round. */
export const WEIGHTS: Weights = {
  zombies: [0.686, 0.715, 0.803, 0.838, 0, 0.974, 0.957, 0.244],
  wrestlers: [0.747, 0.754, 0.784, 0.844, 0.94, 0.825, 0.795, 0.248],
};
