import { z } from 'zod';
import { option } from '../../core/options.js';

export const FACTIONS = ['zombies', 'wrestlers'] as const;
export type Faction = (typeof FACTIONS)[number];

export const options = z
  .object({
    factions: option(z.array(z.enum(FACTIONS)).min(2).max(4).default(['zombies', 'wrestlers']), {
      describe: 'The faction of each seat; repeats make mirror matches, more than two a free-for-all.',
      source: 'printed',
    }),
    dice: option(z.int().min(1).max(12).default(9), { describe: 'Dice a side.', source: 'printed' }),
    stalemateTurns: option(z.int().min(1).max(50).default(5), {
      describe:
        'Turns in a row without a die destroyed that end the game, of all seats together (beyond two seats an assumption).',
      source: 'printed',
    }),
    cageRing: option(z.enum(['stays', 'cup']).default('stays'), {
      describe:
        'Where a Ring goes that survives its cage match: it stays in combat (its ability), or goes to the cup (list of attacks).',
      source: 'printed',
    }),
    cupTargets: option(z.boolean().default(false), {
      describe:
        'Whether tag team and cage match may aim at a die in a rally cup, too: the rules leave open what is in play.',
      source: 'assumed',
      plausible: [false, true],
    }),
    firstSeat: option(z.enum(['rulebook', 'random', '0', '1', '2', '3']).default('rulebook'), {
      describe: 'Who begins: the most rank-1 dice (rulebook), anyone with equal chances (random), or a given seat.',
      source: 'printed',
    }),
    countHeroesFirst: option(z.boolean().default(false), {
      describe:
        'Whether dice are counted for the first turn before surplus heroes become rank 1, not after (as the order of the rules suggests).',
      source: 'printed',
    }),
    horde: option(z.enum(['ability', 'guide']).default('ability'), {
      describe:
        'Horde: one die revives one and three revive up to two (ability), or one die revives up to two (guide).',
      source: 'printed',
    }),
    necromancer: option(z.enum(['ability', 'guide']).default('ability'), {
      describe: 'Necromancer: only with a die of its own to revive (ability), or also without one (guide).',
      source: 'printed',
    }),
    ring: option(z.enum(['ability', 'guide']).default('ability'), {
      describe: 'Ring: one for a cage match and three for a rumble (ability), or one for a rumble (guide).',
      source: 'printed',
    }),
    stalemateWinner: option(z.enum(['dice', 'ranks']).default('dice'), {
      describe:
        'A stalemate goes to the most dice and then the ranks destroyed (dice), or to those ranks at once (ranks).',
      source: 'printed',
    }),
    maxTurns: option(z.int().min(1).max(10_000).default(2000), {
      describe: 'The turn after which a game is a draw and counted as capped.',
      source: 'workbench',
    }),
  })
  .superRefine(({ factions, firstSeat }, context) => {
    if (Number(firstSeat) >= factions.length) {
      context.addIssue({
        code: 'custom',
        path: ['firstSeat'],
        message: `option firstSeat is ${firstSeat}, but with ${factions.length} factions the seats are 0 to ${factions.length - 1}.`,
      });
    }
  });

export type Options = z.output<typeof options>;
