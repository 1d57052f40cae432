import { z } from 'zod';
import { option } from '../../core/options.js';

export const options = z.object({
  players: option(z.int().min(2).max(4).default(2), { describe: 'Heroes, one a seat.', source: 'printed' }),
  side: option(z.enum(['auto', 'night', 'day']).default('auto'), {
    describe: 'The side of the board: night has four more doorways. auto: night for two, day for three and four.',
    source: 'printed',
  }),
  zombies: option(z.int().min(4).max(12).default(8), {
    describe: 'Zombies in all: four start on the entryways, the others in the reserve. Six is a printed mission.',
    source: 'printed',
  }),
  eliminatePerTurn: option(z.int().min(1).max(4).default(2), {
    describe: 'Zombies that a hero can eliminate in a turn.',
    source: 'printed',
  }),
  crowd: option(z.int().min(2).max(5).default(3), {
    describe: 'Zombies on a space that close it to heroes.',
    source: 'printed',
  }),
  locks: option(z.int().min(1).max(4).default(4), { describe: 'Entryways to lock to win.', source: 'printed' }),
  whiteFaces: option(z.int().min(0).max(3).default(1), {
    describe: 'White faces of the die, beside the five of the rooms: no zombie enters.',
    source: 'printed',
  }),
  lockNeedsClear: option(z.boolean().default(false), {
    describe: "Whether an entryway that holds a zombie can't be locked: a reviewer's reading.",
    source: 'outside',
    plausible: [false, true],
  }),
  crowdRule: option(z.enum(['leave', 'lose']).default('leave'), {
    describe: 'A hero among a crowd must leave it (leave), or loses the game for all, as in the 2013 edition (lose).',
    source: 'printed',
  }),
  goal: option(z.enum(['lock', 'lockAndClear', 'lockOrClear']).default('lock'), {
    describe: 'What wins: all locks; all locks and then no zombie on the board (a mission); or either of both (2013).',
    source: 'printed',
  }),
  maxTurns: option(z.int().min(1).max(20_000).default(1000), {
    describe: 'The turn after which a game is lost and counted as capped.',
    source: 'workbench',
  }),
});

export type Options = ReturnType<typeof options.parse>;
