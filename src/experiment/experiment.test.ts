import { describe, expect, it } from 'vitest';
import { UserError } from '../core/errors.js';
import { type Experiment, parseExperiment } from './experiment.js';

const least: Experiment = { title: 'A question', game: 'zombies-vs-wrestlers', lineups: ['random'] };

/** What the user is told of an experiment that is refused. */
const complaint = (given: unknown): string => {
  try {
    parseExperiment(given, 'my-experiment');
  } catch (error) {
    expect(error).toBeInstanceOf(UserError);
    return (error as Error).message;
  }
  return 'accepted';
};

describe('an experiment', () => {
  it('has defaults for all but its title, game and line-ups', () => {
    expect(parseExperiment(least, 'x')).toEqual({
      ...least,
      ...{ options: {}, sweep: {}, rotate: false, games: 1000, seed: 1, confidence: 0.95 },
    });
  });

  it('may say all there is to say', () => {
    const full: Experiment = {
      ...least,
      question: 'Who?',
      options: { dice: 3, factions: ['zombies', 'zombies'] },
      sweep: { stalemateTurns: [3, 5], cupTargets: [true, false] },
      lineups: [
        'mcts,random',
        ['greedy', 'random'],
        { agents: 'greedy', name: 'mirror', games: 10 },
        { agents: ['a', 'b'] },
      ],
      ...{
        rotate: true,
        games: 2_000_000_000,
        seed: 2 ** 53 - 1,
        outcome: 'draw',
        target: [0.4, 0.6],
        confidence: 0.9,
      },
    };
    expect(parseExperiment(full, 'x')).toEqual(full);
  });
});

describe('a malformed experiment', () => {
  it.each([
    ['title', ''],
    ['title', 3],
    ['question', 3],
    ['game', ''],
    ['game', undefined],
    ['options', ['dice']],
    ['options', 'dice=3'],
    ['sweep', [3, 4]],
    ['lineups', 'random'],
    ['lineups', []],
    ['rotate', 'yes'],
    ['games', 0],
    ['games', 1.5],
    ['games', 2_000_000_001],
    ['games', '100'],
    ['seed', -1],
    ['seed', 0.5],
    ['seed', 2 ** 53],
    ['outcome', ['draw']],
    ['target', 0.5],
    ['target', [0.5]],
    ['target', [0.6, 0.4]],
    ['confidence', 0],
    ['confidence', 1],
    ['confidence', 95],
    ['confidence', null],
  ])('is told that it is the field %s that can’t be %j', (field, value) => {
    const message = complaint({ ...least, [field]: value });
    expect(message).toMatch(/^my-experiment/);
    expect(message).toMatch(new RegExp(`field ${field}\\b`));
  });

  it.each([
    ['sweep.dice', { sweep: { dice: 3 } }],
    ['sweep.dice', { sweep: { dice: [] } }],
    ['lineups.1', { lineups: ['random', 7] }],
    ['lineups.0', { lineups: [[]] }],
    ['lineups.0.agents', { lineups: [{ name: 'x' }] }],
    ['lineups.0.games', { lineups: [{ agents: 'random', games: 0 }] }],
    ['lineups.0.games', { lineups: [{ agents: 'random', games: 3_000_000_000 }] }],
    ['lineups.0', { lineups: [{ agents: 'random', gmaes: 3 }] }],
    ['target.1', { target: [0.5, 2] }],
  ])('is told where: %s', (where, changes) => {
    expect(complaint({ ...least, ...changes })).toContain(`field ${where}`);
  });

  it('is told of a field that there is none of, and the nearest that there is', () => {
    const message = complaint({ ...least, lineup: ['random'] });
    expect(message).toContain('"lineup"');
    expect(message).toContain('Did you mean "lineups"?');
    expect(message).toContain('The fields are title, question, game, ');
  });

  it.each([[null], [undefined], [3], ['random'], [[]], [() => least]])('is told what %s is not', (given) => {
    expect(complaint(given)).toMatch(/^my-experiment/);
  });
});
