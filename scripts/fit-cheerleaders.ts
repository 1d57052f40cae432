import { writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { lusolve } from 'mathjs';
import type { Game } from '../src/core/game.js';
import { parseOptions } from '../src/core/options.js';
import { evaluationBy, logOddsOf } from '../src/games/zombies-vs-cheerleaders/evaluation.js';
import { zombiesVsCheerleaders } from '../src/games/zombies-vs-cheerleaders/index.js';
import { SQUAD } from '../src/games/zombies-vs-cheerleaders/kinds.js';
import type { CheerState } from '../src/games/zombies-vs-cheerleaders/state.js';
import type { Weights } from '../src/games/zombies-vs-cheerleaders/weighed.js';
import { Match } from '../src/match/match.js';
import { agents } from '../src/registry.js';
import { agentOfText } from '../src/testing/made-agents.js';

// node dist/scripts/fit-cheerleaders.js [GAMES]: learns the evaluation of Zombies vs Cheerleaders from self-play and writes weights.ts. In each
// round greedy play by the weights of the round before, with some random actions, plays so many games (250 unless given) in each set-up with
// itself, and the weights become those under which who won was likeliest in all rounds so far. Two minutes of a core.

/** The modes, with Energy that lets either side win now and then. Of the prom as printed, other readings and other cards nothing is learnt. */
const SETUPS = [
  { mode: 'friendly' },
  { mode: 'council' },
  { mode: 'council', energyBonus: 1 },
  { mode: 'prom', energyBonus: 2 },
  { mode: 'prom', energyBonus: 1 },
  { mode: 'friendly', energyBonus: 1 },
].map((setup) => zombiesVsCheerleaders.create(parseOptions(zombiesVsCheerleaders.options, setup, 'the set-up')));
const ROUNDS = 4;
const SEED = 20;
const PLAYER = 'greedy:epsilon=0.1';
/** Of so many decisions one is looked at: those beside it say nearly the same. */
const EVERY = 8;
/** Holds weights near those set by hand, by their size, where few games say otherwise. */
const RIDGE = 0.3;
/** The evaluation is not linear in all of its weights, so that they are moved step by step. */
const STEPS = 6;
/** The shortest part of a step that is tried. */
const LEAST_SHARE = 0.05;
/** By how much a weight is nudged to see what it does, as a share of its size. */
const NUDGE = 0.01;

/** Those that had been set by hand. */
const START: Weights = {
  ...{ start: 0, kills: 1.36, work: 1.36, unkillable: 0.5, pamKillsBosses: 0.6, out: 0 },
  killsOfToken: [0.15, 3.6, 1.04, 1.1, 0.51, 0.19],
  ...{ killsOfClover: 3.5, killsOfSandy: 1.2, killsOfBonus: 0.9, killsOfDrum: 0.7 },
  killsOfBossCard: [0.11, 1, 0.18, 0.93, 0.65, 0.8],
  killsFor: [0.9, 0.9, 0.9, 1.3, 0.49, 0.9, 1.6, 1.44],
  killsForInjured: 0.8,
  wonAction: [0.22, 0.15, 0.14, 0.46, 0.33, 0.4, 0.83],
  ...{ barricadeHit: 0.073, rowAway: 0.016 },
  ...{ first: 3, second: 1.7, worst: -1.13, beforeOneOut: 0.3, stronger: 0.035, couldEat: 0.3, eats: 2 },
  ...{ actionsOfDanger: 2.31, actionsOfHit: 0.91, actionsOfPile: 0.29, actionsOfKnockout: 1.15 },
  strengthOfBaseball: 0.65,
  ...{ zombiesTurn: 0.3, zombiesAction: 0.147, squadAction: 0.096, underWay: 0.4 },
};
const NAMES = Object.keys(START) as (keyof Weights)[];

const listed = (weights: Weights): number[] => NAMES.flatMap((name) => weights[name]);

const named = (list: readonly number[]): Weights => {
  let at = 0;
  const entries = NAMES.map((name) => {
    const given = START[name];
    if (typeof given === 'number') return [name, list[at++]] as const;
    at += given.length;
    return [name, list.slice(at - given.length, at)] as const;
  });
  return Object.fromEntries(entries) as unknown as Weights;
};

/** A position before a decision, and the share of the win that the cheerleaders got in the end. */
interface Seen {
  readonly state: CheerState;
  readonly got: number;
}

/** Positions of games in a set-up. */
const play = (game: Game<CheerState>, weights: Weights, seed: number, games: number): Seen[] => {
  const judged = { ...game, evaluate: evaluationBy(weights) } as unknown as Game;
  const line = Array.from({ length: 2 }, () => agentOfText(PLAYER, agents, judged));
  const match = new Match(judged, line, seed);
  let decisions = 0;
  return Array.from({ length: games }, (_, block) => {
    const states: CheerState[] = [];
    const { returns } = match.play(block, 0, (state) => {
      if (state.seat < 0 || state.turn === 0 || decisions++ % EVERY > 0) return;
      const copy = game.newState();
      copy.copyFrom(state as CheerState);
      states.push(copy);
    });
    const got = returns[SQUAD] / game.info.returnUnit;
    return states.map((state) => ({ state, got }));
  }).flat();
};

const BEGIN = listed(START);
const SIZE = BEGIN.length;
/** By number of a weight: how much is held against the square of its distance from where it began. */
const HELD = BEGIN.map((weight) => RIDGE / (0.1 + Math.abs(weight)) ** 2);

/** How unlikely who won was. */
const lossOf = (seen: readonly Seen[], list: readonly number[]): number => {
  const weights = named(list);
  let loss = 0;
  for (const { state, got } of seen) {
    const value = logOddsOf(state, weights);
    loss += Math.log1p(Math.exp(-value)) + (1 - got) * value;
  }
  return loss / seen.length;
};

/** Adds what a position says: the slope of the likelihood by weight, and its curvature, as if values were linear in the weights nearby. */
const addSeen = (
  { got }: Seen,
  value: number,
  slopes: Float64Array,
  gradient: Float64Array,
  curvature: Float64Array[],
): void => {
  const chance = 1 / (1 + Math.exp(-value));
  const spread = chance * (1 - chance);
  for (let i = 0; i < SIZE; i++) {
    if (slopes[i] === 0) continue;
    gradient[i] += (got - chance) * slopes[i];
    const row = curvature[i];
    const share = spread * slopes[i];
    for (let j = 0; j < SIZE; j++) row[j] += share * slopes[j];
  }
};

/** Where to move the weights (Gauss and Newton). */
const moveOf = (seen: readonly Seen[], list: readonly number[]): number[] => {
  const weights = named(list);
  const nudges = list.map((weight) => NUDGE * (Math.abs(weight) + 0.05));
  const nudged = nudges.map((nudge, i) => named(list.with(i, list[i] + nudge)));
  const gradient = Float64Array.from(list, (weight, i) => -HELD[i] * (weight - BEGIN[i]));
  const curvature = HELD.map((held, i) => Float64Array.from(HELD, (_, j) => (i === j ? held : 0)));
  const slopes = new Float64Array(SIZE);
  for (const each of seen) {
    const value = logOddsOf(each.state, weights);
    for (let i = 0; i < SIZE; i++) slopes[i] = (logOddsOf(each.state, nudged[i]) - value) / nudges[i];
    addSeen(each, value, slopes, gradient, curvature);
  }
  const move = lusolve(
    curvature.map((row) => [...row]),
    [...gradient],
  ) as number[][];
  return move.map(([by]) => by);
};

/** Weights under which who won was likelier: step by step, each by half as long as it goes too far. */
const fitted = (seen: readonly Seen[], from: readonly number[]): readonly number[] => {
  let list = from;
  let least = lossOf(seen, list);
  for (let step = 0; step < STEPS; step++) {
    const move = moveOf(seen, list);
    const before = least;
    for (let share = 1; share > LEAST_SHARE && least === before; share /= 2) {
      const there = list.map((weight, i) => weight + share * move[i]);
      const loss = lossOf(seen, there);
      if (loss >= before) continue;
      least = loss;
      list = there;
    }
    if (least === before) break;
  }
  return list;
};

const [games = '250'] = process.argv.slice(2);
const seen: Seen[] = [];
let list: readonly number[] = BEGIN;
for (let round = 1; round <= ROUNDS; round++) {
  for (const [s, game] of SETUPS.entries()) {
    seen.push(...play(game, named(list), (SEED + round) * 100 + s, Number(games)));
  }
  list = fitted(seen, BEGIN);
  process.stdout.write(`round ${round}, ${seen.length} positions, loss ${lossOf(seen, list).toFixed(4)}\n`);
}
const lines = Object.entries(named(list.map((weight) => Number(weight.toFixed(3))))).map(
  ([name, weight]) => `  ${name}: ${typeof weight === 'number' ? weight : `[${weight.join(', ')}]`},\n`,
);
const text = `import type { Weights } from './weighed.js';

/** Written by scripts/fit-cheerleaders.ts from games of greedy play with itself, ${games} in each set-up and round. */
export const WEIGHTS: Weights = {
${lines.join('')}};
`;
const file = fileURLToPath(new URL('../../src/games/zombies-vs-cheerleaders/weights.ts', import.meta.url));
writeFileSync(file, text);
process.stdout.write(text);
