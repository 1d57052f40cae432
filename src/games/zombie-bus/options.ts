import { z } from 'zod';
import { option } from '../../core/options.js';
import { assumedContent } from './assumed-content.js';
import { contentSchema } from './content.js';
import { HEROES } from './heroes.js';
import { plausibleContent } from './plausible-content.js';

export const options = z
  .object({
    players: option(z.int().min(2).max(5).default(4), { describe: 'Heroes, one a seat.', source: 'printed' }),
    heroes: option(z.union([z.enum(['random', 'chosen']), z.array(z.enum(HEROES)).min(2).max(5)]).default('random'), {
      describe: 'Who plays whom: dealt by chance (random), picked in turn order (chosen), or a list by seat.',
      source: 'printed',
    }),
    extraPink: option(z.int().min(0).max(3).default(0), {
      describe: 'Pink tiles that are added to make the game harder, beside the one that five players always have.',
      source: 'printed',
    }),
    busLimit: option(z.int().min(2).max(8).default(4), {
      describe: 'Zombies around the bus at the end of a turn that overrun it.',
      source: 'printed',
    }),
    zombifyAt: option(z.int().min(1).max(5).default(3), {
      describe: 'Zombies on a hero that turn him into one (Suzanne: one more).',
      source: 'printed',
    }),
    dice: option(z.int().min(1).max(8).default(6), { describe: 'Dice.', source: 'printed' }),
    rolls: option(z.int().min(1).max(5).default(3), {
      describe: 'Rolls a turn, the first included, for a hero without zombies.',
      source: 'printed',
    }),
    startZombies: option(z.union([z.literal('auto'), z.int().min(0).max(6)]).default('auto'), {
      describe: 'Zombies around the bus at the start. auto: 1, 2, 2, 3 for two to five players.',
      source: 'printed',
    }),
    specials: option(z.int().min(0).max(6).default(3), {
      describe: 'Special zombies that are drawn at random into the pile.',
      source: 'printed',
    }),
    hordeWindow: option(z.int().min(1).max(12).default(4), {
      describe: 'The Horde is among so many last cards of the pile.',
      source: 'printed',
    }),
    halfTargets: option(z.enum(['anyFace', 'wounds']).default('anyFace'), {
      describe:
        "What two half-targets stand for: any face (rulebook), or a wound but no action face (the publisher's blurb).",
      source: 'printed',
    }),
    tilePoints: option(z.enum(['private', 'open']).default('private'), {
      describe: "Whether only a freed cheerleader's owner sees her points, or all do.",
      source: 'printed',
    }),
    curseLift: option(z.enum(['endOfTurn', 'atOnce']).default('endOfTurn'), {
      describe: 'When killing a zombie that forbids action faces allows them again: the turn after, or in that turn.',
      source: 'assumed',
      plausible: ['endOfTurn', 'atOnce'],
    }),
    suzanneCurse: option(z.boolean().default(true), {
      describe: "Whether the permanent curse of Suzanne's first zombie acts on her.",
      source: 'assumed',
      plausible: [false, true],
    }),
    content: option(contentSchema.default(assumedContent), {
      describe: 'The cards, tiles, tokens and the track of the van: data, or the path of a JSON file that holds them.',
      source: 'assumed',
      file: 'json',
      plausibleData: plausibleContent,
    }),
    utility: option(z.enum(['win', 'points']).default('win'), {
      describe: 'What agents maximise: the win, or the win and a thousandth of their points. Results report both.',
      source: 'workbench',
    }),
    maxTurns: option(z.int().min(1).max(1000).default(100), {
      describe: 'The turn after which a game is capped. By default the Horde comes long before.',
      source: 'workbench',
    }),
  })
  .superRefine(({ players, heroes, extraPink }, context) => {
    const refuse = (name: string, message: string): void =>
      context.addIssue({ code: 'custom', path: [name], message: `option ${name} ${message}` });
    if (Array.isArray(heroes)) {
      if (heroes.length !== players) refuse('heroes', `lists ${heroes.length} heroes, for ${players} players.`);
      if (new Set(heroes).size !== heroes.length) refuse('heroes', 'lists a hero twice.');
    }
    if (players === 5 && extraPink > 2) {
      refuse('extraPink', 'is 3 beside the pink tile of five players, but there are 3 pink tiles in all.');
    }
  });

export type Options = z.output<typeof options>;
