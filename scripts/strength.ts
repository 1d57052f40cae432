import { agents, games } from '../src/registry.js';
import { compareStrength } from '../src/testing/strength.js';

// node dist/scripts/strength.js [blocks] [seed] [stronger;weaker;opponent …]: each pair of agents in each seat of each game
// with its defaults, the same opponent and the same blocks for both: the difference of their win rates and its 95 % interval.

const [blocks = '400', seed = '1', ...given] = process.argv.slice(2);
const PAIRS = ['greedy;random;greedy', 'mcts;greedy;greedy'];

const percent = (share: number): string => `${(100 * share).toFixed(1)} %`;

for (const game of games) {
  const { seats, roles } = game.create(game.options.parse({})).info;
  for (const pair of given.length > 0 ? given : PAIRS) {
    const [stronger, weaker, opponent] = pair.split(';');
    for (let seat = 0; seat < seats; seat++) {
      const question = { game, agents, seat, stronger, weaker, opponent, blocks: Number(blocks), seed: Number(seed) };
      const { difference, interval, stronger: a, weaker: b } = compareStrength(question);
      process.stdout.write(
        `${game.id} seat ${seat} (of ${roles.join(', ')}), ${blocks} blocks against ${opponent}: ${stronger} ${percent(a)}, ` +
          `${weaker} ${percent(b)}, difference ${percent(difference)} (${percent(interval.low)} to ${percent(interval.high)})\n`,
      );
    }
  }
}
