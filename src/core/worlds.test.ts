import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { option } from './options.js';
import { drawWorlds } from './worlds.js';

const say = { describe: 'x', source: 'assumed' } as const;
const schema = z.object({
  printed: option(z.int().default(3), { describe: 'x', source: 'printed', plausible: [1, 9] }),
  unsure: option(z.int().default(3), say),
  goal: option(z.int().min(1).default(3), { ...say, plausible: [2, 5] }),
  share: option(z.number().default(0.5), { ...say, plausible: [0, 1] }),
  three: option(z.int().default(1), { ...say, plausible: [1, 4, 9] }),
  swift: option(z.boolean().default(false), { ...say, plausible: [false, true] }),
  cards: option(z.array(z.int()).default([7, 7]), {
    ...say,
    plausibleData: {
      draw: (rng) => [rng.below(10), 7],
      numbersOf: (value) => ({ 'the first card': (value as number[])[0] }),
    },
  }),
});

const draw = (fixed: string[] = [], seed = 1, count = 400) => drawWorlds(schema, fixed, seed, count);
const seen = (name: string): unknown[] => [
  ...new Set(
    draw()
      .slice(1)
      .map(({ values }) => values[name]),
  ),
];

describe('worlds', () => {
  it('have a value for each assumed option with a range; the first has the defaults', () => {
    const [first, ...drawn] = draw();
    expect(first).toEqual({
      number: 0,
      options: { goal: 3, share: 0.5, three: 1, swift: false, cards: [7, 7] },
      values: { goal: 3, share: 0.5, three: 1, swift: false, 'the first card': 7 },
    });
    expect(drawn.map(({ number }) => number)).toEqual(Array.from({ length: 400 }, (_, i) => i + 1));
    for (const { options } of drawn) expect(Object.keys(options)).toEqual(Object.keys(first.options));
  });

  it('cover the ranges and lists, ends included, and nothing beyond', () => {
    expect(seen('goal').sort()).toEqual([2, 3, 4, 5]);
    expect(seen('three').sort()).toEqual([1, 4, 9]);
    expect(seen('swift').sort()).toEqual([false, true]);
    expect(seen('the first card').sort()).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8, 9]);
    const shares = seen('share') as number[];
    expect(shares.length).toBeGreaterThan(390);
    expect(shares.every((share) => share >= 0 && share < 1)).toBe(true);
    expect([Math.min(...shares) < 0.02, Math.max(...shares) > 0.98]).toEqual([true, true]);
  });

  it('draw each value as often as any other', () => {
    const goals = draw([], 1, 4000)
      .slice(1)
      .map(({ values }) => values.goal);
    for (const goal of [2, 3, 4, 5]) {
      // Within five standard deviations of a thousand.
      expect(Math.abs(goals.filter((each) => each === goal).length - 1000)).toBeLessThan(5 * 27.4);
    }
  });

  it('depend on the seed and their number alone: not on how many there are, nor on what is fixed', () => {
    expect(draw([], 1, 10)).toEqual(draw([], 1, 400).slice(0, 11));
    expect(draw(['goal'], 1, 10).map(({ values }) => values.three)).toEqual(
      draw([], 1, 10).map(({ values }) => values.three),
    );
    expect(draw([], 2, 10)).not.toEqual(draw([], 1, 10));
  });

  it('are none where nothing is free', () => {
    expect(draw(['goal', 'share', 'three', 'swift', 'cards'])).toEqual([]);
    expect(draw(['goal', 'share', 'three', 'swift'], 1, 3)[0].options).toEqual({ cards: [7, 7] });
  });
});
