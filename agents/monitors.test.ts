import { mean, sampleStandardDeviation } from 'simple-statistics';
import { beforeAll, describe, expect, it } from 'vitest';
import type { Agent } from '../src/core/agent.js';
import type { Game } from '../src/core/game.js';
import { zombieKidz } from '../src/games/zombie-kidz/index.js';
import { zombiesVsWrestlers } from '../src/games/zombies-vs-wrestlers/index.js';
import { Match } from '../src/match/match.js';
import { agents } from '../src/registry.js';
import { Regret } from '../src/search/solve/regret.js';
import { Uct, type UctSettings } from '../src/search/uct.js';
import { studentQuantile } from '../src/stats/student.js';
import { agentOfText } from '../src/testing/made-agents.js';
import { solvedGame } from '../src/testing/optimal-agents.js';
import { playRegret } from '../src/testing/play-regret.js';

// Two dice a side are solved in a second, so that what a search costs is known to a thousandth and a broken one shows at once.

const BLOCKS = 150;
const SETTINGS: UctSettings = {
  ...{ iterations: 400, exploration: 0.5, chance: 'open', lambda: 1, prior: false, policy: 'random', epsilon: 0 },
  cutoff: Number.POSITIVE_INFINITY,
};

let game: Game;
let regret: Regret;
beforeAll(() => {
  const solved = solvedGame(zombiesVsWrestlers as never, { dice: 2 });
  game = solved.game;
  regret = new Regret(game, solved.solution);
});

/** By block, what the decisions of both seats cost. */
const costs = (make: () => Agent): number[] =>
  playRegret(game, regret, [make(), make()], { blocks: BLOCKS, seed: 1 }).map((played) => played.regret);

const costsOf = (spec: string): number[] => costs(() => agentOfText(spec, agents, game));

const costsOfUct = (Search: typeof Uct, changes: Partial<UctSettings> = {}): number[] =>
  costs(() => {
    const uct = new Search(game, { ...SETTINGS, ...changes });
    return {
      act: (turn) => {
        uct.search(turn.view(), turn.rng);
        return uct.mostVisited(turn.legal, turn.count);
      },
    };
  });

/** The lower end of the 95 % interval of what one costs more than the other, paired by block. */
const atLeastDearer = (dear: readonly number[], cheap: readonly number[]): number => {
  const more = dear.map((cost, block) => cost - cheap[block]);
  return mean(more) - (studentQuantile(0.975, BLOCKS - 1) * sampleStandardDeviation(more)) / Math.sqrt(BLOCKS);
};

describe('the strength of search', () => {
  it('rises with its budget', () => {
    const [few, some, many] = [25, 400, 2000].map((iterations) =>
      costsOf(`mcts:iterations=${iterations},playout=random`),
    );
    expect(atLeastDearer(few, some)).toBeGreaterThan(0);
    expect(atLeastDearer(some, many)).toBeGreaterThan(0);
  });

  it('is near the best with 400 iterations: under a hundredth of a win a decision, by random playouts and by the evaluation', () => {
    for (const spec of ['mcts:playout=random', 'mcts']) {
      const played = playRegret(
        game,
        regret,
        [0, 1].map(() => agentOfText(spec, agents, game)),
        {
          ...{ blocks: BLOCKS, seed: 2 },
        },
      );
      // A turn has a decision at least, so the cost of a decision is at most that of a turn.
      expect(mean(played.map((each) => each.regret)) / mean(played.map((each) => each.turns))).toBeLessThan(0.01);
    }
  });
});

describe('a broken search is noticed', () => {
  // The monitor is the comparison: a search with the fault loses clearly more than the sound one.
  let sound: number[];
  beforeAll(() => {
    sound = costsOfUct(Uct);
  });

  it('that never explores', () => {
    expect(atLeastDearer(costsOfUct(Uct, { exploration: 0 }), sound)).toBeGreaterThan(0);
  });

  it('that hardly heeds what it found', () => {
    expect(atLeastDearer(costsOfUct(Uct, { exploration: 1000 }), sound)).toBeGreaterThan(0);
  });

  it('that backs up with the sign turned round', () => {
    class Turned extends Uct {}
    const scaled = (Uct.prototype as unknown as { scaled(this: Uct, value: number): number }).scaled;
    Object.assign(Turned.prototype, {
      scaled(this: Uct, value: number): number {
        return 1 - scaled.call(this, value);
      },
    });
    expect(atLeastDearer(costsOfUct(Turned), sound)).toBeGreaterThan(0);
  });

  it('that counts for the wrong seat', () => {
    class Swapped extends Uct {}
    const backUp = (Uct.prototype as unknown as { backUp(this: Uct, depth: number): void }).backUp;
    Object.assign(Swapped.prototype, {
      backUp(this: Uct, depth: number): void {
        (this as unknown as { returns: Float64Array }).returns.reverse();
        backUp.call(this, depth);
      },
    });
    expect(atLeastDearer(costsOfUct(Swapped), sound)).toBeGreaterThan(0);
  });
});

describe('every parameter of mcts', () => {
  const USUAL = 'mcts:iterations=50,playout=random';

  it.each([
    ['iterations', USUAL, 'mcts:iterations=60,playout=random'],
    ['exploration', USUAL, `${USUAL},exploration=1`],
    ['playout', USUAL, 'mcts:iterations=50,playout=evaluation'],
    ['epsilon', 'mcts:iterations=50,playout=greedy', 'mcts:iterations=50,playout=greedy,epsilon=0.9'],
    ['cutoff', USUAL, `${USUAL},cutoff=2`],
    ['chance', USUAL, `${USUAL},chance=closed`],
    ['lambda', 'mcts:iterations=50', 'mcts:iterations=50,lambda=0.3'],
    ['prior', 'mcts:iterations=50', 'mcts:iterations=50,prior=evaluation'],
    ['search', 'mcts:iterations=50', 'mcts:iterations=50,search=rollouts'],
    ['turns', 'mcts:iterations=50,search=rollouts,turns=1', 'mcts:iterations=50,search=rollouts,turns=6'],
  ])('has an effect: %s', (_, one, other) => {
    expect(costsOf(one)).not.toEqual(costsOf(other));
  });

  it('has an effect: backup, which needs a game of few actions', () => {
    const kidz = zombieKidz.create(zombieKidz.options.parse({ locks: 1 })) as unknown as Game;
    const [averaged, best] = ['mean', 'best'].map((backup) => {
      const players = [0, 1].map(() => agentOfText(`mcts:iterations=20,backup=${backup}`, agents, kidz));
      const match = new Match(kidz, players, 1);
      return Array.from({ length: 20 }, (_, block) => match.play(block, 0).turns);
    });
    expect(averaged).not.toEqual(best);
  });

  it('is among these', () => {
    const names = Object.keys(agents.find(({ name }) => name === 'mcts')!.parameters.shape);
    expect(names.filter((name) => name !== 'avoid').sort()).toEqual(
      [
        ...[
          'iterations',
          'exploration',
          'playout',
          'epsilon',
          'cutoff',
          'chance',
          'lambda',
          'prior',
          'search',
          'turns',
        ],
        'backup',
      ].sort(),
    );
  });
});
