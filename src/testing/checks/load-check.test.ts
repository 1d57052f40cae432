import { expect, it } from 'vitest';
import { UserError } from '../../core/errors.js';
import { findingsOf, pigWhere } from '../toy-games/broken.js';

const CHECK = 'load refuses what is no position, and names the field that is wrong';

it('catches a mistake of the user that is shown as a bug', () => {
  const game = pigWhere({
    load(json) {
      const { points } = json as { points: number[] };
      if (points[0] > 40) throw new UserError('points has too many');
      super.load(json);
    },
  });
  expect(findingsOf(game)[CHECK]).toMatch(/^null gives no UserError: Cannot /);
});

it('catches a field that is looked at by nobody', () => {
  const game = pigWhere({
    load(json) {
      super.load(typeof json === 'object' && json !== null && !Array.isArray(json) ? { ...json, pot: 0 } : json);
    },
  });
  expect(findingsOf(game)).toHaveProperty([CHECK], 'pot {"nonsense":true} is accepted');
});

it('catches a field that is misspelt', () => {
  const game = pigWhere({
    load(json) {
      if (json === null || typeof json !== 'object' || Array.isArray(json)) return super.load(json);
      const { noSuchField, ...rest } = json as Record<string, unknown>;
      return super.load(rest);
    },
  });
  expect(findingsOf(game)).toHaveProperty([CHECK], 'a position with noSuchField is accepted');
});

it('catches a refusal that says nothing', () => {
  const game = pigWhere({
    load(json) {
      try {
        super.load(json);
      } catch {
        throw new UserError('The position is wrong.');
      }
    },
  });
  expect(findingsOf(game)[CHECK]).toContain('it says "The position is wrong.", without naming noSuchField');
});
