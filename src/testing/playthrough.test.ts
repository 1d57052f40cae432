import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { parseOptions } from '../core/options.js';
import { games } from '../registry.js';
import { firstDifferentLine, playthrough } from './playthrough.js';
import { ambush } from './toy-games/ambush.js';
import { pig } from './toy-games/pig.js';

describe('a golden playthrough', () => {
  const text = playthrough(pig.create(pig.options.parse({})), 7);

  it('shows the first node in full', () => {
    expect(text.split('\n').slice(0, 9)).toEqual([
      'A random game of pig, version 1, seed 7',
      '',
      '# ply 0, turn 0, seat 0',
      'Turn 0: 0 to 0, 0 in the pot, 0 busts',
      'JSON: {"turn":0,"points":[0,0],"pot":0,"busts":0,"next":"player"}',
      'evaluation: 0, 0',
      '1 legal actions: roll',
      'drawn: roll; roll; roll; roll',
      '',
    ]);
  });

  it('shows every action, the chances, and the end', () => {
    expect(text).toContain('\n0 seat 0: roll\n');
    expect(text).toContain('\n6 outcomes: throws 1 0.166667; throws 2');
    expect(text).toMatch(/\nresult: (1, -1|-1, 1)\nreturns: (1, -1|-1, 1)\nbusts: \d+\nstartWon: [01]\n$/);
  });

  it('shows what each seat sees where something is hidden', () => {
    const hidden = playthrough(ambush.create(ambush.options.parse({})), 1);
    expect(hidden).toMatch(/as seat 1 sees it:\nseat 0 holds 2;/);
  });

  it('is another one with another seed', () => {
    expect(playthrough(pig.create(pig.options.parse({})), 8)).not.toBe(text.replace('seed 7', 'seed 8'));
  });
});

describe('the first different line', () => {
  it.each([
    ['a\nb\n', 'a\nb\n', null],
    ['a\nb\n', 'a\nc\n', 'line 2\nexpected: b\nfound:    c'],
    ['a\n', 'a\n\nb', 'line 3\nexpected: (nothing)\nfound:    b'],
    ['a\nb', 'a', 'line 2\nexpected: b\nfound:    (nothing)'],
  ])('of %j and %j is %j', (expected, found, line) => {
    expect(firstDifferentLine(expected, found)).toBe(line);
  });
});

// Behaviour that changed on purpose: node dist/scripts/playthrough.js, and look at the difference.
it.each(games.map(({ id }) => id))('%s plays as its golden playthrough says', (id) => {
  const file = new URL(`../games/${id}/playthrough.txt`, import.meta.url);
  expect(existsSync(file), `src/games/${id}/playthrough.txt is missing`).toBe(true);
  const definition = games.find((game) => game.id === id)!;
  const game = definition.create(parseOptions(definition.options, {}, `game ${id}`));
  expect(firstDifferentLine(readFileSync(file, 'utf8'), playthrough(game, 1))).toBeNull();
});
