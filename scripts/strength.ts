import { UserError } from '../src/core/errors.js';
import { agents, games } from '../src/registry.js';
import { gameOfText } from '../src/testing/made-games.js';
import { compareStrength } from '../src/testing/strength.js';
import { wholeOf } from './arguments.js';

// node dist/scripts/strength.js [blocks] [seed] [rotated | seat=N] [game:option=value …] [stronger;weaker;opponent …]: each pair of
// agents in each seat of each game, by default of all games with their defaults, the same opponent and the same blocks for both: the
// difference of their win rates and its 95 % interval. `rotated`: in all seats in turn, where seats are alike; the games of a block are one
// observation. `seat=1`: in that seat alone, counted from 0. Without an opponent (stronger;weaker) each plays all seats, as a team of its kind.

const [first = '400', second = '1', ...rest] = process.argv.slice(2);
const blocks = wholeOf(first, 'The number of blocks', 1);
const seed = wholeOf(second, 'The seed', 0);
const rotated = rest.includes('rotated');
const given = rest.filter((text) => text.includes(';'));
const only = rest.find((text) => text.startsWith('seat='))?.slice('seat='.length);
const chosen = rest.filter((text) => !text.includes(';') && text !== 'rotated' && !text.startsWith('seat='));
if (rotated && only !== undefined)
  throw new UserError('Give rotated or seat=N: the first takes all seats in turn, the second one alone.');
const PAIRS = ['greedy;random;greedy', 'mcts;greedy;greedy'];

/** The seats of each question: all in turn in one, one in each, or one alone. */
const focusesOf = (seats: number): number[][] => {
  const each = Array.from({ length: seats }, (_, seat) => seat);
  if (rotated) return [each];
  if (only === undefined) return each.map((seat) => [seat]);
  if (!each.some((seat) => String(seat) === only))
    throw new UserError(`There is no seat ${only} of ${seats}: seats are counted from 0.`);
  return [[Number(only)]];
};

const percent = (share: number): string => `${(100 * share).toFixed(1)} %`;

for (const text of chosen.length > 0 ? chosen : games.map(({ id }) => id)) {
  const made = gameOfText(text, games);
  const { seats, roles } = made.game.info;
  for (const pair of given.length > 0 ? given : PAIRS) {
    const [stronger, weaker, opponent] = pair.split(';');
    for (const focus of focusesOf(seats)) {
      const question = {
        game: made.definition,
        setUps: [made.options],
        agents,
        seats: focus,
        stronger,
        weaker,
        opponent,
        blocks,
        seed,
      };
      const { difference, interval, stronger: a, weaker: b } = compareStrength(question);
      process.stdout.write(
        `${[made.definition.id, ...Object.values(made.options)].join(' ')} ${rotated ? 'each seat in turn' : `seat ${focus}`} (of ${roles.join(', ')}), ${blocks} blocks ${opponent ? `against ${opponent}` : 'as a team'}: ${stronger} ${percent(a)}, ` +
          `${weaker} ${percent(b)}, difference ${percent(difference)} (${percent(interval.low)} to ${percent(interval.high)})\n`,
      );
    }
  }
}
