import { expect, it } from 'vitest';
import type { GameInfo } from '../../core/game.js';
import { pig } from '../toy-games/pig.js';
import { infoFault } from './info-check.js';

const { info } = pig.create(pig.options.parse({}));

it.each<[Partial<GameInfo>, string | null]>([
  [{}, null],
  [{ id: 'hog' }, 'the id is "hog" in info, and "pig" in the definition'],
  [{ seats: 0 }, 'seats is 0, and must be a whole number of at least 1'],
  [{ maxChanceOutcomes: 0 }, 'maxChanceOutcomes is 0, and must be a whole number of at least 1'],
  [{ maxChanceOutcomes: 0, chanceStreams: [] }, null],
  [{ minReturn: 2 }, 'minReturn is 2 and maxReturn 1'],
  [{ maxReturn: 1.25, returnUnit: 2 }, 'minReturn and maxReturn are not whole multiples of 1/2'],
  [{ roles: [] }, 'there are no roles'],
  [{ endReasons: ['goal', 'goal'] }, 'the endReasons have "goal" twice'],
  [{ chanceStreams: [''] }, 'the chanceStreams have an empty name'],
])('of %j it says %s', (change, fault) => {
  expect(infoFault({ ...info, ...change }, 'pig')).toBe(fault);
});
