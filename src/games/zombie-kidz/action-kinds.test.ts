import { expect, it } from 'vitest';
import { actionKinds } from './action-kinds.js';
import { zombieKidz } from './index.js';

/** The kinds of a turn's actions, by what they do in words. */
const kindsIn = (options: object, position: object): Record<string, string> => {
  const state = zombieKidz.create(zombieKidz.options.parse(options)).newState();
  state.load(position);
  const legal = new Int32Array(64);
  const count = state.legalActions(legal);
  return Object.fromEntries(
    [...legal.subarray(0, count)].map((action) => [
      state.describeAction(action),
      actionKinds.names[actionKinds.kindOf(action, state)],
    ]),
  );
};

const POSITION = { heroes: ['ne', 'blue'], active: 1, zombies: { ne: 1, blue: 1 } };

it('a turn is a lock, or else an elimination, or else a move, or else the hero stays', () => {
  expect(kindsIn({}, POSITION)).toEqual({
    'go to ne': 'lock',
    'go to ne and eliminate 1': 'lock',
    'go to nw': 'move',
    'go to purple': 'move',
    'go to red': 'move',
    'go to yellow': 'move',
    stay: 'stay',
    'stay and eliminate 1': 'eliminate',
  });
});

it('a turn that ends on zombies is no lock where that needs a clear space', () => {
  expect(kindsIn({ lockNeedsClear: true }, POSITION)).toEqual({
    'go to ne': 'move',
    'go to ne and eliminate 1': 'lock',
    'go to nw': 'move',
    'go to purple': 'move',
    'go to red': 'move',
    'go to yellow': 'move',
    stay: 'stay',
    'stay and eliminate 1': 'eliminate',
  });
});
