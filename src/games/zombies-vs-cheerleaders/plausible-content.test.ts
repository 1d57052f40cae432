import { expect, test } from 'vitest';
import { parseOptions } from '../../core/options.js';
import { Rng } from '../../core/rng.js';
import { assumedContent } from './assumed-content.js';
import type { ContentInput } from './content.js';
import { zombiesVsCheerleaders } from './index.js';
import { plausibleContent } from './plausible-content.js';

const rng = new Rng();
const drawn = Array.from({ length: 300 }, (_, i) => plausibleContent.draw(rng.seed(i)) as ContentInput);

test.each(['friendly', 'council', 'prom'])('every world fills the horde and the piles of mode %s', (mode) => {
  const { options, create } = zombiesVsCheerleaders;
  for (const content of drawn) create(parseOptions(options, { mode, content }, 'game')).newState();
});

test('copies, Energies and Strengths lie within the ranges that the assumed content declares, both ends included', () => {
  for (const group of ['zombies', 'barricades', 'cheerleaders'] as const) {
    for (const [name, card] of Object.entries<{ plausible?: Record<string, [number, number]> }>(
      assumedContent[group],
    )) {
      for (const [field, [low, high]] of Object.entries(card.plausible ?? {})) {
        const values = drawn.map((content) => Reflect.get(Reflect.get(content[group], name), field) as number);
        expect([name, field, Math.min(...values), Math.max(...values)]).toEqual([name, field, low, high]);
      }
    }
  }
});

test('the cards of all cheerleaders never hold more tokens than the box has', () => {
  for (const { cheerleaders } of drawn) {
    const tokens = Object.values(cheerleaders).reduce((sum, { energy }) => sum + energy, 0);
    expect(tokens).toBeLessThanOrEqual(26);
  }
});

test('the assumed content has the same numbers', () => {
  expect(Object.keys(plausibleContent.numbersOf(assumedContent))).toEqual(
    Object.keys(plausibleContent.numbersOf(drawn[0])),
  );
});
