import type { Agent, Turn } from '../core/agent.js';
import type { Action } from '../core/game.js';

/** An agent that never takes the actions that are refused to it; there is always another one. */
export const refusing = (agent: Agent, refuses: (action: Action) => boolean): Agent => ({
  begin: (seat) => agent.begin?.(seat),
  act: (turn) => agent.act(withoutRefused(turn, refuses)),
});

const withoutRefused = (turn: Turn, refuses: (action: Action) => boolean): Turn => {
  const legal = turn.legal.subarray(0, turn.count).filter((action) => !refuses(action));
  return {
    seat: turn.seat,
    rng: turn.rng,
    count: legal.length,
    legal,
    sampleAction: () => legal[turn.rng.below(legal.length)],
    view: () => turn.view(),
  };
};
