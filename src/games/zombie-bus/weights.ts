/** What is looked at in a position between two turns: see `standing.ts`. */
export const FEATURES = [
  'base',
  'faces',
  'facesPerTurn',
  'turns',
  'spare2',
  'spare1',
  'spare0',
  'lackAround',
  'lackOnHeroes',
  'lostRolls',
  'fullHeroes',
  'room',
  'lostNow',
  'lessDice',
  'noAction',
  'lessDiceOnHero',
  'noActionOnHero',
  'forbiddenNow',
  'zombified',
  'fled',
  'tokens',
] as const;

export type Feature = (typeof FEATURES)[number];
export const at = (name: Feature): number => FEATURES.indexOf(name);

export type Weights = Readonly<Record<Feature, number>>;

/**
 * Between two turns, before a zombie is drawn: half way from weights set by hand to a logistic regression on games of `greedy`, then moved
 * at random as long as `greedy` got better (agents/README.md).
 */
export const BETWEEN: Weights = {
  base: 5.739,
  faces: -0.161,
  facesPerTurn: -3.105,
  turns: 0.181,
  spare2: 0,
  spare1: -0.346,
  spare0: -0.545,
  lackAround: -0.121,
  lackOnHeroes: -0.072,
  lostRolls: -0.067,
  fullHeroes: -0.175,
  room: 0.096,
  lostNow: -0.106,
  lessDice: -0.221,
  noAction: -0.47,
  lessDiceOnHero: -0.094,
  noActionOnHero: -0.009,
  forbiddenNow: -0.142,
  zombified: -1.308,
  fled: -0.175,
  tokens: 0.161,
};
