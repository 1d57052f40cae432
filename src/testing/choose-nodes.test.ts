import fc from 'fast-check';
import { expect, it } from 'vitest';
import { Rng } from '../core/rng.js';
import { chooseNodes } from './choose-nodes.js';

const games = fc.array(fc.constantFrom('0', '1', 'chance 0', 'chance 1'), { minLength: 1, maxLength: 60 });
const counts = fc.integer({ min: 4, max: 12 });

it('has the first and the last node, and one of each sort', () => {
  fc.assert(
    fc.property(games, counts, fc.nat(), (sorts, some, seed) => {
      const chosen = chooseNodes(sorts, some, 4, new Rng().seed(seed)).some;
      expect(chosen).toContain(0);
      expect(chosen).toContain(sorts.length - 1);
      expect(new Set([...chosen].map((ply) => sorts[ply]))).toEqual(new Set(sorts));
    }),
  );
});

it('has no more nodes than it may, and none that is not there', () => {
  fc.assert(
    fc.property(games, counts, counts, fc.nat(), (sorts, some, few, seed) => {
      const chosen = chooseNodes(sorts, some, few, new Rng().seed(seed));
      expect(chosen.some.size).toBeLessThanOrEqual(some + 2);
      expect(chosen.few.size).toBeLessThanOrEqual(few);
      for (const ply of [...chosen.some, ...chosen.few]) expect(sorts[ply]).toBeDefined();
    }),
  );
});
