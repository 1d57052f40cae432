import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { UserError } from './errors.js';
import { fileOptions, isListOption, isListText, option, optionInfos, parseOptions, valueOfText } from './options.js';

const schema = z
  .object({
    dice: option(z.int().min(1).max(12).default(9), { describe: 'Dice a side.', source: 'printed' }),
    share: option(z.number().min(0).max(1).default(0.5), { describe: 'A share.', plausible: [0.2, 0.8] }),
    above: option(z.number().gt(0).lt(1).default(0.5), { describe: 'Strictly between.' }),
    many: option(z.int().positive().default(1), { describe: 'One or more.' }),
    any: option(z.number().default(1), { describe: 'Any number.' }),
    swift: option(z.boolean().default(false), { describe: 'Whether it is swift.' }),
    ring: option(z.enum(['stays', 'cup']).default('stays'), { describe: 'Where a ring goes.' }),
    cutoff: option(z.union([z.literal('none'), z.int().min(0).max(99)]).default('none'), { describe: 'The end.' }),
    sides: option(
      z
        .array(z.enum(['red', 'blue']))
        .min(2)
        .max(4)
        .default(['red', 'blue']),
      { describe: 'Sides.' },
    ),
    pair: option(z.array(z.int().min(0).max(5)).length(2).default([1, 2]), { describe: 'Two numbers.' }),
    flags: option(z.array(z.boolean()).default([]), { describe: 'Flags.' }),
    label: option(z.string().default('x'), { describe: 'A label.' }),
    needed: option(z.int().optional(), { describe: 'Left out by most.' }),
  })
  .superRefine(({ dice, many }, context) => {
    if (many > dice) context.addIssue({ code: 'custom', path: ['many'], message: `many is ${many} of ${dice} dice.` });
  });

const parse = (given: Record<string, unknown>): z.output<typeof schema> => parseOptions(schema, given, 'game toy');

/** What the user is told of options that are refused. */
const complaint = (given: Record<string, unknown>): string => {
  try {
    parse(given);
  } catch (error) {
    expect(error).toBeInstanceOf(UserError);
    return (error as Error).message;
  }
  return 'accepted';
};

describe('help', () => {
  it('names the options in the order of their declaration, with what was said of them', () => {
    const infos = optionInfos(schema);
    expect(infos.map(({ name }) => name)).toEqual(Object.keys(schema.shape));
    expect(infos[0]).toMatchObject({
      describe: 'Dice a side.',
      source: 'printed',
      default: 9,
      minimum: 1,
      maximum: 12,
    });
    expect(infos[1].plausible).toEqual([0.2, 0.8]);
  });

  it('tells the allowed values in words', () => {
    expect(Object.fromEntries(optionInfos(schema).map(({ name, allowed }) => [name, allowed]))).toEqual({
      dice: 'a whole number from 1 to 12',
      share: 'a number from 0 to 1',
      above: 'a number, above 0, below 1',
      many: 'a whole number, above 0',
      any: 'a number',
      swift: 'true or false',
      ring: 'stays, cup',
      cutoff: 'none, or a whole number from 0 to 99',
      sides: 'a list from 2 to 4, each red, blue',
      pair: 'a list of 2, each a whole number from 0 to 5',
      flags: 'a list, each true or false',
      label: 'text',
      needed: 'a whole number',
    });
  });

  it('lists the values where they are few', () => {
    const values = Object.fromEntries(optionInfos(schema).map((info) => [info.name, info.values]));
    expect(values).toMatchObject({ swift: [false, true], ring: ['stays', 'cup'], dice: undefined, cutoff: undefined });
  });
});

describe('options', () => {
  it('get their defaults where they are left out', () => {
    expect(parse({ dice: 3 })).toMatchObject({ dice: 3, swift: false, sides: ['red', 'blue'], cutoff: 'none' });
    expect(parse({})).not.toHaveProperty('needed');
  });

  it('that are unknown are named, with the nearest right one and all there are', () => {
    expect(complaint({ dcie: 3 })).toMatch(
      /^The game toy has no option "dcie"\. Did you mean "dice"\? It has: dice, share/,
    );
    expect(complaint({ elephant: 3 })).toMatch(/^The game toy has no option "elephant"\. It has: dice, /);
    expect(() => parseOptions(z.object({}), { a: 1 }, 'agent x', 'parameter')).toThrow(
      'The agent x has no parameter "a". It has no parameters.',
    );
  });

  it.each([
    ["dice can't be 13. Allowed: a whole number from 1 to 12.", { dice: 13 }],
    ["dice can't be 2.5. Allowed: a whole number from 1 to 12.", { dice: 2.5 }],
    ['dice can\'t be "3". Allowed: a whole number from 1 to 12.', { dice: '3' }],
    ["dice can't be NaN. Allowed: a whole number from 1 to 12.", { dice: Number.NaN }],
    ["any can't be Infinity. Allowed: a number.", { any: Number.POSITIVE_INFINITY }],
    ["dice can't be 3. Allowed: a whole number from 1 to 12.", { dice: 3n }],
    ["dice can't be null. Allowed: a whole number from 1 to 12.", { dice: null }],
    ["above can't be 0. Allowed: a number, above 0, below 1.", { above: 0 }],
    ['swift can\'t be "yes". Allowed: true or false.', { swift: 'yes' }],
    ['ring can\'t be "bowl". Allowed: stays, cup.', { ring: 'bowl' }],
    ["cutoff can't be 100. Allowed: none, or a whole number from 0 to 99.", { cutoff: 100 }],
    ['sides can\'t be ["red"]. Allowed: a list from 2 to 4, each red, blue.', { sides: ['red'] }],
    ['sides can\'t be ["red","green"]. Allowed: a list from 2 to 4, each red, blue.', { sides: ['red', 'green'] }],
  ])('are refused: %s', (message, given: Record<string, unknown>) => {
    expect(complaint(given)).toBe(`The game toy: option ${message}`);
  });

  it('that do not go together are refused in the words of their game', () => {
    expect(complaint({ dice: 2, many: 3 })).toBe('The game toy: many is 3 of 2 dice.');
  });
});

describe('the value of a text', () => {
  it.each([
    ['dice', '7', 7],
    ['dice', ' 7 ', 7],
    ['share', '1e-1', 0.1],
    ['any', '-2.5', -2.5],
    ['swift', 'true', true],
    ['swift', 'false', false],
    ['ring', 'cup', 'cup'],
    ['cutoff', 'none', 'none'],
    ['cutoff', '20', 20],
    ['label', '7', '7'],
    ['label', 'true', 'true'],
    ['label', 'a,b', 'a,b'],
    ['sides', 'blue,blue', ['blue', 'blue']],
    ['sides', 'blue , red', ['blue', 'red']],
    ['pair', '3,4', [3, 4]],
    ['flags', 'true,false', [true, false]],
    ['flags', 'true', [true]],
  ])('in %s of "%s" is %j', (name, text, value) => {
    expect(valueOfText(schema, name, text)).toEqual(value);
    expect(parse({ [name]: value })).toMatchObject({ [name]: value });
  });

  it.each([
    ['dice', '13'],
    ['dice', ''],
    ['dice', 'seven'],
    ['any', 'Infinity'],
    ['any', 'NaN'],
    ['swift', 'TRUE'],
    ['pair', '3'],
    ['sides', 'red,green'],
    ['nonsense', '1'],
  ])('in %s of "%s" is the text itself, where nothing fits, and is refused', (name, text) => {
    expect(valueOfText(schema, name, text)).toBe(text);
    expect(complaint({ [name]: text })).toContain(name);
  });

  it('may hold commas only where the option is a list', () => {
    expect(Object.keys(schema.shape).filter((name) => isListOption(schema, name))).toEqual(['sides', 'pair', 'flags']);
    expect(isListOption(schema, 'nonsense')).toBe(false);
  });

  it('is one list in an option that can be a list or something else, where it fits', () => {
    const either = z.object({
      heroes: option(z.union([z.enum(['any', 'all']), z.array(z.enum(['a', 'b']))]).default('any'), { describe: '' }),
    });
    expect(isListText(either, 'heroes', 'a,b')).toBe(true);
    expect(isListText(either, 'heroes', 'any,all')).toBe(false);
    expect(isListText(either, 'heroes', 'a')).toBe(false);
  });
});

it('an option that is data is known as one that a file can hold', () => {
  const cards = z.object({
    cards: option(z.object({ name: z.string() }).default({ name: 'x' }), { describe: '', file: 'json' }),
    count: option(z.int().default(1), { describe: '' }),
  });
  expect(fileOptions(cards)).toEqual(['cards']);
  expect(optionInfos(cards)[0].allowed).toBe('data, or the path of a JSON file that holds it');
});
