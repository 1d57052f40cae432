import { expect, test } from 'vitest';
import { scenesOf } from '../../testing/scene.js';
import { zombiesVsWrestlers } from './index.js';

const at = scenesOf(zombiesVsWrestlers);

test('a game reports who began, the dice left, the dice destroyed by each attack, revivals, rallies and lead changes', () => {
  expect(
    at(undefined, { factions: ['zombies', 'zombies', 'wrestlers'] }).game.info.metrics.map(({ name }) => name),
  ).toEqual([
    'first_seat',
    'dice_left_0',
    'dice_left_1',
    'dice_left_2',
    'kills_single',
    'kills_three_of_a_kind',
    'kills_necromancer',
    'kills_horde',
    'kills_tag_team',
    'kills_cage_match',
    'kills_rumble',
    'revivals',
    'rallies',
    'lead_changes',
  ]);
});

const zombies = { combat: [1, 1, 1, 1, 5, 6, 6, 6], destroyed: [2] };
const wrestlers = { combat: [1, 1, 2, 5, 6, 6, 6, 6], cup: 1 };

test.each([
  ['kills_single', 0, ['Zombie (1) destroys Wrestler (1) of wrestlers']],
  ['kills_three_of_a_kind', 0, ['three Zombie (1) destroy Cheater (2) of wrestlers']],
  ['kills_necromancer', 0, ['Necromancer (5) destroys Wrestler (1) of wrestlers, revive the 2']],
  ['kills_tag_team', 1, ['tag team destroys Horde (6) of zombies']],
  ['kills_cage_match', 1, ['cage match against Horde (6) of zombies', 'the Ring rolls 2, the challenged die 2']],
  ['kills_cage_match', 1, ['cage match against Horde (6) of zombies', 'the Ring rolls 2, the challenged die 3']],
  [
    'kills_rumble',
    1,
    ['royal rumble', 'wrestlers roll 1 1 1 1 1 1 1 1 6', 'zombies roll 1 1 1 1 1 1 1 1', 'give up Zombie (1)'],
  ],
])('%s counts the die that such an attack destroys (seat %i: %j)', (name, active, texts) => {
  const { metrics } = at({ active, seats: [zombies, wrestlers] }).take(...texts);
  const kills = Object.entries(metrics).filter(([key, value]) => key.startsWith('kills_') && value > 0);
  expect(kills).toEqual([[name, 1]]);
});

test('revivals counts each die that comes back, by Necromancer, one Horde and three', () => {
  const seats = [{ ...zombies, cup: 0, combat: [5, 6, 6, 6], destroyed: [1, 1, 2, 2, 3] }, wrestlers];
  const revived = (text: string) => at({ seats }).take(text).metrics.revivals;
  expect(revived('Necromancer (5) destroys Wrestler (1) of wrestlers, revive the 3')).toBe(1);
  expect(revived('Horde (6): revive the 1')).toBe(1);
  expect(revived('three Horde (6): revive the 1 and the 3')).toBe(2);
});

test('rallies and first_seat', () => {
  const scene = at({ first: 1, seats: [{ combat: [1] }, { combat: [2] }] }, { dice: 1 });
  scene.take('rally 1', 'zombies roll 6', 'rally 2', 'wrestlers roll 2');
  expect(scene.metrics).toMatchObject({ first_seat: 1, rallies: 2, dice_left_0: 1, dice_left_1: 1 });
});

test('lead_changes counts the times that another seat has the most dice; the first lead and a tie are none', () => {
  const scene = at({ seats: [{ combat: [1, 1, 6] }, { combat: [1, 1, 2] }] }, { dice: 3 });
  scene.take('Zombie (1) destroys Wrestler (1) of wrestlers');
  expect(scene.metrics.lead_changes).toBe(0);
  scene.take('Wrestler (1) destroys Zombie (1) of zombies');
  expect(scene.metrics.lead_changes).toBe(0);
  scene.take('Horde (6): revive the 1');
  expect(scene.metrics.lead_changes).toBe(0);
  scene.take('Cheater (2) destroys Zombie (1) of zombies', 'rally the 2 in the cup', 'zombies roll 2 3');
  scene.take('rally the 2 in the cup', 'wrestlers roll 2 2', 'rally 2', 'zombies roll 1');
  scene.take('Cheater (2) destroys Zombie (1) of zombies');
  expect(scene.metrics).toMatchObject({ lead_changes: 1, dice_left_0: 1, dice_left_1: 2 });
});

test('a position that leaves out who leads is led by the seat with the most dice', () => {
  const seats = [{ combat: [1], destroyed: [1] }, { combat: [1, 2] }];
  const scene = at(
    {
      seats: [
        { combat: [6], destroyed: [1, 1] },
        { combat: [1, 2], destroyed: [1] },
      ],
    },
    { dice: 3 },
  );
  expect(at({ seats }, { dice: 2 }).json).toMatchObject({ counts: { ahead: 1 } });
  scene.take(
    'Horde (6): revive the 1',
    'rally 1',
    'wrestlers roll 2',
    'rally 1 and the 1 in the cup',
    'zombies roll 6 6',
  );
  scene.take('rally 2', 'wrestlers roll 2', 'Horde (6): revive the 1');
  expect(scene.metrics).toMatchObject({ lead_changes: 1, dice_left_0: 3, dice_left_1: 2 });
});
