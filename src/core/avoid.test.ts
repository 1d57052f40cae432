import { describe, expect, it } from 'vitest';
import { random } from '../../agents/random.js';
import { KIND_NAMES } from '../games/zombie-bus/actions.js';
import { zombieBus } from '../games/zombie-bus/index.js';
import { Match } from '../match/match.js';
import { pig } from '../testing/toy-games/pig.js';
import type { AgentDefinition } from './agent.js';
import { avoidable } from './avoid.js';
import type { Game } from './game.js';

const bus = zombieBus.create(zombieBus.options.parse({ players: 2, busLimit: 8 })) as unknown as Game;
const { create, parameters } = avoidable(random as unknown as AgentDefinition);

/** How often tokens were used and rescuers fled in so many games in which nobody takes actions of some kinds. */
const played = (avoid: string, games: number): { used: number; fled: number } => {
  const agents = [0, 1].map(() => create(bus, parameters.parse({ avoid })));
  const match = new Match(bus, agents, 3);
  const names = bus.info.metrics.map(({ name }) => name);
  const count = { used: 0, fled: 0 };
  for (let block = 0; block < games; block++) {
    const { metrics } = match.play(block, 0);
    count.fled += metrics[names.indexOf('fled')];
    for (const [i, name] of names.entries()) if (name.startsWith('used_')) count.used += metrics[i];
  }
  return count;
};

describe('an agent that avoids kinds of actions', () => {
  it('never takes one of them, which it would otherwise', () => {
    expect(played('', 60).fled).toBeGreaterThan(0);
    expect(played('', 60).used).toBeGreaterThan(0);
    expect(played('flee', 60).fled).toBe(0);
    expect(played('flee+use', 60)).toEqual({ used: 0, fled: 0 });
  });

  it('takes one of them where there are no others', () => {
    expect(() => played(KIND_NAMES.join('+'), 3)).not.toThrow();
  });

  it('is refused kinds that the game does not have, or that a game without kinds does not name', () => {
    expect(() => create(bus, parameters.parse({ avoid: 'fleee' }))).toThrow(
      'Unknown kind of action of zombie-bus "fleee". Did you mean "flee"? Known: reroll, pickHero,',
    );
    const named = pig.create(pig.options.parse({})) as unknown as Game;
    expect(() => create(named, parameters.parse({ avoid: 'roll' }))).toThrow(
      'The game pig names no kinds of actions, so none can be avoided.',
    );
  });

  it('keeps a parameter of its own by that name', () => {
    const own = avoidable(random as unknown as AgentDefinition);
    expect(avoidable(own)).toBe(own);
  });
});
