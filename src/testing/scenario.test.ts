import { describe, expect, it } from 'vitest';
import { zombiesVsWrestlers } from '../games/zombies-vs-wrestlers/index.js';
import { runScenario } from './scenario.js';
import { parseScenarios } from './scenario-file.js';
import { pig } from './toy-games/pig.js';

const MATCH = { active: 1, seats: [{ combat: [1, 2] }, { combat: [1, 6] }] };
const CHALLENGE = 'cage match against Runner (2) of zombies';
const OVER = ['Zombie (1) destroys Wrestler (1) of wrestlers'];
const LAST_DIE = { options: { dice: 1 }, position: { seats: [{ combat: [1] }, { combat: [1] }] }, play: OVER };

const run = (given: object, game = zombiesVsWrestlers) => {
  const [scenario] = parseScenarios({ title: 'it holds', game: game.id, ...given }, 'a file');
  return runScenario(scenario, game as never);
};

const at = (play: string[], expected: object) => run({ position: MATCH, play, expect: expected });

describe('an expectation', () => {
  it.each([
    ['a position, of which only the named fields count', at([], { position: { turn: 1, seats: [{ cup: 7 }, {}] } })],
    ['a seat by its role', at([], { seat: 'wrestlers' })],
    ['a seat by its number', at([], { seat: 1 })],
    ['chance', at([CHALLENGE], { seat: 'chance' })],
    ['legal actions', at([], { legal: { includes: [CHALLENGE], excludes: ['royal rumble'], count: 7 } })],
    ['a chance as a fraction', at([CHALLENGE], { chance: { 'the Ring rolls 6, the challenged die 1': '2/36' } })],
    ['a chance to four places', at([CHALLENGE], { chance: { 'the Ring rolls 6, the challenged die 1': 0.0556 } })],
    [
      'an outcome that can not come about',
      at([CHALLENGE], { chance: { 'the Ring rolls 7, the challenged die 1': 0 } }),
    ],
    ['the end', run({ ...LAST_DIE, expect: { seat: 'over', endReason: 'eliminated', returns: [1, 0] } })],
    ['metrics', run({ ...LAST_DIE, expect: { metrics: { kills_single: 1, rallies: 0 } } })],
  ])('of %s is met', (_, result) => {
    expect(result).toEqual({ title: 'it holds', passed: true, differences: [] });
  });

  it.each([
    ['a position', at([], { position: { turn: 3 } }), 'position turn', '3', '1'],
    ['a list in a position', at([], { position: { seats: [{ combat: [2, 1] }, {}] } }), /combat/, '[2,1]', '[1,2]'],
    ['a field there is not', at([], { position: { trun: 3 } }), 'position trun', '3', 'nothing'],
    ['a seat', at([], { seat: 'zombies' }), 'seat to act', 'zombies', 'wrestlers (seat 1) is to act'],
    ['a seat where chance acts', at([CHALLENGE], { seat: 0 }), 'seat to act', '0', 'chance is to act'],
    [
      'a legal action',
      at([], { legal: { includes: ['rally 1 2'] } }),
      'legal action',
      'rally 1 2',
      /^rally the 7 in the cup\nrally 1 and/,
    ],
    ['no legal action', at([], { legal: { excludes: [CHALLENGE] } }), /no legal/, `not ${CHALLENGE}`, 'it is legal'],
    ['their number', at([], { legal: { count: 6 } }), 'number of legal actions', '6', /^7:\n/],
    ['legal actions of chance', at([CHALLENGE], { legal: { count: 6 } }), /legal/, 'a decision', 'chance is to act'],
    [
      'a chance',
      at([CHALLENGE], { chance: { 'the Ring rolls 6, the challenged die 1': '1/36' } }),
      /6/,
      '1/36',
      '0.0555556',
    ],
    [
      'a tiny chance of nothing',
      at([CHALLENGE], { chance: { x: 0.00001 } }),
      /"x"/,
      '0.00001',
      /^no such outcome, but\n/,
    ],
    [
      'no chance of something',
      at([CHALLENGE], { chance: { 'the Ring rolls 1, the challenged die 6': 0 } }),
      /6/,
      '0',
      '0.0277778',
    ],
    ['chance at a decision', at([], { chance: { x: 1 } }), 'chance', /roll/, 'wrestlers (seat 1) is to act'],
    ['an end that is none', at([], { endReason: 'capped' }), 'end', 'capped', 'wrestlers (seat 1) is to act'],
    ['another end', run({ ...LAST_DIE, expect: { endReason: 'capped' } }), 'end', 'capped', 'eliminated'],
    ['returns', run({ ...LAST_DIE, expect: { returns: ['1/2', 0.5] } }), 'returns', '1/2, 0.5', '1, 0'],
    ['returns of more seats', run({ ...LAST_DIE, expect: { returns: [1, 0, 0] } }), 'returns', '1, 0, 0', '1, 0'],
    ['a metric', run({ ...LAST_DIE, expect: { metrics: { rallies: 2 } } }), 'metric rallies', '2', '0'],
    [
      'a metric there is not',
      run({ ...LAST_DIE, expect: { metrics: { ralies: 0 } } }),
      /ralies/,
      '0',
      /but\nrallies\n/,
    ],
  ])('of %s fails, with what was expected and what was found', (_, result, what, expected, found) => {
    const matching = (text: string | RegExp) => (typeof text === 'string' ? text : expect.stringMatching(text));
    expect(result.differences).toEqual([
      { what: matching(what), expected: matching(expected), found: matching(found) },
    ]);
    expect(result).toMatchObject({ title: 'it holds', passed: false, position: expect.stringContaining('zombies') });
  });

  it('fails for each thing that is otherwise', () => {
    expect(at([], { seat: 0, position: { turn: 2, quiet: 1 }, returns: [1, 0] }).differences).toHaveLength(4);
  });
});

describe('play', () => {
  it('goes on from the start, through chance, by the texts of actions and outcomes', () => {
    const play = ['zombies roll 1', 'wrestlers roll 3', 'rally 1', 'zombies roll 6'];
    expect(run({ options: { dice: 1 }, play, expect: { seat: 'wrestlers', position: { turn: 2 } } }).passed).toBe(true);
  });

  it('stops at a text that is not possible there, and says who is to act and what is nearest', () => {
    const [difference, ...more] = at([CHALLENGE, 'the ring roll 6, the challenged die 2', 'rally 1'], {
      seat: 0,
    }).differences;
    expect(difference).toMatchObject({ what: 'step 2 of play', expected: 'the ring roll 6, the challenged die 2' });
    expect(difference.found).toMatch(
      /^chance is to act\nthe Ring rolls 6, the challenged die 2\n(.*\n){11}… and 18 more$/,
    );
    expect(more).toEqual([]);
  });

  it('stops at a text after the end of the game', () => {
    const { differences } = run({ ...LAST_DIE, play: [...OVER, 'rally 1'], expect: { seat: 'over' } });
    expect(differences).toEqual([{ what: 'step 2 of play', expected: 'rally 1', found: 'the game is over' }]);
  });
});

describe('what can not be set up or played', () => {
  it.each([
    ['an option there is not', { options: { dicee: 3 } }, /has no option "dicee". Did you mean "dice"\?/],
    ['an option out of range', { options: { dice: 30 } }, /dice/],
    [
      'a position that the game refuses',
      { position: { seats: [{ combat: [5, 5] }, {}] } },
      /seats\.0\.combat has more/,
    ],
    ['a position that is none', { position: 7 }, /The position: the whole is wrong/],
  ])('%s fails the scenario with the reason', (_, given, reason) => {
    const { passed, differences } = run({ ...given, expect: { seat: 0 } });
    expect(passed).toBe(false);
    expect(differences).toEqual([
      { what: 'set-up', expected: expect.any(String), found: expect.stringMatching(reason) },
    ]);
  });

  it('a game that fails is told from a position that is refused', () => {
    const broken = {
      ...pig,
      create: () => {
        throw new Error('no dice left');
      },
    };
    const [{ found }] = run({ expect: { seat: 0 } }, broken as never).differences;
    expect(found).toBe('the game failed: no dice left');
  });
});
