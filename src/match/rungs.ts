import type { Game, Rung } from '../core/game.js';
import { RUNGS } from '../core/game.js';
import { type AgentSpec, parseAgentSpec } from './line-up.js';

/** What each rung stands for in a game that can judge a position. */
const JUDGED: Readonly<Record<Rung, string>> = {
  novice: 'greedy:epsilon=0.6',
  casual: 'greedy:epsilon=0.3',
  skilled: 'greedy',
  expert: 'mcts',
};

/** In one that can't. */
const UNJUDGED: Readonly<Record<Rung, string>> = {
  novice: 'random',
  casual: 'mcts:iterations=30',
  skilled: 'mcts:iterations=300',
  expert: 'mcts:iterations=3000',
};

export const isRung = (name: string): name is Rung => (RUNGS as readonly string[]).includes(name);

/** The spec, in text, that a rung stands for in a game: what the game says, or what is usual. */
export const rungText = (rung: Rung, game: Game): string =>
  game.rungs?.[rung] ?? (game.evaluate ? JUDGED : UNJUDGED)[rung];

/** What a rung stands for in a game, with what is given beside its name (`expert:avoid=flee`); another spec as it is. */
export const withoutRung = (spec: AgentSpec, game: Game): AgentSpec => {
  if (!isRung(spec.name)) return spec;
  const { name, parameters } = parseAgentSpec(rungText(spec.name, game));
  return { name, parameters: { ...parameters, ...spec.parameters } };
};
