import { expect, test } from 'vitest';
import { scenesOf } from '../../testing/scene.js';
import { zombieKidz } from './index.js';

const at = scenesOf(zombieKidz);

test('seat 0 begins, and turns go round', () => {
  const scene = at(undefined, { players: 3 });
  for (const active of [0, 1, 2, 0]) {
    expect(scene.json).toMatchObject({ active, die: 'toRoll' });
    expect(scene.take('the die shows white').state.seat).toBe(active);
    scene.take('stay');
  }
  expect(scene.json).toMatchObject({ turn: 5, active: 1 });
});

test('1: a turn begins with the die: five faces of rooms and a white one', () => {
  const texts = ['red', 'blue', 'yellow', 'green', 'purple', 'white'].map((face) => `the die shows ${face}`);
  expect(at().texts).toEqual(texts);
  for (const text of texts) expect(at().chances[text]).toBeCloseTo(1 / 6, 15);
});

test.each(['red', 'blue', 'yellow', 'green', 'purple'])('1: %s puts a zombie of the reserve into that room', (room) => {
  expect(at().take(`the die shows ${room}`).json).toMatchObject({
    reserve: 3,
    die: 'rolled',
    zombies: { [room]: 1, ne: 1, se: 1, sw: 1, nw: 1 },
  });
});

test('1: white puts none', () => {
  expect(at().take('the die shows white').json).toMatchObject({ reserve: 4, zombies: { ne: 1, se: 1, sw: 1, nw: 1 } });
});

test('1: any number of zombies can be in a room', () => {
  const scene = at({ die: 'toRoll', zombies: { blue: 7 } }).take('the die shows blue');
  expect(scene.json).toMatchObject({ zombies: { blue: 8 }, reserve: 0, die: 'rolled' });
});

test('1: the last zombie of the reserve loses nothing yet, and white never does', () => {
  const scene = at({ die: 'toRoll', zombies: { blue: 1, red: 6 } }).take('the die shows blue', 'go to blue');
  scene.take('the die shows white');
  expect(scene.state.seat).toBe(1);
});

test('2: a hero goes to an adjacent space or stays', () => {
  expect(at({ heroes: ['ne', 'red'] }).texts).toEqual(['stay', 'go to blue', 'go to yellow']);
  expect(at({ heroes: ['red', 'ne'] }).texts).toEqual([
    'stay',
    'go to blue',
    'go to yellow',
    'go to green',
    'go to purple',
  ]);
});

test('2: from room to room at night, and not by day', () => {
  expect(at({ heroes: ['blue', 'red'] }).texts).toEqual([
    'stay',
    'go to red',
    'go to yellow',
    'go to purple',
    'go to ne',
    'go to nw',
  ]);
  expect(at({ heroes: ['blue', 'red'] }, { side: 'day' }).texts).toEqual(['stay', 'go to red', 'go to ne', 'go to nw']);
});

test('2: only the hero of the active seat moves', () => {
  const scene = at({ heroes: ['ne', 'sw'] }).take('go to blue');
  expect(scene.json).toMatchObject({ heroes: ['blue', 'sw'], active: 1 });
});

test('2: several heroes may share a space', () => {
  expect(at({ heroes: ['blue', 'red', 'blue'] }, { players: 3 }).texts).toContain('go to red');
});

test('2: a space with three zombies is closed, one with two is not', () => {
  const { texts } = at({ heroes: ['red', 'red'], zombies: { blue: 3, yellow: 2, green: 3 } });
  expect(texts).toEqual([
    'stay',
    'go to yellow',
    'go to yellow and eliminate 1',
    'go to yellow and eliminate 2',
    'go to purple',
  ]);
});

test('2: a hero on a space with three zombies must leave, and eliminates none there', () => {
  const { texts } = at({ heroes: ['red', 'red'], zombies: { red: 3, blue: 1 } });
  expect(texts).toEqual(['go to blue', 'go to blue and eliminate 1', 'go to yellow', 'go to green', 'go to purple']);
});

test('2: a hero among a crowd out of turn waits there', () => {
  const scene = at({ heroes: ['blue', 'red'], zombies: { red: 3 } }).take('stay', 'the die shows white');
  expect(scene.state.seat).toBe(1);
  expect(scene.texts).not.toContain('stay');
});

test('3: zombies are eliminated where the hero then stands, two at most, and go back to the reserve', () => {
  const scene = at({ heroes: ['red', 'red'], zombies: { blue: 2, red: 1, ne: 1 }, reserve: 4 });
  expect(scene.take('go to blue and eliminate 2').json).toMatchObject({ zombies: { red: 1, ne: 1 }, reserve: 6 });
});

test('3: a zombie on an entryway can be eliminated too', () => {
  const scene = at({ heroes: ['blue', 'red'], zombies: { ne: 1 } }).take('go to ne and eliminate 1');
  expect(scene.json).toMatchObject({ zombies: {}, reserve: 8, counts: { eliminations: 1 } });
});

test('4: two heroes on an entryway lock it', () => {
  const scene = at({ heroes: ['blue', 'ne'] }).take('go to ne');
  expect(scene.json).toMatchObject({ locked: ['ne'], active: 1, die: 'toRoll' });
});

test('4: two heroes in a room lock nothing, nor does one alone on an entryway', () => {
  expect(at({ heroes: ['red', 'blue'] }).take('go to blue').json).toMatchObject({ locked: [] });
  expect(at({ heroes: ['blue', 'red'] }).take('go to ne').json).toMatchObject({ locked: [] });
});

test('4: an entryway has one lock, which stays', () => {
  const scene = at({ heroes: ['blue', 'ne'], locked: ['ne'] }).take('go to ne');
  expect(scene.json).toMatchObject({ locked: ['ne'] });
  expect(scene.take('the die shows white', 'go to blue').json).toMatchObject({ locked: ['ne'] });
});

test('4: an entryway is locked whether or not a zombie is there', () => {
  const scene = at({ heroes: ['blue', 'ne'], zombies: { ne: 1 } }).take('go to ne');
  expect(scene.json).toMatchObject({ locked: ['ne'], zombies: { ne: 1 } });
});

test('4: the fourth lock wins', () => {
  const scene = at({ heroes: ['blue', 'ne'], locked: ['se', 'sw', 'nw'], zombies: { red: 5 } }).take('go to ne');
  expect(scene.endReason).toBe('locked');
});

test('K1: any number from none to two is eliminated', () => {
  const all = ['stay', 'stay and eliminate 1', 'stay and eliminate 2'];
  expect(at({ zombies: { red: 2 } }).texts.slice(0, 3)).toEqual(all);
  expect(at({ zombies: { red: 2 } }).take('stay').json).toMatchObject({ zombies: { red: 2 }, reserve: 6 });
  expect(at({ zombies: { red: 2 } }).take('stay and eliminate 1').json).toMatchObject({ zombies: { red: 1 } });
});

const stuck = { heroes: ['ne', 'red'], zombies: { blue: 3, yellow: 2, red: 2, ne: 1 } };

test('K2: a hero who must leave and finds all neighbours closed stays, and may eliminate there', () => {
  const position = { heroes: ['red', 'ne'], zombies: { red: 3, blue: 2, yellow: 2, green: 2, purple: 2 } };
  const scene = at(position, { crowd: 2, zombies: 12 });
  expect(scene.texts).toEqual(['stay', 'stay and eliminate 1', 'stay and eliminate 2']);
  expect(scene.take('stay and eliminate 2').json).toMatchObject({
    zombies: { red: 1 },
    counts: { stuckTurns: 1, forcedExits: 0 },
  });
});

test('K2: a hero whose own space is open is not stuck', () => {
  const scene = at(stuck, { crowd: 2, zombies: 12 });
  expect(scene.texts).toEqual(['stay', 'stay and eliminate 1']);
  expect(scene.take('stay').json).toMatchObject({ counts: { stuckTurns: 0, forcedExits: 0 } });
});

test('K2: one open neighbour is a way out that must be taken', () => {
  const position = { heroes: ['red', 'ne'], zombies: { red: 3, blue: 2, yellow: 2, green: 2, purple: 1 } };
  expect(at(position, { crowd: 2, zombies: 12 }).texts).toEqual(['go to purple', 'go to purple and eliminate 1']);
});

test('K2 comes about in play: in red, with all rooms closed', () => {
  const scene = at(undefined, { crowd: 2, zombies: 12 });
  const turn = (die: string, action: string) => scene.take(`the die shows ${die}`, action);
  for (const go of ['blue', 'ne and eliminate 1', 'yellow', 'se and eliminate 1']) {
    turn('white', `go to ${go}`);
    if (!go.startsWith('se')) turn('white', 'stay');
  }
  const dice = ['blue', 'blue', 'yellow', 'yellow', 'green', 'green', 'purple', 'purple', 'red', 'red'];
  for (const die of dice) turn(die, 'stay');
  expect(scene.take('the die shows white').texts).toEqual(['stay', 'stay and eliminate 1', 'stay and eliminate 2']);
  expect(scene.take('stay').json).toMatchObject({ heroes: ['se', 'red'], counts: { stuckTurns: 1 } });
});

test('K3: a lock is placed at the end of the active hero’s turn, who arrived last or not', () => {
  const position = { heroes: ['ne', 'ne'], zombies: { ne: 1 } };
  const scene = at(position, { lockNeedsClear: true });
  expect(scene.take('stay and eliminate 1').json).toMatchObject({ locked: ['ne'] });
});

test('K3: heroes who pass each other lock nothing', () => {
  const scene = at({ heroes: ['ne', 'blue'] }).take('go to yellow', 'the die shows white', 'go to ne');
  expect(scene.json).toMatchObject({ locked: [] });
});

test('K3: three or four heroes on an entryway place one lock', () => {
  const scene = at(
    { active: 2, heroes: ['ne', 'ne', 'blue'], zombies: { ne: 1 } },
    { players: 3, lockNeedsClear: true },
  );
  expect(scene.take('go to ne and eliminate 1').json).toMatchObject({ locked: ['ne'] });
  const four = at({ active: 1, heroes: ['ne', 'blue', 'ne', 'ne'], locked: ['ne'] }, { players: 4 }).take('go to ne');
  expect(four.json).toMatchObject({ locked: ['ne'], active: 2 });
});

test('K4: who meets on an unlocked entryway can’t do without the lock', () => {
  const { texts } = at({ heroes: ['blue', 'ne'] });
  expect(texts.filter((text) => text.startsWith('go to ne'))).toEqual(['go to ne']);
  expect(at({ heroes: ['blue', 'ne'] }).take('go to ne').json).toMatchObject({ locked: ['ne'] });
});

test('K5: zombies are counted, not told apart: the way they came and went changes nothing', () => {
  const one = at({ turn: 3, zombies: { blue: 2, green: 1 }, counts: { eliminations: 2 } });
  const other = at({ turn: 3, zombies: { green: 1, blue: 2 }, reserve: 5, counts: { eliminations: 2 } });
  expect(one.json).toEqual(other.json);
  expect(one.texts).toEqual(other.texts);
});
