import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { UserError } from '../core/errors.js';
import { type AgentSpec, parseLineUp, specText } from './line-up.js';

/** A line-up of a single agent. */
const parseAgentSpec = (text: string): AgentSpec => parseLineUp([text], 1)[0];

describe('an agent in text', () => {
  it.each([
    ['random', 'random', {}],
    [' random ', 'random', {}],
    ['mcts:iterations=400', 'mcts', { iterations: '400' }],
    ['mcts:iterations=400,playout=greedy', 'mcts', { iterations: '400', playout: 'greedy' }],
    ['mcts: iterations = 400 , cutoff = none', 'mcts', { iterations: '400', cutoff: 'none' }],
    ['./agents/mine.ts', './agents/mine.ts', {}],
    ['./agents/mine.ts:depth=2', './agents/mine.ts', { depth: '2' }],
    ['C:\\agents\\mine.ts', 'C:\\agents\\mine.ts', {}],
    ['C:\\agents\\mine.ts:depth=2', 'C:\\agents\\mine.ts', { depth: '2' }],
    ['C:/agents/mine.ts:depth=2,file=D:/x', 'C:/agents/mine.ts', { depth: '2', file: 'D:/x' }],
    ['mine:book=a=b', 'mine', { book: 'a=b' }],
    ['mine:empty=', 'mine', { empty: '' }],
  ])('"%s" is a name and parameters', (text, name, parameters) => {
    expect(parseAgentSpec(text)).toEqual({ name, parameters });
  });

  it.each([
    ['', '"" is no agent. Write name or name:parameter=value,parameter=value.'],
    ['iterations=400', '"iterations=400" is no agent. Write name or name:parameter=value,parameter=value.'],
    [
      'mcts:iterations=400,greedy',
      '"greedy" in the agent "mcts:iterations=400,greedy" is no parameter. Write parameter=value.',
    ],
    ['mcts:=400', '"=400" in the agent "mcts:=400" is no parameter. Write parameter=value.'],
    ['mcts:a=1,,b=2', '"" in the agent "mcts:a=1,,b=2" is no parameter. Write parameter=value.'],
    ['mcts:a=1,a=2', 'The agent "mcts:a=1,a=2" gives a twice.'],
  ])('"%s" is refused', (text, message) => {
    expect(() => parseAgentSpec(text)).toThrow(new UserError(message));
  });

  it('comes back from its text', () => {
    const word = fc.stringMatching(/^[a-z][a-zA-Z0-9]*$/);
    const value = fc.stringMatching(/^[a-z0-9.:/=-]*$/);
    const name = fc.oneof(word, fc.stringMatching(/^\.\/[a-z/]+\.ts$/), fc.stringMatching(/^C:\\[a-z\\]+\.ts$/));
    fc.assert(
      fc.property(name, fc.dictionary(word, value, { noNullPrototype: true }), (name, parameters) => {
        expect(parseAgentSpec(specText({ name, parameters }))).toEqual({ name, parameters });
      }),
    );
  });
});

describe('a line-up', () => {
  const texts = (lineUp: string | string[], seats: number): string[] => parseLineUp(lineUp, seats).map(specText);

  it('parts agents and parameters by commas alike', () => {
    expect(texts('mcts,greedy', 2)).toEqual(['mcts', 'greedy']);
    expect(texts('mcts:iterations=50,cutoff=3,greedy:epsilon=0.1,random', 3)).toEqual([
      ...['mcts:iterations=50,cutoff=3', 'greedy:epsilon=0.1', 'random'],
    ]);
    expect(texts('./a.ts:x=1,y=2, C:\\b.ts:z=3', 2)).toEqual(['./a.ts:x=1,y=2', 'C:\\b.ts:z=3']);
  });

  it('of one agent is that agent in every seat', () => {
    expect(texts('mcts:iterations=50,cutoff=3', 3)).toEqual(new Array(3).fill('mcts:iterations=50,cutoff=3'));
    expect(texts(['greedy'], 1)).toEqual(['greedy']);
  });

  it('may be a list', () => {
    expect(texts(['mcts:iterations=50,cutoff=3', 'random'], 2)).toEqual(['mcts:iterations=50,cutoff=3', 'random']);
  });

  it('of another length is refused', () => {
    expect(() => parseLineUp('mcts,greedy,random', 2)).toThrow(
      new UserError(
        'The line-up mcts,greedy,random has 3 agents, but the game has 2 seats. Give 2 agents, or one for all seats.',
      ),
    );
    expect(() => parseLineUp([], 2)).toThrow(UserError);
  });

  it('with a gap is refused', () => {
    expect(() => parseLineUp('mcts,', 2)).toThrow('"" is no agent.');
    expect(() => parseLineUp('', 2)).toThrow('"" is no agent.');
  });

  it('comes back from its text', () => {
    const spec = fc.record({
      name: fc.stringMatching(/^[a-z]+$/),
      parameters: fc.dictionary(fc.stringMatching(/^[a-z]+$/), fc.stringMatching(/^[a-z0-9.]*$/), {
        noNullPrototype: true,
      }),
    });
    fc.assert(
      fc.property(fc.array(spec, { minLength: 2, maxLength: 5 }), (specs) => {
        expect(parseLineUp(specs.map(specText).join(','), specs.length)).toEqual(specs);
      }),
    );
  });

  it('is one agent among others by a sentence', () => {
    expect(texts('one novice among expert', 3)).toEqual(['novice', 'expert', 'expert']);
    expect(texts('one mcts:iterations=50,cutoff=3 among greedy:epsilon=0.1', 2)).toEqual([
      ...['mcts:iterations=50,cutoff=3', 'greedy:epsilon=0.1'],
    ]);
    expect(() => texts('one novice among expert', 1)).toThrow('needs a game of two seats or more.');
  });
});
