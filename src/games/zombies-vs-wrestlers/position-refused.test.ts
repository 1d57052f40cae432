import { expect, test } from 'vitest';
import { UserError } from '../../core/errors.js';
import { scenesOf } from '../../testing/scene.js';
import { zombiesVsWrestlers } from './index.js';

const at = scenesOf(zombiesVsWrestlers);
const three = { factions: ['zombies', 'wrestlers', 'wrestlers'] };
const nine = (rank: number) => Array(9).fill(rank);
const rolled = { combat: nine(1) };
const ring = { combat: [6] };
const over = { reason: 'stalemate', leaders: [0] };

/** What is refused, the position, what the message says (the field first), and options. */
const refused: [string, unknown, string, Record<string, unknown>?][] = [
  ['what is no object', null, 'the whole is wrong'],
  ['an unknown field', { seats: [{}, {}], wave: 3 }, 'the whole is wrong: Unrecognized key: "wave"'],
  ['an unknown field of a seat', { seats: [{ dead: [] }, {}] }, 'seats.0 is wrong: Unrecognized key: "dead"'],
  ['an unknown phase', { phase: 'lunch', seats: [{}, {}] }, 'phase is wrong'],
  ['a missing list of seats', {}, 'seats is wrong'],
  ['too few seats', { seats: [{}] }, 'seats must be a list of 2'],
  ['too many seats', { seats: [{}, {}, {}] }, 'seats must be a list of 2'],
  ['another faction', { seats: [{ faction: 'wrestlers' }, {}] }, 'seats.0.faction must be zombies'],
  ['a rank that no die has', { seats: [{ combat: [7] }, {}] }, 'seats.0.combat.0 is wrong'],
  ['a zombie in combat of rank 4', { seats: [{ combat: [4] }, {}] }, 'seats.0.combat has a 4'],
  ['a destroyed zombie of rank 4', { seats: [{ destroyed: [4] }, {}] }, 'seats.0.destroyed has a 4'],
  ['two heroes in combat', { seats: [{}, { combat: [5, 5] }] }, 'seats.1.combat has more than one hero'],
  ['a die too many', { seats: [{ combat: [1], cup: 9 }, {}] }, 'seats.0 has 10 dice in combat, cup and destroyed'],
  ['a die too few', { seats: [{}, { combat: [1], cup: 7 }] }, 'seats.1 has 8 dice in combat, cup and destroyed'],
  ['more dice in combat than there are', { seats: [{ combat: [...nine(1), 1] }, {}] }, 'seats.0 has 10 dice'],
  [
    'a die that its own seat destroyed',
    { seats: [{ destroyed: { 0: [1] } }, {}] },
    'seats.0.destroyed names the seat "0"',
  ],
  [
    'a destroyer that does not play',
    { seats: [{ destroyed: { 2: [1] } }, {}] },
    'seats.0.destroyed names the seat "2"',
  ],
  ['a destroyer without a name', { seats: [{}, { destroyed: { '': [1] } }] }, 'seats.1.destroyed names the seat ""'],
  [
    'a destroyer named twice',
    { seats: [{ destroyed: { 1: [5], '01': [6] } }, {}] },
    'seats.0.destroyed names the seat "01"',
  ],
  [
    'faces without a destroyer among three seats',
    { seats: [{ destroyed: [1] }, {}, {}] },
    'seats.0.destroyed must',
    three,
  ],
  ['an active seat that does not play', { active: 2, seats: [{}, {}] }, 'active is seat 2'],
  ['a first seat that does not play', { first: 3, seats: [{}, {}] }, 'first is seat 3'],
  ['a leader in dice that does not play', { counts: { ahead: 2 }, seats: [{}, {}] }, 'counts.ahead is seat 2'],
  ['a count that no game reaches', { counts: { rallies: 1e12 }, seats: [{}, {}] }, 'counts.rallies is wrong'],
  ['a negative count', { quiet: -1, seats: [{}, {}] }, 'quiet is wrong'],
  ['a turn of none during play', { turn: 0, seats: [{}, {}] }, 'turn must be from 1 to 2000'],
  ['a turn beyond the cap', { turn: 11, seats: [{}, {}] }, 'turn must be from 1 to 10', { maxTurns: 10 }],
  ['a turn of the set-up', { phase: 'setup', turn: 3, seats: [{}, {}] }, 'turn must be 0 until the first turn'],
  ['a stalemate that is not over', { quiet: 5, seats: [{}, {}] }, 'quiet must be at most 4 here'],
  ['quiet turns before the first', { phase: 'setup', quiet: 1, seats: [{}, {}] }, 'quiet must be at most 0 here'],
  ['an active seat without dice', { seats: [{ destroyed: { 1: nine(1) } }, {}, {}] }, 'active is seat 0', three],
  ['one seat alone with dice', { seats: [{}, { destroyed: nine(1) }] }, 'seats leaves one seat alone'],
  ['an acting seat where none rolls', { acting: 1, seats: [{}, {}] }, 'acting belongs to the phase setup or rally'],
  ['waiting seats on a plain turn', { waiting: [0, 1], seats: [{}, {}] }, 'waiting belongs to the phase first or pick'],
  ['a champion on a plain turn', { champion: 1, seats: [{}, {}] }, 'champion belongs to the phase sacrifice alone'],
  [
    'a challenged die on a plain turn',
    { challenged: { seat: 1, rank: 1 }, seats: [{}, { combat: [1] }] },
    'challenged belongs to the phase cage alone',
  ],
  ['an end on a plain turn', { end: over, seats: [{}, {}] }, 'end belongs to the phase over alone'],
  ['a set-up roll by a seat that has rolled', { phase: 'setup', seats: [rolled, {}] }, 'seats.0.combat must be empty'],
  ['a set-up roll passed over', { phase: 'setup', acting: 1, seats: [{}, {}] }, 'seats.0.cup must be 0'],
  [
    'dice destroyed in the set-up',
    { phase: 'setup', seats: [{}, { destroyed: [1] }] },
    'seats.1.destroyed must be empty',
  ],
  [
    'a tie of one seat for the first turn',
    { phase: 'first', waiting: [0, 0], seats: [rolled, rolled] },
    'waiting must',
  ],
  [
    'a tie for the first turn before all rolled',
    { phase: 'first', waiting: [0, 1], seats: [{}, rolled] },
    'seats.0.cup',
  ],
  ['a rally of a seat out of turn', { phase: 'rally', acting: 1, seats: [{}, {}] }, 'acting must be the active seat'],
  [
    'a rally without dice to roll',
    { phase: 'rally', seats: [rolled, {}] },
    'acting is seat 0, which has no dice to roll',
  ],
  ['a cage match without a challenge', { phase: 'cage', active: 1, seats: [{}, ring] }, 'challenged is missing'],
  [
    'a cage match against oneself',
    { phase: 'cage', active: 1, challenged: { seat: 1, rank: 6 }, seats: [{}, ring] },
    'challenged must be a die of another seat',
  ],
  [
    'a cage match against a die that is not there',
    { phase: 'cage', active: 1, challenged: { seat: 0, rank: 3 }, seats: [{}, ring] },
    'challenged is a die of rank 3 that seat 0 does not have',
  ],
  [
    'a cage match against a die in the cup without cupTargets',
    { phase: 'cage', active: 1, challenged: { seat: 0, rank: 0 }, seats: [{}, ring] },
    'challenged is a die in the cup (rank 0), which needs the option cupTargets',
  ],
  [
    'a cage match without a Ring',
    { phase: 'cage', active: 1, challenged: { seat: 0, rank: 1 }, seats: [{ combat: [1] }, {}] },
    'active must have a Ring',
  ],
  [
    'a cage match of zombies',
    { phase: 'cage', challenged: { seat: 1, rank: 1 }, seats: [ring, { combat: [1] }] },
    'active must have a Ring',
  ],
  [
    'a cage match that the option ring rules out',
    { phase: 'cage', active: 1, challenged: { seat: 0, rank: 1 }, seats: [{ combat: [1] }, ring] },
    'phase is a cage match, which the option ring=guide does not have',
    { ring: 'guide' },
  ],
  ['a rumble of zombies', { phase: 'rumble', seats: [{}, {}] }, 'active must play wrestlers for a royal rumble'],
  ['a rumble rolled out of order', { phase: 'rumble', active: 1, acting: 0, seats: [{}, {}] }, 'seats.1.cup must be 0'],
  [
    'a rumble with dice not yet picked up',
    { phase: 'rumble', active: 1, seats: [{ combat: [1] }, {}] },
    'seats.0.combat',
  ],
  [
    'a pick without a tie',
    { phase: 'pick', active: 1, seats: [rolled, { combat: [6, ...nine(1).slice(1)] }] },
    'seats have no tie for the most rank 6',
  ],
  [
    'a pick among others than those that tie',
    { phase: 'pick', active: 1, waiting: [1], seats: [rolled, rolled] },
    'waiting',
  ],
  ['a sacrifice without a champion', { phase: 'sacrifice', active: 1, seats: [rolled, rolled] }, 'champion must be'],
  [
    'a sacrifice by the champion',
    { phase: 'sacrifice', active: 1, champion: 1, seats: [rolled, rolled] },
    'champion must be',
  ],
  [
    'a sacrifice from the cup',
    { phase: 'sacrifice', active: 1, acting: 0, champion: 1, seats: [{}, {}] },
    'seats.0.cup',
  ],
  [
    'a champion that waits to destroy a die of its own',
    { phase: 'sacrifice', active: 1, acting: 0, champion: 1, waiting: [1], seats: [rolled, rolled] },
    'waiting must be [], or be left out',
  ],
  ['an end without its reason', { phase: 'over', seats: [{}, {}] }, 'end is missing'],
  [
    'a leader without dice',
    { phase: 'over', end: { reason: 'eliminated', leaders: [1] }, seats: [{}, { destroyed: nine(1) }] },
    'end.leaders must be seats with dice',
  ],
  [
    'an elimination of nobody',
    { phase: 'over', end: { reason: 'eliminated', leaders: [0] }, seats: [{}, {}] },
    'end.reason',
  ],
  ['a stalemate of one seat', { phase: 'over', end: over, seats: [{}, { destroyed: nine(1) }] }, 'end.reason must be'],
  [
    'a capped game that one seat wins',
    { phase: 'over', end: { reason: 'capped', leaders: [0] }, seats: [{}, {}] },
    'end.leaders',
  ],
];

test.each(refused)('load refuses %s and names the field', (_, json, message, options) => {
  const load = () => at(json, options);
  expect(load).toThrow(UserError);
  expect(load).toThrow(`The position: ${message}`);
});
