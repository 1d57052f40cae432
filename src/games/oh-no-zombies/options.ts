import { z } from 'zod';
import { option } from '../../core/options.js';
import { boardSchema } from './board-file.js';
import { assumedBoard } from './boards.js';
import { assumedCards, cardsSchema, plausibleCards } from './cards.js';
import { WEAPONS } from './names.js';
import { plausibleBoards } from './plausible-boards.js';

export const options = z
  .object({
    players: option(z.int().min(2).max(4).default(4), { describe: 'Players, each for itself.', source: 'printed' }),
    board: option(boardSchema.default(assumedBoard), {
      describe: 'Spaces, paths and marks: data, or the path of a JSON file. "zedbench board" draws and checks one.',
      source: 'assumed',
      file: 'json',
      plausibleData: plausibleBoards,
    }),
    firstSeat: option(z.union([z.literal('chance'), z.int().min(0).max(3)]).default('chance'), {
      describe: 'The seat that begins.',
      source: 'printed',
    }),
    cards: option(cardsSchema.default(assumedCards), {
      describe: 'The 18 fight cards, how many kill, turn and let run how far: data, or the path of a JSON file.',
      source: 'assumed',
      file: 'json',
      plausibleData: plausibleCards,
    }),
    zombies: option(z.int().min(3).max(6).default(6), {
      describe: 'Neutral zombies: one of each shade first, then in the order of the board.',
      source: 'printed',
    }),
    weapons: option(z.union([z.literal('none'), z.array(z.enum(WEAPONS)).min(1).max(4)]).default([...WEAPONS]), {
      describe: 'The kinds of weapons that are in the game.',
      source: 'printed',
    }),
    batteries: option(z.int().min(1).max(4).default(4), {
      describe: 'Batteries, one a store in the order of the board.',
      source: 'printed',
    }),
    mayReverse: option(z.boolean().default(false), {
      describe: 'Whether a piece may go straight back over the link it just used.',
      source: 'assumed',
      plausible: [false, true],
    }),
    mustAttackNearest: option(z.boolean().default(true), {
      describe: 'Whether a zombie attacks the nearest human, or any that it can reach.',
      source: 'assumed',
      plausible: [false, true],
    }),
    turnedKeepsWeapons: option(z.boolean().default(false), {
      describe: 'Whether the weapons of a player who is turned lie idle and go to its killer.',
      source: 'assumed',
      plausible: [false, true],
    }),
    emptyStores: option(z.boolean().default(true), {
      describe: 'Whether a store in which nothing lies may be entered, as a refuge.',
      source: 'assumed',
      plausible: [false, true],
    }),
    mayDraw: option(z.boolean().default(false), {
      describe: 'Whether a human with a weapon may draw a fight card in its place.',
      source: 'assumed',
      plausible: [false, true],
    }),
    reshuffleCards: option(z.boolean().default(true), {
      describe: 'Whether the fight cards are shuffled anew when all are drawn (O4), or from then on nothing happens.',
      source: 'assumed',
      plausible: [false, true],
    }),
    neutralMoves: option(z.enum(['perTurn', 'perRound']).default('perTurn'), {
      describe:
        'Whether neutral zombies move after every turn, or once a round, after the last seat that is in the game.',
      source: 'assumed',
      plausible: ['perTurn', 'perRound'],
    }),
    maxTurns: option(z.int().min(1).max(10_000).default(2000), {
      describe: 'The turn, of all seats together, after which a game is capped: lost by all.',
      source: 'workbench',
    }),
  })
  .superRefine(({ players, firstSeat, weapons }, context) => {
    const refuse = (name: string, message: string): void =>
      context.addIssue({ code: 'custom', path: [name], message: `option ${name} ${message}` });
    if (typeof firstSeat === 'number' && firstSeat >= players) {
      refuse('firstSeat', `is ${firstSeat}, but the seats are 0 to ${players - 1}.`);
    }
    if (typeof weapons !== 'string' && new Set(weapons).size !== weapons.length) {
      refuse('weapons', 'lists a kind twice.');
    }
  });

export type Options = z.output<typeof options>;
