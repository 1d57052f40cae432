import { expect, test } from 'vitest';
import { scenesOf } from '../../testing/scene.js';
import { zombieKidz } from './index.js';

const at = scenesOf(zombieKidz);

test('the play example of the rulebook: Karina, Felix and Ralph by day', () => {
  const scene = at(
    {
      die: 'toRoll',
      heroes: ['purple', 'yellow', 'blue'],
      zombies: { blue: 2, yellow: 1, ne: 1, se: 1, sw: 1, nw: 1 },
    },
    { players: 3 },
  );
  scene.take('the die shows blue');
  expect(scene.texts.filter((text) => text.includes('blue'))).toEqual([]);
  scene.take('go to nw and eliminate 1');
  expect(scene.json).toMatchObject({ active: 1, locked: [], reserve: 1 });

  scene.take('the die shows yellow', 'stay and eliminate 2');
  expect(scene.json).toMatchObject({ active: 2, zombies: { blue: 3 }, reserve: 2 });

  scene.take('the die shows white');
  expect(scene.texts).toEqual(['go to red', 'go to ne', 'go to ne and eliminate 1', 'go to nw']);
  scene.take('go to nw');
  expect(scene.json).toMatchObject({ active: 0, locked: ['nw'], counts: { eliminations: 3, forcedExits: 1 } });
});
