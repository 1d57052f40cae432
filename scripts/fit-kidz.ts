import { writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Game } from '../src/core/game.js';
import { parseOptions } from '../src/core/options.js';
import { Rng } from '../src/core/rng.js';
import { placesOf, TUPLES } from '../src/games/zombie-kidz/by-values.js';
import { PATIENCE } from '../src/games/zombie-kidz/evaluation.js';
import { zombieKidz } from '../src/games/zombie-kidz/index.js';
import type { KidzState } from '../src/games/zombie-kidz/state.js';
import { classesOf, pack } from '../src/games/zombie-kidz/tuples.js';
import { exploreGraph, type Graph, NATURE } from '../src/search/solve/graph.js';
import { sweepOrder } from '../src/search/solve/sweep-order.js';

// node --max-old-space-size=8000 dist/scripts/fit-kidz.js [ZOMBIES …]: fits the evaluation of two heroes to exact values of games
// with so many zombies (5, 9 and 10 unless given) on both sides, and writes weights.ts. Some ten minutes.

/** Of all: decisions that are looked at in each game, the share of random ones among them, and passes over what is fitted. */
const VISITS = 200_000;
const RANDOM = 0.1;
const PASSES = 8;
const LOOKS = 1_800_000;
/** Actions whose values are closer than this are both likely to be taken. */
const SOFTNESS = 0.003;
/** How much a value itself counts beside the order of actions. */
const VALUE_SHARE = 0.3;
const CHANGE = 2e-5;
const MOST_TURNS = 400;

const chanceOf = (logOdds: number): number => 1 / (1 + Math.exp(-logOdds));

/** The value of each node to heroes of such patience who don't err, from below by sweeps. */
const hurried = (graph: Graph): Float32Array => {
  const { kind, start, target, ends } = graph;
  const { order } = sweepOrder(graph);
  const values = new Float32Array(kind.length);
  const after = (edge: number): number => (target[edge] < 0 ? ends[-1 - target[edge]] : values[target[edge]]);
  for (let most = 1; most > CHANGE; ) {
    most = 0;
    for (const node of order) {
      let value = 0;
      for (let edge = start[node]; edge < start[node + 1]; edge++) {
        if (kind[node] === NATURE) value += after(edge) / (start[node + 1] - start[node]);
        else value = Math.max(value, PATIENCE * after(edge));
      }
      most = Math.max(most, Math.abs(value - values[node]));
      values[node] = value;
    }
  }
  return values;
};

/** Tables as weights by class, which are moved down gradients, each the less the more it was moved (Adagrad, Duchi et al. 2011). */
class Fit {
  private readonly classes = TUPLES.map(classesOf);
  readonly weights = TUPLES.map(({ numbers }, i) => new Float32Array(this.classes[i].count * numbers));
  private readonly moved = this.weights.map(({ length }) => new Float32Array(length).fill(1e-3));

  /** Writes which weight of each table a position has. */
  entriesOf(state: KidzState, out: Int32Array, from: number): void {
    const places = placesOf(state);
    for (let i = 0; i < TUPLES.length; i++) {
      const { numbers } = TUPLES[i];
      const number = places[i] % numbers;
      out[from + i] = this.classes[i].of[(places[i] - number) / numbers] * numbers + number;
    }
  }

  chanceAt(entries: Int32Array, from: number): number {
    let sum = 0;
    for (let i = 0; i < TUPLES.length; i++) sum += this.weights[i][entries[from + i]];
    return chanceOf(sum);
  }

  move(entries: Int32Array, from: number, gradient: number, rate: number): void {
    for (let i = 0; i < TUPLES.length; i++) {
      const entry = entries[from + i];
      this.moved[i][entry] += gradient * gradient;
      this.weights[i][entry] -= (rate * gradient) / Math.sqrt(this.moved[i][entry]);
    }
  }

  /** Forgets how much each was moved. */
  slow(): void {
    for (const moved of this.moved) moved.fill(1e-4);
  }
}

/** A solved game, the decisions that good play comes to, and those that are two steps from these. */
class Lesson {
  private readonly graph: Graph;
  private readonly values: Float32Array;
  private readonly visited = new Int32Array(VISITS);
  /** Nodes to be fitted, their weights, and by node its place among them. */
  private readonly nodes: Int32Array;
  private readonly weight: Float64Array;
  private readonly place: Int32Array;
  private readonly entries: Int32Array;

  constructor(
    game: Game<KidzState>,
    private readonly fit: Fit,
    private readonly rng: Rng,
  ) {
    this.graph = exploreGraph(game as Game, [game.newState()], { limit: 20_000_000 });
    this.values = hurried(this.graph);
    this.visit();
    const seen = this.seen();
    this.nodes = Int32Array.from(seen.keys());
    this.weight = Float64Array.from(seen.values(), (count) => Math.min(20, Math.sqrt(count)));
    this.place = new Int32Array(this.values.length);
    this.entries = new Int32Array(this.nodes.length * TUPLES.length);
    const state = game.newState();
    for (const [i, node] of this.nodes.entries()) {
      this.place[node] = i;
      game.keys!.loadKey(state, this.graph.keys.keyAt(node));
      fit.entriesOf(state, this.entries, i * TUPLES.length);
    }
  }

  get size(): number {
    return this.nodes.length;
  }

  private edges(node: number): number {
    return this.graph.start[node + 1] - this.graph.start[node];
  }

  /** What an action is worth: exactly, or by the tables. */
  private worth(edge: number, exact: boolean): number {
    const { start, target, ends } = this.graph;
    const chance = target[edge];
    if (chance < 0) return ends[-1 - chance];
    if (exact) return this.values[chance];
    let sum = 0;
    for (let outcome = start[chance]; outcome < start[chance + 1]; outcome++) {
      const node = target[outcome];
      sum += node < 0 ? ends[-1 - node] : this.fit.chanceAt(this.entries, this.place[node] * TUPLES.length);
    }
    return sum / this.edges(chance);
  }

  /** Plays games, mostly by the exact values. */
  private visit(): void {
    const { start, target } = this.graph;
    let node = 0;
    for (let i = 0, turns = 0; i < VISITS; turns++) {
      const drawn = target[start[node] + this.rng.below(this.edges(node))];
      if (drawn < 0 || turns === MOST_TURNS) {
        node = turns = 0;
        continue;
      }
      this.visited[i++] = drawn;
      let choice = start[drawn] + this.rng.below(this.edges(drawn));
      if (this.rng.float() >= RANDOM)
        for (let edge = start[drawn]; edge < start[drawn + 1]; edge++)
          if (this.worth(edge, true) > this.worth(choice, true)) choice = edge;
      node = Math.max(0, target[choice]);
      if (target[choice] < 0) turns = 0;
    }
  }

  /** By decision how often it is visited or may follow an action of one that is. */
  private seen(): Map<number, number> {
    const { start, target } = this.graph;
    const seen = new Map<number, number>();
    const note = (node: number, count: number): unknown => node >= 0 && seen.set(node, (seen.get(node) ?? 0) + count);
    for (const node of this.visited) {
      note(node, 1);
      for (let edge = start[node]; edge < start[node + 1]; edge++) {
        const chance = target[edge];
        if (chance < 0) continue;
        for (let outcome = start[chance]; outcome < start[chance + 1]; outcome++) note(target[outcome], 1 / 6);
      }
    }
    return seen;
  }

  /** One position: its value. */
  fitValue(rate: number): void {
    const i = this.rng.below(this.size);
    const error = this.fit.chanceAt(this.entries, i * TUPLES.length) - this.values[this.nodes[i]];
    this.fit.move(this.entries, i * TUPLES.length, this.weight[i] * error, rate);
  }

  /** One decision that was visited: what is lost where actions are likely as the tables value them, and the values. */
  fitOrder(rate: number): void {
    const { start, target } = this.graph;
    const node = this.visited[this.rng.below(VISITS)];
    const edges = Array.from({ length: this.edges(node) }, (_, i) => start[node] + i);
    const judged = edges.map((edge) => this.worth(edge, false));
    const exact = edges.map((edge) => this.worth(edge, true));
    const most = Math.max(...judged);
    const likely = judged.map((value) => Math.exp((value - most) / SOFTNESS));
    const all = likely.reduce((sum, each) => sum + each, 0);
    const mean = likely.reduce((sum, each, i) => sum + (each / all) * exact[i], 0);
    for (const [i, edge] of edges.entries()) {
      const order = (-(likely[i] / all) * (exact[i] - mean)) / SOFTNESS;
      if (target[edge] >= 0) this.moveAction(target[edge], order + VALUE_SHARE * (judged[i] - exact[i]), rate);
    }
  }

  private moveAction(chance: number, gradient: number, rate: number): void {
    const { start, target } = this.graph;
    for (let outcome = start[chance]; outcome < start[chance + 1]; outcome++) {
      if (target[outcome] < 0) continue;
      const from = this.place[target[outcome]] * TUPLES.length;
      const judged = this.fit.chanceAt(this.entries, from);
      const slope = (judged * (1 - judged)) / this.edges(chance);
      this.fit.move(this.entries, from, gradient * slope, rate);
    }
  }
}

const fitted = (side: string, zombies: readonly number[]): string[] => {
  const fit = new Fit();
  const rng = new Rng().seed(1);
  const lessons = zombies.map((count) => {
    const options = parseOptions(zombieKidz.options, { side, zombies: count, players: 2 }, 'game zombie-kidz');
    return new Lesson(zombieKidz.create(options) as Game<KidzState>, fit, rng);
  });
  const total = lessons.reduce((sum, { size }) => sum + size, 0);
  for (let i = 0; i < PASSES * total; i++) {
    // Each position as often as any other.
    let lesson = 0;
    for (let at = rng.below(total); at >= lessons[lesson].size; lesson++) at -= lessons[lesson].size;
    lessons[lesson].fitValue(0.3 / Math.sqrt(1 + Math.floor(i / total)));
  }
  fit.slow();
  for (let i = 0; i < LOOKS; i++)
    lessons[rng.below(lessons.length)].fitOrder(0.05 / Math.sqrt(1 + Math.floor((9 * i) / LOOKS)));
  return fit.weights.map(pack);
};

/** A packed table as lines of source. */
const lines = (packed: string): string =>
  `[\n${(packed.match(/.{1,110}/g) as string[]).map((line) => `      '${line}',\n`).join('')}    ].join('')`;

const zombies = process.argv.length > 2 ? process.argv.slice(2).map(Number) : [5, 9, 10];
const tables = (['night', 'day'] as const).map(
  (side) =>
    `  ${side}: [\n${fitted(side, zombies)
      .map((packed) => `    ${lines(packed)},\n`)
      .join('')}  ],\n`,
);
const head = `/**
 * The tables of the evaluation for two heroes, packed: see by-values.ts. Written by scripts/fit-kidz.ts from games with
 * ${zombies.join(', ')} zombies.
 */
export const WEIGHTS: Readonly<Record<'night' | 'day', readonly string[]>> = {
`;
const file = fileURLToPath(new URL('../../src/games/zombie-kidz/weights.ts', import.meta.url));
writeFileSync(file, `${head}${tables.join('')}};\n`);
