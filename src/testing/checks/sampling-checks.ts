import type { Action } from '../../core/game.js';
import { chiSquareTest } from '../../stats/chi-square-test.js';
import { type Node, type NodeCheck, streamOf } from '../node-check.js';

/** A true sampler falls below this about once in a billion tests. */
const SIGNIFICANCE = 1e-9;

/** Says how draws disagree with the probabilities of the actions they should be of, or returns null. */
const disagreement = (
  node: Node,
  draw: () => Action,
  actions: readonly Action[],
  probabilities: readonly number[],
): string | null => {
  const places = new Map(actions.map((action, index) => [action, index]));
  const observed = new Array<number>(actions.length).fill(0);
  for (let count = 0; count < node.draws; count++) {
    const drawn = draw();
    const place = places.get(drawn);
    if (place === undefined) return `${drawn} was drawn, which is not listed`;
    observed[place]++;
  }
  if (actions.length === 1) return null;
  const { p, statistic } = chiSquareTest(observed, [...probabilities]);
  if (!(p < SIGNIFICANCE)) return null;
  const counts = actions.slice(0, 6).map((action, index) => {
    const expected = Math.round(probabilities[index] * node.draws);
    return `${node.state.describeAction(action)} ${observed[index]} times of ${expected} expected`;
  });
  return `χ² = ${statistic.toFixed(1)}, p = ${p.toExponential(1)}: ${counts.join(', ')}`;
};

const chanceDisagrees = (node: Node): string | null => {
  const rng = streamOf(node, 0);
  const { outcomes, probabilities } = node.reader.chances(node.state);
  return disagreement(node, () => node.state.sampleChance(rng), outcomes, probabilities);
};

const sampleDisagrees = (node: Node): string | null => {
  const rng = streamOf(node, 0);
  const legal = node.reader.legalActions(node.state);
  const evenly = legal.map(() => 1 / legal.length);
  return disagreement(node, () => node.state.sampleAction?.(rng) ?? Number.NaN, legal, evenly);
};

/** Checks that the samplers draw what the lists say. */
export const samplingChecks: readonly NodeCheck[] = [
  {
    name: 'sampleChance draws each outcome with its probability',
    kind: 'chance',
    rate: 'few',
    find: chanceDisagrees,
  },
  {
    name: 'sampleAction draws each legal action as often',
    kind: 'decision',
    rate: 'few',
    applies: ({ state }) => state.sampleAction !== undefined,
    find: sampleDisagrees,
  },
];
