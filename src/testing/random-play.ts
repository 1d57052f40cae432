import type { z } from 'zod';
import { type Action, CHANCE, type Game, type GameDefinition, type State, TERMINAL } from '../core/game.js';
import { parseOptions } from '../core/options.js';
import { Rng } from '../core/rng.js';

/** Looks at a node, and throws where it is not as it should be. */
export type Look<S extends State> = (state: S) => void;

/**
 * Random games of one game, shown node by node. A game's own tests look at many more nodes than the conformance kit does, and
 * choose actions so that games last.
 *
 * @param choose the action at a decision node
 */
export const randomPlayOf = <Schema extends z.ZodObject, S extends State>(
  definition: GameDefinition<Schema, S>,
  choose: (state: S, rng: Rng) => Action,
) => {
  const gameOf = (given: Record<string, unknown>): Game<S> =>
    definition.create(parseOptions(definition.options, given, `game ${definition.id}`));
  const play = (given: Record<string, unknown>, games: number, look: Look<S>): void => {
    const state = gameOf(given).newState();
    const rng = new Rng().seed(4711, games);
    for (let k = 0; k < games; k++) {
      state.reset();
      for (; state.seat !== TERMINAL; look(state)) {
        state.apply(state.seat === CHANCE ? state.sampleChance(rng) : choose(state, rng));
      }
    }
  };
  return { gameOf, play };
};

/** Option sets as `test.each` takes them, each with its text. */
export const optionCases = (sets: readonly object[]) =>
  sets.map((set) => [JSON.stringify(set), set as Record<string, unknown>] as const);

/** No invariant is broken. */
export const unbroken =
  <S extends State>({ brokenInvariant }: Game<S>): Look<S> =>
  (state) => {
    const broken = brokenInvariant?.(state) ?? null;
    if (broken !== null) throw new Error(`${broken}\n${state.describe()}`);
  };

/** The position is loaded as it is written, and the same seat is to act. */
export const loadedAsWritten = <S extends State>({ newState }: Game<S>): Look<S> => {
  const other = newState();
  return (state) => {
    const json = JSON.stringify(state);
    other.load(JSON.parse(json));
    const again = JSON.stringify(other);
    if (again !== json) throw new Error(`${json}\nbecame\n${again}`);
    if (other.seat !== state.seat) throw new Error(`seat ${state.seat} became ${other.seat}:\n${json}`);
  };
};

/** As many actions are counted as listed, and the k-th number that `sampleAction` draws gives the k-th of them. */
export const drawnAsListed = <S extends State>({ info }: Game<S>): Look<S> => {
  const out = new Int32Array(info.maxLegalActions);
  return (state) => {
    if (state.seat < 0) return;
    const count = state.legalActions(out);
    const counted = state.countActions?.();
    if (counted !== count) throw new Error(`${counted} actions are counted, ${count} listed:\n${state.describe()}`);
    for (let k = 0; k < count; k++) {
      const below = (n: number): number => (n === count ? k : Number.NaN);
      const drawn = state.sampleAction?.({ below } as Rng);
      if (drawn !== out[k]) throw new Error(`action ${k} is ${out[k]}, drawn was ${drawn}:\n${state.describe()}`);
    }
  };
};

/** A copy is equal, and stays as it is when a copy of it plays on. */
export const copiedWhole = <S extends State>({ newState, info }: Game<S>): Look<S> => {
  const out = new Int32Array(info.maxLegalActions);
  return (state) => {
    const [copy, other] = [newState(), newState()];
    copy.copyFrom(state);
    const before = JSON.stringify(copy);
    if (before !== JSON.stringify(state)) throw new Error(`${JSON.stringify(state)}\nwas copied as\n${before}`);
    if (state.seat === TERMINAL) return;
    other.copyFrom(copy);
    const rng = new Rng().seed(5);
    other.apply(other.seat === CHANCE ? other.sampleChance(rng) : out[rng.below(other.legalActions(out))]);
    if (JSON.stringify(copy) !== before) throw new Error(`${before}\nbecame\n${JSON.stringify(copy)}`);
  };
};
