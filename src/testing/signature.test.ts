import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { greedy } from '../../agents/greedy.js';
import { random } from '../../agents/random.js';
import type { AgentDefinition } from '../core/agent.js';
import type { GameDefinition } from '../core/game.js';
import { agents, games } from '../registry.js';
import { signature, signatureOfAll, signatureOfGame } from './signature.js';
import { pigWhere } from './toy-games/broken.js';
import { pig } from './toy-games/pig.js';

const lineUps = [random, greedy] as unknown as AgentDefinition[];
const toys = [pig] as unknown as GameDefinition[];

describe('the signature', () => {
  const lines = signature(toys, lineUps).split('\n');

  it('has a line for each game and agent, and one for all', () => {
    expect(lines.map((line) => line.replace(/ [0-9a-f]{16}$/, ' #'))).toEqual([
      'pig random #',
      'pig greedy #',
      'all #',
      '',
    ]);
  });

  it('is the same again', () => {
    expect(signature(toys, lineUps).split('\n')).toEqual(lines);
  });

  it('changes where a single metric does', () => {
    const changed = pigWhere({
      metrics(out) {
        super.metrics(out);
        if (out[0] === 3) out[0] = 4;
      },
    });
    const others = signature([changed], lineUps).split('\n');
    expect(others.filter((line, index) => line !== lines[index])).toHaveLength(3);
  });
});

// Behaviour that changed on purpose: node dist/scripts/signature.js, and name the new number in the commit.
describe('the signature of all games and agents', () => {
  const expected = readFileSync(new URL('./signature.txt', import.meta.url), 'utf8');
  const lines = expected.split('\n').filter((line) => line !== '' && !line.startsWith('all '));

  it.each(games.map((game) => [game.id, game] as const))('is the expected one for %s', (id, game) => {
    const own = lines.filter((line) => line.startsWith(`${id} `));
    expect(signatureOfGame(game, agents)).toEqual(own);
  });

  it('holds no other games, and one number for all', () => {
    expect([...new Set(lines.map((line) => line.split(' ')[0]))]).toEqual(games.map(({ id }) => id));
    expect(signatureOfAll(lines)).toBe(expected);
  });
});
