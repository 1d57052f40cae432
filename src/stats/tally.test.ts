import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { DRAWN, type GameInfo, LOST, WON } from '../core/game.js';
import type { GameRecord } from '../match/record.js';
import type { Outcome } from './outcome.js';
import { blockSums } from './ratio-sums.js';
import { Tally, type TallyData } from './tally.js';

const info = {
  seats: 2,
  roles: ['zombies', 'heroes'],
  cooperative: false,
  endReasons: ['eliminated', 'stalemate', 'capped'],
  metrics: [
    { name: 'rallies', kind: 'count', describe: '' },
    { name: 'upset', kind: 'flag', describe: '' },
  ],
} as unknown as GameInfo;
const agents = ['mcts', 'random'];
const firstWins: Outcome = ({ result }) => result[0] === WON;

const newTally = (of = info, names = agents): Tally => new Tally(of, names, firstWins);

/** Plain values of everything that a tally has counted. */
const plain = (data: TallyData): unknown => structuredClone(data);

const counts = fc.nat({ max: 70_000 });
const pairOf = (value: fc.Arbitrary<number>): fc.Arbitrary<[number, number]> => fc.tuple(value, value);

const record: fc.Arbitrary<GameRecord> = fc
  .record({
    places: fc.constantFrom([0, 1], [1, 0]),
    roles: pairOf(fc.constantFrom(-1, 0, 1)),
    results: pairOf(fc.constantFrom(WON, DRAWN, LOST)),
    units: pairOf(fc.integer({ min: -100, max: 100 })),
    metric: fc.integer({ min: -5, max: 200_000 }),
    flag: fc.nat({ max: 1 }),
    numbers: fc.tuple(counts, counts, counts, counts, counts),
    endReason: fc.nat({ max: 2 }),
  })
  .map(
    ({
      places,
      roles,
      results,
      units,
      metric,
      flag,
      numbers: [turns, plies, decisions, legalActions, forced],
      endReason,
    }) => ({
      ...{ block: 0, rotation: 0, turns, plies, decisions, legalActions, forced, endReason },
      placeOf: Int32Array.from(places),
      role: Int32Array.from(roles),
      result: Int8Array.from(results),
      returns: Float64Array.from(units),
      metrics: Int32Array.of(metric, flag),
    }),
  );

type Block = GameRecord[];

const count = (tally: Tally, blocks: readonly Block[]): Tally => {
  for (const block of blocks) {
    for (const each of block) tally.add(each);
    tally.endBlock();
  }
  return tally;
};

describe('tallies of parts', () => {
  const blocks = fc.array(fc.array(record, { minLength: 1, maxLength: 3 }), { maxLength: 12 });

  it('merge to the same data however a cell was cut into parts, and in whatever order', () => {
    fc.assert(
      fc.property(fc.array(blocks, { maxLength: 5 }), (parts) => {
        const whole = plain(count(newTally(), parts.flat()).toData());
        for (const order of [parts, parts.toReversed()]) {
          const merged = newTally();
          for (const part of order) merged.merge(structuredClone(count(newTally(), part).toData()));
          expect(plain(merged.toData())).toEqual(whole);
        }
      }),
      { numRuns: 60 },
    );
  });

  it('stay as they are when the tally goes on', () => {
    fc.assert(
      fc.property(blocks, (all) => {
        const tally = count(newTally(), all);
        const data = tally.toData();
        const before = plain(data);
        count(tally, all);
        tally.merge(data);
        expect(plain(data)).toEqual(before);
        expect(tally.games).toBe(3 * data.games);
      }),
      { numRuns: 20 },
    );
  });
});

describe('a tally', () => {
  const game = (changes: Partial<GameRecord> = {}): GameRecord => ({
    ...{ block: 0, rotation: 0, endReason: 0, turns: 10, plies: 50, decisions: 20, legalActions: 60, forced: 5 },
    placeOf: Int32Array.of(0, 1),
    role: Int32Array.of(0, 1),
    result: Int8Array.of(WON, LOST),
    returns: Float64Array.of(3, -3),
    metrics: Int32Array.of(7, 0),
    ...changes,
  });
  const lost = { result: Int8Array.of(LOST, WON), returns: Float64Array.of(-3, 3) };
  const drawn = { result: Int8Array.of(DRAWN, DRAWN), returns: Float64Array.of(0, 0) };

  /** Trials, wins, draws and return of a subject. */
  const of = (tally: Tally, kind: string, name: string): number[] => {
    const { wins, draws, returns } =
      tally.counts[tally.subjects.findIndex((each) => each.kind === kind && each.name === name)];
    const { trials, successes } = blockSums(wins);
    return [trials, successes, draws, returns];
  };

  it('counts wins, draws and returns of each seat, role and agent', () => {
    // The second game of each block is turned: the first agent sits in seat 1, and the roles are swapped.
    const turned = { placeOf: Int32Array.of(1, 0), role: Int32Array.of(1, 0) };
    const tally = count(newTally(), [
      [game(), game({ ...turned, ...lost })],
      [game(drawn), game(turned)],
    ]);
    expect(of(tally, 'seat', '0')).toEqual([4, 2, 1, 3]);
    expect(of(tally, 'seat', '1')).toEqual([4, 1, 1, -3]);
    expect(of(tally, 'role', 'zombies')).toEqual([4, 2, 1, 3]);
    expect(of(tally, 'agent', 'mcts')).toEqual([4, 2, 1, 3]);
    expect(of(tally, 'agent', 'random')).toEqual([4, 1, 1, -3]);
    expect(blockSums(tally.outcome)).toMatchObject({ blocks: 2, trials: 4, successes: 2, successesSquared: 2 });
  });

  it('counts an agent of several seats once for each', () => {
    const tally = count(newTally(info, ['mcts', 'mcts']), [[game()]]);
    expect(tally.subjects.filter(({ kind }) => kind === 'agent')).toEqual([{ kind: 'agent', name: 'mcts' }]);
    expect(of(tally, 'agent', 'mcts')).toEqual([2, 1, 0, 0]);
  });

  it('counts a team once a game, and roles only where they are known', () => {
    const won = { result: Int8Array.of(WON, WON), returns: Float64Array.of(2, 2), role: Int32Array.of(-1, 1) };
    const tally = count(newTally({ ...info, cooperative: true }), [[game(won)]]);
    expect(of(tally, 'team', 'team')).toEqual([1, 1, 0, 2]);
    expect(of(tally, 'role', 'zombies')).toEqual([0, 0, 0, 0]);
    expect(of(tally, 'role', 'heroes')).toEqual([1, 1, 0, 2]);
  });

  it('keeps ends, and metrics and choices by whether the outcome came about', () => {
    const tally = count(newTally(), [
      [game(), game({ ...lost, endReason: 2, turns: 99, metrics: Int32Array.of(-1, 1) })],
    ]);
    expect(Array.from(tally.ends)).toEqual([1, 0, 1]);
    expect(tally.metrics).toEqual(['turns', 'plies', 'decisions', 'rallies', 'upset']);
    const means = tally.histograms.map((histogram) => histogram.summary().mean);
    expect(means).toEqual([10, 50, 20, 7, 0, 99, 50, 20, -1, 1]);
    expect(Array.from(tally.choices)).toEqual([60, 20, 5, 60, 20, 5]);
  });

  it('counts the games of each flag by block, and of no other metric', () => {
    const set = game({ metrics: Int32Array.of(1, 1) });
    const tally = count(newTally(), [[set, set], [set, game()], [game()]]);
    expect(tally.flags.map(({ name }) => name)).toEqual(['upset']);
    const sums = { blocks: 3, trials: 5, successes: 3, trialsSquared: 9, successesSquared: 5, product: 6 };
    expect(blockSums(tally.flags[0].sums)).toEqual(sums);
  });
});
