import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { scenesOf } from '../../testing/scene.js';
import { zombiesVsWrestlers } from './index.js';

const at = scenesOf(zombiesVsWrestlers);

test('what is left out is the first turn of seat 0, with all other dice in the cup and nothing destroyed', () => {
  expect(at({ seats: [{ combat: [3, 1] }, { destroyed: [2] }] }).json).toEqual({
    phase: 'action',
    turn: 1,
    active: 0,
    first: 0,
    quiet: 0,
    seats: [
      { faction: 'zombies', combat: [1, 3], cup: 7, destroyed: [] },
      { faction: 'wrestlers', combat: [], cup: 8, destroyed: [2] },
    ],
    counts: { kills: [0, 0, 0, 0, 0, 0, 0], revivals: 0, rallies: 0, leadChanges: 0, ahead: 0 },
  });
});

test('a new game is the set-up, with all dice in cups', () => {
  expect(at().json).toMatchObject({ phase: 'setup', turn: 0, acting: 0, seats: [{ cup: 9 }, { cup: 9 }] });
  expect(at({ phase: 'setup', seats: [{}, {}] }).json).toEqual(at().json);
});

test('destroyed dice may name their destroyer with two seats too', () => {
  expect(at({ seats: [{ destroyed: { 1: [6] } }, {}] }).json).toEqual(at({ seats: [{ destroyed: [6] }, {}] }).json);
});

test('among three seats destroyed dice are listed by destroyer', () => {
  const destroyed = { 0: [5], 1: [2, 6] };
  const scene = at({ seats: [{}, {}, { destroyed }] }, { factions: ['zombies', 'wrestlers', 'zombies'] });
  expect(scene.json).toMatchObject({ seats: [{ destroyed: {} }, { destroyed: {} }, { cup: 6, destroyed }] });
});

test('under countHeroesFirst a set-up may show several heroes', () => {
  const position = { phase: 'setup', acting: 1, seats: [{ combat: [5, 5, 5] }, {}] };
  const scene = at(position, { dice: 3, countHeroesFirst: true });
  expect(scene.take('wrestlers roll 2 2 2').json).toMatchObject({ active: 1, seats: [{ combat: [1, 1, 5] }, {}] });
  expect(() => at(position, { dice: 3 })).toThrow('seats.0.combat has more than one hero');
});

test('the seats that tie in a rumble follow from the dice', () => {
  const position = { phase: 'pick', active: 1, seats: [{ combat: [1, 6] }, { combat: [2, 6] }] };
  expect(at(position, { dice: 2 }).texts).toEqual(['zombies win the rumble', 'wrestlers win the rumble']);
});

test('the seats that are still to give up a die follow from the dice', () => {
  const rolled = { combat: [1, 2] };
  const position = {
    phase: 'sacrifice',
    active: 1,
    acting: 2,
    champion: 0,
    seats: [{ combat: [1, 6] }, rolled, rolled],
  };
  const scene = at(position, { dice: 2, factions: ['zombies', 'wrestlers', 'zombies'] });
  expect(scene.json).toMatchObject({ waiting: [1] });
});

test('the text of a position shows every zone and what is awaited', () => {
  const position = { turn: 12, quiet: 1, seats: [{ combat: [3, 1], destroyed: [6, 2] }, { combat: [6] }] };
  expect(at(position).state.describe()).toBe(
    [
      'turn 12 of zombies, action: zombies to decide',
      '  zombies    combat 1 3 | cup 5 | destroyed 2 6',
      '  wrestlers  combat 6 | cup 8 | destroyed none',
      '  1 of 5 turns without a die destroyed',
    ].join('\n'),
  );
});

test('the text of a cage match names the challenged die, and that of an end its winner', () => {
  const ring = at({ active: 1, seats: [{ combat: [1] }, { combat: [6] }] });
  expect(ring.take('cage match against Zombie (1) of zombies').state.describe()).toContain(
    'turn 1 of wrestlers, cage against Zombie (1) of zombies: dice to be rolled',
  );
  const last = at({ turn: 8, seats: [{ combat: [1] }, { combat: [1] }] }, { dice: 1 });
  expect(last.take('Zombie (1) destroys Wrestler (1) of wrestlers').state.describe()).toContain(
    'over after turn 8: zombies win (eliminated)',
  );
});

test('the example of RULES.md is a position, and its texts are actions', () => {
  const rules = readFileSync(new URL('RULES.md', import.meta.url), 'utf8');
  const [position] = [...rules.matchAll(/```json\n([\s\S]*?)```/g)].map(([, json]) => JSON.parse(json));
  const scene = at(position);
  expect(scene.json).toMatchObject({ turn: 23, active: 1, seats: [{ cup: 3 }, { cup: 2 }] });
  const texts = [...rules.matchAll(/^- `(.*)`$/gm)].map(([, text]) => text);
  expect(texts.length).toBeGreaterThan(2);
  for (const text of texts) expect(scene.texts).toContain(text);
});
