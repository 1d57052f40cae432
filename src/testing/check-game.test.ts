import { describe, expect, it } from 'vitest';
import type { GameDefinition } from '../core/game.js';
import { checkGame } from './check-game.js';
import { reportLines } from './check-report.js';
import { ambush } from './toy-games/ambush.js';
import { pigWhere } from './toy-games/broken.js';
import { HOLD, pig } from './toy-games/pig.js';

const sound = [pig, ambush] as unknown as GameDefinition[];

describe('the conformance kit', () => {
  it.each(sound)('passes $title', (definition) => {
    const report = checkGame(definition);
    expect(report.checks.filter((check) => !check.passed)).toEqual([]);
    expect(report).toMatchObject({ subject: `game ${definition.id}`, passed: true });
  });

  it('makes every check on one of the toy games', () => {
    const times = sound.map((definition) => checkGame(definition, { games: 10 }).checks.map((check) => check.times));
    expect(times[0].map((count, index) => count + times[1][index])).not.toContain(0);
  });

  it('asks for no evaluation of a game that has none', () => {
    expect(checkGame(pigWhere({}, { evaluate: undefined }), { games: 4 }).passed).toBe(true);
  });

  it('gives the same report twice', () => {
    expect(checkGame(sound[1], { games: 5 })).toEqual(checkGame(sound[1], { games: 5 }));
  });

  it('plays other games with another seed', () => {
    const nodes = [1, 2].map((seed) => checkGame(sound[0], { games: 5, seed }).nodes);
    expect(nodes[0]).not.toBe(nodes[1]);
  });

  it('tries the defaults, the declared options, and each option at each of its values', () => {
    expect(checkGame(sound[0], { games: 1 }).optionSets).toBe(2 + 2 + 1 + 2 + 1);
  });

  it('checks given options alone', () => {
    expect(checkGame(sound[0], { options: { die: 'loaded' }, games: 3 })).toMatchObject({ optionSets: 1, games: 3 });
  });

  it('refuses impossible options as a mistake of the user', () => {
    expect(() => checkGame(sound[0], { options: { goal: 900 } })).toThrow('option goal');
  });

  it('tells of its progress', () => {
    const seen: string[] = [];
    checkGame(sound[0], { options: {}, games: 2, onProgress: (done, total) => seen.push(`${done}/${total}`) });
    expect(seen).toEqual(['1/2', '2/2']);
  });

  it('says where a game throws, and how to play there again', () => {
    const thrower = pigWhere({
      apply(action) {
        if (action === HOLD && this.turn > 2) throw new Error('nobody holds here');
        super.apply(action);
      },
    });
    const report = checkGame(thrower, { options: {}, games: 3 });
    const check = report.checks.find(({ name }) => name.startsWith('a game plays'));
    expect(check?.failure?.message).toBe('it threw: nobody holds here');
    const { place } = check?.failure ?? {};
    expect(place).toMatchObject({ options: {}, seed: 1 });
    expect(place?.history).toHaveLength(place?.ply ?? -1);
    const state = thrower.create(thrower.options.parse({})).newState();
    for (const action of place?.history ?? []) state.apply(action);
    expect(() => state.apply(HOLD)).toThrow('nobody holds here');
    expect(reportLines(report).join('\n')).toContain(`history: ${place?.history.join(' ')}`);
  });

  it('says that a game gives no state', () => {
    const stateless: GameDefinition = {
      ...sound[0],
      create: (options) => ({
        ...sound[0].create(options),
        newState: () => {
          throw new Error('no memory');
        },
      }),
    };
    const report = checkGame(stateless, { games: 2 });
    expect(report.checks.filter(({ passed }) => !passed)).toMatchObject([
      { failure: { message: 'it threw: no memory' } },
    ]);
  });

  it('says that a game can’t be made', () => {
    const create = (): never => {
      throw new TypeError('no rules');
    };
    const report = checkGame({ ...sound[0], create }, { options: {} });
    expect(report).toMatchObject({ passed: false, games: 0 });
    expect(report.checks[0].failure?.message).toBe('it threw: no rules');
  });

  it('says that declared options are refused', () => {
    const report = checkGame({ ...sound[0], conformance: [{ goal: 1000 }] }, { games: 1 });
    expect(report.checks[0].failure).toMatchObject({
      message: 'options that should be possible are refused',
      place: { options: { goal: 1000 } },
    });
  });
});
