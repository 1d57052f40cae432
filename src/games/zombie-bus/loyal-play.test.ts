import { expect, test } from 'vitest';
import { greedy } from '../../../agents/greedy.js';
import { random } from '../../../agents/random.js';
import type { Agent } from '../../core/agent.js';
import type { Game } from '../../core/game.js';
import { Match } from '../../match/match.js';
import type { Interval } from '../../stats/interval.js';
import { wilson } from '../../stats/wilson.js';
import { refusing } from '../../testing/refusing.js';
import { FLEE, kindOf } from './actions.js';
import { RESCUED } from './ending.js';
import { zombieBus } from './index.js';

const GAMES = 16;

/** How often a table of seats that never flee rescues all. */
const rescues = (make: (game: Game) => Agent): Interval => {
  const game = zombieBus.create(zombieBus.options.parse({})) as unknown as Game;
  const loyal = () => refusing(make(game), (action) => kindOf(action) === FLEE);
  const match = new Match(game, Array.from({ length: game.info.seats }, loyal), 1);
  let rescued = 0;
  for (let block = 0; block < GAMES; block++) if (match.play(block, 0).endReason === RESCUED) rescued++;
  return wilson(rescued, GAMES, 0.95);
};

test('seats who play well and never flee rescue all in some games and not in all, and oftener than at random', () => {
  const well = rescues((game) => greedy.create(game, greedy.parameters.parse({})));
  const atRandom = rescues((game) => random.create(game, random.parameters.parse({})));
  expect(well.low).toBeGreaterThan(0.05);
  expect(well.high).toBeLessThan(0.95);
  expect(well.low).toBeGreaterThan(atRandom.high);
});
