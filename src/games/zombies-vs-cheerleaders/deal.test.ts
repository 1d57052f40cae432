import { describe, expect, it } from 'vitest';
import { CHANCE, type Game, TERMINAL } from '../../core/game.js';
import { parseOptions } from '../../core/options.js';
import { Rng } from '../../core/rng.js';
import { chiSquareTest } from '../../stats/chi-square-test.js';
import * as actions from './actions.js';
import { assumedContent } from './assumed-content.js';
import { zombiesVsCheerleaders } from './index.js';
import { SQUAD } from './kinds.js';
import { MIXED, MOVED } from './marks.js';
import type { CheerState } from './state.js';

const of = (unmarked: number) => ({ unmarked });
const each = <T>(names: object, value: (name: string) => T): Record<string, T> =>
  Object.fromEntries(Object.keys(names).map((name) => [name, value(name)]));

/** Two columns of four cards, and a box full of what hides them again. */
const options = {
  cheerleaders: ['gloria', 'sandy'],
  zombieRows: 4,
  pileSize: 4,
  content: {
    ...assumedContent,
    zombies: each(assumedContent.zombies, (name) => of(name === 'baseball' ? 2 : 1)),
    bosses: each(assumedContent.bosses, (name) => ({ copies: name === 'guard' ? 1 : 0 })),
    barricades: {
      ...each(assumedContent.barricades, () => of(0)),
      ...{ blank: of(1), freshMeat: of(3), return3: of(2), return4: of(2) },
    },
  },
};

const gameOf = (given: Record<string, unknown>) =>
  zombiesVsCheerleaders.create(parseOptions(zombiesVsCheerleaders.options, given, 'game')) as Game<CheerState>;

const game = gameOf(options);
const buffer = new Int32Array(game.info.maxLegalActions);
const probability = new Float64Array(game.info.maxChanceOutcomes);

const legal = (state: CheerState): number[] => {
  const count = state.seat === CHANCE ? state.chanceOutcomes(buffer, probability) : state.legalActions(buffer);
  return Array.from(buffer.subarray(0, count));
};

/** All that the cheerleaders see. */
const sight = (state: CheerState): string =>
  [state.seat, state.turn, state.phase, state.endReason, state.describe(SQUAD)].join();

/** Where which card lies; of cards that were reordered this turn it may be dealt anew which had moved. */
const arrangement = ({ card, marks, hand }: CheerState): string => {
  const shown = marks.map((each) => ((each & MIXED) !== 0 ? each & ~MOVED : each));
  return [card, shown, hand].join('|');
};

const copyOf = (state: CheerState): CheerState => {
  const copy = game.newState();
  copy.copyFrom(state);
  return copy;
};

const unique = (states: readonly CheerState[]): CheerState[] => [
  ...new Map(states.map((state) => [JSON.stringify(state), state])).values(),
];

/** Every position of the given ones in which the cheerleaders would have seen the same action, and see the same after it. */
const consistent = (worlds: readonly CheerState[], observed: number, seen: string): CheerState[] =>
  unique(
    worlds.flatMap((world) =>
      legal(world)
        .filter((action) => world.observedAs(action, SQUAD) === observed)
        .map((action) => {
          const next = copyOf(world);
          next.apply(action);
          return next;
        })
        .filter((next) => sight(next) === seen),
    ),
  );

const dealsOf = (state: CheerState, count: number, seed: number): Map<string, number> => {
  const deals = new Map<string, number>();
  const rng = new Rng().seed(seed);
  for (let i = 0; i < count; i++) {
    const deal = copyOf(state);
    deal.determinize(SQUAD, rng);
    deals.set(arrangement(deal), (deals.get(arrangement(deal)) ?? 0) + 1);
  }
  return deals;
};

/** All positions that look like this one when each group of face-down cards has only been shuffled. */
const shuffledWorlds = (state: CheerState): CheerState[] => {
  const spaces = [...state.group].flatMap((group, space) => (group > 0 ? [space] : []));
  const worlds: CheerState[] = [];
  const place = (world: CheerState, at: number, left: readonly number[]): void => {
    if (at === spaces.length) worlds.push(copyOf(world));
    for (const from of left) {
      if (state.group[from] !== state.group[spaces[at]]) continue;
      world.card[spaces[at]] = state.card[from];
      const rest = left.filter((space) => space !== from);
      place(world, at + 1, rest);
    }
  };
  place(copyOf(state), 0, spaces);
  return worlds;
};

/** Mixes cards whenever it can, and shoots a lot. */
const mixing = (state: CheerState, rng: Rng): number => {
  const all = legal(state);
  const hides = (action: number) =>
    [actions.REORDER, actions.PLAY, actions.PLAY_BOSS, actions.SHOOT, actions.REVEAL].includes(actions.kindOf(action));
  const some = all.filter(hides);
  const from = some.length > 0 && rng.below(3) > 0 ? some : all;
  return from[rng.below(from.length)];
};

const start = {
  won: { freshMeat: 3, return3: 2, return4: 2 },
  discard: { baseball: 1, drum: 1 },
  columns: [
    { zombies: [null, null, 'football', 'nerd', 'guard up'] },
    { zombies: [null, null, 'teacher up', 'lunch', 'baseball'] },
  ],
};

/** More worlds than this take too long to follow. */
const MANY = 100;

/** Cards of two groups and known ones, in one column. */
const twoGroups = {
  won: { freshMeat: 3, return3: 1 },
  columns: [
    { zombies: [null, null, 'football', 'drum of 2', 'nerd up'] },
    { zombies: [null, null, 'baseball', 'lunch of 2', 'guard of 2'] },
  ],
};

describe('what is dealt to the cheerleaders in a small game', () => {
  let mixed = 0;
  let open = 0;

  it.each(Array.from({ length: 30 }, (_, seed) => [seed]))(
    'is all that is consistent, and no more: line %i',
    (seed) => {
      const rng = new Rng().seed(31, seed);
      const state = game.newState();
      state.load(seed % 2 === 0 ? start : twoGroups);
      let worlds = shuffledWorlds(state);
      for (let ply = 0; ply < 20 && state.seat !== TERMINAL; ply++) {
        const action = mixing(state, rng);
        const observed = state.observedAs(action, SQUAD);
        state.apply(action);
        worlds = consistent(worlds, observed, sight(state));
        const possible = new Set(worlds.map(arrangement));
        if (possible.size > MANY) break;
        if (state.wayCount > 0) mixed++;
        if (state.openCount > 0) open++;
        const dealt = dealsOf(state, 40 * possible.size, seed);
        const where = () => `ply ${ply}\n${state.describe()}\n${state.describe(SQUAD)}`;
        if ([...dealt.keys()].some((each) => !possible.has(each))) expect.fail(`an impossible deal at ${where()}`);
        if (dealt.size < possible.size)
          expect.fail(`${possible.size} deals are possible, ${dealt.size} came at ${where()}`);
      }
    },
  );

  it('was looked at where groups had been mixed, and where it was open which group a card had come from', () => {
    expect(mixed).toBeGreaterThan(20);
    expect(open).toBeGreaterThan(3);
  });
});

describe('how often a deal comes', () => {
  const evenly = (state: CheerState, arrangements: number): number => {
    const deals = dealsOf(state, 200 * arrangements, 5);
    expect(deals.size).toBe(arrangements);
    return chiSquareTest([...deals.values()], new Array<number>(arrangements).fill(1 / arrangements)).p;
  };

  it('is as often for each arrangement of the physical cards while no known card is mixed with unknown ones', () => {
    const state = game.newState();
    state.load(start);
    expect(evenly(state, 24)).toBeGreaterThan(1e-6);
  });

  it('is so too after Fresh meat among cards that all were unknown', () => {
    const state = game.newState();
    state.load(start);
    state.load({
      ...start,
      columns: [{ zombies: [null, null, 'football', 'nerd'] }, { zombies: [null, null, 'lunch', 'baseball'] }],
    });
    state.apply(legal(state).find((action) => actions.kindOf(action) === actions.REORDER) ?? -1);
    state.apply(legal(state)[0]);
    expect(state.groupCount).toBe(1);
    expect(evenly(state, 24)).toBeGreaterThan(1e-6);
  });

  it('is in proportion to the copies of a card', () => {
    const state = game.newState();
    state.load({ columns: [{ zombies: [null, 'baseball', 'baseball', 'nerd'] }, {}] });
    expect(evenly(state, 3)).toBeGreaterThan(1e-6);
  });
});

describe('full games', () => {
  it.each(['friendly', 'council', 'prom'])(
    'of mode %s: equal knowledge and equal numbers deal alike, and are seen alike',
    (mode) => {
      const full = gameOf({ mode });
      const out = new Int32Array(full.info.maxLegalActions);
      const [state, one, other] = [full.newState(), full.newState(), full.newState()];
      const rng = new Rng().seed(17);
      for (let k = 0; k < 6; k++) {
        state.reset();
        for (let ply = 0; state.seat !== TERMINAL; ply++) {
          if (state.seat === CHANCE) state.apply(state.sampleChance(rng));
          else state.apply(out[rng.below(state.legalActions(out))]);
          one.copyFrom(state);
          one.determinize(SQUAD, new Rng().seed(ply, 1));
          expect(one.describe(SQUAD)).toBe(state.describe(SQUAD));
          other.copyFrom(one);
          one.copyFrom(state);
          one.determinize(SQUAD, new Rng().seed(ply, 2));
          other.determinize(SQUAD, new Rng().seed(ply, 2));
          if (JSON.stringify(one) !== JSON.stringify(other)) expect(other.toJSON()).toEqual(one.toJSON());
        }
      }
    },
  );

  it('of any mode: the zombies know all, and nothing is dealt to them anew', () => {
    const state = game.newState();
    state.load(start);
    const before = JSON.stringify(state);
    state.determinize(0, new Rng());
    expect(JSON.stringify(state)).toBe(before);
  });
});
