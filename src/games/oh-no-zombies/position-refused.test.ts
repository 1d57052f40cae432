import { expect, test } from 'vitest';
import { UserError } from '../../core/errors.js';
import { scenesOf } from '../../testing/scene.js';
import { ohNoZombies } from './index.js';

const scene = scenesOf(ohNoZombies);
const at = (position: unknown) => scene(position, { players: 2 });

const away = { human: 'shack' };
const fight = (more: Record<string, unknown>) => ({
  ...{ phase: 'card', roll: 1, players: [{ human: 'outer 0' }, away] },
  fight: { human: 0, foes: ['light-1'], foe: 'light-1', ...more },
});

/** What is refused, the position, and what the message says. */
const refused: [string, unknown, string][] = [
  ['what is no object', null, 'the whole is wrong'],
  ['an unknown field', { wave: 3 }, 'the whole is wrong: Unrecognized key: "wave"'],
  ['an unknown phase', { phase: 'lunch' }, 'phase is wrong'],
  ['too few players', { players: [away] }, 'players must be a list of 2'],
  ['a seat that does not play', { active: 2 }, 'active is 2, but the seats are 0 to 1'],
  ['a player who is two things', { players: [{ human: 'shack', out: true }, away] }, 'players.0 must be one of'],
  ['a human nowhere', { players: [{ human: 'moon' }, away] }, 'players.0.human is "moon", and there is no such space'],
  ['a zombie nowhere', { players: [{ zombie: 'moon' }, away] }, 'players.0.zombie is "moon"'],
  ['an unknown card', { players: [{ human: 'shack', has: ['axe'] }, away] }, 'players.0.has.0 is "axe"'],
  [
    'a card that two have',
    { players: [{ has: ['torch of inner 6'] }, { has: ['torch of inner 6'] }] },
    'players.1.has.0 is "torch of inner 6", which is held already',
  ],
  ['an unknown zombie', { zombies: { 'green-1': null } }, 'zombies is "green-1"'],
  ['a zombie in a store', { zombies: { 'light-1': 'store NE' } }, "can't be: light-1 is in store NE"],
  ['an unknown store', { stores: { kiosk: [] } }, 'stores is "kiosk"'],
  ['an unknown card in a store', { stores: { 'store NE': ['torch'] } }, 'stores.store NE.0 is wrong'],
  ['a battery that is lost', { stores: { 'store NE': [] } }, "can't be: there are 3 batteries, not 4"],
  [
    'a shotgun too many',
    { players: [{ has: ['shotgun'] }, away], stores: {} },
    "can't be: there are too many shotguns",
  ],
  ['a fight card too many', { deck: { kill: 3 } }, "can't be: there are 3 cards kill"],
  ['a weapon of a zombie', { players: [{ zombie: 'outer 0', has: ['shotgun'] }, away] }, 'is a zombie and has weapons'],
  ['a battery of one who is out', { players: [{ out: true, has: ['battery'] }, away] }, 'is out and has cards'],
  ['nobody human', { players: [{ zombie: 'outer 0' }, { out: true }] }, 'nobody is human, and the game goes on'],
  ['a turn before the first', { turn: 0 }, 'the turn is 0'],
  ['a turn beyond the cap', { turn: 2001 }, 'turn 2001 is beyond maxTurns, 2000'],
  ['a move without a roll', { phase: 'move' }, 'nothing was rolled'],
  ['a human move of a zombie', { phase: 'move', roll: 1, players: [{ zombie: 'outer 0' }, away] }, 'moves no human'],
  ['a turn of one who is out', { players: [{ out: true }, away] }, 'seat 0 has a turn and is out'],
  ['a move of no zombie', { phase: 'zombie', roll: 1 }, 'no zombie moves'],
  ['an order of one', { phase: 'order', roll: 1, mover: 'light-1' }, 'there is no second zombie'],
  [
    'a second zombie of another shade',
    { phase: 'order', roll: 1, mover: 'light-1', second: 'dark-1' },
    'the second zombie is not of the shade',
  ],
  ['a zombie out of turn', { mover: 'light-1' }, 'light-1 moves out of turn'],
  ['an unknown mover', { phase: 'zombie', roll: 1, mover: 'green-1' }, 'mover is "green-1"'],
  ['a fight without a human', { phase: 'card', roll: 1 }, 'a fight has a human'],
  ['a fight that is none', { fight: { human: 0 } }, 'a fight has a human, and only a fight'],
  ['a foe elsewhere', fight({ foes: ['dark-1'], foe: 'dark-1' }), 'a foe stands elsewhere'],
  ['a foe that is none', fight({ foe: 'dark-1' }), 'a fight is with nobody'],
  ['nobody to fight', fight({ foes: [] }), 'who does not flee has somebody to fight'],
  ['a flight to nowhere', { ...fight({}), phase: 'flight' }, 'a flight goes somewhere'],
  ['a choice of no weapon', { ...fight({}), phase: 'weapon' }, 'seat 0 has no weapon'],
  ['a draw from nothing', { ...fight({}), deck: {} }, 'there is no card to draw'],
  ['a human who waits for nothing', fight({ waiting: [1] }), 'a human waits for no attack'],
  ['an unknown card in use', fight({ used: 'axe' }), 'fight.used is "axe"'],
  ['an end without its reason', { phase: 'over' }, 'an end has the phase over'],
  ['an end that goes on', { phase: 'white', end: 'battery' }, 'an end has the phase over'],
  ['a winner before the end', { winner: 0 }, 'somebody has won before the end'],
];

test.each(refused)('%s is refused', (_, position, message) => {
  expect(() => at(position)).toThrow(UserError);
  expect(() => at(position)).toThrow(message);
});
