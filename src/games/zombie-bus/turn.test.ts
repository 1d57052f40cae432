import { expect, test } from 'vitest';
import { DRAWN, LOST, WON } from '../../core/game.js';
import { scenesOf } from '../../testing/scene.js';
import { zombieBus } from './index.js';

const at = scenesOf(zombieBus);

test('a new turn begins afresh: what tokens gave, the power and the attacks were for one turn', () => {
  const position = {
    ...{ phase: 'window', asked: 0, dice: ['half', 'action', 'action', 'jaw'], rolled: 1, bus: ['JBA'] },
    seats: [{ zombies: ['JB'], tokens: { hotDog: 1, megaphone: 1, energyDrink: 1 } }, { zombies: ['AF'] }],
  };
  const scene = at(position, { players: 2, heroes: ['bruce', 'jenny'], dice: 4 });
  scene.take('hot dog', 'megaphone', 'energy drink', 'keep all', 'attack the zombies on jenny with a throw');
  expect(scene.json).toMatchObject({ hotDog: true, extraFaces: 1, extraRolls: 1, powerUsed: true, opened: [1] });
  const next = scene.take('wound the jaw of JBA around the bus', 'done').json;
  expect(next).toMatchObject({ phase: 'draw', turn: 2, active: 1 });
  const turn = [
    'dice',
    'diceInHand',
    'rolled',
    'extraRolls',
    'extraFaces',
    'hotDog',
    'powerUsed',
    'begun',
    'opened',
    'cursor',
  ];
  for (const field of turn) expect(next).not.toHaveProperty(field);
});

test('rescuers have won, and all others lost', () => {
  const tiles = ['purple 2 worth 3', 'purple 2 worth 4', 'purple 3 worth 4', 'purple 3 worth 5', 'purple 3 worth 5'];
  const seats = [
    { tiles: [...tiles, 'purple 3 worth 6', 'purple 4 worth 6', 'purple 4 worth 7'] },
    {},
    { fate: 'fled' },
    { fate: 'zombified' },
  ];
  expect(at({ end: 'rescued', seats }, { players: 4 }).results).toEqual([WON, WON, LOST, LOST]);
});

test('a lone winner of the fled has won, sharers have drawn', () => {
  const fled = (zombiePoints: number) => ({ fate: 'fled', zombiePoints });
  const bus = ['JBA', 'JBF', 'JAF', 'BAF'];
  const alone = at({ end: 'overrun', bus, seats: [fled(3), fled(2), {}] }, { players: 3 });
  expect(alone.results).toEqual([WON, LOST, LOST]);
  const shared = at({ end: 'overrun', bus, seats: [fled(3), fled(3), {}] }, { players: 3 });
  expect(shared.results).toEqual([DRAWN, DRAWN, LOST]);
  expect(shared.returns).toEqual([0.5, 0.5, 0]);
});
