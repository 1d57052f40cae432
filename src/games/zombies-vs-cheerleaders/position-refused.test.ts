import { expect, test } from 'vitest';
import { UserError } from '../../core/errors.js';
import { scenesOf } from '../../testing/scene.js';
import { zombiesVsCheerleaders } from './index.js';

const at = scenesOf(zombiesVsCheerleaders);
const four = (...columns: unknown[]) => ({ columns: [...columns, {}, {}, {}, {}].slice(0, 4) });

/** What is refused, the position, and what the message says (the field first). */
const refused: [string, unknown, string][] = [
  ['what is no object', null, 'the whole is wrong'],
  ['an unknown field', { ...four(), wave: 3 }, 'the whole is wrong: Unrecognized key: "wave"'],
  ['an unknown field of a column', four({ cats: 1 }), 'columns.0 is wrong: Unrecognized key: "cats"'],
  ['an unknown phase', { ...four(), phase: 'lunch' }, 'phase is wrong'],
  ['missing columns', {}, 'columns is wrong'],
  ['too few columns', { columns: [{}] }, 'columns must be a list of 4'],
  ['an unknown cheerleader', four({ cheerleader: 'kim' }), 'columns.0.cheerleader is wrong'],
  ['a cheerleader that is not in the game', four({ cheerleader: 'sandy' }), 'columns.0.cheerleader is not in the game'],
  ['a cheerleader twice', four({ cheerleader: 'pam' }), 'columns.0.cheerleader is there twice'],
  ['a cheerleader missing', four({ cheerleader: null }), 'columns.0.cheerleader is missing'],
  ['an unknown card', four({ zombies: ['ghost'] }), 'columns.0.zombies.0 is "ghost", but the cards are football'],
  ['an unknown mark', four({ zombies: ['nerd big'] }), 'columns.0.zombies.0 is "nerd big", but a card\'s marks are up'],
  ['a zombie behind the last row', four({ zombies: Array(9).fill(null) }), 'columns.0.zombies has more than 8 spaces'],
  ['a card too many', four({ zombies: ['coach', 'coach'] }), "columns can't be: there are 2 of coach"],
  ['an injured nerd', four({ zombies: ['nerd up injured'] }), "columns can't be: an injured zombie is no teacher"],
  [
    'an injured teacher face down',
    four({ zombies: ['teacher injured'] }),
    "columns can't be: an injured teacher is face",
  ],
  [
    'a queen who has not entered',
    { ...four({ zombies: ['queen up'] }), queenEntered: false },
    "columns can't be: there is a queen",
  ],
  [
    'a coach on a pile',
    four({ zombies: ['coach up'], pile: ['intact'] }),
    "columns can't be: a zombie on a pile is no nerd",
  ],
  ['an unknown barricade', four({ pile: ['wall'] }), 'columns.0.pile.0 is "wall", not intact or damaged'],
  [
    'a barricade too many',
    four({ pile: ['damaged sniper', 'damaged sniper'] }),
    "columns can't be: there are 2 barricades of sniper",
  ],
  [
    'barricades that can show nothing',
    { ...four({ pile: ['intact'] }), unflipped: {} },
    "columns can't be: 1 barricades are not flipped",
  ],
  ['a blank that was won', { ...four(), won: { blank: 1 } }, "columns can't be: a blank barricade was won"],
  [
    'a boss among the discarded',
    { ...four(), discard: { coach: 1 } },
    "columns can't be: coach is among the discarded",
  ],
  ['tokens of one who is out', { ...four(), out: ['pam'], energy: { pam: 2 } }, 'energy of pam must be 0'],
  ['a bonus for one who is out', { ...four(), out: ['pam'], bonus: ['pam'] }, 'bonus is for pam, who is out'],
  ['a bonus for a skull', { ...four(), bonus: ['gloria'] }, 'bonus is for gloria, whose Strength is no number'],
  ['an even turn of the zombies', { ...four(), phase: 'zombies', turn: 2 }, 'turn must be odd for the zombies'],
  ['a set-up in turn 1', { ...four(), phase: 'zombie', turn: 1, hand: { nerd: 1 } }, 'turn must be 0 in the set-up'],
  ['a turn beyond the cap', { ...four(), turn: 401 }, 'turn is beyond maxTurns, 400'],
  ['an end without its reason', { ...four(), phase: 'over' }, 'end is missing'],
  ['an end that goes on', { ...four(), phase: 'zombies', end: 'eaten' }, 'end belongs to the phase over'],
  [
    'a hand with nothing to place',
    { ...four(), hand: { nerd: 1 } },
    'hand belongs to phases in which cards are placed',
  ],
  ['no hand to place', { ...four(), phase: 'return4', turn: 1 }, 'hand must hold cards'],
  ['a flip without a hit', { ...four({ pile: ['intact'] }), phase: 'flip' }, 'left needs hits'],
  ['a draw from nothing', { ...four(), phase: 'draw' }, 'discard is empty'],
  [
    'a group that nobody names',
    { ...four({ zombies: ['nerd of 2'] }), groups: [{ known: { nerd: 1 } }] },
    'groups must name all',
  ],
  [
    'a group of other cards',
    { ...four({ zombies: ['nerd'] }), groups: [{ known: { drum: 1 } }] },
    "columns can't be: the cheerleaders count",
  ],
  [
    'a group of more cards',
    { ...four({ zombies: ['nerd'] }), groups: [{ known: { nerd: 2 } }] },
    "columns can't be: group 1 has 1 cards more",
  ],
  [
    'a group from a newer one',
    { ...four(), groups: [{ from: [{ group: 1, cards: 1 }] }] },
    'groups.0.from must be older',
  ],
];

test.each(refused)('%s is refused', (_, position, message) => {
  expect(() => at(position)).toThrow(UserError);
  expect(() => at(position)).toThrow(message);
});
