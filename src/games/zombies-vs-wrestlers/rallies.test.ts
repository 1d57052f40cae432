import { expect, test } from 'vitest';
import { scenesOf } from '../../testing/scene.js';
import { zombiesVsWrestlers } from './index.js';

const at = scenesOf(zombiesVsWrestlers);

test('a rally rolls any number of combat dice and all dice of the cup', () => {
  const { texts } = at({ seats: [{ combat: [2, 3, 3] }, {}] }, { dice: 5 });
  expect(texts).toHaveLength(6);
  expect(new Set(texts)).toEqual(
    new Set([
      'rally 2 3 3 and the 2 in the cup',
      'rally 2 3 and the 2 in the cup',
      'rally 3 3 and the 2 in the cup',
      'rally 2 and the 2 in the cup',
      'rally 3 and the 2 in the cup',
      'rally the 2 in the cup',
    ]),
  );
});

test('a rally rolls at least one die: with an empty cup none is no rally', () => {
  const { texts } = at({ seats: [{ combat: [2, 3, 3] }, {}] }, { dice: 3 });
  expect(texts).toEqual(['rally 2 3 3', 'rally 3 3', 'rally 2 3', 'rally 3', 'rally 2']);
});

test('a rally leaves the other dice as they lie, ends the turn, and is a turn without a die destroyed', () => {
  const scene = at({ quiet: 2, turn: 7, seats: [{ combat: [2, 3, 6] }, {}] }, { dice: 4 });
  scene.take('rally 2 6 and the 1 in the cup');
  expect(scene.json).toMatchObject({ phase: 'rally', turn: 7, seats: [{ combat: [3], cup: 3 }, {}] });
  scene.take('zombies roll 1 5 6');
  expect(scene.json).toMatchObject({
    phase: 'action',
    turn: 8,
    active: 1,
    quiet: 3,
    seats: [{ combat: [1, 3, 5, 6], cup: 0 }, {}],
    counts: { rallies: 1 },
  });
});

test('a turn is one action and passing does not exist: dice in the cup alone can only be rolled', () => {
  expect(at({ seats: [{}, {}] }).texts).toEqual(['rally the 9 in the cup']);
});

test('W4: a hero that comes up beside one in combat lies as rank 1', () => {
  const scene = at({ seats: [{ combat: [2, 5] }, {}] }, { dice: 3 });
  scene.take('rally the 1 in the cup');
  expect(scene.chances).toEqual({
    'zombies roll 1': 3 / 6,
    'zombies roll 2': 1 / 6,
    'zombies roll 3': 1 / 6,
    'zombies roll 6': 1 / 6,
  });
});

test('W4: a hero that is rolled again makes room for one', () => {
  const scene = at({ active: 1, seats: [{}, { combat: [5] }] }, { dice: 2 });
  scene.take('rally 5 and the 1 in the cup');
  expect(scene.chances['wrestlers roll 1 5']).toBeCloseTo(3 / 36, 15);
  expect(scene.texts).not.toContain('wrestlers roll 5 5');
});
