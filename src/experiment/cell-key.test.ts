import { expect, it } from 'vitest';
import type { CellWork } from '../pool/work.js';
import { cellKey } from './cell-key.js';

const AGENT = { ref: { name: 'greedy' }, parameters: { epsilon: 0 }, files: {} };
const WORK: CellWork = {
  id: 'a',
  game: { name: 'zombies-vs-wrestlers' },
  options: { dice: 9, horde: 'ability' },
  agents: [AGENT, { ref: { name: 'random' }, parameters: {}, files: {} }],
  names: ['greedy', 'random'],
  seed: 1,
  rotations: [0, 1],
  outcome: 'draw',
};
const key = (changes: Partial<CellWork> = {}, version = 1): string => cellKey({ ...WORK, ...changes }, version);

/** An agent from a file. */
const own = (hash: string, module = 'file:///a.mjs') => [
  { ref: { name: 'own', module, hash }, parameters: {}, files: {} },
  AGENT,
];

it.each<[string, string]>([
  ['the version of the game', key({}, 2)],
  ['the game', key({ game: { name: 'zombies-vs-wrestlers', module: 'file:///g.mjs', hash: 'g' } })],
  ['an option', key({ options: { dice: 9, horde: 'guide' } })],
  ['an agent', key({ agents: [...WORK.agents].reverse() })],
  ['a parameter of an agent', key({ agents: [{ ...AGENT, parameters: { epsilon: 0.1 } }, WORK.agents[1]] })],
  ['what an agent is called', key({ names: ['greedy:epsilon=0', 'random'] })],
  ['the seed', key({ seed: 2 })],
  ['the rotations', key({ rotations: [0] })],
  ['the outcome', key({ outcome: 'win of seat 0' })],
])('the key of a cell changes with %s', (_, other) => {
  expect(other).toMatch(/^[0-9a-f]{64}$/);
  expect(other).not.toBe(key());
});

it('the key of a cell changes with the code of a file of the user, not with where it is bundled to', () => {
  expect(key({ agents: own('1') })).not.toBe(key({ agents: own('2') }));
  expect(key({ agents: own('1') })).toBe(key({ agents: own('1', 'file:///elsewhere.mjs') }));
});

/** A line-up with an agent that is made from a file. */
const madeFrom = (name: string, hash: string): Partial<CellWork> => ({
  agents: [
    { ref: { name: 'optimal' }, parameters: { table: name }, files: { table: { name, path: `/${name}`, hash } } },
    WORK.agents[1],
  ],
  names: [`optimal:table=${name}`, 'random'],
});

it('the key of a cell changes with a file that an agent is made from, not with where that lies', () => {
  expect(key(madeFrom('a.table', '1'))).not.toBe(key(madeFrom('a.table', '2')));
  expect(key(madeFrom('a.table', '1'))).toBe(key(madeFrom('elsewhere/b.table', '1')));
});

it('the key of a cell is the same for the same work', () => {
  expect(key()).toBe(key());
});
