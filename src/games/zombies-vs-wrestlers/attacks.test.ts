import { expect, test } from 'vitest';
import { scenesOf } from '../../testing/scene.js';
import { zombiesVsWrestlers } from './index.js';

const at = scenesOf(zombiesVsWrestlers);

/** The attacks of the seat to act: all of its actions but the rallies. */
const attacks = (...given: Parameters<typeof at>): string[] =>
  at(...given).texts.filter((text) => !text.startsWith('rally'));

test('A1: one die of rank 1 to 4 destroys a combat die of equal or lower rank', () => {
  const combat = [1, 2, 3, 4, 5, 6];
  expect(attacks({ active: 1, seats: [{ combat: [1, 2, 3, 5, 6] }, { combat: [4] }] })).toEqual(
    ['Zombie (1)', 'Runner (2)', 'Brute (3)'].map((victim) => `Shooting Star (4) destroys ${victim} of zombies`),
  );
  expect(attacks({ seats: [{ combat: [1] }, { combat }] })).toEqual(['Zombie (1) destroys Wrestler (1) of wrestlers']);
  expect(attacks({ seats: [{ combat: [2] }, { combat }] })).toHaveLength(2);
  expect(attacks({ seats: [{ combat: [3] }, { combat }] })).toHaveLength(3);
});

test('A1: the attacker goes to the cup, the destroyed die lies with its face, the other side is to act', () => {
  const scene = at({ turn: 4, quiet: 3, seats: [{ combat: [1, 3] }, { combat: [2, 6] }] });
  scene.take('Brute (3) destroys Cheater (2) of wrestlers');
  expect(scene.json).toMatchObject({
    turn: 5,
    active: 1,
    quiet: 0,
    seats: [
      { combat: [1], cup: 8, destroyed: [] },
      { combat: [6], cup: 7, destroyed: [2] },
    ],
  });
});

test('A1: two dice of one rank are one choice', () => {
  expect(attacks({ seats: [{ combat: [2, 2] }, { combat: [2, 2] }] })).toEqual([
    'Runner (2) destroys Cheater (2) of wrestlers',
  ]);
});

test.each([
  [0, 1, 'three Zombie (1) destroy Cheater (2) of wrestlers'],
  [0, 2, 'three Runner (2) destroy Giant (3) of wrestlers'],
  [0, 3, 'three Brute (3) destroy Shooting Star (4) of wrestlers'],
  [1, 4, 'three Shooting Star (4) destroy Necromancer (5) of zombies'],
])('A2: three dice of one rank destroy one of exactly the next (seat %i, rank %i)', (active, rank, text) => {
  const own = { combat: [rank, rank, rank] };
  const all = [1, 2, 3, 4, 5, 6].filter((face) => (active === 1 ? face !== 4 : true));
  const seats = active === 0 ? [own, { combat: all }] : [{ combat: all }, own];
  expect(attacks({ active, seats }).filter((each) => each.startsWith('three'))).toEqual([text]);
  const scene = at({ active, seats }).take(text);
  const after = [
    { combat: [], cup: 9, destroyed: [] },
    { combat: all.filter((face) => face !== rank + 1), destroyed: [rank + 1] },
  ];
  expect(scene.json).toMatchObject({ seats: active === 0 ? after : after.reverse(), quiet: 0 });
});

test('A2: two dice are no set, and three heroes or specials destroy nothing by rank', () => {
  expect(attacks({ seats: [{ combat: [1, 1] }, { combat: [2] }] })).toEqual([]);
  expect(attacks({ seats: [{ combat: [6, 6, 6] }, { combat: [1, 6] }] })).toEqual([]);
});

test('A3: a Necromancer destroys a rank 1 and brings back one own die as rank 1; its owner picks the face', () => {
  const position = { seats: [{ combat: [5], destroyed: [1, 6, 6] }, { combat: [1, 1, 2] }] };
  expect(attacks(position)).toEqual([
    'Necromancer (5) destroys Wrestler (1) of wrestlers, revive the 1',
    'Necromancer (5) destroys Wrestler (1) of wrestlers, revive the 6',
  ]);
  const scene = at(position).take('Necromancer (5) destroys Wrestler (1) of wrestlers, revive the 6');
  expect(scene.json).toMatchObject({
    quiet: 0,
    seats: [
      { combat: [1], cup: 6, destroyed: [1, 6] },
      { combat: [1, 2], destroyed: [1] },
    ],
  });
});

test('A3: it needs an own destroyed die, and an opposing rank 1 in combat', () => {
  expect(attacks({ seats: [{ combat: [5] }, { combat: [1] }] })).toEqual([]);
  expect(attacks({ seats: [{ combat: [5], destroyed: [2] }, { combat: [2, 3, 4, 5, 6] }] })).toEqual([]);
});

test('A3: the revived die attacks on a later turn', () => {
  const scene = at({ seats: [{ combat: [5], destroyed: [2] }, { combat: [1, 1] }] });
  scene.take('Necromancer (5) destroys Wrestler (1) of wrestlers, revive the 2', 'rally the 7 in the cup');
  scene.state.apply(scene.state.sampleChance({ below: () => 0 } as never));
  expect(scene.texts).toContain('Zombie (1) destroys Wrestler (1) of wrestlers');
});

test('A4: one Horde brings back one own destroyed die as rank 1, of a face of its choice', () => {
  const position = { quiet: 1, seats: [{ combat: [6], destroyed: [2, 2, 5] }, { combat: [1] }] };
  expect(attacks(position)).toEqual(['Horde (6): revive the 2', 'Horde (6): revive the 5']);
  expect(at(position).take('Horde (6): revive the 5').json).toMatchObject({
    quiet: 2,
    seats: [{ combat: [1], cup: 6, destroyed: [2, 2] }, {}],
  });
});

test('A4: two Hordes are no more than one', () => {
  expect(attacks({ seats: [{ combat: [6, 6], destroyed: [2, 5] }, {}] })).toEqual([
    'Horde (6): revive the 2',
    'Horde (6): revive the 5',
  ]);
});

test('A4: three Hordes bring back one or two, each of a face of its choice', () => {
  const position = { seats: [{ combat: [6, 6, 6], destroyed: [1, 2, 2] }, {}] };
  expect(attacks(position)).toEqual([
    'Horde (6): revive the 1',
    'Horde (6): revive the 2',
    'three Horde (6): revive the 1',
    'three Horde (6): revive the 2',
    'three Horde (6): revive the 1 and the 2',
    'three Horde (6): revive the 2 and the 2',
  ]);
  expect(at(position).take('three Horde (6): revive the 2 and the 2').json).toMatchObject({
    quiet: 1,
    seats: [{ combat: [1, 1], cup: 6, destroyed: [1] }, {}],
  });
  expect(at(position).take('three Horde (6): revive the 1').json).toMatchObject({
    seats: [{ combat: [1], cup: 6, destroyed: [2, 2] }, {}],
  });
});

test('A4: without an own destroyed die a Horde can do nothing', () => {
  expect(attacks({ seats: [{ combat: [6, 6, 6] }, { combat: [1], destroyed: [1] }] })).toEqual([]);
});

test('A5: a Luchador and a rank-1 Wrestler destroy any combat die', () => {
  const position = { active: 1, seats: [{ combat: [1, 2, 3, 5, 6] }, { combat: [1, 5, 6, 6] }] };
  expect(attacks(position).filter((text) => text.startsWith('tag team'))).toEqual(
    ['Zombie (1)', 'Runner (2)', 'Brute (3)', 'Necromancer (5)', 'Horde (6)'].map(
      (victim) => `tag team destroys ${victim} of zombies`,
    ),
  );
  expect(at(position).take('tag team destroys Horde (6) of zombies').json).toMatchObject({
    quiet: 0,
    seats: [
      { combat: [1, 2, 3, 5], destroyed: [6] },
      { combat: [6, 6], cup: 7 },
    ],
  });
});

test('A5: a Luchador without a rank-1 Wrestler destroys nothing, nor the other way about', () => {
  expect(attacks({ active: 1, seats: [{ combat: [6] }, { combat: [5, 2] }] })).toEqual([]);
  expect(attacks({ active: 1, seats: [{ combat: [6] }, { combat: [1, 2] }] })).toEqual([]);
});

test('W1: targets lie in combat; with all opposing dice in cups only revivals, a rumble and a rally remain', () => {
  const zombies = { combat: [1, 1, 1, 5, 6], destroyed: [3] };
  expect(attacks({ seats: [zombies, {}] })).toEqual(['Horde (6): revive the 3']);
  expect(attacks({ active: 1, seats: [{}, { combat: [1, 1, 1, 5, 6, 6, 6] }] })).toEqual(['royal rumble']);
});
