import { describe, expect, it } from 'vitest';
import { agents, games } from '../src/registry.js';
import { compareStrength } from '../src/testing/strength.js';

// The same seat against the same opponents on the same blocks. `node dist/scripts/strength.js 400 1` prints the figures.

// In Zombie Kidz search is not shown to gain on `greedy`: agents/README.md.
const LADDER = [
  { stronger: 'greedy', weaker: 'random', blocks: 100, ids: ['zombies-vs-wrestlers', 'zombie-kidz'] },
  { stronger: 'greedy', weaker: 'random', blocks: 24, ids: ['zombie-bus'] },
  { stronger: 'mcts', weaker: 'greedy', blocks: 400, ids: ['zombies-vs-wrestlers'] },
].flatMap(({ ids, ...step }) =>
  games
    .filter(({ id }) => ids.includes(id))
    .flatMap((game) => {
      const { seats } = game.create(game.options.parse({})).info;
      return Array.from({ length: seats }, (_, seat) => ({ ...step, id: game.id, game, seat }));
    }),
);

// Where all seats are alike the focus is rotated through them, and the games of a block are one observation. The sizes were chosen
// beforehand: at 0.23 a block, an effect of 4 points is shown by 600 blocks in 99 of 100 such tests; that of greedy is three times as large.
const ROTATED = [
  { stronger: 'greedy', weaker: 'random', blocks: 100, id: 'oh-no-zombies' },
  { stronger: 'mcts', weaker: 'greedy', blocks: 600, id: 'oh-no-zombies' },
];

// Nearly all games of the prom are the zombies' once they are greedy, so that its cheerleaders are compared against random ones.
const MODES = ['friendly', 'council', 'prom'].flatMap((mode) =>
  [0, 1].map((seat) => ({ mode, seat, opponent: mode === 'prom' && seat === 1 ? 'random' : 'greedy' })),
);

describe('the ladder', () => {
  it.each(MODES)(
    'greedy beats random in seat $seat of zombies-vs-cheerleaders, mode $mode',
    ({ mode, seat, opponent }) => {
      const game = games.find(({ id }) => id === 'zombies-vs-cheerleaders')!;
      const question = { game, agents, options: { mode }, stronger: 'greedy', weaker: 'random', blocks: 30, seed: 1 };
      expect(compareStrength({ ...question, seats: [seat], opponent }).interval.low).toBeGreaterThan(0);
    },
  );

  it.each(LADDER)('$stronger beats $weaker in seat $seat of $id', ({ game, seat, ...step }) => {
    const { stronger, weaker, blocks } = step;
    const question = { game, agents, seats: [seat], stronger, weaker, opponent: 'greedy', blocks, seed: 1 };
    expect(compareStrength(question).interval.low).toBeGreaterThan(0);
  });

  it.each(ROTATED)(
    '$stronger beats $weaker in each seat of $id in turn',
    ({ id, ...step }) => {
      const game = games.find((each) => each.id === id)!;
      const { seats } = game.create(game.options.parse({})).info;
      const each = Array.from({ length: seats }, (_, seat) => seat);
      const { interval } = compareStrength({ game, agents, seats: each, opponent: 'greedy', seed: 1, ...step });
      expect(interval.low).toBeGreaterThan(0);
    },
    600_000,
  );
});
