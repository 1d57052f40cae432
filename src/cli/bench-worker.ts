import { parentPort, workerData } from 'node:worker_threads';
import type { Game, State } from '../core/game.js';
import * as core from '../core/game.js';
import { Rng } from '../core/rng.js';
import { gameOf, type Ref } from '../pool/load.js';
import { Uct, type UctSettings } from '../search/uct.js';

// As constants of this module's own the engine folds them into the loop; imported ones it would load at every ply.
const { CHANCE, TERMINAL } = core;

/** What the worker is asked for. */
export interface BenchOrder {
  readonly game: Ref;
  readonly options: Readonly<Record<string, unknown>>;
  readonly seconds: number;
  readonly measure: 'listing' | 'sampling' | 'search';
  /** For search. */
  readonly iterations: number;
}

/** What it found: how often a second. */
export interface BenchFigures {
  readonly games: number;
  readonly decisions: number;
  readonly iterations: number;
}

/** Games between two looks at the clock. */
const BATCH = 200;

/** Plays a batch of random games and returns the number of decisions. A function of its own, so that it is compiled as a whole. */
const playBatch = (state: State, legal: Int32Array, rng: Rng, sampling: boolean): number => {
  let decisions = 0;
  for (let i = 0; i < BATCH; i++) {
    state.reset();
    while (state.seat !== TERMINAL) {
      if (state.seat === CHANCE) state.apply(state.sampleChance(rng));
      else {
        decisions++;
        if (sampling && state.sampleAction) state.apply(state.sampleAction(rng));
        else state.apply(legal[rng.below(state.legalActions(legal))]);
      }
    }
  }
  return decisions;
};

/** Random games in a bare loop: the actions listed and one picked, or sampled by the game where it can. */
const playRandom = (game: Game, seconds: number, sampling: boolean): BenchFigures => {
  const state = game.newState();
  const legal = new Int32Array(game.info.maxLegalActions);
  const rng = new Rng().seed(1);
  let games = 0;
  let decisions = 0;
  const start = performance.now();
  let elapsed = 0;
  do {
    decisions += playBatch(state, legal, rng, sampling);
    games += BATCH;
    elapsed = (performance.now() - start) / 1000;
  } while (elapsed < seconds);
  return { games: games / elapsed, decisions: decisions / elapsed, iterations: 0 };
};

/** The search that the native program does too: open loop, random playouts to the end, √2. */
const SEARCH: Omit<UctSettings, 'iterations'> = {
  ...{
    exploration: Math.SQRT2,
    chance: 'open',
    policy: 'random',
    epsilon: 0,
    cutoff: Number.POSITIVE_INFINITY,
    lambda: 1,
    prior: false,
  },
};

/** Searches from the first decision of games. */
const search = (game: Game, seconds: number, iterations: number): BenchFigures => {
  const state = game.newState();
  const rng = new Rng().seed(2);
  const uct = new Uct(game, { ...SEARCH, iterations });
  let done = 0;
  const start = performance.now();
  let elapsed = 0;
  do {
    do {
      state.reset();
      while (state.seat === CHANCE) state.apply(state.sampleChance(rng));
    } while (state.seat === TERMINAL);
    uct.search(state, rng);
    done += iterations;
    elapsed = (performance.now() - start) / 1000;
  } while (elapsed < seconds);
  return { games: 0, decisions: 0, iterations: done / elapsed };
};

const { game: ref, options, seconds, measure, iterations } = workerData as BenchOrder;
const game = (await gameOf(ref)).create(options);
const run = (time: number): BenchFigures =>
  measure === 'search' ? search(game, time, iterations) : playRandom(game, time, measure === 'sampling');
// The first tenth lets the engine compile what is measured after it.
run(seconds / 10);
parentPort?.postMessage(run(seconds));
