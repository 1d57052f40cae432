import { describe, expect, it } from 'vitest';
import { didYouMean, isUserError, messageOf, UserError, unknownWord } from './errors.js';

describe('the nearest word', () => {
  const known = ['dice', 'stalemateTurns', 'cageRing', 'horde'];

  it.each([
    ['dcie', 'dice'],
    ['stalemateturn', 'stalemateTurns'],
    ['CAGERING', 'cageRing'],
    ['hord', 'horde'],
  ])('of %s is %s', (word, nearest) => {
    expect(didYouMean(word, known)).toBe(` Did you mean "${nearest}"?`);
  });

  it('is nothing where none is near', () => {
    expect(didYouMean('elephant', known)).toBe('');
    expect(didYouMean('dice', [])).toBe('');
  });

  it('is never a short word that shares no letter', () => {
    expect(didYouMean('xy', ['ab', 'cd'])).toBe('');
  });

  it('goes by the letters, not by their case', () => {
    expect(didYouMean('aaaa', ['AAAA', 'aabb'])).toBe(' Did you mean "AAAA"?');
  });
});

describe('an unknown word', () => {
  it('is told with the nearest right one and all that are known', () => {
    expect(unknownWord('agent', 'gredy', ['random', 'greedy', 'mcts']).message).toBe(
      'Unknown agent "gredy". Did you mean "greedy"? Known: random, greedy, mcts.',
    );
    expect(unknownWord('metric', 'x', []).message).toBe('Unknown metric "x". There are none here.');
  });
});

describe('an error', () => {
  it('of the user is known by its name, also after it came from another thread', () => {
    const cloned = structuredClone(new UserError('no'));
    cloned.name = 'UserError';
    expect([new UserError('no'), cloned, new Error('no'), 'UserError', null].map(isUserError)).toEqual([
      ...[true, true, false, false, false],
    ]);
  });

  it('has a message whatever was thrown', () => {
    expect([new Error('a'), 'b', 3, undefined, null].map(messageOf)).toEqual(['a', 'b', '3', 'undefined', 'null']);
  });
});
