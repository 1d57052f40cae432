import { UserError } from '../src/core/errors.js';
import { agents, games } from '../src/registry.js';
import { Regret } from '../src/search/solve/regret.js';
import { solve } from '../src/search/solve/solve.js';
import { meanIntervalOf } from '../src/stats/mean-interval.js';
import { agentOfText } from '../src/testing/made-agents.js';
import { gameOfText } from '../src/testing/made-games.js';
import { playRegret } from '../src/testing/play-regret.js';
import { wholeOf } from './arguments.js';

// node dist/scripts/regret.js GAME OPTIONS BLOCKS SEED AGENT …: how far agents are from best play in a cooperative game that is
// small enough to be solved: what all decisions of a game cost, with its 95 % interval. It wobbles far less than a win rate. Of each agent
// but the first also what it loses less than the first, on the same blocks.
// Example: node dist/scripts/regret.js zombie-kidz zombies=6,side=night 200 1 greedy mcts:iterations=400

const SOLVING = { limit: 20_000_000, tolerance: 1e-6, maxIterations: 1_000_000 };

const [id = '', set = '', first = '100', second = '1', ...specs] = process.argv.slice(2);
const blocks = wholeOf(first, 'The number of blocks', 1);
const seed = wholeOf(second, 'The seed', 0);
const { game } = gameOfText(set === '' ? id : `${id}:${set}`, games);
if (!game.info.cooperative) throw new UserError(`The seats of ${id} are against each other: regrets would not add up.`);

const regret = new Regret(game, solve(game, [game.newState()], SOLVING));
const best = regret.valueOf(game.newState(), 0);

/** A mean and half the width of its 95 % interval. */
const meanOf = (values: readonly number[]): readonly [number, number] => {
  const { mean, interval } = meanIntervalOf(values, 0.95);
  return [mean, interval.high - mean];
};

const percent = (share: number): string => `${(100 * share).toFixed(2)} %`;

process.stdout.write(`${id} ${set}: best play is worth ${percent(best)}\n`);
let base: readonly number[] | undefined;
for (const spec of specs) {
  const seats = Array.from({ length: game.info.seats }, () => agentOfText(spec, agents, game));
  const played = playRegret(game, regret, seats, { blocks, seed });
  const losses = played.map((each) => each.regret);
  const [lost, half] = meanOf(losses);
  // What was got and what it cost add up to the value of the start, but for luck: the check on the tool itself.
  const [check, wobble] = meanOf(played.map((each) => each.got + each.regret));
  const [turns] = meanOf(played.map((each) => each.turns));
  process.stdout.write(
    `${spec}: loses ${percent(lost)} ± ${percent(half)} over ${blocks} games of ${turns.toFixed(0)} turns; ` +
      `won and lost add up to ${percent(check)} ± ${percent(wobble)}\n`,
  );
  if (base) {
    const [less, width] = meanOf(base.map((each, i) => each - losses[i]));
    process.stdout.write(`${spec}: loses ${percent(less)} ± ${percent(width)} less than ${specs[0]}\n`);
  }
  base ??= losses;
}
