import { describe, expect, it } from 'vitest';
import { agents, games } from '../src/registry.js';
import { compareStrength } from '../src/testing/strength.js';

// The same seat against the same opponents on the same blocks. `node dist/scripts/strength.js 400 1` prints the figures.

const LADDER = [
  { stronger: 'greedy', weaker: 'random', blocks: 100 },
  { stronger: 'mcts', weaker: 'greedy', blocks: 400 },
];

/** The games whose ladder holds so far. In Zombie Kidz `mcts` and `greedy` are level yet. */
const LADDER_GAMES = ['zombies-vs-wrestlers'];

const seatsOf = games
  .filter(({ id }) => LADDER_GAMES.includes(id))
  .flatMap((game) => {
    const { seats } = game.create(game.options.parse({})).info;
    return Array.from({ length: seats }, (_, seat) => ({ id: game.id, game, seat }));
  });

describe.each(LADDER)('$stronger beats $weaker', ({ stronger, weaker, blocks }) => {
  it.each(seatsOf)('in seat $seat of $id', ({ game, seat }) => {
    const { interval } = compareStrength({ game, agents, seat, stronger, weaker, opponent: 'greedy', blocks, seed: 1 });
    expect(interval.low).toBeGreaterThan(0);
  });
});
