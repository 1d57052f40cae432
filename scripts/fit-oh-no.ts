import { writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { parseOptions } from '../src/core/options.js';
import { Rng } from '../src/core/rng.js';
import { evaluationBy, type Weights } from '../src/games/oh-no-zombies/evaluation.js';
import {
  FEATURES,
  KINDS,
  type Kind,
  NEUTRAL_ROW,
  ROWS,
  readFeatures,
  WIDTH,
} from '../src/games/oh-no-zombies/features.js';
import { ohNoZombies } from '../src/games/oh-no-zombies/index.js';
import type { OhNoState } from '../src/games/oh-no-zombies/state.js';
import { type Example, regression } from './regression.js';
import { playWithItself } from './self-play.js';

// node dist/scripts/fit-oh-no.js [GAMES]: learns the evaluation of Oh No... Zombies! from self-play and writes weights.ts. In each round
// greedy play by the weights of the round before, with some random actions, plays so many games (300 unless given) in each set-up with
// itself, and the weights become those under which who won was likeliest in all rounds so far. Half a minute of a core.

/**
 * Of three players, other boards, cards and readings nothing is learnt: they are held out. With two batteries, so that it is seen what
 * becomes of humans for whom none is left.
 */
const SETUPS = [{ players: 2 }, { players: 4 }, { players: 4 }, { players: 4, batteries: 2 }].map((setup) =>
  ohNoZombies.create(parseOptions(ohNoZombies.options, setup, 'game oh-no-zombies')),
);
const ROUNDS = 3;
const RANDOM = 0.1;
/** Of so many decisions one is looked at: those beside it say nearly the same. */
const EVERY = 5;
/** Holds weights back from what few games say. */
const RIDGE = 1;

/** By kind: where its features stand among all. */
const FROM = KINDS.map((_, k) => KINDS.slice(0, k).reduce((sum, kind) => sum + FEATURES[kind].length, 0));
const SIZE = KINDS.reduce((sum, kind) => sum + FEATURES[kind].length, 0);

/** Those that had been set by hand, as nearly as these features allow. */
const START: Weights = {
  human: {
    ...{ turns: -0.16, battery: 0, nearHome: 0, noBattery: -6.4, wait: 0, armed: 0, spareWeapons: 0.06, shotguns: 0 },
    ...{ nearUnarmed: -1.1, nearArmed: -0.25, farUnarmed: 0, farArmed: 0 },
    ...{ huntedUnarmed: -1.1, huntedArmed: -0.25, huntedFar: 0, attackedUnarmed: 0, attackedArmed: 0 },
  },
  hunter: { lastHuman: -0.7, twoHumans: -2.1, moreHumans: -2.9, wait: 0, reachesLast: 0, reaches: 0, distance: -0.2 },
  neutrals: {
    ...{ lastHuman: -1.4, twoHumans: -2.8, threeHumans: -3.6, fourHumans: -4.2 },
    ...{ nearLast: 0, attackLast: 0, hunters: 0 },
  },
};

/** Who may still win, the neutral zombies last: by seat, NEUTRAL_ROW for them. */
const alternativesOf = (state: OhNoState): number[] => {
  const seats = Array.from({ length: state.rules.seats }, (_, seat) => seat);
  return [...seats.filter((seat) => state.isInPlay(seat)), NEUTRAL_ROW];
};

const rows = new Float64Array(ROWS * WIDTH);

/** Their features, each at the place of its kind among all. */
const placedOf = (state: OhNoState, alternatives: readonly number[]): Float64Array[] => {
  readFeatures(state, rows);
  return alternatives.map((row) => {
    const kind: Kind = row === NEUTRAL_ROW ? 'neutrals' : state.isHuman(row) ? 'human' : 'hunter';
    const all = new Float64Array(SIZE);
    all.set(rows.subarray(row * WIDTH, row * WIDTH + FEATURES[kind].length), FROM[KINDS.indexOf(kind)]);
    return all;
  });
};

/** Positions of a game before a decision: of each of the alternatives its features, and whether it came about. */
const examplesOf = (game: (typeof SETUPS)[number], weights: Weights, rng: Rng): Example[] => {
  const seen: { alternatives: number[]; features: Float64Array[] }[] = [];
  let decisions = 0;
  const returns = playWithItself<OhNoState>({ ...game, evaluate: evaluationBy(weights) }, RANDOM, rng, (state) => {
    if (decisions++ % EVERY > 0) return;
    const alternatives = alternativesOf(state);
    seen.push({ alternatives, features: placedOf(state, alternatives) });
  });
  const got = (row: number): number => (row === NEUTRAL_ROW ? 1 - Math.max(...returns) : returns[row]);
  return seen.map(({ alternatives, features }) => ({ features, got: alternatives.map(got) }));
};

const named = (all: Float64Array): Weights =>
  Object.fromEntries(
    KINDS.map((kind, k) => [
      kind,
      Object.fromEntries(FEATURES[kind].map((name, i) => [name, Number(all[FROM[k] + i].toFixed(3))])),
    ]),
  ) as unknown as Weights;

const [games = '300'] = process.argv.slice(2);
const examples: Example[] = [];
let weights = START;
for (let round = 1; round <= ROUNDS; round++) {
  for (const [s, game] of SETUPS.entries()) {
    for (let i = 0; i < Number(games); i++) examples.push(...examplesOf(game, weights, new Rng().seed(round, s, i)));
  }
  weights = named(regression(examples, SIZE, RIDGE));
  process.stdout.write(`round ${round}, ${examples.length} positions: ${JSON.stringify(weights)}\n`);
}
const text = `import type { Weights } from './evaluation.js';

/** Written by scripts/fit-oh-no.ts from games of greedy play with itself, ${games} in each set-up and round. */
export const WEIGHTS: Weights = {
${KINDS.map(
  (kind) =>
    `  ${kind}: {\n${Object.entries(weights[kind])
      .map(([name, value]) => `    ${name}: ${value},\n`)
      .join('')}  },\n`,
).join('')}};
`;
const file = fileURLToPath(new URL('../../src/games/oh-no-zombies/weights.ts', import.meta.url));
writeFileSync(file, text);
process.stdout.write(text);
