import { expect, test } from 'vitest';
import { scenesOf } from '../../testing/scene.js';
import { zombiesVsWrestlers } from './index.js';

const at = scenesOf(zombiesVsWrestlers);
const three = { factions: ['zombies', 'wrestlers', 'zombies'], dice: 3 };

const rumble = (zombies: number[], wrestlers: number[]) =>
  at({ active: 1, quiet: 2, seats: [{ combat: [1, 3], cup: 1 }, { combat: [6, 6, 6] }] }, { dice: 3 }).take(
    'royal rumble',
    `wrestlers roll ${wrestlers.join(' ')}`,
    `zombies roll ${zombies.join(' ')}`,
  );

test('A7: it takes three Rings', () => {
  expect(at({ active: 1, seats: [{}, { combat: [6, 6] }] }).texts).not.toContain('royal rumble');
  expect(at({ active: 1, seats: [{}, { combat: [6, 6, 6] }] }).texts).toContain('royal rumble');
});

test('A7: every seat rerolls all dice of combat and cup, the three Rings too, the active seat first', () => {
  const scene = at({ active: 1, seats: [{ combat: [5] }, { combat: [2, 5, 6, 6, 6] }] });
  scene.take('royal rumble');
  expect(scene.json).toMatchObject({
    phase: 'rumble',
    acting: 1,
    seats: [
      { combat: [], cup: 9 },
      { combat: [], cup: 9 },
    ],
  });
  expect(scene.texts).toHaveLength(1210);
  scene.take('wrestlers roll 1 1 1 1 1 1 1 1 5');
  expect(scene.json).toMatchObject({ acting: 0, seats: [{ cup: 9 }, { combat: [1, 1, 1, 1, 1, 1, 1, 1, 5], cup: 0 }] });
  expect(scene.texts).toHaveLength(385);
});

test('A7: heroes beyond one become rank 1', () => {
  const scene = at({ active: 1, seats: [{ combat: [5] }, { combat: [5, 6, 6, 6] }] }, { dice: 4 });
  const { texts } = scene.take('royal rumble');
  expect(texts).toContain('wrestlers roll 1 1 1 5');
  expect(texts).not.toContain('wrestlers roll 1 1 5 5');
});

test('A7: the seat with most rank 6 wins, and every other seat destroys one of its own dice, of its choice', () => {
  const scene = rumble([1, 3, 6], [2, 6, 6]);
  expect(scene.state.seat).toBe(0);
  expect(scene.texts).toEqual(['give up Zombie (1)', 'give up Brute (3)', 'give up Horde (6)']);
  scene.take('give up Brute (3)');
  expect(scene.json).toMatchObject({
    phase: 'action',
    active: 0,
    turn: 2,
    quiet: 0,
    seats: [{ combat: [1, 6], destroyed: [3] }, { combat: [2, 6, 6] }],
  });
});

test('A7: the active seat can lose its own rumble', () => {
  const scene = rumble([1, 3, 6], [2, 3, 4]);
  expect(scene.state.seat).toBe(1);
  expect(scene.take('give up Giant (3)').json).toMatchObject({
    active: 0,
    seats: [{ combat: [1, 3, 6] }, { combat: [2, 4], destroyed: [3] }],
  });
});

test('A7: the active seat picks among tied winners', () => {
  const scene = rumble([1, 3, 6], [2, 3, 6]);
  expect(scene.state.seat).toBe(1);
  expect(scene.texts).toEqual(['zombies win the rumble', 'wrestlers win the rumble']);
  expect(scene.take('zombies win the rumble').texts).toEqual([
    'give up Cheater (2)',
    'give up Giant (3)',
    'give up Ring (6)',
  ]);
});

test('W3: zero sixes each is a tie, and the active seat may pick itself', () => {
  const scene = rumble([1, 1, 3], [2, 3, 4]);
  expect(scene.json).toMatchObject({ phase: 'pick', active: 1, waiting: [0, 1] });
  scene.take('wrestlers win the rumble');
  expect(scene.json).toMatchObject({ phase: 'sacrifice', champion: 1, acting: 0 });
  expect(scene.texts).toEqual(['give up Zombie (1)', 'give up Brute (3)']);
});

const ofThree = (...rolls: string[]) =>
  at({ active: 1, seats: [{}, { combat: [6, 6, 6] }, {}] }, three).take('royal rumble', ...rolls);

test('W3: of three seats the losers destroy in turn order after the active seat, itself last', () => {
  const scene = ofThree('wrestlers roll 1 1 1', 'zombies (seat 2) roll 1 1 2', 'zombies (seat 0) roll 1 2 6');
  expect(scene.json).toMatchObject({ phase: 'sacrifice', acting: 2, champion: 0, waiting: [1] });
  scene.take('give up Runner (2)');
  expect(scene.json).toMatchObject({ phase: 'sacrifice', acting: 1, champion: 0 });
  expect(scene.take('give up Wrestler (1)').json).toMatchObject({ phase: 'action', active: 2 });
});

test('W3: only the seats that tie for the most can be picked', () => {
  const scene = ofThree('wrestlers roll 1 1 1', 'zombies (seat 2) roll 1 1 6', 'zombies (seat 0) roll 1 2 6');
  expect(scene.texts).toEqual(['zombies (seat 0) win the rumble', 'zombies (seat 2) win the rumble']);
  scene.take('zombies (seat 2) win the rumble');
  expect(scene.json).toMatchObject({ phase: 'sacrifice', acting: 0, champion: 2, waiting: [1] });
});

test('W6: a die given up was destroyed by the winner of the rumble', () => {
  const scene = ofThree('wrestlers roll 1 1 1', 'zombies (seat 2) roll 1 1 2', 'zombies (seat 0) roll 1 2 6');
  scene.take('give up Runner (2)', 'give up Wrestler (1)');
  expect(scene.json).toMatchObject({
    seats: [{ destroyed: {} }, { destroyed: { 0: [1] } }, { destroyed: { 0: [2] } }],
    counts: { kills: [0, 0, 0, 0, 0, 0, 2] },
  });
});

test('A7: a seat without dice rolls nothing and gives up nothing', () => {
  const position = { active: 1, seats: [{}, { combat: [6, 6, 6] }, { destroyed: { 1: [1, 1, 1] } }] };
  const scene = at(position, three).take('royal rumble', 'wrestlers roll 1 1 1', 'zombies (seat 0) roll 1 1 2');
  expect(scene.texts).toEqual(['zombies (seat 0) win the rumble', 'wrestlers win the rumble']);
  scene.take('zombies (seat 0) win the rumble', 'give up Wrestler (1)');
  expect(scene.json).toMatchObject({ phase: 'action', active: 0 });
});
