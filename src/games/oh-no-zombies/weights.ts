import type { Weights } from './evaluation.js';

/** Written by scripts/fit-oh-no.ts from games of greedy play with itself, 300 in each set-up and round. */
export const WEIGHTS: Weights = {
  human: {
    turns: -0.279,
    battery: -1.85,
    nearHome: 11.034,
    noBattery: -4.242,
    wait: -0.202,
    armed: 0.113,
    spareWeapons: 0.111,
    shotguns: 0.327,
    nearUnarmed: -0.223,
    nearArmed: -0.42,
    farUnarmed: -0.251,
    farArmed: 0.005,
    huntedUnarmed: 0.037,
    huntedArmed: 0.231,
    huntedFar: -0.197,
    attackedUnarmed: -0.124,
    attackedArmed: -0.034,
  },
  hunter: {
    lastHuman: -3.847,
    twoHumans: -4.035,
    moreHumans: -4.173,
    wait: -0.147,
    reachesLast: 0.884,
    reaches: 0.193,
    distance: -0.041,
  },
  neutrals: {
    lastHuman: -5.148,
    twoHumans: -4.543,
    threeHumans: -4.061,
    fourHumans: -3.444,
    nearLast: 2.373,
    attackLast: 0.636,
    hunters: 0.664,
  },
};
