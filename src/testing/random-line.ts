import { type Action, CHANCE, type State } from '../core/game.js';
import type { Rng } from '../core/rng.js';
import type { Chances, Reader } from './reader.js';

/**
 * How a random game is played. Evenly: each legal action, and each outcome with its probability. Otherwise lopsided, so
 * that corners of the rules are reached: the first or the last legal actions are preferred, or all outcomes are as likely.
 */
export const STYLES = ['even', 'first', 'last', 'rare'] as const;
export type Style = (typeof STYLES)[number];

/** An outcome drawn by the listed probabilities. */
const drawOutcome = ({ outcomes, probabilities }: Chances, rng: Rng): Action => {
  let left = rng.float();
  for (let index = 0; index < outcomes.length - 1; index++) {
    left -= probabilities[index];
    if (left < 0) return outcomes[index];
  }
  return outcomes[outcomes.length - 1];
};

const preferring = (legal: readonly Action[], at: number, rng: Rng): Action =>
  legal[rng.below(3) === 0 ? rng.below(legal.length) : at];

/**
 * An action or outcome of a node that is not terminal, drawn from the list that the game gives (never by its own
 * samplers, so that the same numbers choose the same whatever they do).
 *
 * @throws Error at a node that lists nothing
 */
export const randomAction = (reader: Reader, state: State, rng: Rng, style: Style = 'even'): Action => {
  if (state.seat === CHANCE) {
    const chances = reader.chances(state);
    if (chances.outcomes.length === 0) throw new Error('A chance node has no outcomes.');
    return style === 'rare' ? chances.outcomes[rng.below(chances.outcomes.length)] : drawOutcome(chances, rng);
  }
  const legal = reader.legalActions(state);
  if (legal.length === 0) throw new Error('A decision node has no legal actions.');
  if (style === 'first') return preferring(legal, 0, rng);
  return style === 'last' ? preferring(legal, legal.length - 1, rng) : legal[rng.below(legal.length)];
};
