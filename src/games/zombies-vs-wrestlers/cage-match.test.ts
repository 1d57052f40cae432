import { expect, test } from 'vitest';
import { type Scene, scenesOf } from '../../testing/scene.js';
import { zombiesVsWrestlers } from './index.js';

const at = scenesOf(zombiesVsWrestlers);
const mirror = { factions: ['wrestlers', 'wrestlers'] };

/** The probability that the Ring survives, from the positions that the outcomes lead to. */
const ringWins = (scene: Scene): number =>
  Object.entries(scene.chances).reduce((sum, [text, probability]) => {
    const [own, other] = text.match(/\d/g)!.map(Number);
    return own >= other ? sum + probability : sum;
  }, 0);

const roll = (own: number, other: number) => `the Ring rolls ${own}, the challenged die ${other}`;

test('A6: a Ring challenges any opposing combat die', () => {
  expect(at({ active: 1, seats: [{ combat: [1, 2, 3, 5, 6] }, { combat: [6, 6] }] }).texts.slice(0, 6)).toEqual([
    'cage match against Zombie (1) of zombies',
    'cage match against Runner (2) of zombies',
    'cage match against Brute (3) of zombies',
    'cage match against Necromancer (5) of zombies',
    'cage match against Horde (6) of zombies',
    'rally 6 6 and the 7 in the cup',
  ]);
});

const match = at({ active: 1, turn: 3, quiet: 2, seats: [{ combat: [1, 3] }, { combat: [1, 6] }] });
const matchJson = match.take('cage match against Brute (3) of zombies').json;

test('A6: the Ring and the challenged die are rolled by chance, and have not moved yet', () => {
  expect(match.state.seat).toBe(-1);
  expect(matchJson).toMatchObject({
    phase: 'cage',
    active: 1,
    acting: 1,
    challenged: { seat: 0, rank: 3 },
    seats: [{ combat: [1, 3] }, { combat: [1, 6] }],
  });
});

test.each([
  [
    'the lower die is destroyed as it was rolled',
    4,
    2,
    { combat: [1], destroyed: [2] },
    { combat: [1, 4], destroyed: [] },
  ],
  ['a tie destroys the challenged die', 3, 3, { combat: [1], destroyed: [3] }, { combat: [1, 3], destroyed: [] }],
  ['a Ring that is lower is destroyed', 2, 6, { combat: [1, 6], destroyed: [] }, { combat: [1], destroyed: [2] }],
])('A6: %s, and the survivor stays in combat with its new face', (_, own, other, zombies, wrestlers) => {
  const scene = at(matchJson).take(roll(own, other));
  expect(scene.json).toMatchObject({
    phase: 'action',
    active: 0,
    turn: 4,
    quiet: 0,
    seats: [
      { ...zombies, cup: 7 },
      { ...wrestlers, cup: 7 },
    ],
  });
});

test('A6: the Ring does not go to the cup, and its new face attacks on a later turn', () => {
  const scene = at({ active: 1, seats: [{ combat: [2, 3] }, { combat: [6] }] }, { dice: 2 });
  scene.take('cage match against Runner (2) of zombies', roll(3, 1), 'rally 3', 'zombies roll 3');
  expect(scene.texts).toContain('Giant (3) destroys Brute (3) of zombies');
});

test('A6: with no hero in play a Ring beats a Zombie die 24 times in 36', () => {
  const scene = at({ active: 1, seats: [{ combat: [1] }, { combat: [6] }] });
  expect(ringWins(scene.take('cage match against Zombie (1) of zombies'))).toBeCloseTo(24 / 36, 14);
});

test('A6: between two dice of six different ranks the challenger wins 21 times in 36', () => {
  const scene = at({ seats: [{ combat: [6] }, { combat: [2] }] }, mirror);
  expect(ringWins(scene.take('cage match against Cheater (2) of wrestlers (seat 1)'))).toBeCloseTo(21 / 36, 14);
});

test.each([
  ['neither side', [], []],
  ['the challenger', [5], []],
  ['the challenged', [], [5]],
])(
  'W4: a hero that comes up beside one in combat lies as rank 1 before dice are compared (a hero of %s)',
  (_, mine: number[], theirs: number[]) => {
    const scene = at({ seats: [{ combat: [6, ...mine] }, { combat: [2, ...theirs] }] }, mirror);
    const { chances } = scene.take('cage match against Cheater (2) of wrestlers (seat 1)');
    const faces = (heroes: number[]) => [1, 2, 3, 4, heroes.length > 0 ? 1 : 5, 6];
    const expected: Record<string, number> = {};
    for (const own of faces(mine)) {
      for (const other of faces(theirs)) expected[roll(own, other)] = (expected[roll(own, other)] ?? 0) + 1;
    }
    expect(Object.keys(chances).sort()).toEqual(Object.keys(expected).sort());
    for (const [text, ways] of Object.entries(expected)) expect(chances[text]).toBeCloseTo(ways / 36, 14);
  },
);

test('W4: a challenged hero leaves room for itself', () => {
  const scene = at({ active: 1, seats: [{ combat: [5] }, { combat: [6] }] });
  expect(scene.take('cage match against Necromancer (5) of zombies').chances[roll(6, 5)]).toBeCloseTo(1 / 36, 15);
  expect(scene.take(roll(2, 5)).json).toMatchObject({ seats: [{ combat: [5] }, { combat: [], destroyed: [2] }] });
});

test('W4: a hero converted in a cage match lies as rank 1, and so it is destroyed', () => {
  const scene = at({ active: 1, seats: [{ combat: [3, 5] }, { combat: [6] }] });
  scene.take('cage match against Brute (3) of zombies');
  expect(scene.texts).not.toContain(roll(1, 5));
  expect(scene.take(roll(1, 1)).json).toMatchObject({ seats: [{ combat: [5], destroyed: [1] }, { combat: [1] }] });
});

test('W6: a Ring lost in its own cage match was destroyed by the challenged seat', () => {
  const options = { factions: ['zombies', 'wrestlers', 'zombies'] };
  const scene = at({ active: 1, seats: [{ combat: [1] }, { combat: [6] }, { combat: [2] }] }, options);
  scene.take('cage match against Runner (2) of zombies (seat 2)', roll(4, 5));
  expect(scene.json).toMatchObject({ seats: [{}, { combat: [], destroyed: { 2: [4] } }, { combat: [5] }] });
});

test('cageRing=cup: a Ring that survives goes to the cup', () => {
  const scene = at(matchJson, { cageRing: 'cup' }).take(roll(4, 2));
  expect(scene.json).toMatchObject({
    seats: [
      { combat: [1], destroyed: [2] },
      { combat: [1], cup: 8 },
    ],
  });
});

test('cageRing=cup: a Ring that loses is destroyed, and a challenged die that survives stays in combat', () => {
  const scene = at(matchJson, { cageRing: 'cup' }).take(roll(2, 6));
  expect(scene.json).toMatchObject({
    seats: [
      { combat: [1, 6], cup: 7 },
      { combat: [1], cup: 7, destroyed: [2] },
    ],
  });
});
