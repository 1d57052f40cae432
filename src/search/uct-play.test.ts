import { describe, expect, it } from 'vitest';
import { mcts } from '../../agents/mcts.js';
import { random } from '../../agents/random.js';
import type { Agent } from '../core/agent.js';
import type { Game } from '../core/game.js';
import { Rng } from '../core/rng.js';
import { zombiesVsWrestlers } from '../games/zombies-vs-wrestlers/index.js';
import { Match } from '../match/match.js';
import { checkGame } from '../testing/check-game.js';
import { ticTacToe } from '../testing/toy-games/tic-tac-toe.js';
import { Uct } from './uct.js';

const game = ticTacToe.create({}) as unknown as Game;

const searcher = (of: Game, iterations: number): Agent =>
  mcts.create(of, mcts.parameters.parse({ iterations, playout: 'random', exploration: 0.7 }));

/** The cell that a search takes. */
const cell = (board: string, seed: number): number => {
  const state = game.newState();
  state.load({ board });
  const uct = new Uct(game, {
    ...{ iterations: 2000, exploration: 0.7, chance: 'open', lambda: 1, prior: false, policy: 'random', epsilon: 0 },
    cutoff: Number.POSITIVE_INFINITY,
  });
  uct.search(state, new Rng().seed(seed));
  const legal = new Int32Array(9);
  return uct.mostVisited(legal, state.legalActions(legal));
};

describe('tic-tac-toe', () => {
  it('is a sound game', () => {
    expect(checkGame(ticTacToe as never, { games: 10 }).checks.filter(({ passed }) => !passed)).toEqual([]);
  });

  it.each([
    ['wins in one', 'xx.oo....', 2],
    ['wins in one from the other seat', 'xx.oo...x', 5],
    ['wins in one rather than stop a win', 'oo.xx....', 5],
    ['stops a win in one', 'x...x.o..', 8],
    ['stops a win in one from the other seat', 'xx..o....', 2],
    ['stops a fork by the side, not by a corner', 'x...o...x', [1, 3, 5, 7]],
    ['answers a corner in the middle', 'x........', 4],
  ])('%s', (_, board, wanted) => {
    for (let seed = 0; seed < 5; seed++) expect([wanted].flat()).toContain(cell(board, seed));
  });

  it('is never lost against a random player', () => {
    const match = new Match(game, [searcher(game, 2000), random.create(game, {})], 1);
    let wins = 0;
    for (let block = 0; block < 12; block++) {
      for (const rotation of [0, 1]) {
        const { result, placeOf } = match.play(block, rotation);
        const own = result[placeOf.indexOf(0)];
        expect(own).toBeGreaterThanOrEqual(0);
        if (own > 0) wins++;
      }
    }
    expect(wins).toBeGreaterThan(12);
  });

  it('is drawn against itself', () => {
    const match = new Match(game, [searcher(game, 3000), searcher(game, 3000)], 1);
    for (let block = 0; block < 6; block++) expect(Array.from(match.play(block, 0).result)).toEqual([0, 0]);
  });
});

describe('Zombies vs. Wrestlers with five dice', () => {
  it('is played better with more iterations', () => {
    const few = zombiesVsWrestlers.create(zombiesVsWrestlers.options.parse({ dice: 5 })) as unknown as Game;
    const match = new Match(few, [searcher(few, 100), searcher(few, 2)], 2);
    let ahead = 0;
    let spread = 0;
    for (let block = 0; block < 120; block++) {
      let lead = 0;
      for (const rotation of [0, 1]) {
        const { result, placeOf } = match.play(block, rotation);
        lead += result[placeOf.indexOf(0)];
      }
      ahead += lead;
      spread += lead * lead;
    }
    // Four standard errors of the sum.
    expect(ahead).toBeGreaterThan(4 * Math.sqrt(spread));
  });
});
