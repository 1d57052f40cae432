import { writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { Rng } from '../src/core/rng.js';
import { evaluationBy, featuresOf, WEIGHT_COUNT, type Weights } from '../src/games/zombies-vs-wrestlers/evaluation.js';
import { zombiesVsWrestlers } from '../src/games/zombies-vs-wrestlers/index.js';
import { FACTIONS, type Faction } from '../src/games/zombies-vs-wrestlers/options.js';
import { type Example, regression } from './regression.js';
import { playWithItself } from './self-play.js';

// node dist/scripts/fit-wrestlers.js [GAMES]: learns the evaluation of Zombies vs. Wrestlers from self-play and writes weights.ts. In each
// round greedy play by the weights of the round before, with some random actions, plays so many games (600 unless given) in each
// set-up with itself, and the weights become those under which who won was likeliest (a logistic regression). The last
// rounds count together. Some minutes.

const SETUPS: readonly (readonly Faction[])[] = [
  ['zombies', 'wrestlers'],
  ['zombies', 'wrestlers'],
  ['zombies', 'zombies'],
  ['wrestlers', 'wrestlers'],
  ['zombies', 'wrestlers', 'wrestlers'],
  ['zombies', 'zombies', 'wrestlers'],
];
const ROUNDS = 5;
/** Rounds that the weights at the end are fitted to. */
const KEPT = 3;
const RANDOM = 0.1;
/** Holds weights back from what few games say. */
const RIDGE = 1;
const SIZE = FACTIONS.length * WEIGHT_COUNT;

/** The weights that had been set by hand. */
const START: Weights = {
  zombies: [0.4, 0.45, 0.5, 0.6, 0, 0.8, 0.65, 0.15],
  wrestlers: [0.4, 0.45, 0.5, 0.55, 0.6, 0.75, 0.7, 0.15],
};

/** Positions before a decision: of each seat that has dice its features, at the place of its faction, and what it got in the end. */
const examplesOf = (factions: readonly Faction[], weights: Weights, rng: Rng): Example[] => {
  const made = zombiesVsWrestlers.create(zombiesVsWrestlers.options.parse({ factions: [...factions] }));
  const seen: { features: Float64Array[]; seats: number[] }[] = [];
  const returns = playWithItself({ ...made, evaluate: evaluationBy(weights) }, RANDOM, rng, (state) => {
    const seats = factions.map((_, seat) => seat).filter((seat) => state.diceInPlay(seat) > 0);
    seen.push({ seats, features: seats.map((seat) => placed(factions[seat], (out) => featuresOf(state, seat, out))) });
  });
  return seen.map(({ features, seats }) => ({ features, got: seats.map((seat) => returns[seat]) }));
};

const placed = (faction: Faction, write: (out: Float64Array) => void): Float64Array => {
  const all = new Float64Array(SIZE);
  const from = FACTIONS.indexOf(faction) * WEIGHT_COUNT;
  write(all.subarray(from, from + WEIGHT_COUNT));
  return all;
};

const byFaction = (weights: Float64Array): Weights =>
  Object.fromEntries(
    FACTIONS.map((faction, f) => [
      faction,
      [...weights.subarray(f * WEIGHT_COUNT, (f + 1) * WEIGHT_COUNT)].map((weight) => Number(weight.toFixed(3))),
    ]),
  ) as unknown as Weights;

const [games = '600'] = process.argv.slice(2);
const rounds: Example[][] = [];
let weights = START;
for (let round = 1; round <= ROUNDS; round++) {
  const examples: Example[] = [];
  for (const [s, factions] of SETUPS.entries()) {
    for (let i = 0; i < Number(games); i++)
      examples.push(...examplesOf(factions, weights, new Rng().seed(round, s, i)));
  }
  rounds.push(examples);
  weights = byFaction(regression(examples, SIZE, RIDGE));
  process.stdout.write(`round ${round}, ${examples.length} positions: ${JSON.stringify(weights)}\n`);
}
weights = byFaction(regression(rounds.slice(-KEPT).flat(), SIZE, RIDGE));
const text = `import type { Weights } from './evaluation.js';

/** Written by scripts/fit-wrestlers.ts from games of greedy play with itself, ${games} in each set-up and round. */
export const WEIGHTS: Weights = {
${Object.entries(weights)
  .map(([faction, values]) => `  ${faction}: [${values.join(', ')}],`)
  .join('\n')}
};
`;
const file = fileURLToPath(new URL('../../src/games/zombies-vs-wrestlers/weights.ts', import.meta.url));
writeFileSync(file, text);
process.stdout.write(text);
