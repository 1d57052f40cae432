import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { UserError } from '../core/errors.js';
import type { GameDefinition } from '../core/game.js';
import { option } from '../core/options.js';
import { optionSets } from './option-sets.js';
import { pig } from './toy-games/pig.js';

const toy = pig as unknown as GameDefinition;

const givenOf = (definition: GameDefinition): object[] =>
  optionSets(definition, () => undefined).map(({ given }) => given);

describe('the option sets of a game', () => {
  it('are the defaults, the declared ones, and one option at a time', () => {
    expect(givenOf(toy)).toEqual([
      {},
      { goal: 30, rounds: 3 },
      { goal: 6 },
      { goal: 100 },
      { die: 'loaded' },
      { rounds: 1 },
      { rounds: 30 },
      { forcedRoll: false },
    ]);
  });

  it('have an option’s plausible values, and no default a second time', () => {
    const size = option(z.int().default(5), { describe: 'Size.', source: 'assumed', plausible: [4, 5, 6] });
    expect(givenOf({ ...toy, options: z.object({ size }), conformance: [] })).toEqual([{}, { size: 4 }, { size: 6 }]);
  });

  it('leave out what the game refuses', () => {
    const picky = {
      ...toy,
      create: (options: Record<string, unknown>) => {
        if (options.goal === 100 && options.rounds !== 30) throw new UserError('Too long.');
        return toy.create(options);
      },
    };
    expect(givenOf(picky)).not.toContainEqual({ goal: 40 });
  });

  it('are told of where the game fails to be made', () => {
    const told: string[] = [];
    const broken = {
      ...toy,
      create: (options: Record<string, unknown>) => {
        if (options.die === 'loaded') throw new TypeError('no such die');
        return toy.create(options);
      },
    };
    optionSets(broken, (message, given) => told.push(`${JSON.stringify(given)}: ${message}`));
    expect(told).toEqual(['{"die":"loaded"}: it threw: no such die']);
  });
});
