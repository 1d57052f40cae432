import { CHANCE, type Game, type State, TERMINAL } from '../core/game.js';
import type { Rng } from '../core/rng.js';
import { type Evaluate, evaluationOf } from './evaluation.js';
import { OnePly } from './one-ply.js';

/** How a game is played on below the tree: not at all (its evaluation decides), at random, or greedily. */
export interface PlayoutSettings {
  readonly policy: 'evaluation' | 'random' | 'greedy';
  /** For greedy: the share of its decisions that are random. */
  readonly epsilon: number;
  /** Decisions after which the game's evaluation ends a playout; infinite for none. */
  readonly cutoff: number;
}

/** A greedy playout looks at fewer outcomes than the greedy agent: it decides far more often. */
const PLAYOUT_LOOK = { exact: 6, samples: 2 };

/** Plays positions on to the end, or to a cut-off. */
export class Playout {
  private readonly legal: Int32Array;
  private readonly onePly: OnePly | undefined;
  private readonly cutoff: number;
  private readonly evaluate: Evaluate;

  /** @throws UserError if an evaluation is needed and the game has none */
  constructor(
    game: Game,
    private readonly settings: PlayoutSettings,
  ) {
    this.legal = new Int32Array(game.info.maxLegalActions);
    this.cutoff = settings.policy === 'evaluation' ? 0 : settings.cutoff;
    this.evaluate = this.cutoff < Number.POSITIVE_INFINITY ? evaluationOf(game) : () => {};
    this.onePly = settings.policy === 'greedy' ? new OnePly(game, PLAYOUT_LOOK) : undefined;
  }

  /** Plays `state` on and writes the returns, or what the evaluation expects of them, by seat. */
  run(state: State, rng: Rng, returns: Float64Array): void {
    let decisions = 0;
    while (state.seat !== TERMINAL) {
      if (state.seat === CHANCE) {
        state.apply(state.sampleChance(rng));
        continue;
      }
      if (decisions++ >= this.cutoff) {
        this.evaluate(state, returns);
        return;
      }
      state.apply(this.decide(state, rng));
    }
    state.returns(returns);
  }

  private decide(state: State, rng: Rng): number {
    const { onePly, legal } = this;
    const greedy = onePly !== undefined && !(this.settings.epsilon > 0 && rng.float() < this.settings.epsilon);
    if (!greedy && state.sampleAction) return state.sampleAction(rng);
    const count = state.legalActions(legal);
    return greedy ? onePly.choose(state, legal, count, rng) : legal[rng.below(count)];
  }
}
