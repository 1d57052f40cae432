import { agents, games } from '../src/registry.js';
import { gameOfText } from '../src/testing/made-games.js';
import { compareStrength } from '../src/testing/strength.js';

// node dist/scripts/strength.js [blocks] [seed] [rotated] [game:option=value …] [stronger;weaker;opponent …]: each pair of agents in
// each seat of each game, by default of all games with their defaults, the same opponent and the same blocks for both: the difference of
// their win rates and its 95 % interval. `rotated`: in all seats in turn, where seats are alike; the games of a block are one observation.
// Without an opponent (stronger;weaker) each plays all seats, as a team of its kind.

const [blocks = '400', seed = '1', ...rest] = process.argv.slice(2);
const rotated = rest.includes('rotated');
const given = rest.filter((text) => text.includes(';'));
const chosen = rest.filter((text) => !text.includes(';') && text !== 'rotated');
const PAIRS = ['greedy;random;greedy', 'mcts;greedy;greedy'];

const percent = (share: number): string => `${(100 * share).toFixed(1)} %`;

for (const text of chosen.length > 0 ? chosen : games.map(({ id }) => id)) {
  const made = gameOfText(text, games);
  const { seats, roles } = made.game.info;
  for (const pair of given.length > 0 ? given : PAIRS) {
    const [stronger, weaker, opponent] = pair.split(';');
    const each = Array.from({ length: seats }, (_, seat) => seat);
    for (const focus of rotated ? [each] : each.map((seat) => [seat])) {
      const question = {
        game: made.definition,
        setUps: [made.options],
        agents,
        seats: focus,
        stronger,
        weaker,
        opponent,
        blocks: Number(blocks),
        seed: Number(seed),
      };
      const { difference, interval, stronger: a, weaker: b } = compareStrength(question);
      process.stdout.write(
        `${[made.definition.id, ...Object.values(made.options)].join(' ')} ${rotated ? 'each seat in turn' : `seat ${focus}`} (of ${roles.join(', ')}), ${blocks} blocks ${opponent ? `against ${opponent}` : 'as a team'}: ${stronger} ${percent(a)}, ` +
          `${weaker} ${percent(b)}, difference ${percent(difference)} (${percent(interval.low)} to ${percent(interval.high)})\n`,
      );
    }
  }
}
