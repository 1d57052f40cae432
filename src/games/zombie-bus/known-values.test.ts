import { expect, test } from 'vitest';
import { CHANCE, TERMINAL } from '../../core/game.js';
import { parseOptions } from '../../core/options.js';
import { Rng } from '../../core/rng.js';
import { ACTION, countOf, roll, rollOutcomes } from './dice.js';
import { zombieBus } from './index.js';
import { DRAW, OVER } from './phases.js';

test('six dice show one of 462 multisets', () => {
  expect(rollOutcomes(6).outcomes.length).toBe(462);
  expect(zombieBus.create(parseOptions(zombieBus.options, {}, 'game')).info.maxChanceOutcomes).toBe(462);
});

test('at least two action faces come in one roll of six dice with probability 0.2632', () => {
  const { outcomes, probabilities } = rollOutcomes(6);
  const listed = outcomes.reduce((sum, dice, i) => sum + (countOf(dice, ACTION) >= 2 ? probabilities[i] : 0), 0);
  expect(listed).toBeCloseTo(0.2632, 4);
  const rng = new Rng().seed(2);
  const games = 100_000;
  let drawn = 0;
  for (let k = 0; k < games; k++) if (countOf(roll(6, rng), ACTION) >= 2) drawn++;
  expect(Math.abs(drawn / games - listed)).toBeLessThan(4.5 * Math.sqrt((listed * (1 - listed)) / games));
});

/** The cards that come before the Horde, where nothing else can end the game. */
const cardsBeforeHorde = (games: number): { cards: number[]; turns: number; fewestDice: number } => {
  const state = zombieBus.create(parseOptions(zombieBus.options, { players: 2 }, 'game')).newState();
  const rng = new Rng().seed(3);
  const cards: number[] = [];
  let [turns, fewestDice] = [0, 6];
  for (let k = 0; k < games; k++) {
    state.reset();
    while (state.seat !== TERMINAL) {
      state.apply(state.seat === CHANCE ? state.sampleChance(rng) : state.sampleAction(rng));
      if (state.rolled > 0) fewestDice = Math.min(fewestDice, state.diceInHand);
      // The table is swept before the bus can be overrun: the pile alone decides.
      if (state.phase === DRAW && state.turn > 0 && state.aroundBus > 0) state.load(swept(state.toJSON()));
    }
    expect(state.phase).toBe(OVER);
    expect(state.endReason).toBe(2);
    cards.push(state.rules.pile - state.pile - 1);
    turns = Math.max(turns, state.turn);
  }
  return { cards, turns, fewestDice };
};

interface Swept {
  bus: unknown[];
  gone: Record<string, number>;
  seats: { zombies: unknown[] }[];
}

const swept = (json: unknown): unknown => {
  const position = json as Swept;
  const out = [...position.bus, ...position.seats.flatMap(({ zombies }) => zombies)];
  const gone = { ...position.gone };
  for (const each of out) {
    const name = typeof each === 'string' ? each : (each as { zombie: string }).zombie;
    gone[name] = (gone[name] ?? 0) + 1;
  }
  const seats = position.seats.map((seat) => ({ ...seat, zombies: [], fate: 'in play', tiles: [] }));
  return { ...position, bus: [], gone, seats, piles: undefined, notch: 0, counts: undefined };
};

test('the Horde comes after 28 to 31 zombie cards, each as often, and by turn 31', () => {
  const { cards, turns, fewestDice } = cardsBeforeHorde(400);
  const often = [28, 29, 30, 31].map((number) => cards.filter((each) => each === number).length);
  expect(often.reduce((sum, each) => sum + each, 0)).toBe(400);
  for (const each of often) expect(Math.abs(each - 100)).toBeLessThan(4.5 * Math.sqrt(400 * 0.25 * 0.75));
  expect(turns).toBeLessThanOrEqual(31);
  expect(fewestDice).toBeGreaterThanOrEqual(2);
});
