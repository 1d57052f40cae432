import { expect, test } from 'vitest';
import { optionInfos, parseOptions } from '../../core/options.js';
import { assumedContent } from './assumed-content.js';
import { zombiesVsCheerleaders } from './index.js';

const { options, create } = zombiesVsCheerleaders;
const parse = (given: Record<string, unknown>) => parseOptions(options, given, 'game zombies-vs-cheerleaders');
const gameOf = (given: Record<string, unknown>) => create(parse(given));

test.each([
  ['friendly', 4, 24, 8],
  ['council', 5, 30, 10],
  ['prom', 6, 36, 12],
] as const)('mode %s has %i columns, %i zombies and %i barricades', (mode, columns, zombies, barricades) => {
  const { rules } = gameOf({ mode }).newState();
  expect([rules.columns, rules.cardCount, rules.barricadeCount]).toEqual([columns, zombies, barricades]);
  expect(rules.cards.reduce((sum, copies) => sum + copies, 0)).toBe(zombies);
  expect(rules.cards.slice(7, 13)).toEqual(new Uint8Array(6).fill(1));
});

test('the Energies of all cheerleaders are the 26 tokens of the box', () => {
  const { energy } = gameOf({ mode: 'prom' }).newState().rules;
  expect(energy.reduce((sum, each) => sum + each, 0)).toBe(26);
});

test('every assumed number of the content has a range worth trying, its value within', () => {
  const { zombies, cheerleaders, barricades, promQueen } = assumedContent;
  const cards = [zombies, cheerleaders, barricades, { promQueen }].flatMap((group) => Object.entries(group));
  for (const [name, card] of cards) {
    const { source, plausible = {} } = card as { source: string; plausible?: Record<string, [number, number]> };
    if (source !== 'assumed') continue;
    expect(Object.keys(plausible), name).not.toEqual([]);
    for (const [field, [low, high]] of Object.entries(plausible)) {
      const value = (card as unknown as Record<string, number>)[field];
      expect(value >= low && value <= high, `${name} ${field}`).toBe(true);
    }
  }
});

test('every option that is assumed says what is worth trying', () => {
  const silent = optionInfos(options).filter((each) => each.source === 'assumed' && !each.plausible && !each.file);
  expect(silent.map(({ name }) => name)).toEqual(['cheerleaders']);
});

const { coach } = assumedContent.bosses;

test.each<[Record<string, unknown>, string]>([
  [{ zombieRows: 5 }, 'option zombieRows is 5 on 4 columns, but mode friendly has 24 zombie cards.'],
  [{ pileSize: 3 }, 'option pileSize is 3 on 4 columns, but mode friendly has 8 barricade cards.'],
  [{ cheerleaders: ['pam', 'clover'] }, 'option zombieRows is 6 on 2 columns, but mode friendly has 24 zombie cards.'],
  [{ cheerleaders: ['pam', 'pam', 'clover', 'gloria'] }, 'option cheerleaders lists a cheerleader twice.'],
  [{ content: { ...assumedContent, bosses: { coach } } }, 'option content: bosses.nurse is wrong'],
  [{ content: { ...assumedContent, promQueen: { strength: 9 } } }, 'option content: promQueen.strength is wrong'],
  [{ content: 3 }, 'option content: it is wrong'],
  [{ energyBonus: 4 }, "option energyBonus can't be 4. Allowed: a whole number from -2 to 3."],
])('%j is refused', (given, message) => {
  expect(() => parse(given)).toThrow(message);
});
