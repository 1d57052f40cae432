import type { State } from '../src/core/game.js';
import { parseOptions } from '../src/core/options.js';
import { Rng } from '../src/core/rng.js';
import { evaluationOf } from '../src/games/zombie-bus/evaluation.js';
import { zombieBus } from '../src/games/zombie-bus/index.js';
import { DRAW } from '../src/games/zombie-bus/phases.js';
import { type Rules, rulesOf } from '../src/games/zombie-bus/rules.js';
import { Standing } from '../src/games/zombie-bus/standing.js';
import type { BusState } from '../src/games/zombie-bus/state.js';
import { BETWEEN, FEATURES, type Weights } from '../src/games/zombie-bus/weights.js';
import { Match } from '../src/match/match.js';
import { agents } from '../src/registry.js';
import { agentOfText } from '../src/testing/made-agents.js';
import { regression } from './regression.js';

// node dist/scripts/fit-bus.js [regress | turn] [ROUNDS]: prints weights of Zombie Bus's evaluation for weights.ts.
// regress: half way from the present ones to a logistic regression of rescues on what the table is like as turns begin.
// turn: the present ones, moved a few at a time at random wherever `greedy` then does better on the same luck. 40 rounds take 4 to 9 minutes of a core.

const GAMES = 300;
const SEED = 77;
/** Of the regression: how much weights are held near 0, and how far the present ones are moved towards it. */
const RIDGE = 3;
const SHARE = 0.5;
/** Of a round of turning: weights that are moved, blocks that are played at first, and more where it looks better. */
const MOVED = 5;
const FIRST = 60;
const MORE = 140;
const SET_UPS = [
  { players: 2, extraPink: 0 },
  { players: 3, extraPink: 1 },
  { players: 4, extraPink: 1 },
  { players: 5, extraPink: 0 },
];

type SetUp = (typeof SET_UPS)[number];

const matchOf = (setUp: SetUp, weights: Weights, spec: string, seed: number): { match: Match; rules: Rules } => {
  const options = parseOptions(zombieBus.options, setUp, 'game zombie-bus');
  const rules = rulesOf(options);
  const game = { ...zombieBus.create(options), evaluate: evaluationOf(rules, weights) as (state: State) => void };
  const line = Array.from({ length: setUp.players }, () => agentOfText(spec, agents, game as never));
  return { match: new Match(game as never, line, seed), rules };
};

/** What the table is like as each turn of a game begins, and whether the game ends in a rescue. */
const rowsOf = (setUp: SetUp): { features: Float64Array; rescued: number }[] => {
  const { match, rules } = matchOf(setUp, BETWEEN, 'greedy:epsilon=0.03', SEED);
  const standing = new Standing(rules);
  const rows: { features: Float64Array; rescued: number }[] = [];
  for (let block = 0; block < GAMES; block++) {
    const own: Float64Array[] = [];
    let last = 0;
    const { endReason } = match.play(block, 0, (each) => {
      const state = each as BusState;
      if (state.phase !== DRAW || state.turn === last) return;
      last = state.turn;
      standing.read(state, state.active);
      own.push(Float64Array.from(standing.features));
    });
    const rescued = rules.info.endReasons[endReason] === 'rescued' ? 1 : 0;
    rows.push(...own.map((features) => ({ features, rescued })));
  }
  return rows;
};

/** Part of the way to a logistic regression. */
const regress = (): Weights => {
  const rows = [0, 1, 2].flatMap((extraPink) => SET_UPS.flatMap(({ players }) => rowsOf({ players, extraPink })));
  const none = new Float64Array(FEATURES.length);
  const examples = rows.map(({ features, rescued }) => ({ features: [features, none], got: [rescued, 1 - rescued] }));
  const weights = regression(examples, FEATURES.length, RIDGE);
  const fitted = FEATURES.map((name, i) => [name, BETWEEN[name] + SHARE * (weights[i] - BETWEEN[name])]);
  return Object.fromEntries(fitted) as Weights;
};

/** Mean returns of a seat, block by block. */
const returnsOf = (weights: Weights, seed: number, blocks: number): number[] =>
  SET_UPS.flatMap((setUp) => {
    const { match, rules } = matchOf(setUp, weights, 'greedy', seed);
    const unit = setUp.players * rules.info.returnUnit;
    return Array.from({ length: blocks }, (_, block) => match.play(block, 0).returns.reduce((a, b) => a + b, 0) / unit);
  });

/** How much better the second is on average, and the standard error of that. */
const gainOf = (before: readonly number[], after: readonly number[]): { gain: number; error: number } => {
  const gains = after.map((value, i) => value - before[i]);
  const gain = gains.reduce((a, b) => a + b, 0) / gains.length;
  const squares = gains.reduce((sum, each) => sum + (each - gain) ** 2, 0);
  return { gain, error: Math.sqrt(squares / (gains.length - 1) / gains.length) };
};

/** Nearly a normal number: the sum of twelve even ones. */
const normal = (rng: Rng): number => Array.from({ length: 12 }, () => rng.float()).reduce((a, b) => a + b, 0) - 6;

const turn = (rounds: number): Weights => {
  const rng = new Rng().seed(4242);
  let best: Weights = BETWEEN;
  for (let round = 1; round <= rounds; round++) {
    const moved: Record<string, number> = { ...best };
    for (let k = 0; k < MOVED; k++) {
      const name = FEATURES[rng.below(FEATURES.length)];
      moved[name] += normal(rng) * (0.25 * Math.abs(moved[name]) + 0.03);
    }
    const other = moved as Weights;
    const before = returnsOf(best, 1000 + round, FIRST);
    const after = returnsOf(other, 1000 + round, FIRST);
    const first = gainOf(before, after);
    if (first.gain <= 0.5 * first.error) continue;
    before.push(...returnsOf(best, 6000 + round, MORE));
    after.push(...returnsOf(other, 6000 + round, MORE));
    const { gain, error } = gainOf(before, after);
    process.stderr.write(`round ${round}: ${gain.toFixed(4)} ± ${error.toFixed(4)}\n`);
    if (gain > error) best = other;
  }
  return best;
};

const [way = 'turn', rounds = '40'] = process.argv.slice(2);
const found = way === 'regress' ? regress() : turn(Number(rounds));
process.stdout.write(FEATURES.map((name) => `  ${name}: ${Number(found[name].toFixed(3))},\n`).join(''));
