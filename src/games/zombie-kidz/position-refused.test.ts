import { expect, test } from 'vitest';
import { UserError } from '../../core/errors.js';
import { scenesOf } from '../../testing/scene.js';
import { zombieKidz } from './index.js';

const at = scenesOf(zombieKidz);
const all = ['ne', 'se', 'sw', 'nw'];
const lose = { crowdRule: 'lose' };
const clear = { goal: 'lockAndClear' };
const either = { goal: 'lockOrClear' };

/** What is refused, the position, what the message says (the field first), and options. */
const refused: [string, unknown, string, Record<string, unknown>?][] = [
  ['what is no object', null, 'the whole is wrong'],
  ['an unknown field', { wave: 3 }, 'the whole is wrong: Unrecognized key: "wave"'],
  ['an unknown space', { zombies: { pink: 1 } }, 'zombies is wrong'],
  ['an unknown count', { counts: { kills: 1 } }, 'counts is wrong'],
  ['a negative number of zombies', { zombies: { blue: -1 } }, 'zombies.blue is wrong'],
  ['half a zombie', { zombies: { blue: 0.5 } }, 'zombies.blue is wrong'],
  ['more zombies than there are', { zombies: { blue: 9 } }, 'zombies and reserve are 9 together, not 8'],
  ['zombies that are missing', { zombies: { blue: 2 }, reserve: 4 }, 'zombies and reserve are 6 together, not 8'],
  ['a zombie too many in the reserve', { zombies: { blue: 2 }, reserve: 7 }, 'zombies and reserve are 9 together'],
  ['two zombies on an entryway', { zombies: { ne: 2 } }, 'zombies.ne is 2, but only the one of the start'],
  ['too few heroes', { heroes: ['red'] }, 'heroes must be a list of 2'],
  ['too many heroes', { heroes: ['red', 'red', 'red'] }, 'heroes must be a list of 2'],
  ['a hero nowhere', { heroes: ['red', 'roof'] }, 'heroes.1 is wrong'],
  ['two heroes on an entryway that would be locked', { heroes: ['ne', 'ne'] }, 'heroes has two on ne'],
  [
    'two heroes on a clear entryway under lockNeedsClear',
    { heroes: ['ne', 'ne'] },
    'heroes has two on ne',
    { lockNeedsClear: true },
  ],
  ['a lock in a room', { locked: ['red'] }, 'locked.0 is wrong'],
  ['a second lock on an entryway', { locked: ['ne', 'ne'] }, 'locked names an entryway twice'],
  [
    'a lock above a zombie under lockNeedsClear',
    { locked: ['sw'], zombies: { sw: 1 } },
    'locked has sw',
    { lockNeedsClear: true },
  ],
  ['a seat that does not play', { active: 2 }, 'active is seat 2, but the seats are 0 to 1'],
  ['a turn of another seat', { turn: 4, active: 0 }, 'active is seat 0, but turn 4 is that of seat 1'],
  ['a turn of none', { turn: 0 }, 'turn is wrong'],
  ['a turn beyond the cap', { turn: 11 }, 'turn is 11, beyond maxTurns, 10', { maxTurns: 10 }],
  ['an unknown state of the die', { die: 'lost' }, 'die is wrong'],
  [
    'a die in a game that is over',
    { end: 'overrun', die: 'rolled', zombies: { red: 8 } },
    'die belongs to a game that',
  ],
  ['a won game that goes on', { locked: all }, 'locked has 4 entryways: the game is won'],
  ['a won game that goes on, of two locks', { locked: ['ne', 'sw'] }, 'locked has 2 entryways', { locks: 2 }],
  ['all locks under lockOrClear', { locked: all, zombies: { red: 1 } }, 'locked has 4 entryways', either],
  ['a clear board under lockOrClear', {}, 'zombies has none on the board: the game is won', either],
  ['all locks and a clear board under lockAndClear', { locked: all }, 'zombies has none on the board', clear],
  ['an unknown end', { end: 'bored' }, 'end is wrong'],
  ['locked without the locks', { end: 'locked', locked: ['ne'], heroes: ['ne', 'ne'] }, 'end is locked, but'],
  ['locked under lockAndClear', { end: 'locked', locked: all, heroes: ['ne', 'ne'] }, 'end is locked, but', clear],
  [
    'locked with no two at the last lock',
    { end: 'locked', locked: all, heroes: ['ne', 'se'] },
    'heroes must have seat 0',
  ],
  [
    'locked by another seat than the active',
    { end: 'locked', locked: all, heroes: ['red', 'ne', 'ne'] },
    'heroes must have seat 0',
    { players: 3 },
  ],
  [
    'locked with a lock too many',
    { end: 'locked', locked: ['ne', 'se'], heroes: ['ne', 'ne'] },
    'locked has 2 entryways, but 1 ended the game',
    { locks: 1 },
  ],
  ['cleared without such a goal', { end: 'cleared' }, 'end is cleared, but'],
  ['cleared with a zombie left', { end: 'cleared', zombies: { red: 1 } }, 'end is cleared, but', either],
  ['cleared where it is locked', { end: 'cleared', locked: all }, 'end is cleared, but', either],
  ['cleared before the locks', { end: 'cleared', locked: ['ne'] }, 'end is cleared, but', clear],
  ['overrun with a reserve', { end: 'overrun', zombies: { red: 7 } }, 'end is overrun, but the reserve has 1'],
  ['overrun when all is locked', { end: 'overrun', zombies: { red: 8 }, locked: all }, 'locked has 4 entryways'],
  ['crowded without such a rule', { end: 'crowded', zombies: { red: 3 } }, 'end is crowded, which needs'],
  ['crowded without a hero there', { end: 'crowded', zombies: { blue: 3 } }, 'heroes must have one space', lose],
  ['crowded by a crowd of before', { end: 'crowded', zombies: { red: 4 } }, 'heroes must have one space', lose],
  [
    'crowded in two rooms at once',
    { end: 'crowded', zombies: { red: 3, blue: 3 }, heroes: ['red', 'blue'] },
    'heroes must have one space',
    lose,
  ],
  ['a hero among a crowd under crowdRule=lose', { zombies: { red: 3 } }, 'heroes has one among a crowd', lose],
  ['capped before the cap', { turn: 7, end: 'capped' }, 'end is capped, but turn 7 is not maxTurns, 1000'],
  ['capped when all is locked', { turn: 3, end: 'capped', locked: all }, 'locked has 4', { maxTurns: 3 }],
  [
    'more eliminations than turns allow',
    { turn: 3, counts: { eliminations: 5 } },
    'counts.eliminations is 5, but must',
  ],
  [
    'a lowest reserve above the reserve',
    { zombies: { red: 7 }, counts: { lowestReserve: 2 } },
    'counts.lowestReserve is 2',
  ],
  [
    'a lowest reserve above that of the start',
    { counts: { lowestReserve: 5 } },
    'counts.lowestReserve is 5, but must be from 0 to 4',
  ],
  [
    'a largest crowd below one of now',
    { zombies: { red: 3 }, counts: { largestCrowd: 2 } },
    'counts.largestCrowd is 2',
  ],
  ['a largest crowd of none', { counts: { largestCrowd: 0 } }, 'counts.largestCrowd is 0, but must be from 1 to 8'],
  ['a crowd of more zombies than there are', { counts: { largestCrowd: 9 } }, 'counts.largestCrowd is 9'],
  ['more forced exits than turns', { turn: 2, counts: { forcedExits: 2 } }, 'counts.forcedExits is 2'],
  ['more stuck turns than turns', { turn: 3, counts: { forcedExits: 1, stuckTurns: 2 } }, 'counts.stuckTurns is 2'],
  ['a forced exit under crowdRule=lose', { turn: 9, counts: { forcedExits: 1 } }, 'counts.forcedExits is 1', lose],
];

test.each(refused)('load refuses %s and names the field', (_, json, message, options) => {
  const load = () => at(json, options);
  expect(load).toThrow(UserError);
  expect(load).toThrow(`The position: ${message}`);
});

test('load takes what is like the refused, but can be reached', () => {
  const reached: [unknown, Record<string, unknown>?][] = [
    [{ heroes: ['ne', 'ne'], zombies: { ne: 1 } }, { lockNeedsClear: true }],
    [{ heroes: ['ne', 'ne'], locked: ['ne'] }],
    [{ locked: all, zombies: { red: 1 } }, clear],
    [{ locked: ['ne'] }, clear],
    [
      { locked: ['ne', 'se'], zombies: { red: 1 } },
      { ...clear, locks: 1 },
    ],
    [{ end: 'locked', locked: all, heroes: ['ne', 'ne'] }, either],
    [{ end: 'cleared' }, either],
    [{ end: 'cleared', locked: all }, clear],
    [{ end: 'overrun', zombies: { red: 8 } }],
    [{ end: 'overrun', zombies: { red: 8 }, locked: all }, clear],
    [{ end: 'crowded', zombies: { red: 3 } }, lose],
    [{ end: 'capped', turn: 3 }, { maxTurns: 3 }],
    [{ zombies: { red: 3 } }],
    [{ turn: 3, counts: { eliminations: 4, forcedExits: 1, stuckTurns: 1 } }],
  ];
  for (const [json, options] of reached) expect(() => at(json, options)).not.toThrow();
});
