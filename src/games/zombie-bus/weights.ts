/** What is looked at in a position between two turns: see `standing.ts`. */
export const FEATURES = [
  'base',
  'faces',
  'facesPerTurn',
  'turns',
  'spare2',
  'spare1',
  'spare0',
  'over1',
  'over2',
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

/** Between two turns, before a zombie is drawn. */
export const BETWEEN: Weights = {
  base: 5,
  faces: -0.11,
  facesPerTurn: -3.2,
  turns: 0,
  spare2: -0.1,
  spare1: -0.63,
  spare0: -0.9,
  over1: 0,
  over2: 0,
  lackAround: -0.1,
  lackOnHeroes: -0.08,
  lostRolls: -0.2,
  fullHeroes: -0.3,
  room: 0.05,
  lostNow: -0.1,
  lessDice: -0.3,
  noAction: -0.8,
  lessDiceOnHero: -0.1,
  noActionOnHero: -0.25,
  forbiddenNow: -0.2,
  zombified: -1.5,
  fled: -0.5,
  tokens: 0.15,
};

/** After the draw, before the dice are looked at. */
export const DRAWN: Weights = {
  ...BETWEEN,
  base: 5.3,
  over1: -1.4,
  over2: -3,
};
