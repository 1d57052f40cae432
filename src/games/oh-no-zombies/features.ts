import * as names from './names.js';
import * as phases from './phases.js';
import * as numbers from './rules.js';
import type { Table } from './table.js';

const { MOST_SEATS, NEUTRALS, NONE, STORES, WEAPON_CARDS, ZOMBIES } = names;
const { CARD, FIRST, MOVE, ORDER, WEAPON, WHICH, WHITE, ZOMBIE } = phases;
const { TURNED } = numbers;

/** What the evaluation looks at, of a seat by what it is, and of the neutral zombies. */
export const FEATURES = {
  human: [
    /** Turns of the race that it expects to need, as if alone on the board. */
    'turns',
    /** It has a battery; and how near home it is with it, from 1 in the shack down to 0. */
    'battery',
    'nearHome',
    /** It has no battery, and none lies in a store. */
    'noBattery',
    /** Turns of others before its next, as a share of a round. */
    'wait',
    'armed',
    'spareWeapons',
    'shotguns',
    /** Neutral zombies that may attack it in their next move: expected attacks, where unarmed for how likely the next card turns it. */
    'nearUnarmed',
    'nearArmed',
    /** Those that are within two moves. */
    'farUnarmed',
    'farArmed',
    /** The same of the zombies of turned players. */
    'huntedUnarmed',
    'huntedArmed',
    'huntedFar',
    /** Attacks that this roll brings. */
    'attackedUnarmed',
    'attackedArmed',
  ],
  hunter: [
    /** How many humans are left. */
    'lastHuman',
    'twoHumans',
    'moreHumans',
    'wait',
    /** The chance that its next roll reaches the last human, or the nearest of several. */
    'reachesLast',
    'reaches',
    /** To the nearest human, in tens of spaces. */
    'distance',
  ],
  neutrals: [
    'lastHuman',
    'twoHumans',
    'threeHumans',
    'fourHumans',
    /** What the last human has to expect of them. */
    'nearLast',
    'attackLast',
    /** Turned players. */
    'hunters',
  ],
} as const;

export type Kind = keyof typeof FEATURES;
export const KINDS = Object.keys(FEATURES) as Kind[];

/** A row of features for each seat, and one for the neutral zombies. */
export const WIDTH = Math.max(...KINDS.map((kind) => FEATURES[kind].length));
export const NEUTRAL_ROW = MOST_SEATS;
export const ROWS = MOST_SEATS + 1;

const [
  TURNS,
  BATTERY,
  NEAR_HOME,
  NO_BATTERY,
  WAIT,
  ARMED,
  SPARE,
  SHOTGUNS,
  NEAR,
  ,
  FAR,
  ,
  HUNTED,
  ,
  HUNTED_FAR,
  ATTACKED,
] = FEATURES.human.keys();
const [LAST, TWO, MORE, HUNTER_WAIT, REACHES_LAST, REACHES, DISTANCE] = FEATURES.hunter.keys();
const [, , , , NEAR_LAST, ATTACK_LAST, HUNTERS] = FEATURES.neutrals.keys();

/** A zombie goes so far in one move, and in two. */
const ONE_MOVE = 6;
const TWO_MOVES = 12;
const OF_A_SHADE = 1 / 3;
const FAR_AWAY = 30;
/** The chance to be turned by a card of the assumed mix, for which threats to the unarmed count in full. */
const USUAL_RISK = 7 / 18;

// Of the position in hand. By seat: as in FEATURES, a human's threats before its arms are asked for.
const near = new Float64Array(MOST_SEATS);
const far = new Float64Array(MOST_SEATS);
const hunted = new Float64Array(MOST_SEATS);
const huntedFar = new Float64Array(MOST_SEATS);
const attacked = new Float64Array(MOST_SEATS);
const distances = new Uint8Array(MOST_SEATS);
let humans = 0;
let hunters = 0;

/** What a table shows, by row; rows of seats that are out are of no meaning. */
export const readFeatures = (table: Table, rows: Float64Array): void => {
  rows.fill(0);
  countSeats(table);
  lookAtZombies(table, rows);
  const risk = riskOf(table) / USUAL_RISK;
  const lastRow = NEUTRAL_ROW * WIDTH;
  rows[lastRow + humans - 1] = 1;
  rows[lastRow + HUNTERS] = hunters;
  for (let seat = 0; seat < table.rules.seats; seat++) {
    if (table.isHuman(seat)) readHuman(table, seat, risk, rows);
    else if (table.isInPlay(seat)) {
      const row = seat * WIDTH;
      rows[row + (humans === 1 ? LAST : humans === 2 ? TWO : MORE)] = 1;
      rows[row + HUNTER_WAIT] = waitOf(table, seat);
    }
  }
};

const countSeats = (table: Table): void => {
  humans = 0;
  hunters = 0;
  for (let seat = 0; seat < table.rules.seats; seat++) {
    if (table.isHuman(seat)) humans++;
    else if (table.isInPlay(seat)) hunters++;
    near[seat] = 0;
    far[seat] = 0;
    hunted[seat] = 0;
    huntedFar[seat] = 0;
    attacked[seat] = 0;
  }
};

const lookAtZombies = (table: Table, rows: Float64Array): void => {
  const { zombieAt, phase, mover, second } = table;
  const rolled = phase === ZOMBIE || phase === ORDER ? table.roll : -1;
  for (let zombie = 0; zombie < ZOMBIES; zombie++) {
    if (zombieAt[zombie] === NONE) continue;
    const nearest = nearestTo(table, zombieAt[zombie]);
    const moves = zombie === mover || zombie === second;
    lookAtZombie(table.rules.seats, zombie, nearest, moves && nearest <= rolled);
    if (zombie < NEUTRALS) continue;
    const row = (zombie - NEUTRALS) * WIDTH;
    rows[row + (humans === 1 ? REACHES_LAST : REACHES)] = reachOf(nearest);
    rows[row + DISTANCE] = Math.min(nearest, FAR_AWAY) / 10;
  }
};

/** Writes `distances`, to the human of each seat; NONE where there is no way. */
const nearestTo = ({ rules, humanAt }: Table, at: number): number => {
  const { seats, zombieDistance } = rules;
  let nearest: number = NONE;
  for (let seat = 0; seat < seats; seat++) {
    distances[seat] = humanAt[seat] === NONE ? NONE : zombieDistance[(at << 8) | humanAt[seat]];
    if (distances[seat] < nearest) nearest = distances[seat];
  }
  return nearest;
};

/** Z1: a zombie attacks the nearest, so that the others are safe from it for one move. */
const lookAtZombie = (seats: number, zombie: number, nearest: number, attacks: boolean): void => {
  for (let seat = 0; seat < seats; seat++) {
    const distance = distances[seat];
    if (distance > TWO_MOVES) continue;
    const within = distance <= ONE_MOVE ? 1 : reachOf(distance - ONE_MOVE);
    if (zombie < NEUTRALS) far[seat] += OF_A_SHADE * within;
    else huntedFar[seat] += within;
    if (distance > nearest) continue;
    if (attacks) attacked[seat]++;
    if (zombie < NEUTRALS) near[seat] += OF_A_SHADE * reachOf(distance);
    else hunted[seat] += reachOf(distance);
  }
};

/** The chance that a roll goes so far. */
const reachOf = (distance: number): number =>
  distance > ONE_MOVE ? 0 : Math.min(1, (ONE_MOVE + 1 - distance) / ONE_MOVE);

/** The chance that the next fight card turns who draws it. */
const riskOf = ({ deck, rules }: Table): number => {
  const left = sumOf(deck);
  return left > 0 ? deck[TURNED] / left : rules.deck[TURNED] / sumOf(rules.deck);
};

const sumOf = (deck: Uint8Array): number => {
  let sum = 0;
  for (let kind = 0; kind < deck.length; kind++) sum += deck[kind];
  return sum;
};

const readHuman = (table: Table, seat: number, risk: number, rows: Float64Array): void => {
  const row = seat * WIDTH;
  readRace(table, seat, row, rows);
  rows[row + WAIT] = waitOf(table, seat);
  const weapons = weaponsOf(table, seat);
  rows[row + SHOTGUNS] = table.shotguns[seat];
  if (weapons > 0) {
    rows[row + ARMED] = 1;
    rows[row + SPARE] = weapons - 1;
  }
  const attacks = attacked[seat] + (isAttacked(table, seat) ? 1 : 0);
  // Of each pair the second is for the armed.
  const threats = weapons > 0 ? row + 1 : row;
  const weight = weapons > 0 ? 1 : risk;
  rows[threats + NEAR] = weight * near[seat];
  rows[threats + FAR] = weight * far[seat];
  rows[threats + HUNTED] = weight * hunted[seat];
  rows[threats + ATTACKED] = weight * attacks;
  rows[row + HUNTED_FAR] = weight * huntedFar[seat];
  if (humans > 1) return;
  rows[NEUTRAL_ROW * WIDTH + NEAR_LAST] = weight * near[seat];
  rows[NEUTRAL_ROW * WIDTH + ATTACK_LAST] = attacks;
};

/** The turns of the race that is left, as if it were alone on the board. */
const readRace = (
  { rules, humanAt, batteries, batteryIn }: Table,
  seat: number,
  row: number,
  rows: Float64Array,
): void => {
  const { turnsToShack, turnsToStore, stores, spaces } = rules;
  const at = humanAt[seat];
  if (batteries[seat] > 0) {
    rows[row + BATTERY] = 1;
    rows[row + TURNS] = turnsToShack[at];
    rows[row + NEAR_HOME] = 1 / (1 + turnsToShack[at]);
    return;
  }
  let best = Number.POSITIVE_INFINITY;
  for (let store = 0; store < STORES; store++) {
    if (batteryIn[store] === 0) continue;
    const turns = turnsToStore[store * spaces + at] + turnsToShack[stores[store]];
    if (turns < best) best = turns;
  }
  if (best === Number.POSITIVE_INFINITY) rows[row + NO_BATTERY] = 1;
  else rows[row + TURNS] = best;
};

const weaponsOf = ({ shotguns, holder }: Table, seat: number): number => {
  let count = shotguns[seat];
  for (let card = 0; card < WEAPON_CARDS; card++) if (holder[card] === seat) count++;
  return count;
};

/** Whether it stands in a fight that is still to be fought. */
const isAttacked = ({ fighter, phase }: Table, seat: number): boolean =>
  fighter === seat && (phase === WEAPON || phase === WHICH || phase === CARD);

const waitOf = (table: Table, seat: number): number => {
  const { active, phase, rules } = table;
  if (phase === FIRST || (seat === active && !hasMoved(table))) return 0;
  const { seats } = rules;
  let turns = 1;
  for (let next = (active + 1) % seats; next !== seat && next !== active; next = (next + 1) % seats) {
    if (table.isInPlay(next)) turns++;
  }
  return turns / (humans + hunters);
};

/** Whether the seat whose turn it is has moved its own piece already. */
const hasMoved = ({ phase, mover }: Table): boolean =>
  phase !== WHITE && phase !== MOVE && !(phase === ZOMBIE && mover >= NEUTRALS);
