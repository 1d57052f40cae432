import type { Action } from '../../core/game.js';
import type { Rng } from '../../core/rng.js';
import { act, PICK_HERO } from './actions.js';
import { roll } from './dice.js';
import { HEROES, NOBODY } from './heroes.js';
import * as phases from './phases.js';
import type { BusState } from './state.js';
import { KINDS } from './tokens.js';

// The engine folds a module's own constants into its code, but loads an imported one each time.
const { DRAW, FIRST, ROLL, TILE, TOKEN, TOP } = phases;

/** Draws an outcome of a chance node. */
export const sampleChance = (state: BusState, rng: Rng): Action => {
  switch (state.phase) {
    case ROLL:
      return roll(state.rolling, rng);
    case DRAW:
      return sampleCard(state, rng);
    case TOKEN:
      return nthOf(state.bag, 0, rng.below(state.bagCount));
    case TILE: {
      const { from, to, count } = tilesOfTop(state);
      return to - from === 1 ? from : nthOf(state.locked, from, rng.below(count));
    }
    case TOP:
      return sampleLook(state, rng);
    case FIRST:
      return rng.below(state.rules.seats);
    default:
      return act(PICK_HERO, nthFreeHero(state, rng.below(freeHeroes(state))));
  }
};

/** Writes the outcomes of a chance node and their probabilities, and returns their number. */
export const chanceOutcomes = (state: BusState, out: Int32Array, probability: Float64Array): number => {
  switch (state.phase) {
    case ROLL: {
      const { outcomes, probabilities } = state.rules.rolls[state.rolling]!;
      out.set(outcomes);
      probability.set(probabilities);
      return outcomes.length;
    }
    case DRAW:
      return cardOutcomes(state, out, probability);
    case TOKEN:
      return outcomesOf(state.bag, 0, KINDS, state.bagCount, out, probability);
    case TILE: {
      const { from, to, count } = tilesOfTop(state);
      return outcomesOf(state.locked, from, to, count, out, probability);
    }
    case TOP:
      return lookOutcomes(state, out, probability);
    case FIRST: {
      const { seats } = state.rules;
      for (let p = 0; p < seats; p++) out[p] = p;
      probability.fill(1 / seats, 0, seats);
      return seats;
    }
    default: {
      const free = freeHeroes(state);
      for (let k = 0; k < free; k++) out[k] = act(PICK_HERO, nthFreeHero(state, k));
      probability.fill(1 / free, 0, free);
      return free;
    }
  }
};

/** The k-th thing among counts, from a place on. */
const nthOf = (counts: Uint8Array, from: number, k: number): number => {
  let i = from;
  for (let left = k; left >= counts[i]; i++) left -= counts[i];
  return i;
};

const outcomesOf = (
  counts: Uint8Array,
  from: number,
  to: number,
  total: number,
  out: Int32Array,
  probability: Float64Array,
): number => {
  let n = 0;
  for (let i = from; i < to; i++) {
    if (counts[i] === 0) continue;
    out[n] = i;
    probability[n++] = counts[i] / total;
  }
  return n;
};

// ---- cards: no order is hidden in the pile, each draw is from what is left ----

/** With so many cards left the Horde comes with probability 1 / left, or can't come yet. */
const hordeCanCome = (state: BusState): boolean => state.pile <= state.rules.options.hordeWindow;

const sampleCard = (state: BusState, rng: Rng): number => {
  const { unseen, specialsLeft, pile, rules } = state;
  if (hordeCanCome(state) && rng.below(pile) === 0) return rules.cards.names.length;
  const k = rng.below(pile - 1);
  if (k >= specialsLeft) return nthOf(unseen, 0, k - specialsLeft);
  return nthOf(unseen, rules.cards.firstSpecial, rng.below(unseenSpecials(state)));
};

const unseenSpecials = ({ unseen, rules }: BusState): number => {
  let count = 0;
  for (let card = rules.cards.firstSpecial; card < unseen.length; card++) count += unseen[card];
  return count;
};

const cardOutcomes = (state: BusState, out: Int32Array, probability: Float64Array): number => {
  const { unseen, specialsLeft, pile, rules } = state;
  const { firstSpecial, names } = rules.cards;
  const other = hordeCanCome(state) ? (pile - 1) / pile : 1;
  const hidden = unseenSpecials(state);
  let n = 0;
  for (let card = 0; card < names.length && pile > 1; card++) {
    if (unseen[card] === 0) continue;
    const copies = card < firstSpecial ? unseen[card] : (specialsLeft * unseen[card]) / hidden;
    if (copies === 0) continue;
    out[n] = card;
    probability[n++] = (other * copies) / (pile - 1);
  }
  if (hordeCanCome(state)) {
    out[n] = names.length;
    probability[n++] = 1 / pile;
  }
  return n;
};

// ---- tiles ----

const range = { from: 0, to: 0, count: 0 };

/** The tiles that the one being freed can be: those of its look that are not freed. */
const tilesOfTop = ({ top, drawingFrom, locked, rules }: BusState): typeof range => {
  const { firstOfLook } = rules.tiles;
  range.from = firstOfLook[top[drawingFrom]];
  range.to = firstOfLook[top[drawingFrom] + 1];
  range.count = 0;
  for (let tile = range.from; tile < range.to; tile++) range.count += locked[tile];
  return range;
};

/** Pink tiles that nobody has seen, those that are not in the game included. */
const unseenPink = (state: BusState): number => {
  const { looks, pink } = state.rules.tiles;
  let count = 0;
  for (let look = 0; look < looks.length; look++) if (pink[look] === 1) count += state.hiddenOfLook(look);
  return count;
};

const sampleLook = (state: BusState, rng: Rng): number => {
  const { looks, pink } = state.rules.tiles;
  const wanted = rng.below(state.hiddenTiles) < state.pinkHidden ? 1 : 0;
  let left = rng.below(wanted === 1 ? unseenPink(state) : state.hiddenTiles - state.pinkHidden);
  for (let look = 0; look < looks.length; look++) {
    if (pink[look] !== wanted) continue;
    const hidden = state.hiddenOfLook(look);
    if (left < hidden) return look;
    left -= hidden;
  }
  throw new Error('No tile is left to turn up.');
};

const lookOutcomes = (state: BusState, out: Int32Array, probability: Float64Array): number => {
  const { looks, pink } = state.rules.tiles;
  const { hiddenTiles, pinkHidden } = state;
  const allPink = unseenPink(state);
  let n = 0;
  for (let look = 0; look < looks.length; look++) {
    const hidden = state.hiddenOfLook(look);
    const tiles = pink[look] === 1 ? (pinkHidden * hidden) / Math.max(1, allPink) : hidden;
    if (tiles === 0) continue;
    out[n] = look;
    probability[n++] = tiles / hiddenTiles;
  }
  return n;
};

// ---- heroes ----

/** Heroes whom no seat plays. */
export const freeHeroes = ({ hero }: BusState): number => {
  let free = HEROES.length;
  for (let p = 0; p < hero.length; p++) if (hero[p] !== NOBODY) free--;
  return free;
};

/** The k-th hero whom no seat plays. */
export const nthFreeHero = ({ hero }: BusState, k: number): number => {
  let left = k;
  for (let each = 0; ; each++) if (!hero.includes(each) && left-- === 0) return each;
};
