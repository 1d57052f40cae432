import { describe, expect, it } from 'vitest';
import type { Agent, Turn } from '../core/agent.js';
import type { Game, GameDefinition, State } from '../core/game.js';
import { chiSquareTest } from '../stats/chi-square-test.js';
import { ambush } from '../testing/toy-games/ambush.js';
import type { AmbushState } from '../testing/toy-games/ambush-state.js';
import { pig } from '../testing/toy-games/pig.js';
import { Match } from './match.js';
import { SeatTurn } from './seat-turn.js';

const gameOf = (definition: unknown, options: object = {}): Game => {
  const { options: schema, create } = definition as GameDefinition;
  return create(schema.parse(options));
};
const secret = gameOf(ambush);
const open = gameOf(pig);

/** The histories of some games of an agent in all seats. */
const histories = (game: Game, act: Agent['act'], games = 20): string => {
  const history: number[] = [];
  const match = new Match(
    game,
    Array.from({ length: game.info.seats }, () => ({ act })),
    5,
  );
  for (let block = 0; block < games; block++) match.play(block, 0, (_, action) => history.push(action));
  return history.join();
};

/** Every object that can be reached from one by its properties and getters, and those of its prototypes. */
const reachable = (from: unknown, seen = new Set<object>(), self = from): Set<object> => {
  if ((typeof from !== 'object' && typeof from !== 'function') || from === null || seen.has(from)) return seen;
  if (from === Object.prototype || from === Function.prototype || ArrayBuffer.isView(from)) return seen;
  seen.add(from);
  for (const key of Reflect.ownKeys(from)) {
    const { get } = Object.getOwnPropertyDescriptor(from, key) as PropertyDescriptor;
    reachable(get ? get.call(self) : Reflect.get(from, key), seen);
  }
  return reachable(Object.getPrototypeOf(from), seen, self);
};

describe('the turn that an agent is given', () => {
  it.each([
    ['Pig', open],
    ['Ambush', secret],
  ])('has no way to the true position of %s', (_, game) => {
    let truth: State | undefined;
    let looked = 0;
    const agent: Agent = {
      act: (turn) => {
        const all = [...reachable(turn)];
        expect(all).toContain(turn.rng);
        expect(all.filter((each) => 'determinize' in each || 'newState' in each)).toEqual([]);
        expect(turn.view()).not.toBe(truth);
        looked++;
        return turn.legal[0];
      },
    };
    const match = new Match(game, [agent, agent], 1);
    truth = match.state;
    match.play(0, 0);
    expect(looked).toBeGreaterThan(0);
  });

  it.each([
    ['Pig', open],
    ['Ambush', secret],
  ])('keeps its functions when they are taken out of it, in %s', (_, game) => {
    const apart = histories(game, ({ view, sampleAction }) => view() && sampleAction());
    expect(apart).toBe(histories(game, (turn) => turn.view() && turn.sampleAction()));
  });

  it('lets an agent do with its view what it likes', () => {
    const wreck = (turn: Turn): number => {
      const view = turn.view() as AmbushState;
      view.hands.fill(7);
      view.placed.fill(7);
      view.seat = 99;
      view.turn = -1;
      view.endReason = 5;
      return turn.legal[0];
    };
    expect(histories(secret, wreck)).toBe(histories(secret, (turn) => turn.legal[0]));
  });

  it('leaves a view that is kept as it was until the next one, whatever the others do', () => {
    const kept: (State | undefined)[] = [];
    const before: string[] = [];
    const keep = (turn: Turn): number => {
      const earlier = kept[turn.seat];
      if (earlier) expect(JSON.stringify(earlier)).toBe(before[turn.seat]);
      kept[turn.seat] = turn.view();
      before[turn.seat] = JSON.stringify(kept[turn.seat]);
      return turn.legal[0];
    };
    expect(histories(secret, keep)).toBe(histories(secret, (turn) => turn.legal[0]));
  });

  it('lets nothing but the agent’s own list change where it writes on it', () => {
    const scribble = (turn: Turn): number => {
      const action = turn.legal[0];
      turn.legal.fill(99);
      return action;
    };
    expect(histories(open, scribble)).toBe(histories(open, (turn) => turn.legal[0]));
    expect(() => histories(open, (turn) => turn.legal.fill(99)[0])).toThrow('chose 99, which is not a legal action');
  });

  it('takes any legal action, sampled or not', () => {
    const contrary = (turn: Turn): number => {
      const sampled = turn.sampleAction();
      return turn.legal.subarray(0, turn.count).find((action) => action !== sampled) ?? sampled;
    };
    expect(histories(open, contrary)).not.toBe('');
    const resampled = (turn: Turn): number => [turn.sampleAction(), turn.sampleAction()][0];
    expect(histories(open, resampled)).not.toBe('');
  });

  it('samples evenly, with the list at hand or without', () => {
    for (const listed of [false, true]) {
      const counts = [0, 0];
      histories(
        open,
        (turn) => {
          if (listed) turn.legal.at(0);
          const action = turn.sampleAction();
          if (turn.count === 2) counts[turn.legal.indexOf(action)]++;
          return action;
        },
        300,
      );
      expect(chiSquareTest(counts, [0.5, 0.5]).p).toBeGreaterThan(1e-6);
    }
  });
});

describe('a view', () => {
  const state = secret.newState() as AmbushState;
  state.load({ hands: [[1, 2], [3]], placed: [0, 4] });
  state.load({ hands: [[2], [3]], placed: [1, 4] });
  const turnOf = (seat: number, block = 0, position = state): SeatTurn => {
    const turn = new SeatTurn(secret, position, seat);
    turn.begin(1, block, 0);
    return turn;
  };
  const deals = (turn: SeatTurn, count: number): string[] =>
    Array.from({ length: count }, () => turn.view().describe());

  it('shows the seat what it knows, and deals the rest anew each time', () => {
    const turn = turnOf(0);
    const seen = Array.from({ length: 50 }, () => turn.view().describe(0));
    expect(new Set(seen)).toEqual(new Set([state.describe(0)]));
    expect(new Set(deals(turn, 50)).size).toBeGreaterThan(5);
  });

  it('is dealt from numbers of its own, by seat and block, and by nothing the seat does not know', () => {
    const first = deals(turnOf(0), 20);
    expect(deals(turnOf(0), 20)).toEqual(first);
    expect(deals(turnOf(0, 1), 20)).not.toEqual(first);
    const other = secret.newState() as AmbushState;
    other.load({ hands: [[2], [1]], placed: [1, 3] });
    expect(deals(turnOf(0, 0, other), 20)).toEqual(first);
  });

  it('takes nothing from the agent’s numbers', () => {
    const [looking, blind] = [turnOf(0), turnOf(0)];
    deals(looking, 20);
    expect(looking.rng.next()).toBe(blind.rng.next());
    expect(looking.rng.next()).not.toBe(turnOf(1).rng.next());
  });
});
