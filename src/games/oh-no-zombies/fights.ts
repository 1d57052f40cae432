import { CHANCE } from '../../core/game.js';
import * as names from './names.js';
import * as phases from './phases.js';
import * as numbers from './rules.js';
import { IN_USE, type Table } from './table.js';

const { CARD, FLIGHT, RESTED, WEAPON, WHICH } = phases;
const { CARD_KIND, FEND_OFF, NEUTRALS, NONE, SHACK, STORE, WEAPON_CARDS } = names;
const { BATTERY, BY_ZOMBIES, LAST_BITE, KILL, MOST_FLIGHTS, RUN, TURNED } = numbers;
const { CUT, DRAWN_KILL, DRAWN_RUN, DRAWN_TURNED, FIGHTS, KILLED, TAKEN, TURNED_IN } = numbers;

/** Weapons as actions: the card, or one of these. */
export const SHOTGUN = WEAPON_CARDS;
export const DRAW = WEAPON_CARDS + 1;

/** A human comes to the end of its move or flight. */
export const arrive = (table: Table, seat: number, space: number): void => {
  const { rules, humanAt } = table;
  humanAt[seat] = space;
  if (rules.kind[space] === SHACK && table.batteries[seat] > 0) {
    table.layBackUsed();
    table.end(BATTERY, seat);
    return;
  }
  if (rules.kind[space] === STORE) takeFromStore(table, seat, rules.storeAt[space]);
  table.pickUp(seat);
  // Only now, so that the move itself can't take it again.
  table.layBackUsed();
  if (table.zombiesOn[space] === 0) chainDone(table);
  else fight(table, seat, table.zombiesAt(space));
};

const takeFromStore = (table: Table, seat: number, store: number): void => {
  if (table.batteryIn[store] === 1) {
    table.batteryIn[store] = 0;
    table.batteries[seat]++;
    table.counts[TAKEN]++;
  }
  if (table.shotgunIn[store] === 1) {
    table.shotgunIn[store] = 0;
    table.shotguns[seat]++;
  }
};

/** A human has to fight these zombies, one after the other. */
const fight = (table: Table, seat: number, foes: number): void => {
  table.fighter = seat;
  table.foes = foes;
  table.foe = NONE;
  if ((foes & (foes - 1)) === 0) face(table, 31 - Math.clz32(foes));
  else table.enter(WHICH, seat);
};

/** A weapon must be used, if there is one; a fight card is drawn otherwise. */
export const face = (table: Table, zombie: number): void => {
  table.foe = zombie;
  table.counts[FIGHTS]++;
  if (table.hasWeapon(table.fighter)) table.enter(WEAPON, table.fighter);
  else draw(table);
};

export const listWeapons = (table: Table, out: Int32Array): number => {
  const { fighter, holder, shotguns, rules } = table;
  let count = 0;
  for (let card = 0; card < WEAPON_CARDS; card++) if (holder[card] === fighter) out[count++] = card;
  if (shotguns[fighter] > 0) out[count++] = SHOTGUN;
  if (rules.mayDraw) out[count++] = DRAW;
  return count;
};

export const takeWeapon = (table: Table, weapon: number): void => {
  if (weapon === DRAW) draw(table);
  else if (weapon === SHOTGUN) {
    table.shotguns[table.fighter]--;
    killFoe(table);
  } else {
    table.holder[weapon] = IN_USE;
    table.used = weapon;
    flee(table, FEND_OFF[CARD_KIND[weapon]]);
  }
};

const left = ({ deck }: Table): number => {
  let sum = 0;
  for (let kind = 0; kind < deck.length; kind++) sum += deck[kind];
  return sum;
};

/** O4: all cards drawn are shuffled anew, or nothing happens any more. */
const draw = (table: Table): void => {
  if (left(table) === 0) {
    if (!table.rules.options.reshuffleCards) {
      chainDone(table);
      return;
    }
    table.deck.set(table.rules.deck);
  }
  table.enter(CARD, CHANCE);
};

export const takeCard = (table: Table, card: number): void => {
  table.deck[card]--;
  table.counts[card === KILL ? DRAWN_KILL : card === TURNED ? DRAWN_TURNED : DRAWN_RUN]++;
  if (card === KILL) killFoe(table);
  else if (card === TURNED) turn(table);
  else flee(table, card - RUN);
};

/** O5: who has fled too often since the roll stays where it is. */
const flee = (table: Table, distance: number): void => {
  const { fighter, flights, counts } = table;
  if (flights[fighter] === MOST_FLIGHTS) {
    counts[CUT]++;
    table.layBackUsed();
    chainDone(table);
    return;
  }
  flights[fighter]++;
  table.foes = 0;
  table.foe = NONE;
  table.flight = distance;
  table.enter(FLIGHT, fighter);
};

export const takeFlight = (table: Table, space: number): void => {
  table.flight = 0;
  arrive(table, table.fighter, space);
};

const killFoe = (table: Table): void => {
  const { fighter, foe, zombieAt, zombiesOn } = table;
  zombiesOn[zombieAt[foe]]--;
  zombieAt[foe] = NONE;
  table.counts[KILLED]++;
  if (foe >= NEUTRALS) takeOut(table, foe - NEUTRALS, fighter);
  const others = table.foes & ~(1 << foe);
  if (others === 0) {
    chainDone(table);
    return;
  }
  table.pickUp(fighter);
  fight(table, fighter, others);
};

/** A turned player was killed: what it had goes to its killer. */
const takeOut = (table: Table, seat: number, killer: number): void => {
  const { batteries, shotguns, holder } = table;
  table.inPlay &= ~(1 << seat);
  batteries[killer] += batteries[seat];
  batteries[seat] = 0;
  shotguns[killer] += shotguns[seat];
  shotguns[seat] = 0;
  for (let card = 0; card < WEAPON_CARDS; card++) if (holder[card] === seat) holder[card] = killer;
};

/** The fighter becomes a zombie where it stands; its weapons go home and its shotguns leave the game. */
const turn = (table: Table): void => {
  const { fighter, humanAt, zombieAt, holder, rules } = table;
  const space = humanAt[fighter];
  humanAt[fighter] = NONE;
  zombieAt[NEUTRALS + fighter] = space;
  table.zombiesOn[space]++;
  table.humans &= ~(1 << fighter);
  table.counts[TURNED_IN + fighter] = table.turn;
  if (!rules.options.turnedKeepsWeapons) {
    table.shotguns[fighter] = 0;
    for (let card = 0; card < WEAPON_CARDS; card++) if (holder[card] === fighter) holder[card] = NONE;
  }
  if (table.humans === 0) endWithoutHumans(table);
  else chainDone(table);
};

// ---- attacks ----

/** The zombie that moved attacks the humans on its space, a bit each. */
export const startAttack = (table: Table, humans: number): void => {
  table.waiting = humans;
  nextAttacked(table);
};

/** Who has a weapon fights first, then whose turn comes next; a card laid back on the space goes to the first that fights. */
const nextAttacked = (table: Table): void => {
  const seat = firstToFight(table);
  table.waiting &= ~(1 << seat);
  table.pickUp(seat);
  fight(table, seat, 1 << table.mover);
};

const firstToFight = (table: Table): number => {
  const { seats } = table.rules;
  let found: number = NONE;
  for (let i = seats; i > 0; i--) {
    const seat = (table.active + i) % seats;
    if (((table.waiting >> seat) & 1) === 0) continue;
    if (found === NONE || table.hasWeapon(seat) || !table.hasWeapon(found)) found = seat;
  }
  return found;
};

/** O2: what becomes of the game when nobody is human any more. */
const endWithoutHumans = (table: Table): void => {
  if (table.foe < NEUTRALS) table.end(BY_ZOMBIES, NONE);
  else table.end(LAST_BITE, table.foe - NEUTRALS);
};

/** The fighter has come to rest, or is turned: whoever waits for the same attacker is next, if it still stands. */
const chainDone = (table: Table): void => {
  table.fighter = NONE;
  table.foes = 0;
  table.foe = NONE;
  if (table.waiting !== 0 && table.zombieAt[table.mover] !== NONE) {
    nextAttacked(table);
    return;
  }
  table.waiting = 0;
  table.enter(RESTED, CHANCE);
};
