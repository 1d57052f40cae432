import { expect, test } from 'vitest';
import { greedy } from '../../../agents/greedy.js';
import { random } from '../../../agents/random.js';
import type { Agent, AgentDefinition } from '../../core/agent.js';
import { avoidable } from '../../core/avoid.js';
import type { Game } from '../../core/game.js';
import { Match } from '../../match/match.js';
import type { Interval } from '../../stats/interval.js';
import { wilson } from '../../stats/wilson.js';
import { RESCUED } from './ending.js';
import { zombieBus } from './index.js';

const GAMES = 200;

/** How often a table of seats that never flee rescues all. */
const rescues = (agent: AgentDefinition): Interval => {
  const game = zombieBus.create(zombieBus.options.parse({})) as unknown as Game;
  const { create, parameters } = avoidable(agent);
  const loyal = (): Agent => create(game, parameters.parse({ avoid: 'flee' }));
  const match = new Match(game, Array.from({ length: game.info.seats }, loyal), 1);
  const fled = game.info.metrics.findIndex(({ name }) => name === 'fled');
  let rescued = 0;
  for (let block = 0; block < GAMES; block++) {
    const { endReason, metrics } = match.play(block, 0);
    if (endReason === RESCUED) rescued++;
    expect(metrics[fled]).toBe(0);
  }
  return wilson(rescued, GAMES, 0.95);
};

test('seats who play well and never flee rescue all in some games and not in all, and oftener than at random', () => {
  const well = rescues(greedy as unknown as AgentDefinition);
  const atRandom = rescues(random as unknown as AgentDefinition);
  expect(well.low).toBeGreaterThan(0.05);
  expect(well.high).toBeLessThan(0.95);
  expect(well.low).toBeGreaterThan(atRandom.high);
});
