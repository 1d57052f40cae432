import { expect, test } from 'vitest';
import { scenesOf } from '../../testing/scene.js';
import { assumedContent } from './assumed-content.js';
import { TOKENS } from './content.js';
import { zombieBus } from './index.js';

const at = scenesOf(zombieBus);
const two = { players: 2 };

const OVERRUN = ['JBA', 'JBF', 'JAF', 'BAF'];

/** An overrun bus that these two seats leave behind. */
const overrun = (...seats: Record<string, unknown>[]) => at({ end: 'overrun', bus: OVERRUN, seats }, two).metrics;

test('a game reports what was done, points and wins by seat and hero, tokens by kind, and the hall of fame', () => {
  expect(at(undefined, two).game.info.metrics.map(({ name, kind }) => `${name} ${kind}`)).toEqual([
    ...[
      'tiles_freed',
      'zombies_eliminated',
      'charges',
      'zombified',
      'fled',
      'van_opened',
      'notch',
      'zombies_drawn',
    ].map((name) => `${name} count`),
    ...['0', '1', 'steven', 'jenny', 'bruce', 'suzanne', 'creepy'].map((who) => `points_${who} count`),
    ...['steven', 'jenny', 'bruce', 'suzanne', 'creepy'].map((hero) => `win_${hero} flag`),
    ...TOKENS.map((name) => `used_${name} count`),
    'hall_of_fame count',
  ]);
});

test('tiles_freed and zombies_eliminated count those of all seats', () => {
  const position = {
    dice: ['action', 'action', 'jaw', 'brain'],
    bus: ['JB', ...OVERRUN],
    seats: [{ kills: 1 }, { kills: 2, tiles: ['purple 3 worth 4'] }],
    gone: { JBAF: 3 },
  };
  const scene = at(position, two).take('free the purple 2 of pile 0', 'steven frees a cheerleader worth 3');
  scene.take('the next tile of pile 0 is purple 3', 'wound the jaw of JB around the bus');
  scene.take('wound the brain of JB (J assigned) around the bus', 'done');
  expect(scene.endReason).toBe('overrun');
  expect(scene.metrics).toMatchObject({ tiles_freed: 2, zombies_eliminated: 4 });
});

test('charges counts each zombie that charged, those that zombified the hero included', () => {
  const position = {
    dice: ['jaw', 'jaw'],
    bus: ['JB +1', 'JA +1', ...OVERRUN],
    seats: [{ zombies: ['JB'] }, {}],
    counts: { charges: 3 },
  };
  const scene = at(position, two);
  scene.take('wound the jaw of JB +1 around the bus', 'wound the jaw of JA +1 around the bus', 'done');
  expect(scene.metrics).toMatchObject({ charges: 5, zombified: 1, zombies_eliminated: 0 });
});

test('zombified counts a hero again whom an antidote had brought back', () => {
  const position = {
    dice: ['jaw'],
    bus: ['JB +1', ...OVERRUN],
    seats: [{ zombies: ['JB', 'AF'] }, {}],
    counts: { zombifications: 1 },
  };
  const scene = at(position, two).take('wound the jaw of JB +1 around the bus', 'done');
  expect(scene.metrics.zombified).toBe(2);
});

test('fled counts the heroes in the van, notch says where it is', () => {
  const position = { notch: 3, dice: ['action', 'action'], seats: [{}, { fate: 'fled' }] };
  const scene = at(position, two).take('flee');
  expect(scene.endReason).toBe('scattered');
  expect(scene.metrics).toMatchObject({ fled: 2, notch: 4 });
});

test('van_opened is the first turn in which the track allowed flight, and stays when it leaves', () => {
  const opened = at({ turn: 5, notch: 2, bus: OVERRUN, seats: [{}, {}] }, { ...two, dice: 1 });
  opened.take('BA van comes', 'rolls half', 'keep all', 'done');
  expect(opened.metrics).toMatchObject({ van_opened: 5, notch: 3 });
  expect(overrun({}, {}).van_opened).toBe(0);
  const left = at({ turn: 7, notch: 5, bus: OVERRUN, seats: [{}, {}], counts: { vanOpened: 4 } }, { ...two, dice: 1 });
  left.take('BA van comes', 'rolls half', 'keep all', 'done');
  expect(left.metrics).toMatchObject({ van_opened: 4, notch: 6 });
});

test('van_opened is 1 where flight is allowed from the set-up on', () => {
  const content = { ...assumedContent, name: 'open', track: { notches: [2, 'gone'] } };
  expect(at({ end: 'overrun', bus: OVERRUN, seats: [{}, {}] }, { ...two, content }).metrics.van_opened).toBe(1);
});

test('zombies_drawn counts the cards turned up, but not the Horde', () => {
  const gone = { JBAF: 5, JBA: 2, JBF: 2, JAF: 2, BAF: 2, JB: 1, AF: 1, 'JB +1': 1, 'JA +1': 1, 'JF +1': 1 };
  const more = { 'BA van': 1, 'BF van': 1, 'AF van': 1, 'JBA -die': 1, 'JBF no-action': 1, 'JAF -die': 1, twins: 1 };
  const late = { ...gone, ...more, guard: 1, ghoul: 1, 'BAF no-action': 1 };
  const scene = at({ gone: late, seats: [{}, {}] }, two).take('the Horde comes');
  expect(scene.endReason).toBe('horde');
  expect(scene.metrics.zombies_drawn).toBe(28);
});

test('points are those of tiles and zombies, by seat and by hero, whatever became of them', () => {
  const seats = [
    { hero: 'creepy', fate: 'zombified', tiles: ['purple 4 worth 7'] },
    { hero: 'bruce', zombiePoints: 5, tiles: ['purple 2 worth 3'] },
  ];
  expect(overrun(...seats)).toMatchObject({
    ...{ points_0: 7, points_1: 8 },
    ...{ points_steven: 0, points_jenny: 0, points_bruce: 8, points_suzanne: 0, points_creepy: 7 },
  });
});

test('win is by hero: alone, or with others', () => {
  const wins = (metrics: Record<string, number>) =>
    Object.keys(metrics).filter((name) => /^win/.test(name) && metrics[name] === 1);
  expect(wins(overrun({}, {}))).toEqual([]);
  expect(wins(overrun({ hero: 'jenny', fate: 'fled' }, { hero: 'bruce', zombiePoints: 9 }))).toEqual(['win_jenny']);
  expect(wins(overrun({ hero: 'jenny', fate: 'fled' }, { hero: 'bruce', fate: 'fled' }))).toEqual([
    'win_jenny',
    'win_bruce',
  ]);
});

test('used counts tokens by kind', () => {
  const position = {
    ...{ phase: 'window', asked: 0, used: { hotDog: 2 }, bus: OVERRUN },
    seats: [{ zombies: ['JB'], tokens: { hotDog: 1, megaphone: 1, energyDrink: 1 } }, {}],
  };
  const scene = at(position, { ...two, dice: 1, rolls: 1 }).take(
    'hot dog',
    'megaphone',
    'pass',
    'rolls half',
    'pass',
    'done',
  );
  expect(scene.metrics).toMatchObject({ used_hotDog: 3, used_megaphone: 1, used_energyDrink: 0 });
});

test.each([
  [0, 1],
  [14, 1],
  [15, 2],
  [24, 2],
  [25, 3],
  [35, 3],
  [36, 4],
])('a winner with %i points has grade %i in the hall of fame', (zombiePoints, grade) => {
  expect(overrun({ fate: 'fled', zombiePoints }, { zombiePoints: 40 }).hall_of_fame).toBe(grade);
});

test('without a winner there is no grade', () => {
  expect(overrun({ zombiePoints: 40 }, {}).hall_of_fame).toBe(0);
});
