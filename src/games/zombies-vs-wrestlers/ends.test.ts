import { expect, test } from 'vitest';
import { scenesOf } from '../../testing/scene.js';
import { zombiesVsWrestlers } from './index.js';

const at = scenesOf(zombiesVsWrestlers);
const two = { dice: 2 };
const three = { factions: ['zombies', 'wrestlers', 'zombies'], dice: 2 };
const four = { factions: ['zombies', 'wrestlers', 'zombies', 'wrestlers'], dice: 2 };

test('eliminated: the last seat with dice wins 1, the others get 0', () => {
  const scene = at({ active: 1, seats: [{ combat: [1], destroyed: [6] }, { combat: [1] }] }, two);
  scene.take('Wrestler (1) destroys Zombie (1) of zombies');
  expect(scene.endReason).toBe('eliminated');
  expect(scene.returns).toEqual([0, 1]);
  expect(scene.results).toEqual([-1, 1]);
  expect(scene.state.seat).toBe(-2);
  expect(scene.json).toMatchObject({ phase: 'over', turn: 1, end: { reason: 'eliminated', leaders: [1] } });
});

test('eliminated: a Ring that is its seat’s last die can lose the game in its own cage match', () => {
  const scene = at({ active: 1, seats: [{ combat: [1] }, { combat: [6], destroyed: [1] }] }, two);
  scene.take('cage match against Zombie (1) of zombies', 'the Ring rolls 1, the challenged die 2');
  expect(scene.endReason).toBe('eliminated');
  expect(scene.returns).toEqual([1, 0]);
});

test('eliminated: two seats that give up their last dice in a rumble leave its winner alone', () => {
  const options = { ...three, ring: 'guide' };
  const lost = { combat: [1], destroyed: { 0: [1] } };
  const scene = at({ active: 1, seats: [{ combat: [3, 3] }, { ...lost, combat: [6] }, lost] }, options);
  scene.take('royal rumble', 'wrestlers roll 1', 'zombies (seat 2) roll 1', 'zombies (seat 0) roll 1 6');
  scene.take('give up Zombie (1)');
  expect(scene.state.seat).toBe(1);
  expect(scene.take('give up Wrestler (1)').returns).toEqual([1, 0, 0]);
});

test('W1: a seat without dice is out: no turn, no revival, no challenge', () => {
  const position = {
    active: 1,
    seats: [{ combat: [3, 3] }, { combat: [3, 6] }, { combat: [2], destroyed: { 0: [6] } }],
  };
  const scene = at(position, three).take('Giant (3) destroys Runner (2) of zombies (seat 2)');
  expect(scene.json).toMatchObject({ phase: 'action', active: 0, turn: 2 });
  scene.take('rally 3', 'zombies (seat 0) roll 1');
  expect(scene.texts.filter((text) => text.startsWith('cage match'))).toEqual([
    'cage match against Zombie (1) of zombies (seat 0)',
    'cage match against Brute (3) of zombies (seat 0)',
  ]);
});

test('W1: a seat that is out is passed over in the middle of the table', () => {
  const seats = [{ combat: [1, 1] }, { destroyed: { 0: [1, 1] } }, { destroyed: { 0: [1, 1] } }, { combat: [2, 2] }];
  const scene = at({ seats }, four).take('rally 1', 'zombies (seat 0) roll 1');
  expect(scene.json).toMatchObject({ active: 3 });
});

test('W1: with more than two seats the seat of the target is part of the action, in seat order', () => {
  const { texts } = at({ active: 1, seats: [{ combat: [1] }, { combat: [1, 2] }, { combat: [1, 2] }] }, three);
  expect(texts.slice(0, 5)).toEqual([
    'Wrestler (1) destroys Zombie (1) of zombies (seat 0)',
    'Cheater (2) destroys Zombie (1) of zombies (seat 0)',
    'Wrestler (1) destroys Zombie (1) of zombies (seat 2)',
    'Cheater (2) destroys Zombie (1) of zombies (seat 2)',
    'Cheater (2) destroys Runner (2) of zombies (seat 2)',
  ]);
});

const rallied = (seats: unknown[], options: Record<string, unknown> = {}) =>
  at({ quiet: 4, seats }, { ...two, ...options }).take('rally 1', 'zombies roll 1');

test('W2: five turns of both seats together without a die destroyed end the game', () => {
  const scene = at({ quiet: 3, seats: [{ combat: [1, 1] }, { combat: [2, 2] }] }, two);
  scene.take('rally 1', 'zombies roll 1');
  expect(scene.endReason).toBeUndefined();
  expect(scene.take('rally 2', 'wrestlers roll 2').endReason).toBe('stalemate');
  expect(scene.json).toMatchObject({ turn: 2, quiet: 5 });
});

test('W2: a revival does not reset the count', () => {
  const scene = at({ quiet: 4, seats: [{ combat: [6], destroyed: [2] }, { combat: [2, 2] }] }, two);
  expect(scene.take('Horde (6): revive the 2').endReason).toBe('stalemate');
});

test('W2: a destroyed die of either side resets the count', () => {
  const scene = at({ active: 1, quiet: 4, seats: [{ combat: [2, 2] }, { combat: [1, 6] }] }, two);
  scene.take('cage match against Runner (2) of zombies', 'the Ring rolls 1, the challenged die 2');
  expect(scene.json).toMatchObject({ phase: 'action', quiet: 0 });
});

test('a stalemate goes to the most dice', () => {
  const scene = rallied([{ combat: [1], destroyed: [1] }, { combat: [2, 2] }]);
  expect(scene.endReason).toBe('stalemate');
  expect(scene.returns).toEqual([0, 1]);
});

test('dice in the cup count as dice', () => {
  const scene = at({ quiet: 4, seats: [{ combat: [6, 6], destroyed: [1] }, { destroyed: [1, 1] }] }, { dice: 4 });
  expect(scene.take('Horde (6): revive the 1').returns).toEqual([1, 0]);
});

test('equal in dice, it goes to the most ranks destroyed, by the faces in the scoring zone', () => {
  expect(
    rallied([
      { combat: [1], destroyed: [3] },
      { combat: [2], destroyed: [2] },
    ]).returns,
  ).toEqual([0, 1]);
  expect(
    rallied([
      { combat: [1], destroyed: [2] },
      { combat: [2], destroyed: [6] },
    ]).returns,
  ).toEqual([1, 0]);
});

test('equal in both, it is a draw that the seats share', () => {
  const scene = rallied([
    { combat: [1], destroyed: [2] },
    { combat: [2], destroyed: [2] },
  ]);
  expect(scene.returns).toEqual([0.5, 0.5]);
  expect(scene.results).toEqual([0, 0]);
});

test('W6: a revived die leaves the sum of the ranks that its destroyer destroyed', () => {
  const seats = [
    { combat: [6, 6], destroyed: [2, 6] },
    { combat: [2, 2], destroyed: [1, 2] },
  ];
  const scene = (face: number) =>
    at({ quiet: 4, seats }, { dice: 4, stalemateWinner: 'ranks' }).take(`Horde (6): revive the ${face}`);
  expect(scene(6).returns).toEqual([1, 0]);
  expect(scene(2).returns).toEqual([0, 1]);
});

test('W6: at a stalemate of several seats ranks are compared among the leaders in dice only', () => {
  const position = {
    quiet: 4,
    seats: [
      { combat: [1, 1], destroyed: { 1: [2] } },
      { combat: [1, 1], destroyed: { 2: [6] } },
      { combat: [1], destroyed: { 0: [1], 1: [1] } },
    ],
  };
  const options = { ...three, dice: 3 };
  const scene = at(position, options).take('rally 1', 'zombies (seat 0) roll 1');
  expect(scene.endReason).toBe('stalemate');
  expect(scene.returns).toEqual([0, 1, 0]);
});

test('a stalemate that some of three seats tie is shared by those', () => {
  const seats = [{ combat: [1], destroyed: { 1: [2] } }, { combat: [1, 1] }, { combat: [1, 1] }];
  const scene = at({ quiet: 4, active: 2, seats }, three).take('rally 1', 'zombies (seat 2) roll 1');
  // Seats 1 and 2 have two dice each, but seat 1 destroyed a 2.
  expect(scene.returns).toEqual([0, 1, 0]);
  const even = at({ quiet: 4, seats: [{}, {}, {}] }, three).take('rally the 2 in the cup', 'zombies (seat 0) roll 1 1');
  expect(even.returns).toEqual([1 / 3, 1 / 3, 1 / 3]);
  expect(even.results).toEqual([0, 0, 0]);
});

test('capped: the game is a draw after maxTurns turns, shared by the seats with dice', () => {
  const position = { turn: 3, seats: [{ combat: [1, 1] }, { combat: [1], destroyed: [1] }] };
  const scene = at(position, { ...two, maxTurns: 3 }).take('rally 1', 'zombies roll 1');
  expect(scene.endReason).toBe('capped');
  expect(scene.returns).toEqual([0.5, 0.5]);
  const seats = [{ combat: [1, 1] }, { destroyed: { 0: [1, 1] } }, { combat: [1, 1] }];
  const free = at({ turn: 3, seats }, { ...three, maxTurns: 3 }).take('rally 1', 'zombies (seat 0) roll 1');
  expect(free.returns).toEqual([0.5, 0, 0.5]);
  expect(free.results).toEqual([0, -1, 0]);
});

test('a stalemate on the last turn is a stalemate, and an elimination an elimination', () => {
  const tired = at({ turn: 3, quiet: 4, seats: [{ combat: [1, 1] }, {}] }, { ...two, maxTurns: 3 });
  expect(tired.take('rally 1', 'zombies roll 1').endReason).toBe('stalemate');
  const last = at({ turn: 3, seats: [{ combat: [1] }, { combat: [1], destroyed: [1] }] }, { ...two, maxTurns: 3 });
  expect(last.take('Zombie (1) destroys Wrestler (1) of wrestlers').endReason).toBe('eliminated');
});
