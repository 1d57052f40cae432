import { spareFeature } from './standing.js';
import { at } from './weights.js';

/** What the last tile is worth beside its faces: the game is won. */
export const LAST_TILE = 8;
/** The chance that the bus is not overrun where no plan clears it: something unforeseen. */
export const NOT_CLEARED = 0.01;

const LACK_AROUND = at('lackAround');
const LACK_ON_HEROES = at('lackOnHeroes');

/** What a wound is worth that does no harm, by an idle die. */
export const woundWorth = (weights: Float64Array): number => -(weights[LACK_AROUND] + weights[LACK_ON_HEROES]) / 2;

/** What it is worth that a zombie fewer crowds a bus that could bear so many more. */
export const crowdRelief = (weights: Float64Array, spare: number): number =>
  spare < 0 ? 0 : crowd(weights, spare + 1) - crowd(weights, spare);

const crowd = (weights: Float64Array, spare: number): number => {
  const feature = spareFeature(spare);
  return feature < 0 ? 0 : weights[feature];
};
