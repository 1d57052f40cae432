import { expect, it } from 'vitest';
import { games } from '../registry.js';
import { gameOfText } from './made-games.js';

it('A game is made from its name and the options beside it', () => {
  const { options, game } = gameOfText('zombie-kidz:players=3,side=night', games);
  expect(options).toEqual({ players: 3, side: 'night' });
  expect(game.info).toMatchObject({ id: 'zombie-kidz', seats: 3 });
});

it('A game that there is not is refused by name', () => {
  expect(() => gameOfText('zombie-kid', games)).toThrow('Unknown game "zombie-kid". Did you mean "zombie-kidz"?');
});
