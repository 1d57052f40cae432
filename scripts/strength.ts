import { parseOptions, valueOfText } from '../src/core/options.js';
import { parseLineUp } from '../src/match/line-up.js';
import { agents, games } from '../src/registry.js';
import { compareStrength } from '../src/testing/strength.js';

// node dist/scripts/strength.js [blocks] [seed] [rotated] [game:option=value …] [stronger;weaker;opponent …]: each pair of agents in
// each seat of each game, by default of all games with their defaults, the same opponent and the same blocks for both: the difference of
// their win rates and its 95 % interval. `rotated`: in all seats in turn, where seats are alike; the games of a block are one observation.
// Without an opponent (stronger;weaker) each plays all seats, as a team of its kind.

const [blocks = '400', seed = '1', ...rest] = process.argv.slice(2);
const rotated = rest.includes('rotated');
const given = rest.filter((text) => text.includes(';'));
const chosen: { readonly id: string; readonly options: Readonly<Record<string, string>> }[] = rest
  .filter((text) => !text.includes(';') && text !== 'rotated')
  .map((text) => {
    const [spec] = parseLineUp([text], 1);
    return { id: spec.name, options: spec.parameters };
  });
const PAIRS = ['greedy;random;greedy', 'mcts;greedy;greedy'];

const percent = (share: number): string => `${(100 * share).toFixed(1)} %`;

const all = games.map(({ id }) => ({ id, options: {} as Readonly<Record<string, string>> }));

for (const { id, options: texts } of chosen.length > 0 ? chosen : all) {
  const game = games.find((each) => each.id === id);
  if (!game) throw new Error(`There is no game ${id}`);
  const options = Object.fromEntries(
    Object.entries<string>(texts).map(([name, text]) => [name, valueOfText(game.options, name, text)]),
  );
  const { seats, roles } = game.create(parseOptions(game.options, options, `game ${id}`)).info;
  for (const pair of given.length > 0 ? given : PAIRS) {
    const [stronger, weaker, opponent] = pair.split(';');
    const each = Array.from({ length: seats }, (_, seat) => seat);
    for (const focus of rotated ? [each] : each.map((seat) => [seat])) {
      const question = {
        game,
        setUps: [options],
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
        `${[id, ...Object.values(options)].join(' ')} ${rotated ? 'each seat in turn' : `seat ${focus}`} (of ${roles.join(', ')}), ${blocks} blocks ${opponent ? `against ${opponent}` : 'as a team'}: ${stronger} ${percent(a)}, ` +
          `${weaker} ${percent(b)}, difference ${percent(difference)} (${percent(interval.low)} to ${percent(interval.high)})\n`,
      );
    }
  }
}
