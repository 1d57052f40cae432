import { expect, it } from 'vitest';
import { parseExperiment } from './experiment.js';

const START = { title: 'T', game: 'zombies-vs-wrestlers' };

const MISTAKES: Readonly<Record<string, readonly [experiment: object, says: string]>> = {
  'has no game': [{ title: 'T', lineups: ['random'] }, 'the field game is missing'],
  'has an unknown field': [{ ...START, lineups: ['random'], gmes: 3 }, 'no field "gmes". Did you mean "games"?'],
  'has text for a number': [{ ...START, lineups: ['random'], games: '3' }, 'field games must be a number'],
  'has a half game': [{ ...START, lineups: ['random'], games: 0.5 }, 'field games must be a whole number'],
  'has no games': [{ ...START, lineups: ['random'], games: 0 }, 'field games must be at least 1'],
  'has text for a list': [{ ...START, lineups: 'random' }, 'field lineups must be a list'],
  'has no line-up': [{ ...START, lineups: [] }, 'field lineups must be a list of at least 1'],
  'has a wrong line-up': [{ ...START, lineups: [3] }, 'field lineups.0 must be a line-up'],
  'has a wrong field in a line-up': [
    { ...START, lineups: [{ agents: 'random', gams: 3 }] },
    'field lineups.0: there is no "gams"',
  ],
  'has no levels': [{ ...START, lineups: ['random'], sweep: { dice: [] } }, 'field sweep.dice must be'],
  'has its target the wrong way round': [
    { ...START, lineups: ['random'], target: [0.6, 0.4] },
    'the first number must not exceed the second',
  ],
  'has a confidence of one': [{ ...START, lineups: ['random'], confidence: 1 }, 'field confidence must be below 1'],
};

it.each(Object.entries(MISTAKES))('an experiment that %s is refused in our own words', (_, [experiment, says]) => {
  expect(() => parseExperiment(experiment, 'my.ts')).toThrow(says);
});

it('an experiment has defaults for all but title, game and line-ups', () => {
  expect(parseExperiment({ ...START, lineups: ['random'] }, 'my.ts')).toEqual({
    ...START,
    lineups: ['random'],
    ...{ options: {}, sweep: {}, rotate: false, games: 1000, seed: 1, confidence: 0.95 },
  });
});
