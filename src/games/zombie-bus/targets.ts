import { ACTION, countOf, type Dice, die, listParts, mostParts, SYMBOLS, size } from './dice.js';
import { STEVEN } from './heroes.js';
import { crowdRelief, LAST_TILE } from './plan-worth.js';
import type { Rules } from './rules.js';
import * as stages from './stages.js';
import type { Standing } from './standing.js';
import type { BusState } from './state.js';
import { NO_TILE } from './table.js';
import { TOKENS_FOR } from './tokens.js';
import { at } from './weights.js';
import { BUS, cardOf, FRESH, placeOf, UNDISTRACTED, type Wounds, woundCount, woundsBy } from './zombie.js';

/** Targets beyond so many are not looked at. */
const MOST = 64;
const OUT_OF_REACH = 15;
/** A zombie has no more symbols than this. */
const SYMBOLS_OF_CARD = 8;

const FACES = at('faces');
const FACES_PER_TURN = at('facesPerTurn');
const TURNS = at('turns');
const LACK_AROUND = at('lackAround');
const LACK_ON_HEROES = at('lackOnHeroes');
const LOST_ROLLS = at('lostRolls');
const FULL_HEROES = at('fullHeroes');
const ROOM = at('room');
const LESS_DICE = at('lessDice');
const NO_ACTION = at('noAction');
const LESS_DICE_ON_HERO = at('lessDiceOnHero');
const NO_ACTION_ON_HERO = at('noActionOnHero');
const TOKENS = at('tokens');

/** What the active seat can do with its dice: free a tile, kill a zombie, or draw one away from the bus onto itself. */
export class Targets {
  count = 0;
  /** By target: the faces that it takes, and what it adds to the log-odds, a crowd around the bus left out. */
  readonly need = new Int32Array(MOST);
  readonly worth = new Float64Array(MOST);
  /** By target, 1 or 0: whether a zombie less is around the bus, whether it charges, whether a tile is freed. */
  readonly removes = new Uint8Array(MOST);
  readonly charges = new Uint8Array(MOST);
  readonly frees = new Uint8Array(MOST);
  /** By target: the first one of another zombie or pile. */
  readonly next = new Uint8Array(MOST);
  /** Symbols, as faces, that a wound may cover without a charge. */
  harmless: Dice = 0;
  /** Zombies that may charge before the active hero is zombified. */
  room = 0;

  /** Whether all ways to wound a zombie into a charge are listed, or that which the dice that lie serve best. */
  private everyWay = false;
  /** Bruce's first attack on another player takes no action face. */
  private throws = false;
  private spare = 0;
  private tilesLeft = 0;
  private readonly parts = new Int32Array(mostParts(SYMBOLS_OF_CARD));

  constructor(
    private readonly rules: Rules,
    private readonly weights: Float64Array,
  ) {}

  /** Those of dice that are being assigned; what most matters stands first. */
  list(state: BusState, standing: Standing): void {
    this.everyWay = false;
    this.throws = state.throws;
    this.fill(state, standing);
  }

  /** Those of a turn whose dice are still rolled. */
  listAll(state: BusState, standing: Standing, throws: boolean): void {
    this.everyWay = true;
    this.throws = throws;
    this.fill(state, standing);
  }

  /** The log-odds of a plan that has removed and freed so many, with one target more. */
  valueWith(i: number, removed: number, freed: number, value: number): number {
    let total = value + this.worth[i];
    if (this.removes[i] === 1) total += crowdRelief(this.weights, this.spare + removed);
    if (this.frees[i] === 1 && freed + 1 === this.tilesLeft) total += LAST_TILE;
    return total;
  }

  private fill(state: BusState, standing: Standing): void {
    this.spare = standing.spare;
    this.tilesLeft = state.stack[0] + state.stack[1];
    this.count = 0;
    this.harmless = 0;
    this.room = standing.roomOn(state, state.active);
    const acts = state.stage <= stages.FREE && !state.isActionForbidden();
    if (acts && standing.spare >= 0) this.addTiles(state, standing);
    for (let slot = 0; slot < state.count; slot++) {
      if (!state.isCovered(slot)) this.addZombie(state, standing, slot, this.facesToAttack(state, slot, acts));
    }
    if (acts && standing.spare < 0) this.addTiles(state, standing);
  }

  private add(need: Dice, worth: number, removes: number, charges: number, frees: number): void {
    const i = this.count;
    if (i === MOST) return;
    this.need[i] = need;
    this.worth[i] = worth;
    this.removes[i] = removes;
    this.charges[i] = charges;
    this.frees[i] = frees;
    this.next[i] = i + 1;
    this.count++;
  }

  private addTiles({ top }: BusState, { features }: Standing): void {
    const { weights } = this;
    const a = weights[FACES] + weights[FACES_PER_TURN] / (features[TURNS] + 1);
    for (let pile = 0; pile < 2; pile++) {
      if (top[pile] === NO_TILE) continue;
      const cost = this.rules.tiles.cost[top[pile]];
      this.add(cost * die(ACTION), -a * cost, 0, 0, 1);
    }
  }

  /** Action faces that it takes to attack a zombie at all; more than there are dice where it can't be. */
  private facesToAttack(state: BusState, slot: number, acts: boolean): number {
    const zombie = state.zombies[slot];
    let faces = 0;
    if (!state.isReached(slot)) {
      if (state.stage > stages.OPEN || !(acts || this.throws)) return OUT_OF_REACH;
      if (!this.throws) faces++;
    }
    if (this.rules.cards.guarded[cardOf(zombie)] === 1 && (zombie & UNDISTRACTED) !== 0) {
      if (state.stage > stages.DISTRACT || !acts) return OUT_OF_REACH;
      faces++;
    }
    return faces;
  }

  private addZombie(state: BusState, standing: Standing, slot: number, faces: number): void {
    if (faces === OUT_OF_REACH) return;
    const { cards } = this.rules;
    const zombie = state.zombies[slot];
    const card = cardOf(zombie);
    const wounds = woundCount(state.woundsAt(slot));
    const lack = cards.symbols[card] - wounds;
    const open = openFaces(state, slot, cards.full[card] - state.woundsAt(slot));
    const mortal = size(open) === lack;
    const action = faces * die(ACTION);
    const first = this.count;
    const fresh = state.assigned[slot] > 0 || (zombie & FRESH) !== 0;
    if (placeOf(zombie) === BUS && !(fresh && wounds >= cards.reaction[card])) {
      if (mortal) this.add(open + action, this.aroundWorth(card, lack), 1, 0, 0);
      this.addCharge(state, standing, card, wounds, open, action);
      if (faces === 0) this.noteHarmless(open, Math.max(0, cards.reaction[card] - 1 - wounds));
    } else {
      if (mortal) this.add(open + action, this.heroWorth(state, standing, placeOf(zombie), card, lack), 0, 0, 0);
      if (faces === 0) this.noteHarmless(open, lack);
    }
    for (let i = first; i < this.count; i++) this.next[i] = this.count;
  }

  /** A charge takes a zombie away from the bus with fewer wounds than a kill. */
  private addCharge(state: BusState, standing: Standing, card: number, wounds: number, open: Dice, action: Dice): void {
    const { cards } = this.rules;
    if (this.room <= 0 || cards.reaction[card] > cards.symbols[card]) return;
    const missing = Math.max(1, cards.reaction[card] - wounds);
    const lack = cards.symbols[card] - wounds;
    if (missing >= lack || missing > size(open)) return;
    const { active } = state;
    const { weights } = this;
    let worth = this.aroundWorth(card, lack) + weights[LACK_ON_HEROES] * (lack - missing) - weights[ROOM];
    if (standing.on[active] >= state.freeZombies(active)) worth += weights[LOST_ROLLS];
    if (this.room === 1) worth += weights[FULL_HEROES];
    if (state.hero[active] !== STEVEN) worth += this.heroCurses(card);
    if (!this.everyWay) {
      this.add(wayToWound(open, missing, state.dice) + action, worth, 1, 1, 0);
      return;
    }
    const parts = listParts(open, this.parts);
    for (let i = 0; i < parts; i++) {
      if (size(this.parts[i]) === missing) this.add(this.parts[i] + action, worth, 1, 1, 0);
    }
  }

  private aroundWorth(card: number, lack: number): number {
    const { weights } = this;
    const { lessDice, noAction } = this.rules.cards;
    return -(weights[LACK_AROUND] * lack + weights[LESS_DICE] * lessDice[card] + weights[NO_ACTION] * noAction[card]);
  }

  private heroCurses(card: number): number {
    const { lessDice, noAction } = this.rules.cards;
    return this.weights[LESS_DICE_ON_HERO] * lessDice[card] + this.weights[NO_ACTION_ON_HERO] * noAction[card];
  }

  private heroWorth(state: BusState, standing: Standing, place: number, card: number, lack: number): number {
    const { weights } = this;
    const seat = place === BUS ? state.active : place - 1;
    let cost = weights[LACK_ON_HEROES] * lack;
    if (state.hero[seat] !== STEVEN) cost += this.heroCurses(card);
    if (standing.lostRolls(state, seat) > 0) cost += weights[LOST_ROLLS];
    if (standing.roomOn(state, seat) <= 0) cost += weights[FULL_HEROES];
    const tokens = place === BUS ? 0 : Math.min(state.bagCount, TOKENS_FOR[state.hero[seat]]);
    return weights[TOKENS] * tokens + weights[ROOM] - cost;
  }

  private noteHarmless(open: Dice, most: number): void {
    for (let symbol = 0; symbol < SYMBOLS; symbol++) {
      const more = Math.min(countOf(open, symbol), most);
      this.harmless += Math.min(more, 15 - countOf(this.harmless, symbol)) * die(symbol);
    }
  }
}

/** The symbols of a zombie that the assignment may still wound, as faces. */
const openFaces = (state: BusState, slot: number, open: Wounds): Dice => {
  const first = state.stage === stages.WOUND ? Math.max(0, state.cursor - slot * SYMBOLS) : 0;
  let faces = 0;
  for (let symbol = first; symbol < SYMBOLS; symbol++) faces += woundsBy(open, symbol) * die(symbol);
  return faces;
};

/** So many of some symbols, those first that dice show. */
const wayToWound = (open: Dice, wounds: number, dice: Dice): Dice => {
  let need = 0;
  let left = wounds;
  for (let round = 0; round < 2 && left > 0; round++) {
    for (let symbol = 0; symbol < SYMBOLS && left > 0; symbol++) {
      const free = countOf(open, symbol) - countOf(need, symbol);
      const taken = Math.min(left, free, round === 0 ? countOf(dice, symbol) : left);
      need += taken * die(symbol);
      left -= taken;
    }
  }
  return need;
};
