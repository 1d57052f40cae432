import * as names from './names.js';
import type { Table } from './table.js';

const { MOST_SEATS, NEUTRALS, NONE, STORES, WEAPON_CARDS, ZOMBIES } = names;

/*
 * Set by hand. Each seat, and the neutral zombies, gets a weight; its share of all weights is its chance to win.
 */
/** A human's weight falls by this share with every turn that it still needs. */
const A_TURN = 0.16;
/** What an attack at the next opportunity costs a human who must draw a card, and one with a weapon. */
const UNARMED = 1.1;
const ARMED = 0.25;
const SPARE_WEAPON = 0.06;
const HUNTER = 0.5;
const NEUTRAL = 0.25;

const weights = new Float64Array(MOST_SEATS);

/** The expected return by seat. It looks at each seat's pieces, never at who is to decide. */
export const evaluate = (table: Table, out: Float64Array): void => {
  const { seats } = table.rules;
  let humans = 0;
  let best = 0;
  for (let seat = 0; seat < seats; seat++) {
    weights[seat] = table.isHuman(seat) ? humanWeight(table, seat) : 0;
    if (!table.isHuman(seat)) continue;
    humans++;
    if (weights[seat] > best) best = weights[seat];
  }
  const hunted = 1 / (humans * humans);
  let sum = NEUTRAL * hunted;
  for (let seat = 0; seat < seats; seat++) {
    if (!table.isHuman(seat) && table.isInPlay(seat)) weights[seat] = HUNTER * hunted * nearness(table, seat);
    sum += weights[seat];
  }
  for (let seat = 0; seat < seats; seat++) out[seat] = weights[seat] / sum;
};

const humanWeight = (table: Table, seat: number): number => {
  const arms = weaponsOf(table, seat);
  const threat = threatTo(table, seat);
  return (
    Math.exp(-A_TURN * turnsNeeded(table, seat) - threat * (arms > 0 ? ARMED : UNARMED)) *
    (1 + SPARE_WEAPON * Math.min(arms, 4))
  );
};

const weaponsOf = ({ shotguns, holder }: Table, seat: number): number => {
  let count = shotguns[seat];
  for (let card = 0; card < WEAPON_CARDS; card++) if (holder[card] === seat) count++;
  return count;
};

/** The turns of the race that is left, as if it were alone on the board. */
const turnsNeeded = ({ rules, humanAt, batteries, batteryIn }: Table, seat: number): number => {
  const { turnsToShack, turnsToStore, stores, spaces } = rules;
  const at = humanAt[seat];
  if (batteries[seat] > 0) return turnsToShack[at];
  let best = NO_BATTERY;
  for (let store = 0; store < STORES; store++) {
    if (batteryIn[store] === 0) continue;
    const turns = turnsToStore[store * spaces + at] + turnsToShack[stores[store]];
    if (turns < best) best = turns;
  }
  return best;
};

const NO_BATTERY = 40;

/** The chance that some zombie attacks it when they next move, roughly. */
const threatTo = ({ rules, humanAt, zombieAt }: Table, seat: number): number => {
  const { zombieDistance } = rules;
  const at = humanAt[seat];
  let threat = 0;
  for (let zombie = 0; zombie < ZOMBIES; zombie++) {
    if (zombieAt[zombie] === NONE) continue;
    const distance = zombieDistance[(zombieAt[zombie] << 8) | at];
    if (distance > 6) continue;
    const reaches = distance === 0 ? 1 : (7 - distance) / 6;
    threat += zombie < NEUTRALS ? reaches / 3 : reaches;
  }
  return threat;
};

/** How near a turned player's zombie is to the humans. */
const nearness = ({ rules, humanAt, zombieAt }: Table, seat: number): number => {
  const { zombieDistance, seats } = rules;
  const from = zombieAt[NEUTRALS + seat] << 8;
  let sum = 0;
  for (let human = 0; human < seats; human++) {
    if (humanAt[human] === NONE) continue;
    const distance = zombieDistance[from | humanAt[human]];
    if (distance !== NONE) sum += 1 / (1 + distance / 4);
  }
  return 0.4 + sum;
};
