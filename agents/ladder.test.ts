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

describe('the ladder', () => {
  it.each(LADDER)('$stronger beats $weaker in seat $seat of $id', ({ game, seat, stronger, weaker, blocks }) => {
    const { interval } = compareStrength({ game, agents, seat, stronger, weaker, opponent: 'greedy', blocks, seed: 1 });
    expect(interval.low).toBeGreaterThan(0);
  });
});
