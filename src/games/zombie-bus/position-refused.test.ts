import { expect, test } from 'vitest';
import { UserError } from '../../core/errors.js';
import { scenesOf } from '../../testing/scene.js';
import { zombieBus } from './index.js';

const at = scenesOf(zombieBus);
const two = [{}, {}];

/** What is refused, the position, what the message says (the field first), and options. */
const refused: [string, unknown, string, Record<string, unknown>?][] = [
  ['what is no object', null, 'the whole is wrong'],
  ['an unknown field', { seats: two, wave: 3 }, 'the whole is wrong: Unrecognized key: "wave"'],
  ['an unknown field of a seat', { seats: [{ dead: true }, {}] }, 'seats.0 is wrong: Unrecognized key: "dead"'],
  ['an unknown phase', { phase: 'lunch', seats: two }, 'phase is wrong'],
  ['a missing list of seats', {}, 'seats is wrong'],
  ['too few seats', { seats: [{}] }, 'seats must be a list of 2'],
  ['an unknown hero', { seats: [{ hero: 'batman' }, {}] }, 'seats.0.hero is wrong'],
  ['a hero twice', { seats: [{ hero: 'jenny' }, { hero: 'jenny' }] }, 'seats.1.hero is that of another seat'],
  ['a hero missing', { seats: [{ hero: null }, {}] }, 'seats.0.hero is missing'],
  [
    'another hero than given',
    { seats: [{ hero: 'jenny' }, {}] },
    'seats.0.hero is not',
    { heroes: ['bruce', 'steven'] },
  ],
  ['an unknown card', { bus: ['JX'], seats: two }, 'bus.0 is "JX", but the cards are JB, AF'],
  ['a card too many', { bus: ['JB', 'JB'], seats: two }, 'bus.1 is one JB more than there are'],
  ['a card gone and in play', { bus: ['JB'], gone: { JB: 1 }, seats: two }, 'gone has more of JB'],
  [
    'too many specials',
    { bus: ['twins', 'guard', 'coach', 'ghoul'], seats: two },
    'gone and the zombies in play have more specials',
  ],
  ['a wound without its symbol', { bus: [{ zombie: 'JB', wounds: 'A' }], seats: two }, 'bus.0.wounds has A more often'],
  [
    'a wound assigned before dice',
    { bus: [{ zombie: 'JB', assigned: 'J' }], seats: two },
    'bus has wounds assigned to JB',
  ],
  ['no guard distracted', { dice: [], bus: [{ zombie: 'JB', distracted: true }], seats: two }, 'bus has JB distracted'],
  [
    'an exempt zombie',
    { seats: [{ zombies: [{ zombie: 'JB', exempt: true }] }, {}] },
    'seats.0.zombies has a zombie exempt',
  ],
  [
    'more zombies than a hero can bear',
    { seats: [{ zombies: ['JB', 'AF', 'JBA'] }, {}] },
    'seats.0.zombies are so many that they would have zombified the hero',
  ],
  ['zombies on who fled', { seats: [{}, { fate: 'fled', zombies: ['JB'] }] }, 'seats.1.zombies must be empty'],
  ['a seat that does not play', { active: 2, seats: two }, 'active is seat 2'],
  ['an active seat that fled', { seats: [{ fate: 'fled' }, {}] }, 'active must be a seat in play'],
  ['nobody in play', { seats: [{ fate: 'fled' }, { fate: 'zombified' }] }, 'active must be a seat in play'],
  ['a token too many', { seats: [{ tokens: { weapon: 2 } }, {}] }, 'used and the seats have 2 of weapon'],
  ['an unknown tile', { seats: [{ tiles: ['purple 9 worth 1'] }, {}] }, 'seats.0.tiles.0 is "purple 9 worth 1"'],
  ['a tile too many', { seats: [{ tiles: ['purple 2 worth 3', 'purple 2 worth 3'] }, {}] }, 'seats.0.tiles.1 is one'],
  ['a pink tile that is not in the game', { seats: [{ tiles: ['pink 3 worth 5'] }, {}] }, 'piles and the freed tiles'],
  [
    'piles that do not hold the rest',
    {
      piles: [
        { top: 'purple 2', left: 4 },
        { left: 3, top: 'purple 3' },
      ],
      seats: two,
    },
    'piles must hold',
  ],
  [
    'a top that is missing',
    { piles: [{ left: 4 }, { top: 'purple 2', left: 4 }], seats: two },
    'piles.0.top is missing',
  ],
  ['an unknown look', { piles: [{ top: 'blue 2', left: 4 }, { left: 4 }], seats: two }, 'piles.0.top is "blue 2"'],
  ['a notch beyond the track', { notch: 7, seats: two }, 'notch must be at most 6'],
  ['a die too many', { dice: Array(7).fill('jaw'), seats: two }, 'dice must be at most 6'],
  ['dice before the roll', { phase: 'draw', dice: ['jaw'], seats: two }, 'dice are not rolled in this phase'],
  ['a roll of nothing', { phase: 'roll', seats: two }, 'rolling is missing'],
  ['rolls beyond all', { dice: ['jaw'], rolled: 9, seats: two }, 'rolled must be at most 6'],
  ['nobody with a token', { phase: 'window', seats: two }, 'asked is a seat that owns no token'],
  [
    'an asked seat that passed',
    { phase: 'window', passed: [0], seats: [{ tokens: { energyDrink: 1 } }, {}] },
    'asked must be a seat',
  ],
  ['a gift of nothing', { phase: 'give', seats: two }, 'seats gives seat 0 nothing'],
  ['a draw for nobody', { phase: 'token', seats: two }, 'drawer must be a seat that is owed'],
  [
    'a pursuit without flight',
    { phase: 'pursue', asked: 1, bus: ['JB'], seats: two },
    'active must be the seat that has fled',
  ],
  ['a turn in the set-up', { phase: 'first', turn: 3, seats: [{ hero: null }, { hero: null }] }, 'turn must be 0'],
  ['a turn beyond the cap', { turn: 4, seats: two }, 'turn is beyond maxTurns, 3', { maxTurns: 3 }],
  ['an attack of oneself', { dice: [], begun: true, opened: [0], seats: two }, 'opened must be other seats'],
  ['an end without its reason', { phase: 'over', seats: two }, 'end is missing'],
  ['an end that goes on', { phase: 'draw', end: 'horde', seats: two }, 'end belongs to the phase over'],
  ['a rescue of some', { end: 'rescued', seats: two }, 'end is rescued, but not all tiles are freed'],
  ['a scattering with a seat left', { end: 'scattered', seats: two }, 'end is scattered, but'],
  ['an empty bus overrun', { end: 'overrun', seats: two }, 'end is overrun, but'],
  [
    'kills of cards in the pile',
    { seats: [{ kills: 1 }, {}] },
    'the whole is impossible: more zombies were eliminated',
  ],
];

test.each(refused)('load refuses %s and names the field', (_, json, message, options) => {
  const load = () => at(json, { players: 2, ...options });
  expect(load).toThrow(UserError);
  expect(load).toThrow(`The position: ${message}`);
});

test('each seat sees the points of its own tiles alone until the game is over', () => {
  const position = { seats: [{ tiles: ['purple 2 worth 4'] }, { tiles: ['purple 3 worth 6'] }] };
  const { state } = at(position, { players: 2 });
  expect(state.describe(0)).toContain('purple 2 worth 4');
  expect(state.describe(0)).not.toContain('worth 6');
  expect(state.describe(1)).toContain('purple 3 worth 6');
  expect(at(position, { players: 2, tilePoints: 'open' }).state.describe(0)).toContain('worth 6');
  const over = { ...position, end: 'horde', gone: {} };
  expect(at(over, { players: 2 }).state.describe(0)).toContain('worth 6');
});
