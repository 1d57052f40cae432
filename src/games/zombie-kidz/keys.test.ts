import { expect, test } from 'vitest';
import { scenesOf } from '../../testing/scene.js';
import { SPACES } from './board.js';
import { zombieKidz } from './index.js';
import { MIRRORS } from './mirrors.js';

const at = scenesOf(zombieKidz);
const names: readonly string[] = SPACES;

const zombies = { red: 1, blue: 2, yellow: 4, green: 1 };
const heroes = ['blue', 'yellow', 'se', 'red'];
const locked = ['nw', 'se'];

const keyAt = (position: Record<string, unknown>, players: number): number => {
  const { game, state } = at(position, { players, zombies: 12 });
  return game.keys!.keyOf(state);
};

test.each([2, 3, 4])('all eight mirror images of a position with %i heroes have one key', (players) => {
  for (const first of heroes) {
    const stand = [first, ...heroes].slice(0, players);
    const keys = MIRRORS.map((to) => {
      const moved = (name: string): string => names[to[names.indexOf(name)]];
      const there = Object.fromEntries(Object.entries(zombies).map(([name, count]) => [moved(name), count]));
      return keyAt({ zombies: there, heroes: stand.map(moved), locked: locked.map(moved) }, players);
    });
    expect(new Set(keys).size).toBe(1);
  }
});

test('what plays on differently has another key', () => {
  const position = { zombies, heroes: heroes.slice(0, 2), locked };
  const others = [
    position,
    { ...position, heroes: ['yellow', 'blue'] },
    { ...position, zombies: { ...zombies, yellow: 3 } },
    { ...position, locked: ['nw'] },
    { ...position, die: 'toRoll' },
  ];
  expect(new Set(others.map((each) => keyAt(each, 2))).size).toBe(others.length);
});
