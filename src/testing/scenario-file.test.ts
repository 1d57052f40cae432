import { describe, expect, it } from 'vitest';
import { parseScenarios } from './scenario-file.js';

const GOOD = { title: 'a ruling', game: 'race', expect: { seat: 0 } };

/** What is said of a good scenario with something changed. */
const complaint = (change: object): string => {
  try {
    parseScenarios({ ...GOOD, ...change }, 'rulings.json');
  } catch (error) {
    return (error as Error).message;
  }
  return 'nothing';
};

describe('a file of scenarios', () => {
  it('holds one, or a list of them', () => {
    expect(parseScenarios(GOOD, 'rulings.json')).toEqual([{ ...GOOD, options: {}, play: [] }]);
    expect(parseScenarios([GOOD, GOOD], 'rulings.json')).toHaveLength(2);
  });

  it.each([
    [[], 'rulings.json holds no scenario.'],
    [7, 'rulings.json: the scenario must be an object.'],
    [null, 'rulings.json: the scenario must be an object.'],
    [[GOOD, 'x'], 'rulings.json: scenario 2 must be an object.'],
    [[GOOD, { ...GOOD, title: 1 }], 'rulings.json: field title of scenario 2 must be a text.'],
  ])('that holds %j is refused', (json, sentence) => {
    expect(() => parseScenarios(json, 'rulings.json')).toThrow(sentence);
  });
});

describe('a field', () => {
  it.each([
    [{ title: undefined }, 'field title of the scenario is missing.'],
    [{ title: '' }, 'field title of the scenario must be a text.'],
    [{ game: undefined }, 'field game of the scenario is missing.'],
    [{ game: 3 }, 'field game of the scenario must be a text.'],
    [{ options: 'dice=3' }, 'field options of the scenario must be an object.'],
    [{ play: 'rally' }, 'field play of the scenario must be a list of texts.'],
    [{ play: ['rally', 3] }, 'field play.1 of the scenario must be a text.'],
    [{ plya: [] }, 'the scenario has no field "plya". Did you mean "play"? It has: title, game, options, position,'],
    [{ expect: undefined }, 'field expect of the scenario is missing.'],
    [{ expect: {} }, 'field expect of the scenario names nothing that could fail.'],
    [{ expect: { sea: 0 } }, 'field expect of the scenario has no field "sea". Did you mean "seat"?'],
    [{ expect: { seat: -1 } }, 'expect.seat of the scenario must be a role, the number of a seat, "chance" or "over".'],
    [{ expect: { position: [] } }, 'field expect.position of the scenario must be an object.'],
    [{ expect: { legal: [] } }, 'field expect.legal of the scenario must be an object.'],
    [{ expect: { legal: { include: [] } } }, 'has no field "include". Did you mean "includes"?'],
    [{ expect: { legal: { includes: 'a' } } }, 'field expect.legal.includes of the scenario must be a list of texts.'],
    [{ expect: { legal: { count: 1.5 } } }, 'field expect.legal.count of the scenario must be a whole number.'],
    [{ expect: { legal: { count: -1 } } }, 'field expect.legal.count of the scenario must be a whole number.'],
    [{ expect: { chance: [1] } }, 'expect.chance of the scenario must be an object: the probability of each outcome'],
    [{ expect: { chance: { a: 2 } } }, 'field expect.chance.a of the scenario must be from 0 to 1.'],
    [{ expect: { chance: { a: '7/6' } } }, 'field expect.chance.a of the scenario must be from 0 to 1.'],
    [{ expect: { chance: { a: 'half' } } }, 'must be a number, or a fraction as a text: "24/36".'],
    [{ expect: { chance: { a: '1/0' } } }, 'must be a number, or a fraction as a text: "24/36".'],
    [{ expect: { returns: 1 } }, 'field expect.returns of the scenario must be a list of numbers, one a seat.'],
    [{ expect: { endReason: 1 } }, 'field expect.endReason of the scenario must be a text.'],
    [{ expect: { metrics: { a: 0.5 } } }, 'field expect.metrics.a of the scenario must be a whole number.'],
  ])('that is wrong is named: %j', (change, sentence) => {
    expect(complaint(change)).toContain(sentence);
  });

  it('that can be left out may be left out', () => {
    expect(complaint({ options: undefined, play: undefined, position: undefined })).toBe('nothing');
  });
});
