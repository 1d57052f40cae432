import { z } from 'zod';
import { option } from '../../core/options.js';
import { assumedContent } from './assumed-content.js';
import { barricadeCards, contentSchema, type Mode, readContent, zombieCards } from './content.js';
import { GIRLS } from './kinds.js';
import { plausibleContent } from './plausible-content.js';

/** Who plays in a mode unless the option `cheerleaders` says otherwise. */
const BY_MODE: Readonly<Record<Mode, readonly (typeof GIRLS)[number][]>> = {
  friendly: ['clover', 'gloria', 'pam', 'vanessa'],
  council: ['clover', 'gloria', 'pam', 'vanessa', 'sandy'],
  prom: ['clover', 'gloria', 'pam', 'vanessa', 'sandy', 'samantha'],
};

export const options = z
  .object({
    mode: option(z.enum(['friendly', 'council', 'prom']).default('friendly'), {
      describe: 'Which cards are in the game, on 4, 5 or 6 columns.',
      source: 'printed',
    }),
    cheerleaders: option(z.union([z.literal('auto'), z.array(z.enum(GIRLS)).min(1).max(6)]).default('auto'), {
      describe:
        'Who defends, one a column. auto: clover, gloria, pam, vanessa; and from the council on sandy; at the prom samantha.',
      source: 'assumed',
    }),
    actionsZombies: option(z.int().min(1).max(6).default(3), { describe: 'Actions a turn.', source: 'printed' }),
    actionsCheerleaders: option(z.int().min(1).max(6).default(3), { describe: 'Actions a turn.', source: 'printed' }),
    emptyRows: option(z.int().min(0).max(3).default(1), {
      describe: 'Rows between the barricades and the horde that are empty at the start.',
      source: 'printed',
    }),
    zombieRows: option(z.int().min(1).max(8).default(6), {
      describe: 'Zombies in a column at the start. Nothing lies behind the last row.',
      source: 'printed',
    }),
    pileSize: option(z.int().min(1).max(4).default(2), {
      describe: 'Barricade cards in a pile at the start.',
      source: 'printed',
    }),
    energyBonus: option(z.int().min(-2).max(3).default(0), {
      describe: 'Added to the Energy of Gloria, Pam, Vanessa and Sandy, never under 0: the dial for a fair game.',
      source: 'workbench',
    }),
    knockout: option(z.enum(['over', 'zero']).default('over'), {
      describe:
        "What knocks out: a Strength higher than the tokens left, or losing the last token to a hit (the publisher's blurb).",
      source: 'printed',
    }),
    hordeLayout: option(z.enum(['chosen', 'random']).default('chosen'), {
      describe: 'Whether the zombies choose how their cards lie.',
      source: 'printed',
    }),
    cheerleaderLayout: option(z.enum(['chosen', 'random']).default('chosen'), {
      describe: 'Whether the cheerleaders choose their columns.',
      source: 'printed',
    }),
    teacherBlocksPam: option(z.boolean().default(false), {
      describe: "Whether Pam's flame stops at a teacher that survives it (C1).",
      source: 'assumed',
      plausible: [false, true],
    }),
    rebuiltActions: option(z.boolean().default(true), {
      describe: 'Whether a barricade that the janitor put back earns its action again.',
      source: 'assumed',
      plausible: [false, true],
    }),
    returnEmptyColumn: option(z.boolean().default(true), {
      describe: 'Whether zombies may return to an empty column, to its last rows (C10).',
      source: 'assumed',
      plausible: [false, true],
    }),
    returnedMayAttack: option(z.boolean().default(true), {
      describe: 'Whether a zombie that has just returned may attack (C8).',
      source: 'assumed',
      plausible: [false, true],
    }),
    ziiiiip: option(z.enum(['block', 'compact']).default('block'), {
      describe: 'A column steps while its front zombie can (block), or until no zombie of it can (compact).',
      source: 'assumed',
      plausible: ['block', 'compact'],
    }),
    reveals: option(z.enum(['needed', 'all']).default('needed'), {
      describe: 'Which zombies may be turned up for free: football players, whom it makes run, or all.',
      source: 'workbench',
    }),
    queenNeeds: option(z.enum(['defeated', 'discarded']).default('defeated'), {
      describe:
        'What of all bosses ends the invincibility of the Prom Queen: that they are defeated, or their cards used.',
      source: 'assumed',
      plausible: ['defeated', 'discarded'],
    }),
    samanthaCounts: option(z.boolean().default(true), {
      describe: 'Whether tokens of Samantha, who can not shoot, keep the squad from being disarmed (C16).',
      source: 'assumed',
      plausible: [false, true],
    }),
    nerdBlocksAttacks: option(z.boolean().default(false), {
      describe: 'Whether a nerd on a pile keeps the zombie behind it from attacking the pile (C6).',
      source: 'assumed',
      plausible: [false, true],
    }),
    footballEats: option(z.boolean().default(true), {
      describe: 'Whether a running football player reaches a knocked-out cheerleader (C5).',
      source: 'assumed',
      plausible: [false, true],
    }),
    content: option(contentSchema.default(assumedContent), {
      describe: 'How many of each card there are, and Energies and Strengths: data, or the path of a JSON file.',
      source: 'assumed',
      plausibleData: plausibleContent,
      file: 'json',
    }),
    maxTurns: option(z.int().min(1).max(2000).default(400), {
      describe: 'The turn, of both seats together, after which a game is capped: a draw.',
      source: 'workbench',
    }),
  })
  .superRefine(({ mode, cheerleaders, zombieRows, pileSize, content: given }, context) => {
    const refuse = (name: string, message: string): void =>
      context.addIssue({ code: 'custom', path: [name], message: `option ${name} ${message}` });
    const girls = girlsOf(mode, cheerleaders);
    if (new Set(girls).size !== girls.length) refuse('cheerleaders', 'lists a cheerleader twice.');
    const read = readContent(given);
    if ('fault' in read) return;
    const zombies = zombieCards(mode, read.content);
    const barricades = barricadeCards(mode, read.content);
    if (zombies !== zombieRows * girls.length) {
      refuse(
        'zombieRows',
        `is ${zombieRows} on ${girls.length} columns, but mode ${mode} has ${zombies} zombie cards.`,
      );
    } else if (barricades !== pileSize * girls.length) {
      refuse(
        'pileSize',
        `is ${pileSize} on ${girls.length} columns, but mode ${mode} has ${barricades} barricade cards.`,
      );
    }
  });

export type Options = z.output<typeof options>;

/** Who defends, one a column. */
export const girlsOf = (mode: Mode, cheerleaders: 'auto' | readonly (typeof GIRLS)[number][]) =>
  cheerleaders === 'auto' ? BY_MODE[mode] : cheerleaders;
